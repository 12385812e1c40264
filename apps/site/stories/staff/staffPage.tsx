import { isLanguage, type Language } from '@nzete/ui/format';
import type { Loader, Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { OpenedPage, type OpenedStaff, openStaff } from './openStaff.tsx';
import { answers, type StaffAnswers } from './staffAnswers.ts';
import { staffStory } from './staffStory.tsx';

interface StaffPageArgs {
  /** The path below /staff, with its query string. */
  path: string;
  /**
   * How the server answers; a call that is missing here is answered by `staffAnswers.ts`. A function
   * makes the answers of a server that remembers what was sent.
   */
  server: Partial<StaffAnswers> | (() => Partial<StaffAnswers>);
}

export type StaffPageMeta = Meta<StaffPageArgs>;
export type StaffPageStory = StoryObj<StaffPageArgs>;

/** What the page sent, in order: `POST /people/invitations {"email":…}`. */
export const sent: string[] = [];

/** A server that answers from a table of calls. */
function serverOf(server: StaffPageArgs['server']) {
  const table: Partial<StaffAnswers> = { ...answers, ...(typeof server === 'function' ? server() : server) };
  sent.length = 0;
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const call = `${request.method} ${pathname.slice('/api/staff'.length)}`;
    const body = await request.text();
    if (request.method !== 'GET') sent.push(`${call} ${body}`.trim());
    const known = table[call];
    const answer = typeof known === 'function' ? known(searchParams, body) : known;
    // The session has ended, so it is gone.
    if (answer === 401) table['GET /session'] = 401;
    if (answer === 'never') return new Promise(() => {});
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    if (typeof answer === 'number') return Response.json({ detail: `The server says ${answer}.` }, { status: answer });
    return answer === undefined ? Response.json({ detail: 'Not found' }, { status: 404 }) : Response.json(answer);
  };
}

function openPage({ path, server }: StaffPageArgs, language: Language) {
  sessionStorage.clear();
  return openStaff(path, serverOf(server), language);
}

const loadPage: Loader<StaffPageArgs> = async ({ args, globals }) => ({
  page: await openPage(args, isLanguage(globals.locale) ? globals.locale : 'en'),
});

/** What the stories of the pages of the staff area share. */
export const staffPage = {
  args: { path: '/', server: {} },
  loaders: [loadPage],
  beforeEach: staffStory.beforeEach,
  parameters: staffStory.parameters,
  render: (_args, { loaded: { page } }) => <OpenedPage page={page as OpenedStaff} />, // from `loadPage`
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 });
    await waitFor(() => expect(canvas.queryByText(/Loading…|Chargement…/)).toBeNull());
    const failures = canvas.queryAllByRole('alert').map(({ textContent }) => textContent);
    await expect(failures.filter(Boolean)).toEqual([]);
  },
} satisfies StaffPageMeta;
