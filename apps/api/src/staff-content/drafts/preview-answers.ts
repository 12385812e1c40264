import type { FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { events } from '../../content/resources/events.ts';
import { explainedResources } from '../../content/resources/explained.ts';
import { contentResources } from '../../content/resources/index.ts';
import { reports } from '../../content/resources/reports.ts';
import { storedContentFiles } from '../../content-files/files.ts';
import type { Samples } from '../../content-files/samples.ts';
import { readStoredFile } from '../../content-files/stored.ts';
import { buildCatalogue, fingerprintOf } from '../../courses/catalogue.ts';
import { UnstoredCourses } from '../../courses/find.ts';
import { DEFAULT_LIMIT } from '../../courses/schemas.ts';
import { catalogueSource } from '../../courses/source.ts';
import type { Database } from '../../db/types.ts';
import { upcomingOf } from '../../events/upcoming.ts';
import { readFeed } from '../../partnership-updates/feed.ts';
import { FEED_LENGTH } from '../../partnership-updates/schemas.ts';
import { markedSeeds, writeSeeds } from '../../partnership-updates/seed.ts';
import type { Lang } from '../../text/languages.ts';

/** The lists that a page asks for as they are. */
const shownLists = [...contentResources, ...explainedResources];

const seedLists = ['/partnership-updates', '/samples'];
const courseLists = ['/courses/list', '/courses/samples'];

/** A list with what it will be. */
export interface PreviewedList {
  path: string;
  body: unknown;
}

interface Answer {
  body: unknown;
  headers?: Record<string, string>;
}

type Parts = Pick<FastifyInstance, 'content' | 'store' | 'downloadsOf' | 'log'>;

/** Does something in a transaction that never ends well, so that nothing of it stays. */
async function undone<Result>(db: Kysely<Database>, work: (trx: Transaction<Database>) => Promise<Result>) {
  const trx = await db.startTransaction().execute();
  try {
    return await work(trx);
  } finally {
    await trx.rollback().execute();
  }
}

/** The content files with the draft among them. */
async function filesWith({ store }: Parts, { path, body }: PreviewedList) {
  return (await storedContentFiles(store)).set(path, body);
}

async function feed(parts: Parts, list: PreviewedList, lang: Lang, query: URLSearchParams): Promise<Answer> {
  const files = await filesWith(parts, list);
  const page = { lang, before: query.get('before') ?? undefined, limit: Number(query.get('limit') ?? FEED_LENGTH) };
  const body = await undone(parts.store.db, async (trx) => {
    await writeSeeds(trx, markedSeeds(files));
    // SQLite has one connection: what asks outside of the transaction would wait for its end.
    const content = { pictures: () => parts.content.pictures(trx) };
    return readFeed({ store: { db: trx }, content, log: parts.log }, page);
  });
  return { body };
}

/** The page asks twice, and again with each look at the same draft. */
let lastCourses: { fingerprint: string; courses: UnstoredCourses } | undefined;

async function courses(parts: Parts, list: PreviewedList, lang: Lang, url: URL): Promise<Answer> {
  const source = catalogueSource(await filesWith(parts, list));
  const fingerprint = fingerprintOf(source);
  if (lastCourses?.fingerprint !== fingerprint) {
    lastCourses = { fingerprint, courses: new UnstoredCourses(buildCatalogue(source)) };
  }
  const { skip = 0, limit = DEFAULT_LIMIT, ...search } = Object.fromEntries(url.searchParams);
  if (url.pathname === '/courses/filters') return { body: lastCourses.courses.count(lang, search) };
  const found = lastCourses.courses.find(lang, { ...search, skip: Number(skip), limit: Number(limit) });
  return { body: found.courses, headers: { 'x-total-count': String(found.total) } };
}

/** What the API will answer once the list is published; `undefined` if the list changes nothing of it. */
export async function answerWith(parts: Parts, list: PreviewedList, lang: Lang, url: URL): Promise<Answer | undefined> {
  const { content, store } = parts;
  const asked = url.pathname;
  const resource = shownLists.find(({ path }) => path === asked);
  if (asked === list.path && resource) return { body: JSON.parse(await content.textOf(resource, lang, list.body)) };
  if (list.path === events.path && asked === events.path) {
    return { body: upcomingOf(JSON.parse(await content.textOf(events, lang, list.body))) };
  }
  if (list.path === reports.path && asked === '/downloads') {
    const draft = JSON.parse(await content.textOf(reports, lang, list.body));
    return { body: await parts.downloadsOf(lang, draft) };
  }
  if (seedLists.includes(list.path) && asked === '/partnership-updates') {
    return feed(parts, list, lang, url.searchParams);
  }
  if (courseLists.includes(list.path) && asked.startsWith('/courses/')) return courses(parts, list, lang, url);
  if (list.path === '/samples' && resource) {
    const source = await readStoredFile(store, resource.path);
    return { body: JSON.parse(await content.textOf(resource, lang, source, list.body as Samples)) };
  }
  return undefined;
}
