import { randomUUID } from 'node:crypto';
import { homeDay, updateTypes } from '@nzete/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import { type Static, Type } from 'typebox';
import { localise } from '../content-files/localise.ts';
import type { PictureAddress } from '../content-files/pictures.ts';
import { readJson } from '../db/stored-json.ts';
import type { Database, Store } from '../db/types.ts';
import { isDay } from '../text/is-day.ts';
import type { Lang } from '../text/languages.ts';
import { normalise } from '../text/normalise.ts';
import { updateProblems } from './problems.ts';
import type { PartnershipUpdate, PartnershipUpdateInput } from './schemas.ts';
import { incrementFeedVersion } from './version.ts';

const missing = () => {
  throw updateProblems.updateGone();
};

interface FeedPage {
  lang: Lang;
  /** The id of the update before the page. Default: none, for the newest. */
  before?: string;
  limit: number;
}

interface FeedSource {
  store: Pick<Store, 'db'>;
  content: { pictures(): Promise<PictureAddress> };
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Texts by language; `undefined` of a row that was edited by hand, and has something else. */
const translationsOf = (id: string, text: string) =>
  readJson(text, Type.Object({}), { column: 'partnership_update.translations', row: id });

interface Stored {
  id: string;
  type: string;
  date: string;
  translations: string | null;
}

/** With its texts, if pages and feeds can show it: a row that was edited by hand may have any type, date or texts. */
function showable<Row extends Stored>({ translations, ...row }: Row) {
  const texts = translations === null ? null : translationsOf(row.id, translations);
  const isShown = updateTypes.some((each) => each === row.type) && isDay(row.date) && texts !== undefined;
  return isShown ? [{ row, texts }] : [];
}

/** The newest first. Throws 404 without an update `before`; a hidden one still counts. */
export async function readFeed({ store: { db }, content, log }: FeedSource, { lang, before, limit }: FeedPage) {
  let updates = db
    .selectFrom('partnership_update')
    .select(['id', 'type', 'title', 'content', 'author', 'date', 'translations'])
    .where('hidden', '=', 0);
  if (before !== undefined) {
    const mark = db.selectFrom('partnership_update').select(['id', 'sort_key']).where('id', '=', before);
    const { id, sort_key } = (await mark.executeTakeFirst()) ?? missing();
    updates = updates.where(({ and, eb, or }) =>
      or([eb('sort_key', '<', sort_key), and([eb('sort_key', '=', sort_key), eb('id', '<', id)])]),
    );
  }
  const rows = await updates.orderBy('sort_key', 'desc').orderBy('id', 'desc').limit(limit).execute();
  const shown = rows.flatMap(showable);
  const skipped = rows.filter(({ id }) => !shown.some(({ row }) => row.id === id)).map(({ id }) => id);
  if (skipped.length > 0) log.warn({ skipped }, 'skipped updates with an unknown type, date or texts');
  const pictures = await content.pictures();
  return shown.map(
    ({ row, texts }): PartnershipUpdate =>
      // The foundation's have texts in every language, a picture, and whether they are samples.
      texts ? { ...row, ...(localise(texts, lang, pictures) as object) } : { ...row, by_visitor: true },
  );
}

export function normaliseUpdate(
  input: Static<typeof PartnershipUpdateInput>,
  now: Date,
): Omit<PartnershipUpdate, 'id'> {
  return {
    type: input.type ?? 'partnership',
    title: normalise(input.title),
    content: normalise(input.content),
    author: normalise(input.author),
    date: input.date ?? homeDay(now),
  };
}

/** Returns its id. With `waits` it is hidden until staff approve it. */
export async function storeUpdate(
  db: Transaction<Database>,
  update: Omit<PartnershipUpdate, 'id'>,
  { now, waits }: { now: Date; waits: boolean },
): Promise<string> {
  const id = randomUUID();
  const created_at = now.toISOString();
  const today = homeDay(now);
  // A future date is shown, but does not keep the update on top.
  const sort_key = `${update.date < today ? update.date : today} ${created_at}`;
  await db
    .insertInto('partnership_update')
    .values({ id, ...update, translations: null, sort_key, created_at, hidden: Number(waits), waiting: Number(waits) })
    .execute();
  if (!waits) await incrementFeedVersion(db);
  return id;
}
