import type { Kysely } from 'kysely';
import type { Database, Store } from '../db/types.ts';
import { type PerformedAction, recordActions } from '../inbox/actions.ts';
import { feedChanged } from './version.ts';

/** Whether visitors' posts show at once, or once the staff has approved them. */
export type Moderation = 'after' | 'before';

/** What an update is for the readers of the feed: `waiting` is hidden because no one has looked at it yet. */
export type UpdateState = 'shown' | 'hidden' | 'waiting';

/** The state that the two columns of an update mean. */
export const stateOf = ({ hidden, waiting }: { hidden: number; waiting: number }): UpdateState =>
  waiting ? 'waiting' : hidden ? 'hidden' : 'shown';

/** Whether there is an update with that id, of a visitor or of the foundation. */
export async function isUpdate({ db }: Pick<Store, 'db'>, id: string): Promise<boolean> {
  const row = await db.selectFrom('partnership_update').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

async function setVisibility(db: Kysely<Database>, id: string, visible: boolean): Promise<boolean> {
  const update = db.updateTable('partnership_update').set({ hidden: visible ? 0 : 1, waiting: 0 });
  return (await update.where('id', '=', id).returning('id').executeTakeFirst()) !== undefined;
}

/**
 * Takes an update out of the feed, or puts it (back) into it, with the row of the audit trail.
 *
 * @returns whether there is such an update.
 */
export function moderate(
  { db }: Pick<Store, 'db'>,
  id: string,
  performed: PerformedAction & { action: 'hidden' | 'shown' | 'approved' },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const found = await setVisibility(trx, id, performed.action !== 'hidden');
    if (found) {
      await recordActions(trx, [id], performed);
      await feedChanged(trx);
    }
    return found;
  });
}
