import type { FastifyInstance } from 'fastify';
import { call, joined } from './staff.ts';

interface Member {
  name: string;
  role: Record<'en' | 'fr' | 'ln' | 'sw', string>;
  initials: string;
}

/** A member of staff at work on content lists, by the calls of the API. */
export function contentCalls(app: FastifyInstance, headers: Record<string, string>) {
  const get = (path: string) => call(app, 'GET', `/content${path}`, { headers });
  const write = (method: 'PUT' | 'POST') => (path: string, body: object) =>
    call(app, method, `/content${path}`, { headers, body });
  const put = write('PUT');
  const post = write('POST');
  const list = async (path: string) => (await get(`/list?path=${path}`)).json();
  /** Saves a draft over what is there, and returns the answer. */
  const save = async (path: string, change: (body: never) => void) => {
    const { published, draft } = await list(path);
    const body = structuredClone(published.body);
    change(body as never);
    const seen = { saved_at: draft?.saved_at ?? null, expected_publish_at: draft?.publish_at ?? null };
    return put('/draft', { path, body, base_digest: published.digest, ...seen });
  };
  const publish = async (path: string) => {
    const { draft } = await list(path);
    const saved_at = draft?.saved_at ?? '2026-01-01T00:00:00.000Z';
    return post('/publication', { path, saved_at, expected_publish_at: draft?.publish_at ?? null });
  };
  const discard = (path: string, saved_at: string) =>
    call(app, 'DELETE', `/content/draft?path=${path}&saved_at=${saved_at}`, { headers });
  const photo = (
    bytes: Buffer,
    { type = 'image/jpeg', name = 'Été au puits.JPG', crop = {} as Record<string, number> } = {},
  ) =>
    app.inject({
      method: 'POST',
      url: '/api/staff/content/photo',
      query: { file_name: name, ...Object.fromEntries(Object.entries(crop).map(([key, value]) => [key, `${value}`])) },
      headers: { ...headers, 'content-type': type },
      payload: bytes,
    });
  const file = (bytes: Buffer, { type = 'application/pdf', name = 'Rapport de Mars.pdf' } = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/staff/content/file',
      query: { file_name: name },
      headers: { ...headers, 'content-type': type },
      payload: bytes,
    });
  return { photo, file, headers, get, put, post, list, save, publish, discard };
}

export type ContentCalls = ReturnType<typeof contentCalls>;

export const editorOf = async (app: FastifyInstance, username = 'editor') =>
  contentCalls(app, (await joined(app, 'editor', username)).headers);

/** Changes the French role of the first person of the team. */
export const renamed = (fr: string) => (team: Member[]) => Object.assign(team[0]?.role ?? {}, { fr });

/** What visitors read. */
export const shownTeam = async (app: FastifyInstance, lang = 'fr') =>
  (await app.inject(`/api/team?lang=${lang}`)).json<{ name: string; role: string }[]>();
