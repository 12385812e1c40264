import type { Kysely } from 'kysely';
import type { Database } from '../db/types.ts';

const NAME = 'partnership-updates';

/** Call it in the transaction of every write to the feed: it invalidates cached responses. */
export async function incrementFeedVersion(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('feed_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('name', '=', NAME)
    .execute();
}

/** Incremented with every change of the feed. Reading it is far cheaper than reading the feed. */
export async function readFeedVersion(db: Kysely<Database>): Promise<string> {
  const row = db.selectFrom('feed_version').select('version').where('name', '=', NAME);
  return String((await row.executeTakeFirst())?.version ?? 0);
}
