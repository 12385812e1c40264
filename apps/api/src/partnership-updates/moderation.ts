import type { Kysely } from 'kysely';
import { type PerformedAction, recordActions } from '../audit/actions.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Database, Store } from '../db/types.ts';
import { incrementFeedVersion } from './version.ts';

/** Whether visitors' posts appear at once, or after staff approve them. */
export type Moderation = 'after' | 'before';

/** `waiting` is hidden until staff approve it. */
export type UpdateState = 'shown' | 'hidden' | 'waiting';

export const stateOf = ({ hidden, waiting }: { hidden: number; waiting: number }): UpdateState =>
  waiting ? 'waiting' : hidden ? 'hidden' : 'shown';

export async function isUpdate({ db }: Pick<Store, 'db'>, id: string): Promise<boolean> {
  const row = await db.selectFrom('partnership_update').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** How each state is stored: `waiting` is hidden too. */
const columnsOf: Record<UpdateState, { hidden: number; waiting: number }> = {
  shown: { hidden: 0, waiting: 0 },
  hidden: { hidden: 1, waiting: 0 },
  waiting: { hidden: 1, waiting: 1 },
};

async function setState(db: Kysely<Database>, id: string, state: UpdateState, seen?: UpdateState): Promise<boolean> {
  const update = db.updateTable('partnership_update').set(columnsOf[state]).where('id', '=', id);
  const expected = seen ? update.where((eb) => eb.and(columnsOf[seen])) : update;
  return (await expected.returning('id').executeTakeFirst()) !== undefined;
}

/**
 * With an entry in the audit trail. Returns whether the update exists, in the state that was `seen`;
 * without one, on the command line, in whatever state.
 */
export function moderate(
  { db }: Pick<Store, 'db'>,
  id: string,
  performed: PerformedAction & { action: 'hidden' | 'shown' | 'approved' },
  seen?: UpdateState,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const found = await setState(trx, id, performed.action === 'hidden' ? 'hidden' : 'shown', seen);
    if (found) {
      await recordActions(trx, [id], performed);
      await incrementFeedVersion(trx);
    }
    return found;
  });
}
