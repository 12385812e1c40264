import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { published, sent, teamSchema } from './contentServer.ts';
import { type ContentMeta, type ContentStory, contentStory, field } from './contentStory.tsx';

export default {
  ...contentStory,
  title: 'Pages/Staff/Typing/Tests',
  tags: ['!autodocs', '!dev'],
  args: { query: '?list=team&item=2', server: {} },
} satisfies ContentMeta;

const TYPED = `C'est à Nsele que tout a commencé : d'abord un forage !`;
const RIGHT = 'C’est à Nsele que tout a commencé\u00a0: d’abord un forage\u00a0!';
const french = () => field(/^Responsibilities Français/);
const lastDraft = () => sent.findLast((one) => one.call === 'PUT /content/draft')?.body;

const typeAndLeave = async () => {
  const text = await french();
  await userEvent.clear(text);
  await userEvent.type(text, TYPED);
  await expect(text).toHaveValue(TYPED);
  await userEvent.tab();
  return text;
};

export const Corrected: ContentStory = {
  name: '[TYPING-01] a text is corrected when its field is left, which is said; the draft has what is shown',
  play: async () => {
    const text = await typeAndLeave();
    await expect(text).toHaveValue(RIGHT);
    await expect(await screen.findByText('Corrections of typing: 4')).toHaveRole('status');
    // A pause while typing may have saved a draft before.
    await waitFor(() => expect(JSON.stringify(lastDraft())).toContain(RIGHT), { timeout: 5000 });
    await expect(lastDraft()).toMatchObject({ as_typed: true });
  },
};

export const UndoneByKey: ContentStory = {
  name: '[TYPING-03] Ctrl+Z in the field brings back what was typed, which is not corrected again',
  play: async () => {
    const text = await typeAndLeave();
    await expect(text).toHaveValue(RIGHT);
    text.focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(text).toHaveValue(TYPED);
    await userEvent.tab();
    await expect(text).toHaveValue(TYPED);
    await expect(await screen.findByText('It stays as you typed it.')).toHaveRole('status');
    await userEvent.type(text, ' "Oui"');
    await userEvent.tab();
    await expect(text).toHaveValue(`${RIGHT} «\u00a0Oui\u00a0»`);
  },
};

export const UndoneByButton: ContentStory = {
  name: '[TYPING-03] a button brings back what was typed, and focus goes to the field',
  play: async () => {
    // Another text than that of the story before: the tab knows what was left.
    const text = await french();
    await userEvent.clear(text);
    await userEvent.type(text, `L'eau`);
    await userEvent.tab();
    await expect(text).toHaveValue('L’eau');
    const undo = await screen.findByRole('button', { name: 'Leave as I typed' });
    await expect(undo.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    undo.focus();
    await userEvent.keyboard('{Enter}');
    await expect(text).toHaveValue(`L'eau`);
    await expect(text).toHaveFocus();
    await userEvent.tab();
    await expect(text).toHaveValue(`L'eau`);
  },
};

export const Untouched: ContentStory = {
  name: '[TYPING-01] a field that was only visited stays as it is, and names are no prose',
  play: async () => {
    const name = await field('Name');
    await userEvent.type(name, " N'Sele");
    await userEvent.tab();
    await expect(name).toHaveValue("Amani Mfano N'Sele");
    const text = await french();
    await userEvent.click(text);
    await userEvent.tab();
    await expect(screen.queryByText(/^Corrections of typing/)).toBeNull();
  },
};

/** The same list with a number, in the second item. */
const withNumber = {
  ...published,
  schema: {
    ...teamSchema,
    items: { ...teamSchema.items, properties: { ...teamSchema.items.properties, volunteers: { type: 'number' } } },
  },
  published: {
    ...published.published,
    body: (published.published.body as object[]).map((member) => ({ ...member, volunteers: 12 })),
  },
};
const volunteers = () => field(/^(Volunteers|Bénévoles)/);
const writtenNumber = () => (lastDraft() as { body: { volunteers: unknown }[] } | undefined)?.body[1]?.volunteers;

const typeNumber = async (typed: string) => {
  const input = await volunteers();
  await userEvent.clear(input);
  // As a whole: the field never loses it on the way.
  fireEvent.change(input, { target: { value: typed } });
  await userEvent.click(input);
  await userEvent.tab();
  return volunteers();
};

export const Numbers: ContentStory = {
  name: '[TYPING-04] a number is read as the reader’s language writes it, and what is none stays and says what to do',
  globals: { locale: 'fr' },
  args: { server: { list: withNumber } },
  play: async () => {
    const input = await volunteers();
    await userEvent.clear(input);
    await userEvent.type(input, '52 000');
    await expect(await volunteers()).toHaveValue('52 000');
    await userEvent.tab();
    await expect(await volunteers()).toHaveValue('52\u202f000');
    await waitFor(() => expect(writtenNumber()).toBe(52_000), { timeout: 5000 });
    await expect(await typeNumber('52.000')).toHaveValue('52\u202f000');
    await expect(await typeNumber('52,5')).toHaveValue('52,5');
    await waitFor(() => expect(writtenNumber()).toBe(52.5), { timeout: 5000 });
    const wrong = await typeNumber('52 00 0');
    await expect(wrong).toHaveValue('52 00 0');
    await expect(wrong).toBeInvalid();
    await expect(wrong).toHaveAccessibleDescription(/52 00 0.*52\u202f000 ou 52,5/);
  },
};
