import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answers, session, template } from './staffAnswers.ts';
import { type StaffPageMeta, type StaffPageStory, sent, staffPage } from './staffPage.tsx';

export default { ...staffPage, title: 'Pages/Staff/Tests', tags: ['!autodocs', '!dev'] } satisfies StaffPageMeta;

export const Loading: StaffPageStory = {
  args: { path: '/people', server: { 'GET /people': 'never' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const Failure: StaffPageStory = {
  name: '[STAFF-33] a list that failed to load says why, and is loaded again on request',
  args: { path: '/people', server: { 'GET /people': 503 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This could not be loaded/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const OtherRole: StaffPageStory = {
  name: '[STAFF-32] a page that the role may not open is absent from the navigation, and says so at its address',
  args: { path: '/people', server: { 'GET /session': { ...session, role: 'editor' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your role does not open this page' })).toBeVisible();
    const navigation = within(canvas.getByRole('navigation', { name: 'Staff area' }));
    const names = navigation.getAllByRole('link').map(({ textContent }) => textContent?.replace(/\d.*/, ''));
    await expect(names).toEqual([
      'Today',
      'Inbox',
      'Content',
      'Translations',
      'News',
      'Newsletter',
      'Gifts',
      'Events',
      'Templates',
    ]);
  },
};

export const SignedOut: StaffPageStory = {
  name: '[STAFF-33] a session that ended leads to the sign-in and back, with what was typed',
  args: { path: '/templates/accepted', server: { 'PUT /templates/accepted': 401, 'POST /sign-in': session } },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Name, for colleagues' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Welcome');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/Your session has ended/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username or e-mail' }), 'amani');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('textbox', { name: 'Name, for colleagues' })).toHaveValue('Welcome');
    await expect(sent.at(-1)).toBe('POST /sign-in {"username":"amani","password":"correct horse"}');
  },
};

export const LostConnection: StaffPageStory = {
  name: '[STAFF-33] a lost connection says so, and keeps what was typed',
  args: { path: '/templates/new', server: { 'POST /templates': 'offline' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name, for colleagues' }), 'Welcome');
    for (const language of ['English', 'French', 'Lingala', 'Kiswahili'])
      await userEvent.type(canvas.getByRole('textbox', { name: language }), 'Text');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/Our server does not answer/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'English' })).toHaveValue('Text');
    await expect(canvas.getByText('Not saved yet. It is kept in this tab.')).toBeVisible();
  },
};

export const WrongPassword: StaffPageStory = {
  args: { path: '/sign-in', server: { 'GET /session': 401, 'POST /sign-in': 401 } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Username or e-mail' })).toHaveFocus());
    await userEvent.keyboard('amani{Tab}wrong{Enter}');
    await expect(await canvas.findByText('The server says 401.')).toBeVisible();
  },
};

export const RecoveryCodes: StaffPageStory = {
  name: '[STAFF-31] after the set-up of the second factor the ten recovery codes are shown, once',
  args: {
    path: '/sign-in',
    server: {
      'GET /session': { ...session, second_factor: 'to-set-up' },
      'POST /second-factor/secret': { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/a?secret=JBSWY3DPEHPK3PXP' },
      'PUT /second-factor': { recovery_codes: Array.from({ length: 10 }, (_, index) => `7K3Q-9XB${index}`) },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'QR code for the app on your phone' })).toBeVisible();
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '492 039{Enter}');
    await expect(await canvas.findByText('7K3Q-9XB9')).toBeVisible();
    await expect(sent.at(-1)).toBe('PUT /second-factor {"code":"492039"}');
    await userEvent.click(canvas.getByRole('button', { name: 'I have kept them' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  },
};

export const BrokenInvitation: StaffPageStory = {
  args: { path: '/invitation', server: { 'GET /session': 401 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This address has no invitation/)).toBeVisible();
  },
};

export const Invited: StaffPageStory = {
  name: '[STAFF-34] an administrator invites someone, and gets the link to give',
  args: {
    path: '/people',
    server: {
      'POST /people/invitations': { link: 'https://nzete.example/#t', expires_at: '2026-03-14T08:00:00.000Z' },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite someone' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite someone' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'kevin@nzete.example');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'Reviewer');
    await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    // The dialog fades in.
    await waitFor(() => expect(screen.getByText('https://nzete.example/#t')).toBeVisible());
    await expect(sent.at(-1)).toBe(
      'POST /people/invitations {"email":"kevin@nzete.example","role":"reviewer","language":"en"}',
    );
  },
};

export const RoleChanged: StaffPageStory = {
  name: '[STAFF-34] a role is changed by keyboard from the menu of a person',
  args: { path: '/people', server: { 'PATCH /people/2': {} } },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Actions for grace' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Change the role' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the role: grace' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'Editor');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual(['PATCH /people/2 {"role":"editor","expected_role":"reader"}']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const NewRecoveryCodes: StaffPageStory = {
  name: '[STAFF-03] lost recovery codes are replaced by ten new ones, which are shown once',
  args: {
    path: '/sessions',
    server: {
      'POST /second-factor/recovery-codes': {
        recovery_codes: Array.from({ length: 10 }, (_, index) => `8K3Q-9XB${index}`),
      },
    },
  },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Make new recovery codes' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('8K3Q-9XB9')).toBeVisible();
    await expect(sent).toEqual(['POST /second-factor/recovery-codes']);
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Your ten recovery codes' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Make new recovery codes' })).toHaveFocus());
    await expect(canvas.queryByText('8K3Q-9XB9')).toBeNull();
  },
};

export const SessionEnded: StaffPageStory = {
  name: '[STAFF-35] a session of another device is ended',
  args: { path: '/sessions', server: { 'DELETE /sessions/s2': {} } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End the session on Unknown device' }));
    await waitFor(() => expect(sent).toEqual(['DELETE /sessions/s2']));
  },
};

export const TemplateChanged: StaffPageStory = {
  name: '[STAFF-37] a template needs its text in every language',
  args: {
    path: '/templates/accepted',
    server: { 'PUT /templates/accepted': template, 'GET /templates': answers['GET /templates'] ?? [] },
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Lingala' });
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect((await canvas.findAllByText(/Write the message in this language too/))[0]).toBeVisible();
    await expect(sent).toEqual([]);
    await userEvent.type(field, 'Boyei malamu!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('link', { name: 'New template' })).toBeVisible();
    await expect(JSON.parse(sent[0]?.replace('PUT /templates/accepted ', '') ?? '').texts.ln).toBe('Boyei malamu!');
  },
};

/** A colleague saves while the form is open. */
function changedTemplate() {
  const theirs = { ...template, name: 'Theirs', updated_by: 'baraka', updated_at: '2026-06-02T08:30:00.000Z' };
  let stored = template;
  return {
    'GET /templates': () => [stored],
    'PUT /templates/accepted': (_query: URLSearchParams, body: string) => {
      if (JSON.parse(body).updated_at === theirs.updated_at) return theirs;
      stored = theirs;
      return 409;
    },
  };
}

const saveMine: NonNullable<StaffPageStory['play']> = async ({ canvas }) => {
  const field = await canvas.findByRole('textbox', { name: 'Name, for colleagues' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Mine');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(await canvas.findByText(/baraka saved this on/)).toBeVisible();
  await expect(field).toHaveValue('Mine');
};

export const TemplateConflict: StaffPageStory = {
  name: '[RACE-03] a template that a colleague has changed is compared, and one’s own version kept',
  args: { path: '/templates/accepted', server: changedTemplate },
  play: async (context) => {
    const { canvas } = context;
    await saveMine(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Compare both' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Compare both' });
    await expect(within(dialog).getByText('The other one:').parentElement).toHaveTextContent('Theirs');
    await expect(within(dialog).getByText('Mine:').parentElement).toHaveTextContent(/Mine: Mine$/);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep mine' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('link', { name: 'New template' })).toBeVisible();
    await expect(JSON.parse(sent.at(-1)?.replace('PUT /templates/accepted ', '') ?? '').name).toBe('Mine');
  },
};

export const TemplateTheirs: StaffPageStory = {
  name: '[RACE-03] a template that a colleague has changed is taken over',
  args: { path: '/templates/accepted', server: changedTemplate },
  play: async (context) => {
    const { canvas } = context;
    await saveMine(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Use the other one' }));
    await expect(canvas.getByRole('textbox', { name: 'Name, for colleagues' })).toHaveValue('Theirs');
    await expect(canvas.queryByText(/baraka saved this on/)).toBeNull();
  },
};

export const Figures: StaffPageStory = {
  name: '[STAFF-39] Today says what waits and for how long, how the server is, what is a sample, and what is read',
  play: async ({ canvas }) => {
    const waiting = within(await canvas.findByRole('region', { name: 'What waits' }));
    await expect(waiting.getByRole('link', { name: 'Identity checks' })).toHaveAttribute(
      'href',
      '/staff/inbox?kind=kyc&state=waiting&order=oldest',
    );
    await expect(waiting.getAllByText(/The oldest waits \d+ (?:min|h|d)/)).toHaveLength(3);
    await expect(canvas.getByText('Waiting to be sent: 2. Given up: 1.')).toBeVisible();
    await expect(canvas.getByRole('row', { name: '/climate-mitigation 240' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Partners: 12' })).toHaveAttribute('href', '/partners');
    await expect(canvas.getByText('/another-list: 1')).toBeVisible();
    await expect(canvas.getByText('Réparez-vous des vélos ?')).toHaveAttribute('lang', 'fr');
  },
};

export const ToTranslate: StaffPageStory = {
  name: '[LANG-15] Today counts the texts to translate in each language, with links to them under Translations',
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Texts to translate' }));
    await expect(section.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'Missing: 3, Lingala',
      'Original has changed: 12, Lingala',
      'Not checked yet: 2,800, Lingala',
      'Not checked yet: 1, Kiswahili',
    ]);
    await expect(section.getByRole('link', { name: 'Missing: 3, Lingala' })).toHaveAttribute(
      'href',
      '/staff/translations?language=ln&state=missing',
    );
  },
};
