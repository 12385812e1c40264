import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/types.ts';
import { heldIn } from '../jobs/held.ts';
import type { MailTable } from './tables.ts';

export type Mail = Pick<MailTable, 'id' | 'kind' | 'about' | 'reference' | 'email' | 'language'> & { attempts: number };

/** Anyone can enter anyone's address, so confirmations of each kind are limited. */
export const CONFIRMATIONS_A_DAY = 3;

/** Before work begins in Kinshasa. */
const REMINDER_TIME = '06:00:00.000Z';

export interface NewMail {
  /** Of a stored message, whose text is read when it is sent. */
  id?: string;
  kind: Mail['kind'];
  about: string;
  reference?: string | null;
  /** Null if it goes to staff, or is encrypted in an application. */
  email: string | null;
  language: string;
}

/** Call it in the transaction of the cause. */
export type QueueOne = (db: Kysely<Database>, mail: NewMail) => Promise<void>;

/** It is not limited: what visitors cause goes through `mail.queue` of the server. */
export async function queueOne(
  db: Kysely<Database>,
  { id = randomUUID(), reference = null, ...mail }: NewMail,
  now = new Date(),
): Promise<void> {
  const at = now.toISOString();
  await db
    .insertInto('mail')
    .values({ id, reference, ...mail, created_at: at, due_at: at })
    .execute();
}

/** A notice to staff in the morning of a day; without a day an earlier one is withdrawn. */
export async function queueReminder(db: Kysely<Database>, reference: string, day: string | null): Promise<void> {
  const at = day && new Date(`${day}T${REMINDER_TIME}`);
  const isSame = { kind: 'reminder', about: 'reminder', reference } as const;
  if (at) {
    const time = at.toISOString();
    // One that waits keeps its id: a restore takes an id that is gone for a mail that was sent.
    const moved = await db
      .updateTable('mail')
      .set({ created_at: time, due_at: time })
      .where((eb) => eb.and(isSame))
      .where('due_at', 'is not', null)
      .where('attempts', '=', 0)
      .where('id', 'not in', heldIn(db, 'mail'))
      .returning('id')
      .executeTakeFirst();
    if (moved) return;
  }
  await db
    .deleteFrom('mail')
    .where((eb) => eb.and(isSame))
    .execute();
  if (at) await queueOne(db, { ...isSame, email: null, language: 'en' }, at);
}
