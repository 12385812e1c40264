import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Static } from 'typebox';
import { localise } from '../content/localise.ts';
import type { Database, Store } from '../db/types.ts';
import { normalise } from '../http/text.ts';
import type { Lang } from '../text/languages.ts';
import type { PartnershipUpdate, PartnershipUpdateInput } from './schemas.ts';

const FEED_LENGTH = 100;

const noPictures = (name: string) => {
  throw new Error(`An update names the picture ${name}`);
};

/** The newest updates that are not hidden, newest first. */
export async function readFeed({ db }: Pick<Store, 'db'>, lang: Lang): Promise<PartnershipUpdate[]> {
  const rows = await db
    .selectFrom('partnership_update')
    .select(['id', 'type', 'title', 'content', 'author', 'date', 'translations'])
    .where('hidden', '=', 0)
    .orderBy('sort_key', 'desc')
    .orderBy('id', 'desc')
    .limit(FEED_LENGTH)
    .execute();
  return rows.map(({ translations, ...update }) =>
    // What the seed stored has the same two fields, each in every language.
    translations ? { ...update, ...(localise(JSON.parse(translations), lang, noPictures) as object) } : update,
  );
}

/** A visitor's update, tidied, without the id that it will get. */
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

/** Stores a visitor's update and gives its id. */
export async function storeUpdate(
  db: Transaction<Database>,
  update: Omit<PartnershipUpdate, 'id'>,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  const created_at = now.toISOString();
  const today = created_at.slice(0, 10);
  // A date in the future is shown, but does not hold its place above everything that comes after it.
  const sort_key = `${update.date < today ? update.date : today} ${created_at}`;
  await db
    .insertInto('partnership_update')
    .values({ id, ...update, translations: null, sort_key, created_at })
    .execute();
  return id;
}
