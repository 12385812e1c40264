import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { session } from './staffAnswers.ts';
import { type StaffPageMeta, type StaffPageStory, sent, staffPage } from './staffPage.tsx';
import { texts, textsServer } from './textsServer.ts';

export default {
  ...staffPage,
  title: 'Pages/Staff/Translations',
  tags: ['!autodocs'],
  args: { path: '/translations?language=ln', server: textsServer() },
} satisfies StaffPageMeta;

const [outdated, missing, changed, checked] = texts.map(
  ({ id }) => `/translations?language=ln&text=${encodeURIComponent(id)}`,
) as [string, string, string, string]; // there are four
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Translation: Lingala' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

export const List: StaffPageStory = {};
export const ListOnPhone: StaffPageStory = { globals: { locale: 'fr', viewport: { value: 'mobile1' } } };
export const Nothing: StaffPageStory = { args: { path: '/translations', server: textsServer({}, []) } };
export const Opened: StaffPageStory = { args: { path: outdated }, globals: { locale: 'fr' } };
export const OpenedDark: StaffPageStory = { args: { path: missing }, globals: { theme: 'dark' } };
export const OpenedOnPhone: StaffPageStory = {
  args: { path: changed },
  globals: { locale: 'ln', viewport: { value: 'mobile1' } },
};

export const Filters: StaffPageStory = {
  name: '[TEXTS-20] the list has the number of texts in each state, and filters by state, kind, place and words',
  play: async () => {
    const list = within(await screen.findByRole('navigation', { name: 'Texts to translate' }));
    await expect(list.getAllByRole('link')).toHaveLength(4);
    await expect(list.getByRole('link', { name: /^Share Kabola na bato Not checked yet$/ })).toBeVisible();
    await expect(screen.getByText('1–4 of 4')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Place' }), 'Team, on /team, /about (1)');
    await waitFor(() => expect(screen.getByText('1–2 of 2')).toBeVisible());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Missing');
    await expect(
      await screen.findByRole('link', { name: /^\{count\} trees.*No translation yet Missing$/ }),
    ).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), 'Kabola{Enter}');
    await waitFor(() => expect(screen.queryByText(/trees in/)).toBeNull());
  },
};

export const Pages: StaffPageStory = {
  name: '[TEXTS-20] a long list has pages; [TEXTS-27] the next text at its end is the first of the next page',
  args: { path: `${missing}`, server: textsServer({}, texts, 2) },
  play: async () => {
    await expect(await screen.findByText('1–2 of 4')).toBeInTheDocument();
    await expect(screen.getByText('Text 2 of 4')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Next text' }));
    await expect(await screen.findByText('Text 3 of 4')).toBeVisible();
    await expect(await field()).toHaveValue('Kabola na bato');
    await userEvent.click(screen.getByRole('link', { name: 'Previous text' }));
    await expect(await screen.findByText('Text 2 of 4')).toBeVisible();
  },
};

export const ByKeyboard: StaffPageStory = {
  name: '[TEXTS-27] a text is opened, its neighbours follow and it is saved by keyboard alone',
  play: async () => {
    (await screen.findByRole('link', { name: /^Share/ })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await userEvent.click(await field());
    await userEvent.keyboard('!{Control>}{Enter}{/Control}');
    await expect(await screen.findByText('Saved. All pages show it within half a minute.')).toBeVisible();
    await expect(sent).toEqual([
      'PUT /translations/text {"id":"interface/ui#ui.share","language":"ln","english":"Share","text":"Kabola na bato!","was":"Kabola na bato"}',
    ]);
    await userEvent.keyboard('{Alt>}{PageUp}{/Alt}');
    await expect(await screen.findByText('Text 2 of 4')).toBeVisible();
    await userEvent.keyboard('{Alt>}{PageDown}{/Alt}');
    await expect(await field()).toHaveValue('Kabola na bato!');
  },
};

export const Outdated: StaffPageStory = {
  name: '[TEXTS-22] a text has its English and French beside it; [TEXTS-23] the glossary; [TEXTS-26] what is new in the English',
  args: { path: outdated },
  play: async ({ canvasElement }) => {
    await expect(await field()).toHaveAttribute('lang', 'ln');
    const french = await screen.findByText(/^Dirige les pépinières/);
    await expect(french).toHaveAttribute('lang', 'fr');
    await expect([...canvasElement.querySelectorAll('p mark')].map((mark) => mark.textContent)).toEqual([
      'nurseries',
      'seedlings',
    ]);
    await expect(screen.getByText('nzete ya moke')).toBeVisible();
    await expect(canvasElement.querySelector('del')).toHaveTextContent('Leads the nurseries: seed, seedlings.');
    await expect(screen.getByText('2, Responsibilities')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'See it on /team' })).toHaveAttribute('href', '/team?lang=ln');
    await expect(screen.getByText('Characters: 53; the English has 84.')).toBeVisible();
  },
};

export const Long: StaffPageStory = {
  name: '[TEXTS-25] a translation that is more than 30 % longer than the English is told to be looked at',
  args: { path: changed },
  play: async () => {
    await expect(
      await screen.findByText(
        'Characters: 14; the English has 5. It is 180% longer; up to 30% usually fits. Look at the page.',
      ),
    ).toBeVisible();
  },
};

export const Placeholders: StaffPageStory = {
  name: '[TEXTS-24] a placeholder is put in with one press, and a text without one is not sent',
  args: { path: missing },
  play: async () => {
    await userEvent.type(await field(), 'Banzete  na');
    await userEvent.click(await button('Save'));
    await expect(
      screen.getByText('Put {count}, {province} into your text: without it the page shows something wrong.'),
    ).toBeVisible();
    await expect(await field()).toBeInvalid();
    await expect(sent).toEqual([]);
    (await field()).setSelectionRange(8, 8);
    await userEvent.click(await button('Insert {count}'));
    await expect(await field()).toHaveFocus();
    await expect(await field()).toHaveValue('Banzete {count} na');
    await userEvent.keyboard('{End} ');
    await userEvent.click(await button('Insert {province}'));
    await userEvent.click(await button('Save'));
    await waitFor(() => expect(sent.at(-1)).toMatch(/"text":"Banzete \{count\} na \{province\}","was":null\}$/));
  },
};

export const Check: StaffPageStory = {
  name: '[TEXTS-30] what is typed is saved and marked as checked with one press; [TEXTS-21] the text stays in the list',
  args: { path: `${missing}&state=missing` },
  play: async () => {
    await userEvent.type(await field(), '{{count} na {{province}');
    await userEvent.click(await button('Mark as checked'));
    await expect(await screen.findByText('Marked as checked')).toBeInTheDocument();
    await expect(sent.map((call) => call.replace(/ \{.*/, ''))).toEqual([
      'PUT /translations/text',
      'PUT /translations/check',
    ]);
    await expect(await screen.findByRole('link', { name: /^\{count\} trees.*Checked by amani$/ })).toBeVisible();
    await expect(await field()).toHaveValue('{count} na {province}');
  },
};

export const TakeBack: StaffPageStory = {
  name: '[TEXTS-30] a changed text of the interface shows that of the program, which can be taken back',
  args: { path: changed },
  play: async () => {
    await expect(await screen.findByText('This text was changed here. The program has:')).toBeVisible();
    await userEvent.click(await button('Take back the change'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take back the change' }));
    await expect(dialog.getByText('Kabola')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Take back the change' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await field()).toHaveValue('Kabola');
    await expect(screen.queryByText('This text was changed here. The program has:')).toBeNull();
  },
};

export const Draft: StaffPageStory = {
  name: '[TEXTS-02, TEXTS-31] a text of the content that is not published is saved in the draft of its list, to which a link leads',
  args: { path: checked },
  play: async () => {
    await expect(await screen.findByText(/^A draft of this list waits, saved by dorcas/)).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Open the list under Content' })).toHaveAttribute(
      'href',
      '/staff/content?list=team&item=1',
    );
    await userEvent.type(await field(), '!');
    await userEvent.click(await button('Save'));
    await expect(
      await screen.findByText('Saved in the draft of its list, not published. Publish the list under Content.'),
    ).toBeVisible();
  },
};

export const Kept: StaffPageStory = {
  name: '[TEXTS-28] what was typed before a reload is in the field, and its row says that it is not saved',
  args: { path: changed },
  beforeEach: () =>
    sessionStorage.setItem(
      'nzete-staff:text ln interface/ui#ui.share',
      '{"text":"Kabola yango","was":"Kabola na bato"}',
    ),
  play: async () => {
    await expect(await field()).toHaveValue('Kabola yango');
    await expect(await screen.findByRole('link', { name: /^Share.*something that is not saved$/ })).toBeVisible();
    await userEvent.click(await button('Undo what I typed'));
    await expect(await field()).toHaveValue('Kabola na bato');
    await expect(sessionStorage.getItem('nzete-staff:text ln interface/ui#ui.share')).toBeNull();
  },
};

let isOffline = true;
export const Offline: StaffPageStory = {
  name: '[TEXTS-28] without a network the text is kept in the tab, and sent once the network is back',
  args: {
    path: changed,
    server: () => {
      const server = textsServer()();
      const save = server['PUT /translations/text'];
      isOffline = true;
      return {
        ...server,
        'PUT /translations/text': (query, body) =>
          isOffline || typeof save !== 'function' ? 'offline' : save(query, body),
      };
    },
  },
  play: async () => {
    await userEvent.type(await field(), '!');
    await userEvent.click(await button('Save'));
    await expect(await screen.findByText(/^Not saved\. What you wrote is kept in this tab\./)).toBeVisible();
    await expect(sessionStorage.getItem('nzete-staff:text ln interface/ui#ui.share')).toMatch(/Kabola na bato!/);
    isOffline = false;
    window.dispatchEvent(new Event('online'));
    await expect(await screen.findByText('Saved. All pages show it within half a minute.')).toBeVisible();
    await expect(sessionStorage.getItem('nzete-staff:text ln interface/ui#ui.share')).toBeNull();
  },
};

export const Newer: StaffPageStory = {
  name: '[TEXTS-29] a text that someone else has changed is shown above one’s own, and nothing is overwritten until one is chosen',
  args: {
    path: changed,
    server: () => {
      let now = texts;
      return {
        ...textsServer()(),
        'GET /translations': (query) => {
          const list = textsServer({}, now)()['GET /translations'];
          return typeof list === 'function' ? list(query, '') : 404;
        },
        'PUT /translations/text': (_query, body) => {
          const { text, was } = JSON.parse(body) as { text: string; was: string };
          const isOld = was === 'Kabola na bato';
          const stored = isOld ? 'Kabolela bato' : text;
          now = texts.map((one) => (one.id === 'interface/ui#ui.share' ? { ...one, text: stored } : one));
          return isOld ? 409 : { ...texts[2], text };
        },
      };
    },
  },
  play: async () => {
    await userEvent.type(await field(), '!');
    await userEvent.click(await button('Save'));
    const warning = within(await screen.findByRole('alert'));
    await expect(await warning.findByText('Kabolela bato')).toBeVisible();
    await expect(await field()).toHaveValue('Kabola na bato!');
    await userEvent.click(warning.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(sent.at(-1)).toMatch(/"text":"Kabola na bato!","was":"Kabolela bato"\}$/));
    await waitFor(() => expect(screen.queryByText('Kabolela bato')).toBeNull());
  },
};

export const Reader: StaffPageStory = {
  name: '[TEXTS-32] who may not write reads the texts, and is told who may',
  args: { path: missing, server: textsServer({ 'GET /session': { ...session, role: 'reviewer' } }) },
  play: async () => {
    await expect(await field()).toHaveAttribute('readonly');
    await expect(
      screen.getByText('Your role reads the translations. An editor or an administrator can change them.'),
    ).toBeVisible();
    await expect(screen.queryByRole('button', { name: /Save|Mark|Bring/ })).toBeNull();
    await expect(screen.getByRole('button', { name: 'Insert {count}' })).toBeDisabled();
  },
};

export const LeftOut: StaffPageStory = {
  name: '[TEXTS-22] an address of a text that the filters leave out by now opens it',
  args: { path: `${checked}&state=missing` },
  play: async () => {
    await expect(await field()).toHaveValue('Lingala');
  },
};

export const Gone: StaffPageStory = {
  name: '[TEXTS-22] an address without a text says so',
  args: { path: '/translations?language=ln&text=content%2Fteam%23%2F9%2Frole' },
  play: async () => {
    await expect(await screen.findByText('This text is not in the list')).toBeVisible();
  },
};

const imported = {
  language: 'ln',
  changes: [{ id: 'interface/ui#ui.share', before: 'Kabola na bato', after: 'Kabola' }],
  unchanged: 3,
  refused: [{ id: 'interface/home#site.home.planted', message: 'Write {count} too.' }],
  waiting: [],
  applied: false,
};

export const Files: StaffPageStory = {
  name: '[TEXTS-33] the texts of the list are downloaded; a file comes back in two steps, and says what it would change',
  args: {
    path: '/translations?language=ln&state=outdated',
    server: textsServer({
      'POST /translations/import': (query) => ({ ...imported, applied: query.get('apply') === 'true' }),
    }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await screen.findByText('Translate elsewhere'));
    await expect(screen.getByRole('link', { name: 'Download as XLIFF' })).toHaveAttribute(
      'href',
      '/api/staff/translations/export?language=ln&format=xliff&state=outdated',
    );
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
    const choose = (name: string, text = 'id,text') =>
      userEvent.upload(input, new File([text], name), { applyAccept: false });
    await choose('texts.docx');
    await expect(await screen.findByText(/^This is no XLIFF or CSV file/)).toBeVisible();
    await choose('texts.csv', 'x'.repeat(5_000_001));
    await expect(await screen.findByText(/^This file is larger than 5 MB/)).toBeVisible();
    await expect(sent).toEqual([]);
    await choose('texts.csv');
    const dialog = within(await screen.findByRole('dialog', { name: 'Bring a file back' }));
    await expect(await dialog.findByText('Texts that will change, Lingala: 1')).toBeInTheDocument();
    await expect(dialog.getByText('Kabola na bato')).toBeInTheDocument();
    await expect(dialog.getByText('Texts that stay as they are: 3')).toBeInTheDocument();
    await expect(dialog.getByText('interface/home#site.home.planted: Write {count} too.')).toBeInTheDocument();
    await expect(sent).toEqual(['POST /translations/import id,text']);
    await userEvent.click(dialog.getByRole('button', { name: 'Apply the changes: 1' }));
    await expect(await screen.findByText('Texts that were changed: 1')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const waiting = [{ place: 'content/team', count: 1, message: 'Their original is not published yet.' }];

export const FileWaits: StaffPageStory = {
  name: '[TEXTS-40] after a file is applied the page says how many texts wait in which draft, and why',
  args: {
    path: '/translations?language=ln',
    server: textsServer({
      'POST /translations/import': (query) =>
        query.get('apply') === 'true' ? { ...imported, waiting, applied: true } : imported,
    }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await screen.findByText('Translate elsewhere'));
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
    await userEvent.upload(input, new File(['id,text'], 'texts.csv'), { applyAccept: false });
    const dialog = within(await screen.findByRole('dialog', { name: 'Bring a file back' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Apply the changes: 1' }));
    await expect(await dialog.findByText(/^Saved, but not on the site yet: 1 of 1/)).toBeInTheDocument();
    await expect(dialog.getByRole('link', { name: 'Team' })).toHaveAttribute('href', '/staff/content?list=team');
    await expect(dialog.getByText(/Their original is not published yet/)).toBeInTheDocument();
    await expect(dialog.queryByRole('button', { name: /^Apply/ })).toBeNull();
    await userEvent.click(dialog.getByText('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const FileRefused: StaffPageStory = {
  name: '[TEXTS-33] a file that the server refuses says why, and nothing can be applied',
  args: { server: textsServer({ 'POST /translations/import': 422 }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(await screen.findByText('Translate elsewhere'));
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
    await userEvent.upload(input, new File(['<!DOCTYPE x>'], 'texts.XLF'), { applyAccept: false });
    const dialog = within(await screen.findByRole('dialog', { name: 'Bring a file back' }));
    await expect(await dialog.findByText('The server says 422.')).toBeInTheDocument();
    await expect(dialog.queryByRole('button', { name: /Apply/ })).toBeNull();
  },
};
