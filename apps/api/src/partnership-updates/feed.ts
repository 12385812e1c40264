import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Static } from 'typebox';
import { localise } from '../content/localise.ts';
import type { Database, Store } from '../db/types.ts';
import { errorTexts } from '../http/error-texts.ts';
import { httpError } from '../http/http-error.ts';
import { normalise } from '../http/text.ts';
import type { Lang } from '../text/languages.ts';
import type { PartnershipUpdate, PartnershipUpdateInput } from './schemas.ts';
import { feedChanged } from './version.ts';

const noPictures = (name: string) => {
  throw new Error(`An update names the picture ${name}`);
};

const missing = () => {
  throw httpError(404, errorTexts.updateGone);
};

/** A part of the feed. */
interface FeedPart {
  lang: Lang;
  /** The id of an update after which the part begins. Default: the newest. */
  before?: string | undefined;
  limit: number;
}

/**
 * Updates that are not hidden, newest first.
 *
 * @throws {HttpError} 404 when there is no update to begin after. One that was hidden in the meantime still marks its place.
 */
export async function readFeed({ db }: Pick<Store, 'db'>, { lang, before, limit }: FeedPart) {
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
  return rows.map(
    ({ translations, ...update }): PartnershipUpdate =>
      // What the seed stored has the same two fields, each in every language.
      translations ? { ...update, ...(localise(JSON.parse(translations), lang, noPictures) as object) } : update,
  );
}

/** A visitor's update with its texts normalised, without the id that it will get. */
export function normaliseUpdate(
  input: Static<typeof PartnershipUpdateInput>,
  now: Date,
): Omit<PartnershipUpdate, 'id'> {
  return {
    type: input.type ?? 'partnership',
    title: normalise(input.title),
    content: normalise(input.content),
    author: normalise(input.author),
    date: input.date ?? now.toISOString().slice(0, 10),
  };
}

/** Stores a visitor's update and gives its id. With `waits` it is not in the feed before the staff has approved it. */
export async function storeUpdate(
  db: Transaction<Database>,
  update: Omit<PartnershipUpdate, 'id'>,
  { now, waits }: { now: Date; waits: boolean },
): Promise<string> {
  const id = randomUUID();
  const created_at = now.toISOString();
  const today = created_at.slice(0, 10);
  // A date in the future is shown, but does not hold its place above everything that comes after it.
  const sort_key = `${update.date < today ? update.date : today} ${created_at}`;
  await db
    .insertInto('partnership_update')
    .values({ id, ...update, translations: null, sort_key, created_at, hidden: Number(waits), waiting: Number(waits) })
    .execute();
  if (!waits) await feedChanged(db);
  return id;
}
