import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/types.ts';
import type { MailTable } from './tables.ts';

export type Mail = Pick<MailTable, 'id' | 'kind' | 'about' | 'reference' | 'email' | 'language'> & { attempts: number };

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

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
  await db.deleteFrom('mail').where('kind', '=', 'reminder').where('reference', '=', reference).execute();
  if (!day) return;
  const reminder = { kind: 'reminder' as const, about: 'reminder', reference, email: null, language: 'en' };
  await queueOne(db, reminder, new Date(`${day}T${REMINDER_TIME}`));
}
