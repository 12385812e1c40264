import type {
  NewsletterBody,
  NewsletterIssue,
  NewsletterSubscriber,
  NewsletterSubscribers,
} from '@nzete/api-client/staff';
import { type Language, languages } from '@nzete/ui/format';
import { answers, session } from './staffAnswers.ts';

const texts = (text: string) => ({ en: text, fr: `${text} (fr)`, ln: `${text} (ln)`, sw: `${text} (sw)` });

const nothing = { en: '', fr: '', ln: '', sw: '' };

export const rain = texts('The rain came early this year.');

const body: NewsletterBody = {
  subject: {
    en: 'The nursery in the rainy season',
    fr: 'La pépinière à la saison des pluies',
    ln: 'Pépinière na eleko ya mbula',
    sw: 'Kitalu katika msimu wa mvua',
  },
  blocks: [
    { type: 'text', text: rain },
    { type: 'story', title: texts('Two hundred seedlings'), text: texts('They stand.'), link: '/team', picture: null },
    { type: 'figure', value: texts('412'), label: texts('seedlings survived'), source: nothing },
  ],
};

export const draft: NewsletterIssue = {
  id: 'i1',
  subject: body.subject,
  state: 'draft',
  saved_at: '2026-03-12T13:19:00.000Z',
  saved_by: 'dorcas',
  started_at: null,
  started_by: null,
  finished_at: null,
  state_at: null,
  progress: null,
  body,
  problems: [],
  texts_in: { en: ['en'], fr: ['fr'], ln: ['ln'], sw: ['sw'] },
  recipients: { total: 1042, by_language: { en: 12, fr: 800, ln: 200, sw: 30 } },
};

const started = { started_at: '2026-03-12T13:30:00.000Z', started_by: 'amani', state_at: '2026-03-12T13:30:00.000Z' };

export const sending: NewsletterIssue = {
  ...draft,
  ...started,
  state: 'sending',
  progress: { sent: 400, waiting: 640, failed: 2, unclear: 0 },
};

export const stopped: NewsletterIssue = {
  ...sending,
  state: 'stopped',
  progress: { sent: 400, waiting: 637, failed: 2, unclear: 3 },
};

export const finished: NewsletterIssue = {
  ...sending,
  state: 'sent',
  finished_at: '2026-03-12T13:50:00.000Z',
  progress: { sent: 1040, waiting: 0, failed: 2, unclear: 0 },
};

const subscriber = (changes: Partial<NewsletterSubscriber>): NewsletterSubscriber => ({
  id: 's1',
  email: 'ada.mbo@example.org',
  language: 'ln',
  state: 'active',
  source: null,
  created_at: '2026-02-01T08:00:00.000Z',
  confirmed_at: '2026-02-01T09:00:00.000Z',
  bounced_at: null,
  ...changes,
});

const subscribers: NewsletterSubscribers = {
  subscriptions: [
    subscriber({}),
    subscriber({ id: 's2', email: 'kevin@example.org', state: 'pending', language: null, confirmed_at: null }),
    subscriber({ id: 's3', email: 'b@example.org', state: 'bounced', bounced_at: '2026-03-01T08:00:00.000Z' }),
    subscriber({ id: 's4', email: `${'a-very-long-address-'.repeat(4)}@example.org`, source: 'donations' }),
  ],
  total: 4,
  page_size: 50,
  counts: { pending: 1, active: 1042, bounced: 1 },
  is_confirmation_on: true,
  is_mail_set_up: true,
};

/** What was sent, in order. */
export const sent: { call: string; body: unknown }[] = [];

export interface NewsletterServerOptions {
  role?: string;
  issue?: NewsletterIssue;
  subscribers?: Partial<NewsletterSubscribers>;
  /** Answers by call, in place of what the server does. */
  answers?: Record<string, (body: unknown) => Response | Promise<Response>>;
}

/** A server with one issue, which it changes as the real one does. */
export function createNewsletterServer(options: NewsletterServerOptions) {
  let issue = options.issue ?? draft;
  let list: NewsletterSubscribers = { ...subscribers, ...options.subscribers };
  let minute = 20;
  sent.length = 0;
  const changes: Record<string, (body: never, query: URLSearchParams) => void> = {
    'POST /newsletter/issues': () => {
      issue = { ...draft, id: 'i2', subject: nothing, body: { subject: nothing, blocks: [] }, saved_by: 'amani' };
    },
    'PUT /newsletter/issue': ({ body: written }: { body: NewsletterBody }) => {
      minute += 1;
      const saved = { saved_at: `2026-03-12T13:${minute}:00.000Z`, saved_by: 'amani' };
      issue = { ...issue, ...saved, subject: written.subject, body: written, problems: problemsOf(written) };
    },
    'POST /newsletter/sending': () => {
      const { total } = issue.recipients;
      issue = { ...issue, ...started, state: 'sending', progress: { sent: 0, waiting: total, failed: 0, unclear: 0 } };
    },
    'POST /newsletter/stop': () => {
      issue = { ...issue, state: 'stopped' };
    },
    'POST /newsletter/resume': () => {
      issue = { ...issue, state: 'sending' };
    },
    'POST /newsletter/unclear': () => {
      const { sent: done = 0, waiting = 0, failed = 0, unclear = 0 } = issue.progress ?? {};
      issue = { ...issue, progress: { sent: done, waiting: waiting + unclear, failed, unclear: 0 } };
    },
    'DELETE /newsletter/subscription': (_, query) => {
      list = { ...list, subscriptions: list.subscriptions.filter(({ id }) => id !== query.get('id')) };
    },
  };
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.slice('/api/staff'.length);
    const call = `${request.method} ${path}`;
    const isJson = request.headers.get('content-type')?.includes('json') ?? false;
    const input: unknown = isJson ? await request.json() : Object.fromEntries(searchParams);
    if (request.method !== 'GET') sent.push({ call, body: input });
    const own = options.answers?.[call];
    if (own) return own(input);
    changes[call]?.(input as never, searchParams);
    if (request.method === 'DELETE') return new Response(null, { status: 204 });
    if (path === '/session') return Response.json({ ...session, role: options.role ?? 'editor' });
    if (path === '/newsletter/subscriptions') return Response.json(filtered(list, searchParams));
    if (call === 'GET /newsletter/issues') return Response.json({ issues: [issue, { ...finished, id: 'i0' }] });
    if (call === 'POST /newsletter/test') return new Response(null, { status: 202 });
    if (path.startsWith('/newsletter/')) return Response.json(issue);
    return Response.json(answers[call] ?? { detail: 'Not found' }, { status: answers[call] ? 200 : 404 });
  };
}

function filtered(list: NewsletterSubscribers, query: URLSearchParams): NewsletterSubscribers {
  const [q, state, language] = ['q', 'state', 'language'].map((name) => query.get(name));
  const subscriptions = list.subscriptions.filter(
    (one) =>
      (!q || one.email.includes(q)) && (!state || one.state === state) && (!language || one.language === language),
  );
  return { ...list, subscriptions, total: subscriptions.length };
}

/** What the real server finds too: a text that is blank, and an issue without a block. */
function problemsOf({ subject, blocks }: NewsletterBody): NewsletterIssue['problems'] {
  const blank = (pointer: string, of: Record<Language, string>) =>
    languages.every((language) => of[language].trim() === '')
      ? [{ pointer, message: 'is empty: write it in one language at least' }]
      : [];
  return [
    ...blank('/subject', subject),
    ...(blocks.length === 0 ? [{ pointer: '/blocks', message: 'needs a block' }] : []),
    ...blocks.flatMap((block, index) => (block.type === 'text' ? blank(`/blocks/${index}/text`, block.text) : [])),
  ];
}
