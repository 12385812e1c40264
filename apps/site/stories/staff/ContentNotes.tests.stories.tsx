import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { published, sent } from './contentServer.ts';
import { type ContentMeta, type ContentStory, contentStory, field } from './contentStory.tsx';

export default {
  ...contentStory,
  title: 'Pages/Staff/Content/Notes/Tests',
  tags: ['!autodocs', '!dev'],
} satisfies ContentMeta;

const team = { query: '?list=team' };
const dorcas = { query: '?list=team&item=1' };
const later = { timeout: 5000 };
const lastOf = (call: string) => sent.findLast((one) => one.call === call)?.body;
const button = (name: RegExp | string) => screen.findByRole('button', { name }, later);

export const NewItem: ContentStory = {
  name: '[CONTENT-36] a new item shows no fault before its field is left or someone publishes',
  args: team,
  play: async () => {
    await userEvent.click(await button('Add an item'));
    await screen.findByRole('heading', { level: 1, name: 'New item' });
    await waitFor(() => expect(lastOf('PUT /content/draft')).toBeDefined(), later);
    await screen.findByText(/^Draft saved/);
    const isBlamed = (one: HTMLElement) => one.getAttribute('aria-invalid') === 'true';
    const blamed = () => screen.getAllByRole('textbox').filter(isBlamed);
    await expect(blamed()).toEqual([]);
    await expect(screen.queryByText(/^To correct/)).toBeNull();
    await userEvent.click(await field(/^Responsibilities English/));
    await userEvent.tab();
    await waitFor(() => expect(blamed()).toEqual([screen.getByRole('textbox', { name: /^Responsibilities English/ })]));
    await userEvent.click(await button('Publish'));
    await expect(await screen.findByText('To correct before publishing: 1')).toBeVisible();
    await expect(blamed()).toHaveLength(1);
  },
};

export const ItIsSo: ContentStory = {
  name: '[CONTENT-62] a note describes its field, keeps nothing from being published, and is answered by keyboard',
  args: dorcas,
  play: async () => {
    const initials = await field('Initials');
    await userEvent.type(initials, 'Z');
    await expect(
      await screen.findByText('Note: would be DN by the first letters of the name', {}, later),
    ).toBeVisible();
    await expect(initials).toBeValid();
    await expect(initials).toHaveAccessibleDescription(/would be DN/);
    await expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Notes: 1');
    (await button('It is so: Dorcas Ndakisa, Initials')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText(/would be DN/)).toBeNull());
    await waitFor(() => expect(initials).toHaveFocus());
    await expect(lastOf('PUT /content/notes')).toEqual({ path: 'team', code: 'initials', digest: 'DNZ DN' });
    await userEvent.click(await button('Publish'));
    await expect(await screen.findByText('Visitors see all of it.')).toBeVisible();
  },
};

const noted = {
  ...published,
  notes: [
    {
      pointer: '/0/name',
      code: 'figureDiffers',
      value: '50000',
      elsewhere: { path: 'hero', pointer: '/stats/trees' },
      digest: 'a',
    },
    { pointer: '/1/role/ln', code: 'sameText', value: 'en', digest: 'b' },
    { pointer: '', code: 'unheardOf', digest: 'c' },
  ],
};

export const InFrench: ContentStory = {
  name: '[CONTENT-62] notes are said in the language of the reader, lead to their fields, and to where to look',
  args: { ...team, server: { list: noted } },
  globals: { locale: 'fr' },
  play: async () => {
    await expect(await screen.findAllByText('Il y a une remarque')).toHaveLength(2);
    await userEvent.click(await screen.findByText(/^Remarques\s: 3$/, { selector: 'summary, summary *' }));
    await expect(await button(/^Toute la liste\s: a une forme/)).toBeVisible();
    await userEvent.click(await button(/Lingala\s: est le même texte que dans une autre langue \(English\)$/));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Lingala/ })).toHaveFocus());
    await expect(screen.getByRole('textbox', { name: /Lingala/ })).toHaveAccessibleDescription(/est le même texte/);
    await userEvent.click(await button(/^Dorcas Ndakisa, Nom\s: diffère de 50\s000 ailleurs/));
    await waitFor(async () => expect(await field('Nom')).toHaveFocus());
    const link = await screen.findByRole('link', { name: /^Voir\s: / });
    await expect(link).toHaveAttribute('href', '/staff/content?list=hero');
    await expect(screen.queryByText(/It is so/)).toBeNull();
  },
};

export const Reader: ContentStory = {
  name: '[CONTENT-62] who may not write reads notes at their fields, without an answer',
  args: { ...dorcas, server: { role: 'reader', list: noted } },
  play: async () => {
    const main = within(await screen.findByRole('main'));
    await expect(await main.findByText(/^Note: differs from 50,000 elsewhere/)).toBeVisible();
    await expect(main.queryByRole('button', { name: /^It is so/ })).toBeNull();
  },
};

export const OnPhone: ContentStory = {
  name: '[CONTENT-62] on a phone a note is not wider than the screen',
  args: { ...dorcas, server: { list: noted } },
  globals: { viewport: { value: 'mobile1' }, locale: 'fr' },
  play: async ({ canvasElement }) => {
    await expect(await screen.findByText(/^Remarque\s: diffère de/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
