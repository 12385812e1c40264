import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { session } from './staffAnswers.ts';
import { type StaffPageMeta, type StaffPageStory, sent, staffPage } from './staffPage.tsx';
import { mailText, texts, textsServer } from './textsServer.ts';

const server = (answers: Parameters<typeof textsServer>[0] = {}) => textsServer(answers, [mailText, ...texts]);
const path = `/translations?language=ln&text=${encodeURIComponent(mailText.id)}`;

export default {
  ...staffPage,
  title: 'Pages/Staff/Translations/Preview of a mail',
  tags: ['!autodocs'],
  args: { path, server: server() },
} satisfies StaffPageMeta;

const show = () => screen.findByRole('button', { name: 'Show the mail' });
const openDialog = async () => {
  await userEvent.click(await show());
  return within(await screen.findByRole('dialog', { name: 'The mail as people get it' }));
};
const asked = () =>
  sent.filter((call) => call.includes('mail-preview')).map((call) => JSON.parse(call.slice(call.indexOf('{'))));

export const Opened: StaffPageStory = {
  play: async () => {
    await (await openDialog()).findByText(/NZ-K-2026/);
  },
};
export const OpenedOnPhone: StaffPageStory = { ...Opened, globals: { viewport: { value: 'mobile1' } } };
export const OpenedDark: StaffPageStory = { ...Opened, globals: { theme: 'dark' } };

export const Keyboard: StaffPageStory = {
  name: '[MAILTEXT-05] a mail is opened and closed by keyboard, and focus returns to the button',
  play: async () => {
    (await show()).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'The mail as people get it' }));
    await expect(await dialog.findByText('The receipt of your gift (ln)')).toBeInTheDocument();
    await expect(dialog.getByText('nzete-receipt-2026-0001.pdf')).toBeInTheDocument();
    await expect(dialog.getByText(/Number: NZ-K-2026-7K3Q9X/)).toHaveAttribute('lang', 'ln');
    await expect(dialog.getByText('Mails with this text: 2')).toHaveAttribute('role', 'status');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await show()).toHaveFocus();
  },
};

export const Html: StaffPageStory = {
  name: '[MAILTEXT-05] HTML is in a frame that runs no script; the same mail stays when the language changes',
  play: async () => {
    const dialog = await openDialog();
    const which = await dialog.findByRole('combobox', { name: 'Mails with this text' });
    await userEvent.selectOptions(which, 'newsletter-test/message/1');
    const frame = () => dialog.findByTitle<HTMLIFrameElement>(/^The mail \(/);
    await expect(await frame()).toHaveAttribute('sandbox', '');
    await expect(await frame()).toHaveAttribute('srcdoc', expect.stringContaining('Nzete ln'));
    await expect((await frame()).contentDocument).toBeNull();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'fr');
    await waitFor(async () => expect(await frame()).toHaveAttribute('srcdoc', expect.stringContaining('Nzete fr')));
    await expect(dialog.getByTitle('The mail (Français)')).toBeInTheDocument();
  },
};

export const Typed: StaffPageStory = {
  name: '[MAILTEXT-06] the mail has what is typed in its language, and nothing is saved',
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Translation: Lingala' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Nimero {{reference}');
    const dialog = await openDialog();
    await expect(await dialog.findByText(/Nimero NZ-K-2026-7K3Q9X/)).toBeInTheDocument();
    await expect(dialog.getByText(/^It shows what you have typed/)).toBeInTheDocument();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'sw');
    await expect(await dialog.findByText(/Number: NZ-K-2026-7K3Q9X/)).toBeInTheDocument();
    await expect(dialog.queryByText(/^It shows what you have typed/)).toBeNull();
    await expect(asked().map(({ language, text }) => [language, text])).toEqual([
      ['ln', 'Nimero {reference}'],
      ['sw', undefined],
    ]);
    await expect(sent.every((call) => call.startsWith('POST /translations/mail-preview'))).toBe(true);
  },
};

export const Refused: StaffPageStory = {
  name: '[MAILTEXT-06] a mail that cannot be composed says why',
  args: { server: server({ 'POST /translations/mail-preview': 422 }) },
  play: async () => {
    const dialog = await openDialog();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The server says 422.');
  },
};

export const Reader: StaffPageStory = {
  name: '[MAILTEXT-04] who may not translate, and a text of a page, have no mail to show',
  args: { server: server({ 'GET /session': { ...session, role: 'reviewer' } }) },
  play: async () => {
    await screen.findByRole('textbox', { name: 'Translation: Lingala' });
    await expect(screen.queryByRole('button', { name: 'Show the mail' })).toBeNull();
  },
};
