import type { Kysely } from 'kysely';
import type { Database, Store } from '../db/types.ts';
import { type PerformedAction, recordActions } from '../inbox/actions.ts';
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

async function setVisibility(db: Kysely<Database>, id: string, visible: boolean): Promise<boolean> {
  const update = db.updateTable('partnership_update').set({ hidden: visible ? 0 : 1, waiting: 0 });
  return (await update.where('id', '=', id).returning('id').executeTakeFirst()) !== undefined;
}

/** With an entry in the audit trail. Returns whether the update exists. */
export function moderate(
  { db }: Pick<Store, 'db'>,
  id: string,
  performed: PerformedAction & { action: 'hidden' | 'shown' | 'approved' },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const found = await setVisibility(trx, id, performed.action !== 'hidden');
    if (found) {
      await recordActions(trx, [id], performed);
      await incrementFeedVersion(trx);
    }
    return found;
  });
}
