import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { field } from './contentStory.tsx';
import { draft, rain, sending, sent, stopped } from './newsletterServer.ts';
import { type NewsletterMeta, type NewsletterStory, newsletterStory } from './newsletterStory.tsx';

export default {
  ...newsletterStory,
  title: 'Pages/Staff/Newsletter/Tests',
  tags: ['!autodocs', '!dev'],
} satisfies NewsletterMeta;

const opened = { path: '/newsletter/i1' };
const lastOf = (call: string) => sent.findLast((one) => one.call === call)?.body;
const calls = () => sent.map(({ call }) => call);
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const block = async (name: string) => within(await screen.findByRole('group', { name }));
const link = (name: RegExp | string) => screen.findByRole('link', { name });

export const Issues: NewsletterStory = {
  name: '[NEWS-20] each issue is listed with its state and progress, and a new one is begun and opened by keyboard',
  play: async () => {
    const list = within(await screen.findByRole('list', { name: 'Issues' }));
    const [newest, older] = list.getAllByRole('listitem');
    await expect(newest).toHaveTextContent(/Draft.*Saved 12 March 2026, .* by dorcas/);
    await expect(older).toHaveTextContent(/Sent.*Sending began.*by amani.*1,040 of 1,042 sent/);
    (await button('New issue')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'New issue' })).toHaveFocus());
    await expect(calls()).toEqual(['POST /newsletter/issues']);
    await expect(screen.getByText(/^Nothing in it yet/)).toBeVisible();
  },
};

export const Writes: NewsletterStory = {
  name: '[NEWS-21] subject and blocks are written in four languages side by side, and saved after a pause',
  args: opened,
  play: async () => {
    await expect(await field('Subject English, written')).toHaveValue(draft.subject.en);
    const text = await block('1. Text');
    const lingala = text.getByRole('textbox', { name: 'Text Lingala, written' });
    await userEvent.clear(lingala);
    await expect(text.getByRole('textbox', { name: 'Text Lingala, still empty' })).toBeVisible();
    await userEvent.type(lingala, 'Mbula');
    await waitFor(() => expect(lastOf('PUT /newsletter/issue')).toBeDefined(), { timeout: 5000 });
    await expect(lastOf('PUT /newsletter/issue')).toEqual({
      id: 'i1',
      saved_at: draft.saved_at,
      as_typed: true,
      body: {
        ...draft.body,
        blocks: [{ type: 'text', text: { ...rain, ln: 'Mbula' } }, ...draft.body.blocks.slice(1)],
      },
    });
    await expect(await screen.findByText(/^Draft saved/)).toBeVisible();
  },
};

export const Blocks: NewsletterStory = {
  name: '[NEWS-22] blocks are added, moved and removed by buttons, and focus stays with them',
  args: opened,
  play: async () => {
    const names = () => screen.getAllByRole('heading', { name: /^\d\. / }).map(({ textContent }) => textContent);
    await userEvent.click(await button('Move down: 1. Text'));
    await expect(names()).toEqual(['1. Story', '2. Text', '3. Figure']);
    await expect(await button('Move down: 2. Text')).toHaveFocus();
    await userEvent.click(await button('Remove: 3. Figure'));
    await expect(await button('Remove: 2. Text')).toHaveFocus();
    await userEvent.click(await button('Picture'));
    await expect(names()).toEqual(['1. Story', '2. Text', '3. Picture']);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Choose a photo: Picture'));
    for (const name of ['Remove: 3. Picture', 'Remove: 2. Text', 'Remove: 1. Story'])
      await userEvent.click(await button(name));
    const add = within(screen.getByRole('group', { name: 'Add to the issue' }));
    await expect(add.getByRole('button', { name: 'Text' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Text English, still empty'));
  },
};

export const StoryPicture: NewsletterStory = {
  name: '[NEWS-22] a story may have a picture, whose text is then written in four languages',
  args: opened,
  play: async () => {
    await userEvent.click(await button('Add: Picture'));
    await expect(await button('Choose a photo: Picture')).toBeVisible();
    await userEvent.type(await field('What the picture shows English, still empty'), 'Seedlings');
    await waitFor(
      () =>
        expect(lastOf('PUT /newsletter/issue')).toMatchObject({
          body: { blocks: [{}, { picture: { picture: '', alt: { en: 'Seedlings', fr: '' } } }, {}] },
        }),
      { timeout: 5000 },
    );
    await userEvent.click(await button('Remove: Picture'));
    await expect(screen.queryByRole('button', { name: 'Choose a photo: Picture' })).toBeNull();
  },
};

let isOffline = true;
export const Offline: NewsletterStory = {
  name: '[NEWS-23] without a network nothing is lost: it is kept in the tab, and saved when the network is back',
  args: {
    ...opened,
    server: {
      answers: {
        'PUT /newsletter/issue': (input) => {
          if (isOffline) throw new TypeError('Failed to fetch');
          const { body } = input as { body: typeof draft.body };
          return Response.json({ ...draft, body, saved_at: '2026-03-12T13:30:00.000Z' });
        },
      },
    },
  },
  play: async () => {
    isOffline = true;
    await userEvent.type(await field('Subject English, written'), '!');
    await expect(await screen.findByText(/^Not saved\. What you wrote is kept/, {}, { timeout: 5000 })).toBeVisible();
    await expect(sessionStorage.getItem('nzete-staff:newsletter i1')).toMatch(/rainy season!/);
    isOffline = false;
    window.dispatchEvent(new Event('online'));
    await expect(await screen.findByText(/^Draft saved/)).toBeVisible();
    await expect(sessionStorage.getItem('nzete-staff:newsletter i1')).toBeNull();
  },
};

const theirs = {
  ...draft,
  saved_at: '2026-03-12T13:25:00.000Z',
  body: { ...draft.body, subject: { ...draft.subject, en: 'Theirs' } },
};

export const Conflict: NewsletterStory = {
  name: '[NEWS-23] a second editor is told who saved and when; nothing is overwritten until one is chosen',
  args: {
    ...opened,
    server: {
      answers: {
        'PUT /newsletter/issue': (input) =>
          (input as typeof draft).saved_at === theirs.saved_at
            ? Response.json({ ...theirs, body: (input as typeof draft).body, saved_at: '2026-03-12T13:30:00.000Z' })
            : Response.json({ detail: 'dorcas saved this.' }, { status: 409 }),
        'GET /newsletter/issue': () => Response.json(sent.length > 0 ? theirs : draft),
      },
    },
  },
  play: async () => {
    await userEvent.type(await field('Subject English, written'), '!');
    await expect(
      await screen.findByText(/^dorcas saved this on 12 March 2026 at/, {}, { timeout: 5000 }),
    ).toBeVisible();
    await expect(await field('Subject English, written')).toHaveValue(`${draft.subject.en}!`);
    await userEvent.click(await button('Compare both'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare both' }));
    await expect(await dialog.findByText('Theirs')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await button('Keep mine'));
    await waitFor(() => expect(lastOf('PUT /newsletter/issue')).toMatchObject({ saved_at: theirs.saved_at }));
    await waitFor(() => expect(screen.queryByText(/^dorcas saved this/)).toBeNull());
  },
};

export const Problems: NewsletterStory = {
  name: '[NEWS-24] what keeps an issue from being sent is said at its field and in a list that leads there',
  args: opened,
  play: async () => {
    for (const each of await screen.findAllByRole('textbox', { name: /^Subject / })) await userEvent.clear(each);
    await userEvent.click(await button('Send to subscribers'));
    await expect(await screen.findByText('To correct before sending: 1')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(await button('Subject: is empty: write it in one language at least'));
    const english = await field('Subject English, still empty');
    await waitFor(() => expect(english).toHaveFocus());
    await expect(english).toBeInvalid();
    await expect(screen.getByRole('textbox', { name: 'Subject Lingala, still empty' })).toBeValid();
  },
};

const inFrench = { en: '', fr: 'La pluie est venue', ln: '', sw: '' };

export const OneLanguage: NewsletterStory = {
  name: '[NEWS-44] an issue in one language can be sent, and it says what readers of the others get',
  args: {
    ...opened,
    server: {
      issue: {
        ...draft,
        subject: inFrench,
        body: { subject: inFrench, blocks: [{ type: 'text', text: inFrench }] },
        texts_in: { en: ['fr'], fr: ['fr'], ln: ['fr'], sw: ['fr'] },
      },
    },
  },
  play: async () => {
    const heading = await screen.findByRole('heading', { level: 1, name: inFrench.fr });
    await expect(within(heading).getByText(inFrench.fr)).toHaveAttribute('lang', 'fr');
    await expect(await field('Subject English, still empty')).toHaveAccessibleDescription(
      expect.stringContaining(`marked as Français: ${inFrench.fr}`),
    );
    await userEvent.click(await button('Send to subscribers'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send to 1,042 subscribers?' }));
    await expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'English: 12 (texts: Français)',
      'Français: 800',
      'Lingala: 200 (texts: Français)',
      'Kiswahili: 30 (texts: Français)',
    ]);
  },
};

export const Test: NewsletterStory = {
  name: '[NEWS-26] a test goes to who is signed in, in a chosen language, after what is written is saved',
  args: opened,
  play: async () => {
    await userEvent.type(await field('Subject English, written'), '!');
    await userEvent.click(await button('Send a test to me'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send a test to me' }));
    await expect(dialog.getByText(/^It goes to amani@nzete\.example only/)).toBeInTheDocument();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'Lingala');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the test' }));
    await waitFor(() => expect(calls()).toEqual(['PUT /newsletter/issue', 'POST /newsletter/test']));
    await expect(lastOf('POST /newsletter/test')).toMatchObject({ id: 'i1', lang: 'ln' });
    await expect(await screen.findByText('The test is on its way to amani@nzete.example')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Send: NewsletterStory = {
  name: '[NEWS-27] an issue is sent only after a dialog that says to how many and in which languages',
  args: opened,
  play: async () => {
    await userEvent.click(await button('Send to subscribers'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send to 1,042 subscribers?' }));
    await expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'English: 12',
      'Français: 800',
      'Lingala: 200',
      'Kiswahili: 30',
    ]);
    await expect(calls()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Send now' }));
    await expect(await screen.findByText('0 of 1,042 sent')).toBeVisible();
    await expect(lastOf('POST /newsletter/sending')).toEqual({ id: 'i1', saved_at: draft.saved_at });
    await expect(screen.queryByRole('textbox')).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const Nobody: NewsletterStory = {
  name: '[NEWS-27] with nobody on the list nothing is sent, and it says so',
  args: {
    ...opened,
    server: { issue: { ...draft, recipients: { total: 0, by_language: { en: 0, fr: 0, ln: 0, sw: 0 } } } },
  },
  play: async () => {
    await userEvent.click(await button('Send to subscribers'));
    await expect(await screen.findByText(/^Nobody is subscribed yet/)).toBeInTheDocument();
    await expect(calls()).toEqual([]);
  },
};

let looks = 0;
export const Progress: NewsletterStory = {
  name: '[NEWS-28] the progress of an issue is read again while it is being sent, until it is sent',
  args: {
    ...opened,
    server: {
      answers: {
        'GET /newsletter/issue': () => {
          looks += 1;
          const rest = { failed: 2, unclear: 0 };
          if (looks === 1) return Response.json({ ...sending, progress: { sent: 400, waiting: 640, ...rest } });
          const finished_at = '2026-03-12T13:50:00.000Z';
          return Response.json({
            ...sending,
            state: 'sent',
            finished_at,
            progress: { sent: 1040, waiting: 0, ...rest },
          });
        },
      },
    },
  },
  play: async () => {
    await expect(await screen.findByText('400 of 1,042 sent')).toBeVisible();
    await expect(await screen.findByText('1,040 of 1,042 sent', {}, { timeout: 8000 })).toBeVisible();
    await expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('Sent');
    await expect(screen.queryByRole('button', { name: 'Stop sending' })).toBeNull();
  },
};

export const Stop: NewsletterStory = {
  name: '[NEWS-29] sending is stopped, and goes on',
  args: { ...opened, server: { issue: sending } },
  play: async () => {
    await userEvent.click(await button('Stop sending'));
    await expect(await screen.findByText('Sending is stopped. Still to be sent: 640.')).toBeVisible();
    await expect(await button('Go on sending')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await button('Stop sending')).toHaveFocus();
    await expect(sent).toEqual([
      { call: 'POST /newsletter/stop', body: { id: 'i1' } },
      { call: 'POST /newsletter/resume', body: { id: 'i1', state_at: sending.state_at } },
    ]);
  },
};

export const Unclear: NewsletterStory = {
  name: '[NEWS-30] of whom it is unclear is explained, and they get it once more only after a question',
  args: { ...opened, server: { issue: stopped } },
  play: async () => {
    await expect(await screen.findByText('Unclear whether it arrived: 3')).toBeVisible();
    await userEvent.click(await button('Send to them once more'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send once more to 3 subscribers?' }));
    await expect(calls()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Send to them once more' }));
    await waitFor(() => expect(screen.queryByText(/^Unclear whether/)).toBeNull());
    await expect(lastOf('POST /newsletter/unclear')).toEqual({ id: 'i1', state_at: stopped.state_at, unclear: 3 });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const Subscribers: NewsletterStory = {
  name: '[NEWS-31] subscribers are filtered by state, language and words; a subscription is ended after a question',
  args: { path: '/newsletter/subscribers' },
  play: async () => {
    const rows = () =>
      within(screen.getByRole('list', { name: 'Subscribers' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replace('@example.org', '@'));
    await expect(await screen.findByText('Subscribed: 1,042. Not confirmed yet: 1. Undeliverable: 1.')).toBeVisible();
    await expect(screen.getByText(/^New subscribers are asked by mail to confirm/)).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Not confirmed yet');
    await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^kevin@Not confirmed yetLanguage not known/)]));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'All states');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Lingala');
    await userEvent.type(screen.getByRole('searchbox'), 'ada ');
    await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^ada\.mbo@SubscribedLingala/)]));
    // The space belongs to a word that is not finished yet.
    await expect(screen.getByRole('searchbox')).toHaveValue('ada ');
    await userEvent.click(await button('End the subscription of ada.mbo@example.org'));
    const dialog = within(await screen.findByRole('dialog', { name: 'End the subscription of ada.mbo@example.org?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'End the subscription' }));
    await expect(await screen.findByText('No subscriber is in this list')).toBeVisible();
    await waitFor(() => expect(screen.getByText('In this list: 0')).toHaveFocus());
    await expect(sent).toEqual([{ call: 'DELETE /newsletter/subscription', body: { id: 's1', state: 'active' } }]);
    await expect(await link('Download the subscribers (CSV)')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/staff\/newsletter\/subscriptions\.csv\?lang=en&zone=.+/),
    );
  },
};

export const NoMail: NewsletterStory = {
  name: '[NEWS-32] without mail the screens say so, and an issue is downloaded in the language that is shown',
  args: { ...opened, server: { subscribers: { is_mail_set_up: false } } },
  play: async () => {
    await expect(await screen.findByText(/^This server sends no mail yet/)).toBeVisible();
    await expect(await link('Download for a mailing service (English)')).toHaveAttribute(
      'href',
      '/api/staff/newsletter/export?id=i1&lang=en',
    );
  },
};

export const Preview: NewsletterStory = {
  name: '[NEWS-25] the mail is previewed in each language, at the width of a phone and of a computer',
  args: opened,
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await userEvent.click(await button('As subscribers get it'));
    const dialog = within(await screen.findByRole('dialog', { name: 'As subscribers get it' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'Kiswahili');
    const frame = dialog.getByTitle('Preview of the issue, Kiswahili');
    await expect(frame).toHaveAttribute('src', '/api/staff/newsletter/preview?id=i1&lang=sw');
    await expect(frame).toHaveStyle({ width: '360px' });
    await userEvent.click(dialog.getByRole('radio', { name: 'Computer' }));
    await expect(dialog.getByTitle('Preview of the issue, Kiswahili')).toHaveStyle({ width: '1280px' });
  },
};

export const Discard: NewsletterStory = {
  name: '[NEWS-33] a draft is deleted after a question, and the list is shown',
  args: opened,
  play: async () => {
    await userEvent.click(await button('Delete the draft'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this draft?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete the draft' }));
    await expect(await screen.findByRole('list', { name: 'Issues' })).toBeVisible();
    await expect(sent).toEqual([{ call: 'DELETE /newsletter/issue', body: { id: 'i1', saved_at: draft.saved_at } }]);
  },
};

export const Reader: NewsletterStory = {
  name: '[NEWS-34] who may not write reads an issue, and is told who may',
  args: { ...opened, server: { role: 'reader' } },
  play: async () => {
    await expect(await field('Subject English, written')).toBeDisabled();
    await expect(screen.getByText(/^Your role reads the newsletter/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: /Send|Delete|Remove|Add/ })).toBeNull();
    await expect(screen.queryByRole('link', { name: /^Download/ })).toBeNull();
  },
};

export const ReaderOfSubscribers: NewsletterStory = {
  name: '[NEWS-34] who may not write sees the subscribers, and cannot end or download them',
  args: { path: '/newsletter/subscribers', server: { role: 'reviewer' } },
  play: async () => {
    await expect(await screen.findByText('ada.mbo@example.org')).toBeVisible();
    await expect(screen.getByText(/^Your role reads the newsletter/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^End/ })).toBeNull();
    await expect(screen.queryByRole('link', { name: /^Download/ })).toBeNull();
  },
};

export const Gone: NewsletterStory = {
  name: '[NEWS-33] an issue that was deleted says so, and leads back',
  args: {
    ...opened,
    server: { answers: { 'GET /newsletter/issue': () => Response.json({ detail: 'Gone' }, { status: 404 }) } },
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'There is no such issue' })).toBeVisible();
    await expect(await link('All issues')).toHaveAttribute('href', '/staff/newsletter');
  },
};

export const Today: NewsletterStory = {
  name: '[NEWS-35] an issue that is being sent or was stopped is on Today',
  args: { path: '/', server: { issue: stopped } },
  play: async () => {
    const section = within(await screen.findByRole('region', { name: 'Newsletter' }));
    await expect(section.getByRole('link', { name: draft.subject.en })).toHaveAttribute('href', '/staff/newsletter/i1');
    await expect(section.getByText('Sending is stopped: 400 of 1,042')).toBeVisible();
    await expect(section.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const OnPhone: NewsletterStory = {
  name: '[NEWS-36] on a phone one language is shown at a time, and nothing is wider than the screen',
  args: opened,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(await field(/^Subject English/)).toBeVisible();
    await expect(screen.queryByRole('textbox', { name: /^Subject Lingala/ })).toBeNull();
    await userEvent.click(await screen.findByRole('radio', { name: 'Lingala' }));
    await expect(await field(/^Subject Lingala/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
