import type { Transaction } from 'kysely';
import { recordActions } from '../audit/actions.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Database, Store } from '../db/types.ts';
import type { HeldKnown, HeldQueue } from '../jobs/tables.ts';
import { heldProblems } from './problems.ts';
import { queues } from './queues.ts';

/**
 * `unsent`: what was never sent goes out. `rest`: also what may have been sent. `drop`: nothing. What
 * was sent after the backup never goes out again.
 */
export const heldChoices = ['unsent', 'rest', 'drop'] as const;

export type HeldChoice = (typeof heldChoices)[number];

const dropped: Record<HeldChoice, HeldKnown[]> = {
  unsent: ['unknown'],
  rest: [],
  drop: ['unsent', 'unknown'],
};

interface Decision {
  /** Without it all. */
  queue?: HeldQueue;
  choice: HeldChoice;
  /** For the audit trail. */
  who: string;
}

/**
 * Lets go on what a person has chosen. When nothing is held any more, the waiting ends. Throws 409,
 * and changes nothing, if someone else has decided it before.
 */
export async function decideHeld({ db }: Pick<Store, 'db'>, { queue, choice, who }: Decision): Promise<void> {
  const now = new Date().toISOString();
  await inTransaction(db, async (trx) => {
    await claimDecision(trx);
    const decided: HeldQueue[] = [];
    for (const one of queues.filter((each) => !queue || each.queue === queue)) {
      await one.settle(trx, dropped[choice], now);
      const { numDeletedRows } = await trx.deleteFrom('held').where('queue', '=', one.queue).executeTakeFirstOrThrow();
      if (numDeletedRows > 0n) decided.push(one.queue);
    }
    await recordActions(trx, decided, { who, action: 'decided-held', reason: choice }, now);
    const left = await trx.selectFrom('held').select('id').limit(1).executeTakeFirst();
    if (!left) await endRestored(trx, who, now);
    else if (decided.length === 0) throw heldProblems.decidedSince();
  });
}

/** Locks the decision until the transaction ends: a second one waits here, then sees what is left. */
async function claimDecision(db: Transaction<Database>): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('restored')
    .set({ ended_at: null })
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw heldProblems.decidedSince();
}

const endRestored = (db: Transaction<Database>, ended_by: string, ended_at: string) =>
  db.updateTable('restored').set({ ended_at, ended_by }).where('ended_at', 'is', null).execute();
