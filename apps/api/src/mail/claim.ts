import { isTimeOver } from '../db/stored-times.ts';
import { before } from '../db/times.ts';
import type { Store } from '../db/types.ts';
import { DAY_MS } from '../durations.ts';
import { claimedUntil, nextAttempt } from '../jobs/attempts.ts';
import { heldIn, isRestoredWaiting } from '../jobs/held.ts';
import type { Mail } from './outbox.ts';

/** Once this server has died, another takes over. Returns `undefined` if nothing is due. */
export async function claimMail({ db }: Pick<Store, 'db'>, now: Date): Promise<Mail | undefined> {
  for (;;) {
    const due = await db
      .selectFrom('mail')
      .select('id')
      .where(isTimeOver('due_at', now))
      .where('id', 'not in', heldIn(db, 'mail'))
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const claimed = await db
      .updateTable('mail')
      // Without the error of an earlier attempt a restore knows that this one had not ended.
      .set((eb) => ({ due_at: claimedUntil(now), attempts: eb('attempts', '+', 1), error: null }))
      .where('id', '=', due.id)
      .where(isTimeOver('due_at', now))
      .returning(['id', 'kind', 'about', 'reference', 'email', 'language', 'attempts'])
      .executeTakeFirst();
    if (claimed) return claimed; // else another server was faster
  }
}

/** For a message that is still being sent. */
export async function renewClaim({ db }: Pick<Store, 'db'>, { id, attempts }: Mail, now: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ due_at: claimedUntil(now) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sent_at', 'is', null)
    .execute();
}

/** A sent message is kept for a day, to count the confirmations of a day. */
export async function markSent({ db }: Pick<Store, 'db'>, { id }: Mail, now: Date): Promise<void> {
  const sent = { due_at: null, sent_at: now.toISOString(), error: null };
  await db.updateTable('mail').set(sent).where('id', '=', id).execute();
  if (await isRestoredWaiting(db)) return;
  await db.deleteFrom('mail').where('sent_at', '<', before(now, DAY_MS)).execute();
}

export async function deleteMail({ db }: Pick<Store, 'db'>, { id }: Mail): Promise<void> {
  await db.deleteFrom('mail').where('id', '=', id).execute();
}

/**
 * Gives up after the last attempt or a permanent error, and returns whether it did. A message that
 * another server has taken over since is left to that one.
 */
export async function markFailed(
  { db }: Pick<Store, 'db'>,
  { id, attempts }: Mail,
  { now, reason, isPermanent }: { now: Date; reason: string; isPermanent: boolean },
): Promise<boolean> {
  const due_at = (isPermanent ? undefined : nextAttempt(now, attempts)) ?? null;
  const marked = await db
    .updateTable('mail')
    .set({ due_at, error: reason })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sent_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined && due_at === null;
}
