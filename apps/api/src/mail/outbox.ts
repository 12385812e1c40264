import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { MailTable } from '../db/tables/mail.ts';
import type { Database, Store } from '../db/types.ts';
import type { Lang } from '../text/languages.ts';
import { mailProblems } from './problems.ts';

export type MailSubject =
  | 'volunteer'
  | 'partnership'
  | 'kyc'
  | 'kyc-document'
  | 'feedback'
  | 'consultation'
  | 'newsletter'
  | 'newsletter-confirm'
  | 'update'
  | 'gift'
  | 'event-sign-up';

/** What a mail with a link is for. Its link is made when it is sent, so none is stored. */
const linkSubjects = ['confirm-email', 'reset-password', 'invitation'] as const;

export type LinkSubject = (typeof linkSubjects)[number];

export const isLinkSubject = (about: string): about is LinkSubject => linkSubjects.some((one) => one === about);

/** What the mail is about that says so to the owner of an account. */
export const PASSWORD_CHANGED = 'password-changed';

/** What the mail is about that has the receipt of a gift. The receipt is written when it is sent. */
export const GIFT_RECEIPT = 'gift-receipt';

/** What the mail is about that shows an issue of the newsletter to one of the staff. */
export const LETTER_TEST = 'newsletter-test';

export interface LinkRequest {
  about: LinkSubject;
  email: string;
  /** Without it the mail goes to the accounts of the address, if there are any. */
  accountId?: string;
  /** What the token of an invitation is derived from. */
  invitationId?: string;
  language: Lang;
}

export interface Arrival {
  about: MailSubject;
  reference?: string;
  /** The recipient of the confirmation; without it only staff are notified. */
  email?: string | null;
  /** Confirm to the encrypted address of the application, decrypted when the mail is composed. */
  hasSealedEmail?: boolean;
  language: Lang;
}

export type Mail = Pick<MailTable, 'id' | 'kind' | 'about' | 'reference' | 'email' | 'language'> & { attempts: number };

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** Anyone can enter anyone's address, so confirmations of each kind are limited. */
export const CONFIRMATIONS_A_DAY = 3;
/** An address signs up for an event once, so that this is a person with many plans. */
const EVENT_CONFIRMATIONS_A_DAY = 10;
/** Of each purpose, apart from confirmations. */
export const LINKS_A_DAY = 5;

/** Before work begins in Kinshasa. */
const REMINDER_TIME = '06:00:00.000Z';

export const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();

const notifiesStaff: Record<MailSubject, boolean> = {
  volunteer: true,
  partnership: true,
  kyc: true,
  'kyc-document': true,
  feedback: true,
  consultation: true,
  newsletter: false,
  'newsletter-confirm': false,
  update: true,
  gift: true,
  'event-sign-up': true,
};

/** The answer to these says that a mail comes, and without its link nothing goes on. */
const promisesMail: readonly MailSubject[] = ['newsletter-confirm', 'event-sign-up'];

async function mayConfirm(
  db: Kysely<Database>,
  { about, email }: { about: MailSubject; email: string },
  now: Date,
): Promise<boolean> {
  const most = about === 'event-sign-up' ? EVENT_CONFIRMATIONS_A_DAY : CONFIRMATIONS_A_DAY;
  const sent = db
    .selectFrom('mail')
    .select('id')
    .where('kind', '=', 'confirmation')
    .where('email', '=', email)
    .where('about', '=', about)
    .where('created_at', '>', after(now, -DAY_MS))
    .limit(most);
  return (await sent.execute()).length < most;
}

/** @throws {HttpError} 429 if the address has had enough mails that the answer would promise */
export async function queueMail(db: Kysely<Database>, arrival: Arrival, now = new Date()): Promise<void> {
  const { about, reference = null, email, hasSealedEmail, language } = arrival;
  const head = { about, reference, language, created_at: now.toISOString(), due_at: now.toISOString() };
  const row = () => ({ ...head, id: randomUUID() });
  const confirms = email ? await mayConfirm(db, { about, email }, now) : false;
  if (email && !confirms && promisesMail.includes(about)) throw mailProblems.enoughToday();
  const rows = [
    ...(notifiesStaff[about] ? [{ ...row(), kind: 'notice' as const, email: null }] : []),
    ...(email && confirms ? [{ ...row(), kind: 'confirmation' as const, email }] : []),
    ...(hasSealedEmail ? [{ ...row(), kind: 'confirmation' as const, email: null }] : []),
  ];
  if (rows.length > 0) await db.insertInto('mail').values(rows).execute();
}

/** To the owner of an account whose password was changed. No limit: only a mailed link changes one. */
export async function queuePasswordChanged(
  db: Kysely<Database>,
  { email, language }: { email: string; language: Lang },
  now = new Date(),
): Promise<void> {
  const at = now.toISOString();
  await db
    .insertInto('mail')
    .values({
      id: randomUUID(),
      kind: 'message',
      about: PASSWORD_CHANGED,
      reference: null,
      email,
      language,
      created_at: at,
      due_at: at,
    })
    .execute();
}

interface StaffMessage {
  /** Of the stored message, whose text is read when it is sent. */
  id: string;
  about: MailSubject;
  reference: string;
  /** Null if it is encrypted in the application. */
  email: string | null;
  language: Lang;
}

/** What staff wrote with a decision. It is not limited: no visitor can cause it. */
export async function queueMessage(db: Kysely<Database>, message: StaffMessage, now = new Date()): Promise<void> {
  const at = now.toISOString();
  await db
    .insertInto('mail')
    .values({ ...message, kind: 'message', created_at: at, due_at: at })
    .execute();
}

/** The receipt of a gift. It is not limited: only staff cause it. */
export async function queueReceipt(
  db: Kysely<Database>,
  { reference, email, language }: { reference: string; email: string; language: Lang },
  now = new Date(),
): Promise<void> {
  const at = now.toISOString();
  const head = { id: randomUUID(), kind: 'message' as const, about: GIFT_RECEIPT };
  await db
    .insertInto('mail')
    .values({ ...head, reference, email, language, created_at: at, due_at: at })
    .execute();
}

/** An issue of the newsletter to one of the staff. It is not limited: only staff cause it. */
export async function queueLetter(
  db: Kysely<Database>,
  { id, email, language }: { id: string; email: string; language: Lang },
  now = new Date(),
): Promise<void> {
  const at = now.toISOString();
  const head = { id: randomUUID(), kind: 'message' as const, about: LETTER_TEST };
  await db
    .insertInto('mail')
    .values({ ...head, reference: id, email, language, created_at: at, due_at: at })
    .execute();
}

/** A notice to staff in the morning of a day; without a day an earlier one is withdrawn. */
export async function queueReminder(db: Kysely<Database>, reference: string, day: string | null): Promise<void> {
  await db.deleteFrom('mail').where('kind', '=', 'reminder').where('reference', '=', reference).execute();
  if (!day) return;
  const due_at = `${day}T${REMINDER_TIME}`;
  const row = {
    id: randomUUID(),
    about: 'reminder',
    reference,
    email: null,
    language: 'en',
    created_at: due_at,
    due_at,
  };
  await db
    .insertInto('mail')
    .values({ ...row, kind: 'reminder' })
    .execute();
}

/** Always one row, whether or not there is an account, so that a request tells nothing. */
export async function queueLink(db: Kysely<Database>, request: LinkRequest, now = new Date()): Promise<void> {
  const { about, email, accountId, invitationId, language } = request;
  const times = { created_at: now.toISOString(), due_at: now.toISOString() };
  const row = {
    id: randomUUID(),
    kind: 'confirmation' as const,
    about,
    reference: accountId ?? invitationId ?? null,
    email,
    language,
  };
  await db
    .insertInto('mail')
    .values({ ...row, ...times })
    .execute();
}

/** How many links of this purpose an address was to get in the last day, sent or not. */
export async function countLinks(
  { db }: Pick<Store, 'db'>,
  { about, email }: Pick<LinkRequest, 'about' | 'email'>,
  now = new Date(),
): Promise<number> {
  const links = db
    .selectFrom('mail')
    .select('id')
    .where('email', '=', email)
    .where('about', '=', about)
    .where('created_at', '>', after(now, -DAY_MS));
  return (await links.execute()).length;
}
