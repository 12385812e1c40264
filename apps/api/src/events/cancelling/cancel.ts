import { randomUUID } from 'node:crypto';
import type { SignUpStatus } from '@nzete/domain';
import { recordActions } from '../../audit/actions.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Store } from '../../db/types.ts';
import { isLang } from '../../text/languages.ts';
import { queueCancellation } from '../mail-queue.ts';

const open = ['received', 'accepted'] as const;

/** Whether someone is signed up, or waits for a seat. */
export async function isSignedUp(
  { db }: Pick<Store, 'db'>,
  which: { id: string } | { reference: string },
): Promise<boolean> {
  const row = db
    .selectFrom('event_sign_up')
    .select('id')
    .where((eb) => eb.and(which))
    .where('status', 'in', open);
  return (await row.executeTakeFirst()) !== undefined;
}

/**
 * By its owner; one that is cancelled stays so. Its seats are given away by the rounds.
 *
 * @returns whether it was cancelled now
 */
export async function cancelOwn({ db }: Pick<Store, 'db'>, id: string, now = new Date()): Promise<boolean> {
  const cancelled = await db
    .updateTable('event_sign_up')
    .set({ status: 'withdrawn', status_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', 'in', open)
    .returning('id')
    .executeTakeFirst();
  return cancelled !== undefined;
}

interface Cancellation {
  /** For the audit trail. */
  who: string;
  /** For the participants. */
  reason: string;
  /** Whether the server sends mail. */
  mails: boolean;
}

/**
 * Staff cancel one sign-up, if its status is as they saw it, or all of an event, including people who have
 * signed up since. Stores the reason for each and queues the mail. Returns how many were cancelled.
 */
export async function cancelForAll(
  { db }: Pick<Store, 'db'>,
  which: { event: string } | { reference: string; status: SignUpStatus },
  { who, reason, mails }: Cancellation,
  now = new Date(),
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const at = now.toISOString();
    const cancelled = await trx
      .updateTable('event_sign_up')
      .set({ status: 'refused', status_at: at })
      .where((eb) => eb.and(which))
      .where('status', 'in', open)
      .returning(['reference', 'email', 'language'])
      .execute();
    for (const participant of cancelled) {
      const language = isLang(participant.language) ? participant.language : 'en';
      const message = { id: randomUUID(), subject: participant.reference, at, who, status: 'refused' as const };
      await trx
        .insertInto('submission_message')
        .values({ ...message, language, text: reason })
        .execute();
      if (mails) await queueCancellation(trx, message.id, participant, now);
    }
    const references = cancelled.map(({ reference }) => reference);
    await recordActions(trx, references, { who, action: 'sign-up-cancelled' }, at);
    return cancelled.length;
  });
}
