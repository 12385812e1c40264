import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/types.ts';
import { isLang } from '../text/languages.ts';

/** What the mails to participants are about, apart from the confirmation. */
export const EVENT_SEAT = 'event-seat';
export const EVENT_REMINDER = 'event-reminder';
export const EVENT_CANCELLED = 'event-cancelled';

interface Participant {
  reference: string;
  email: string;
  language: string | null;
}

const mailTo = ({ reference, email, language }: Participant, now: Date) => {
  const at = now.toISOString();
  const head = { id: randomUUID(), reference, email, language: isLang(language) ? language : 'en' };
  return { ...head, created_at: at, due_at: at };
};

/** A seat has become free for someone on the waiting list. No visitor can cause it at will. */
export async function queueSeat(db: Kysely<Database>, participant: Participant, now: Date): Promise<void> {
  const row = { ...mailTo(participant, now), kind: 'message' as const, about: EVENT_SEAT };
  await db.insertInto('mail').values(row).execute();
}

/** Erased with the sign-up, like other reminders. */
export async function queueReminderOf(db: Kysely<Database>, participant: Participant, now: Date): Promise<void> {
  const row = { ...mailTo(participant, now), kind: 'reminder' as const, about: EVENT_REMINDER };
  await db.insertInto('mail').values(row).execute();
}

/** @param id of the stored message, whose text is read when it is sent */
export async function queueCancellation(
  db: Kysely<Database>,
  id: string,
  participant: Participant,
  now: Date,
): Promise<void> {
  const row = { ...mailTo(participant, now), id, kind: 'message' as const, about: EVENT_CANCELLED };
  await db.insertInto('mail').values(row).execute();
}
