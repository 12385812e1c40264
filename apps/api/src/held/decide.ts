import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import { recordActions } from '../audit/actions.ts';
import type { HeldKnown, HeldQueue } from '../db/tables/held.ts';
import type { Database, Store } from '../db/types.ts';
import { heldQueues } from '../jobs/held.ts';
import { heldProblems } from './problems.ts';

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

const ids = (db: Kysely<Database>, queue: HeldQueue, known: readonly HeldKnown[], part?: string) =>
  db
    .selectFrom('held')
    .select('held.id')
    .where('queue', '=', queue)
    .where('known', 'in', known)
    .$if(part !== undefined, (query) => query.where('part', '=', part ?? ''));

type Settle = (db: Transaction<Database>, drops: readonly HeldKnown[], now: string) => Promise<void>;

const settleMail: Settle = async (db, drops, now) => {
  const sent = { due_at: null, sent_at: now, error: null };
  await db
    .updateTable('mail')
    .set(sent)
    .where('id', 'in', ids(db, 'mail', ['sent']))
    .execute();
  await db
    .deleteFrom('mail')
    .where('id', 'in', ids(db, 'mail', drops))
    .execute();
};

const settleLetters: Settle = async (db, drops) => {
  const isHeldAs =
    (known: readonly HeldKnown[]) =>
    ({ exists, selectFrom }: ExpressionBuilder<Database, 'newsletter_recipient'>) =>
      exists(
        selectFrom('held')
          .select('held.id')
          .where('queue', '=', 'newsletter')
          .where('known', 'in', known)
          .whereRef('held.id', '=', 'newsletter_recipient.issue_id')
          .whereRef('held.part', '=', 'newsletter_recipient.subscription_id'),
      );
  for (const [state, known] of [
    ['sent', ['sent']],
    ['skipped', drops],
  ] as const) {
    await db
      .updateTable('newsletter_recipient')
      .set({ state })
      .where('state', '=', 'waiting')
      .where(isHeldAs(known))
      .execute();
  }
};

/** The drafts stay. */
const settlePublications: Settle = async (db, drops) => {
  await db
    .updateTable('content_draft')
    .set({ publish_at: null, scheduled_by: null })
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('held')
          .select('held.id')
          .where('queue', '=', 'publication')
          .where('known', 'in', ['sent', ...drops])
          .whereRef('held.id', '=', 'content_draft.path')
          .whereRef('held.part', '=', 'content_draft.publish_at'),
      ),
    )
    .execute();
};

/** Who waits for a seat goes on waiting, except those who were given one after the backup. */
const settleEvents: Settle = async (db, drops, now) => {
  await db
    .updateTable('event_sign_up')
    .set({ status: 'accepted', status_at: now })
    .where('status', '=', 'received')
    .where('reference', 'in', ids(db, 'event', ['sent'], 'received'))
    .execute();
  await db
    .updateTable('event_sign_up')
    .set({ reminded_at: now })
    .where('status', '=', 'accepted')
    .where('reminded_at', 'is', null)
    .where('reference', 'in', ids(db, 'event', ['sent', ...drops], 'accepted'))
    .execute();
};

const settle: Record<HeldQueue, Settle> = {
  mail: settleMail,
  newsletter: settleLetters,
  publication: settlePublications,
  event: settleEvents,
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
  await db.transaction().execute(async (trx) => {
    const decided: HeldQueue[] = [];
    for (const one of queue ? [queue] : heldQueues) {
      await settle[one](trx, dropped[choice], now);
      const { numDeletedRows } = await trx.deleteFrom('held').where('queue', '=', one).executeTakeFirstOrThrow();
      if (numDeletedRows > 0n) decided.push(one);
    }
    await recordActions(trx, decided, { who, action: 'decided-held', reason: choice }, now);
    const left = await trx.selectFrom('held').select('id').limit(1).executeTakeFirst();
    const hasEnded = !left && (await endRestored(trx, who, now));
    if (decided.length === 0 && !hasEnded) throw heldProblems.decidedSince();
  });
}

async function endRestored(db: Transaction<Database>, who: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('restored')
    .set({ ended_at: now, ended_by: who })
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
