import type { ContentList, ContentListSummary, ContentNote, ContentText } from '@nzete/api-client/staff';
import { type Language, languages } from '@nzete/ui/format';
import { answers, session } from './staffAnswers.ts';

type Texts = Record<Language, string>;
type Member = { name: string; role: Texts; initials: string; color: string };

const texts = { en: 'English', fr: 'Français', ln: 'Lingala', sw: 'Kiswahili' };
const text = { type: 'string', maxLength: 10_000, 'x-advised-length': 160 };
const localised = {
  type: 'object',
  'x-localised': true,
  required: [...languages],
  properties: Object.fromEntries(languages.map((language) => [language, text])),
};

/** As the server makes it from the list of the team. */
export const teamSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['name', 'role', 'initials', 'color'],
    properties: {
      sample: { type: 'boolean', 'x-sample': true },
      name: { type: 'string', minLength: 1, maxLength: 80 },
      role: localised,
      initials: { type: 'string', pattern: '^[A-Z]{2,3}$' },
      color: { type: 'string', enum: ['forest', 'laterite', 'river', 'gold', 'cobalt'] },
    },
  },
};

const role = {
  en: 'Leads the nurseries: seed, seedlings, and the count of what survives the dry season.',
  fr: 'Dirige les pépinières : graines, plants, et le compte de ceux qui survivent à la saison sèche.',
  ln: 'Azali kokamba bapépinière: mboto mpe banzete ya mike.',
  sw: 'Anaongoza vitalu: mbegu, miche, na hesabu ya inayosalia baada ya kiangazi.',
};

const team: Member[] = [
  { name: 'Dorcas Ndakisa', role: texts, initials: 'DN', color: 'forest' },
  { name: 'Amani Mfano', role, initials: 'AM', color: 'laterite' },
  { name: 'Joël Ndakisa', role: texts, initials: 'JN', color: 'river' },
];

const state = (pointer: string, language: Language): ContentText => {
  const none = { checked_by: null, checked_at: null, original_when_checked: null };
  if (language === 'en') return { pointer, language, state: 'original', ...none };
  const checked = { checked_by: 'joel', checked_at: '2026-03-01T09:00:00.000Z', original_when_checked: role.en };
  if (language === 'fr') return { pointer, language, state: 'checked', ...checked };
  if (language === 'sw') return { pointer, language, state: 'drafted', ...none };
  return {
    pointer,
    language,
    state: 'outdated',
    ...checked,
    original_when_checked: 'Leads the nurseries: seed, seedlings.',
  };
};

export const published: ContentList = {
  path: 'team',
  schema: teamSchema,
  published: { body: team, digest: 'd1', published_at: '2026-03-03T09:00:00.000Z', published_by: 'dorcas' },
  draft: null,
  notes: [],
  texts: team.flatMap((_, index) => languages.map((language) => state(`/${index}/role`, language))),
  samples: false,
  participants: {},
  pictures: {},
  pages: ['/team', '/about'],
};

const summary = (path: string, of: ContentListSummary['state'], changes: Partial<ContentListSummary> = {}) => ({
  path,
  item_count: 3,
  texts: { original: 3, checked: 5, drafted: 3, outdated: of === 'outdated' ? 1 : 0 },
  state: of,
  published_at: '2026-03-03T09:00:00.000Z',
  published_by: null,
  draft_saved_at: null,
  draft_saved_by: null,
  publish_at: null,
  pages: [],
  ...changes,
});

const lists = [
  summary('team', 'outdated', {
    draft_saved_at: '2026-03-12T13:20:00.000Z',
    draft_saved_by: 'dorcas',
    pages: ['/team', '/about'],
  }),
  summary('stories', 'checked', { pages: ['/impact'] }),
  summary('partners', 'drafted'),
  summary('reports', 'checked', {
    draft_saved_at: '2026-03-12T13:20:00.000Z',
    publish_at: '2026-03-20T07:00:00.000Z',
  }),
  summary('explained/forests', 'drafted'),
];

/** What was sent, in order. */
export const sent: { call: string; body: unknown; query: object }[] = [];

export interface ContentServerOptions {
  role?: string;
  list?: ContentList;
  /** Answers by call, in place of what the server does. */
  answers?: Record<string, (body: unknown) => Response | Promise<Response>>;
}

/** Of a draft that nothing is planned for. */
const waiting = { publish_at: null, not_published: null, proposal: null };

/** A server with one list, which it changes as the real one does. */
export function createContentServer(options: ContentServerOptions) {
  let list = options.list ?? published;
  let minute = 20;
  const earlier = team.map((member, index) => (index === 1 ? { ...member, name: 'Amani M.' } : member));
  sent.length = 0;
  const answered = new Set<string>();
  /** What the real server notes too: initials of another name, of those who are not edited in other stories. */
  const notesOf = (members: Member[]): ContentNote[] =>
    members.flatMap(({ name, initials }, index) => {
      const value = [...name.matchAll(/\b[A-Z]/g)].join('');
      const digest = `${initials} ${value}`;
      if (!/^[DJ]/.test(name) || initials === value || answered.has(digest)) return [];
      return [{ pointer: `/${index}/initials`, code: 'initials', value, digest }];
    });
  const saved = () => {
    minute += 1;
    return `2026-03-12T13:${String(minute).padStart(2, '0')}:00.000Z`;
  };
  const publish = () => {
    const at = { digest: `d${minute}`, published_at: saved(), published_by: 'amani' };
    list = { ...list, published: { body: list.draft?.body ?? [], ...at }, draft: null };
  };
  const changes: Record<string, (body: never) => void> = {
    'PUT /content/draft': ({ body, base_digest }: NonNullable<ContentList['draft']>) => {
      const rest = { ...waiting, needs_approval: false, problems: problemsOf(body as Member[]) };
      list = {
        ...list,
        notes: notesOf(body as Member[]),
        draft: { body, base_digest, saved_at: saved(), saved_by: 'amani', ...rest },
      };
    },
    'DELETE /content/draft': () => {
      list = { ...list, draft: null };
    },
    'POST /content/publication': publish,
    'POST /content/approval': publish,
    'POST /content/proposal': () => {
      const proposal = { by: 'amani', at: saved(), ready_at: null };
      if (list.draft) list = { ...list, draft: { ...list.draft, proposal } };
    },
    'POST /content/proposal/stop': () => {
      if (list.draft) list = { ...list, draft: { ...list.draft, proposal: null } };
    },
    'PUT /content/schedule': ({ publish_at }: { publish_at: string | null }) => {
      if (list.draft) list = { ...list, draft: { ...list.draft, publish_at } };
    },
    'PUT /content/checks': ({ pointer, language }: { pointer: string; language: Language }) => {
      const isIt = (one: ContentText) => one.pointer === pointer && one.language === language;
      list = {
        ...list,
        texts: list.texts.map((one) => (isIt(one) ? { ...one, state: 'checked', checked_by: 'amani' } : one)),
      };
    },
    'PUT /content/notes': ({ digest }: { digest: string }) => {
      answered.add(digest);
      list = { ...list, notes: list.notes.filter((note) => note.digest !== digest) };
    },
    'POST /content/restoration': () => {
      list = { ...list, published: { ...list.published, body: earlier, digest: 'd0', published_by: 'amani' } };
    },
  };
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.slice('/api/staff'.length);
    const call = `${request.method} ${path}`;
    const isJson = request.headers.get('content-type')?.includes('json') ?? false;
    const body: unknown = isJson ? await request.json() : undefined;
    if (request.method !== 'GET') sent.push({ call, body, query: Object.fromEntries(searchParams) });
    const own = options.answers?.[call];
    if (own) return own(body);
    if (path === '/session') return Response.json({ ...session, role: options.role ?? 'editor' });
    if (path === '/content') return Response.json({ lists });
    if (path === '/content/versions')
      return Response.json({
        versions: [
          {
            revision: 12,
            published_at: '2026-03-03T09:00:00.000Z',
            origin: 'staff',
            published_by: 'dorcas',
            digest: 'd1',
          },
          { revision: 3, published_at: '2026-01-05T08:00:00.000Z', origin: 'start', published_by: null, digest: 'd0' },
        ],
      });
    if (path === '/content/version') return Response.json({ body: earlier });
    changes[call]?.(body as never);
    if (path.startsWith('/content/')) return Response.json(list);
    return Response.json(answers[call] ?? { detail: 'Not found' }, { status: answers[call] ? 200 : 404 });
  };
}

/** What the real server finds too: a text in no language. */
const problemsOf = (members: Member[]) =>
  members.flatMap(({ role: texts }, index) =>
    languages.every((language) => texts[language].trim() === '')
      ? [{ pointer: `/${index}/role`, code: 'minProperties', value: '1' }]
      : [],
  );
