import type { Kysely, Transaction } from 'kysely';
import { filesWith, type PreviewAnswer } from '../content-files/preview.ts';
import type { Database } from '../db/types.ts';
import { readFeed } from './feed.ts';
import { FEED_LENGTH } from './schemas.ts';
import { markedSeeds, writeSeeds } from './seed.ts';

const seedLists = ['/partnership-updates', '/samples'];

/** Does something in a transaction that is always rolled back. */
async function undone<Result>(db: Kysely<Database>, work: (trx: Transaction<Database>) => Promise<Result>) {
  const trx = await db.startTransaction().execute();
  try {
    return await work(trx);
  } finally {
    await trx.rollback().execute();
  }
}

/** The updates with those of a draft. */
export const preview: PreviewAnswer = async (parts, list, lang, { pathname, searchParams }) => {
  if (!seedLists.includes(list.path) || pathname !== '/partnership-updates') return undefined;
  const files = await filesWith(parts, list);
  const before = searchParams.get('before') ?? undefined;
  const page = { lang, before, limit: Number(searchParams.get('limit') ?? FEED_LENGTH) };
  const body = await undone(parts.store.db, async (trx) => {
    await writeSeeds(trx, markedSeeds(files));
    // SQLite has one connection: a query outside the transaction would wait for its end.
    const content = { pictures: () => parts.content.pictures(trx) };
    return readFeed({ store: { db: trx }, content, log: parts.log }, page);
  });
  return { body };
};
