import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { before } from '../db/times.ts';
import type { Database } from '../db/types.ts';
import { DAY_MS } from '../durations.ts';
import { CONFIRMATIONS_A_DAY } from '../mail/outbox.ts';
import { mailProblems } from '../mail/problems.ts';
import type { Lang } from '../text/languages.ts';
import { mailsAbout } from './mails-about.ts';

/** Something that a visitor sent. */
export interface Arrival {
  about: string;
  reference?: string;
  /** The recipient of the confirmation; without it only staff are notified. */
  email?: string | null;
  /** Confirm to the encrypted address of the application, decrypted when the mail is composed. */
  hasSealedEmail?: boolean;
  language: Lang;
}

async function mayConfirm(
  db: Kysely<Database>,
  { about, email, most }: { about: string; email: string; most: number },
  now: Date,
): Promise<boolean> {
  const sent = db
    .selectFrom('mail')
    .select('id')
    .where('kind', '=', 'confirmation')
    .where('email', '=', email)
    .where('about', '=', about)
    .where('created_at', '>', before(now, DAY_MS))
    .limit(most);
  return (await sent.execute()).length < most;
}

/** @throws {HttpError} 429 if the address has had enough mails that the answer would promise */
export async function queueMail(db: Kysely<Database>, arrival: Arrival, now = new Date()): Promise<void> {
  const { about, reference = null, email, hasSealedEmail, language } = arrival;
  const mails = mailsAbout(about);
  if (!mails) throw new Error(`No subject has mails about ${about}`);
  const head = { about, reference, language, created_at: now.toISOString(), due_at: now.toISOString() };
  const row = () => ({ ...head, id: randomUUID() });
  const most = mails.confirmationsADay ?? CONFIRMATIONS_A_DAY;
  const confirms = email ? await mayConfirm(db, { about, email, most }, now) : false;
  if (email && !confirms && mails.isPromised) throw mailProblems.enoughToday();
  const rows = [
    ...(mails.notice ? [{ ...row(), kind: 'notice' as const, email: null }] : []),
    ...(email && confirms ? [{ ...row(), kind: 'confirmation' as const, email }] : []),
    ...(hasSealedEmail ? [{ ...row(), kind: 'confirmation' as const, email: null }] : []),
  ];
  if (rows.length > 0) await db.insertInto('mail').values(rows).execute();
}
