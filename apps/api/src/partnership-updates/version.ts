import type { Kysely } from 'kysely';
import type { Database } from '../db/types.ts';

const NAME = 'partnership-updates';

/** Call it in the transaction of every write that changes what the feed shows: answers that are kept are then made again. */
export async function feedChanged(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('feed_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('name', '=', NAME)
    .execute();
}

/** Grows with every change of the feed, by whichever server or command. Reading it is far cheaper than reading the feed. */
export async function readFeedVersion(db: Kysely<Database>): Promise<string> {
  const row = db.selectFrom('feed_version').select('version').where('name', '=', NAME);
  return String((await row.executeTakeFirst())?.version ?? 0);
}
