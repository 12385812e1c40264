import { isLanguage, type Language } from '@nzete/ui/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadTexts } from '../../src/features/language/language.ts';
import { visitStarted } from '../../src/features/language/languageSlice.ts';
import InboxPage from '../../src/staff/inbox/InboxPage.tsx';
import { StaffApp } from '../../src/staff/StaffApp.tsx';
import { sessionStarted } from '../../src/staff/session/sessionSlice.ts';
import { createStaffStore } from '../../src/staff/store.ts';
import { colleagues, entries, now, templates, volunteer } from './samples.ts';
import { staffStory } from './staffStory.tsx';

interface PageArgs {
  path: string;
}

/** What was sent to the server, in order. */
let sent: unknown[] = [];

/** A server with one entry, which is accepted when it is decided. */
function createServer() {
  let status = volunteer.status;
  sent = [];
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const entry = { ...volunteer, status, actions: status === 'accepted' ? [] : volunteer.actions };
    if (request.method !== 'GET') sent.push(await request.json());
    if (pathname.endsWith('/decision')) {
      status = 'accepted';
      return Response.json({ ...entry, status, actions: [] });
    }
    if (pathname.endsWith('/colleagues')) return Response.json(colleagues);
    if (pathname.endsWith('/templates')) return Response.json(templates);
    if (pathname.endsWith('/inbox'))
      return Response.json({
        entries: entries.map((one) => (one.subject === volunteer.subject ? { ...one, status } : one)),
        total: 312,
        waiting: 11,
      });
    return pathname.endsWith(volunteer.subject)
      ? Response.json(entry)
      : Response.json({ detail: 'Not for this role' }, { status: 403 });
  };
}

async function openInbox(path: string, language: Language) {
  const store = createStaffStore({ fetch: createServer(), retriesReads: false });
  store.dispatch(visitStarted({ language, isFromAddress: false, offered: null }));
  store.dispatch(
    sessionStarted({
      username: 'deborah',
      email: 'deborah@example.org',
      role: 'reviewer',
      csrf_token: 'x',
      expires_at: '2026-03-13T00:00:00Z',
      second_factor: 'given',
      second_factors: ['code'],
    }),
  );
  await Promise.all([store.dispatch(loadTexts('common')), store.dispatch(loadTexts('staffInbox'))]);
  const router = createMemoryRouter([{ path: '/inbox/*', Component: InboxPage }], { initialEntries: [path] });
  return { key: crypto.randomUUID(), store, router };
}

const meta: Meta<PageArgs> = {
  ...staffStory,
  title: 'Staff/Inbox, the page',
  args: { path: '/inbox' },
  loaders: [
    async ({ args, globals }) => ({
      inbox: await openInbox(args.path, isLanguage(globals.locale) ? globals.locale : 'en'),
    }),
  ],
  beforeEach: async () => {
    const restore = await staffStory.beforeEach();
    const clock = Date.now;
    Date.now = () => now;
    return () => {
      Date.now = clock;
      sessionStorage.clear();
      restore();
    };
  },
  render: (_args, { loaded }) => {
    const { key, store, router } = loaded.inbox as Awaited<ReturnType<typeof openInbox>>; // from the loader
    return (
      <main className="nz:flex nz:min-h-dvh nz:flex-col">
        <StaffApp key={key} store={store}>
          <RouterProvider router={router} />
        </StaffApp>
      </main>
    );
  },
};
export default meta;
type Story = StoryObj<PageArgs>;

const row = (name: RegExp) => screen.findByRole('row', { name });

export const ByKeyboard: Story = {
  name: '[STAFF-41] J and K move, Enter opens, A begins to accept, and focus follows',
  play: async () => {
    await row(/^Marie-Claire/);
    await userEvent.tab();
    (await row(/^Marie-Claire/)).focus();
    await userEvent.keyboard('jj');
    await waitFor(async () => expect(await row(/^NZ-K/)).toHaveFocus());
    await userEvent.keyboard('kkk');
    await waitFor(async () => expect(await row(/^Marie-Claire/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const heading = await screen.findByRole('heading', { level: 1, name: /^Marie-Claire/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: /^Accept and write: Marie-Claire/ });
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus());
    // In the field the letters are letters.
    await userEvent.keyboard('jka');
    await expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox').value).toMatch(/^jka/);
  },
};

export const Decide: Story = {
  name: '[STAFF-47] a decision shows the new state in the entry and in the list',
  args: { path: `/inbox/${volunteer.subject}` },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Accept and write' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await expect(await screen.findByText('Saved: Accepted')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(screen.getByText('Accepted. Nothing more is to be done.')).toBeVisible();
    // The button that began it has gone.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: /^Marie-Claire/ })).toHaveFocus());
    await expect(await row(/^Marie-Claire.*Accepted/)).toBeVisible();
    await expect(sent).toEqual([
      {
        ...{ status: 'accepted', expected_status: 'received', expected_status_at: null },
        message: expect.stringMatching(/^Bonjour/),
      },
    ]);
  },
};

export const NotForThisRole: Story = {
  name: '[STAFF-44] an entry that the server refuses says for whom it is',
  args: { path: '/inbox/NZ-K-2026-7F4K2MQZ' },
  play: async () => {
    await expect(await screen.findByText(/Identity checks are for reviewers/)).toBeVisible();
  },
};

export const InFrench: Story = {
  args: { path: `/inbox/${volunteer.subject}` },
  globals: { locale: 'fr' },
  tags: ['!test'],
};

export const Dark: Story = {
  args: { path: `/inbox/${volunteer.subject}` },
  globals: { theme: 'dark' },
};
