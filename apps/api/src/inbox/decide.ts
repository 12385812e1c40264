import { randomUUID } from 'node:crypto';
import { type ApplicationKind, type ApplicationStatus, type KycDocumentKind, openStatuses } from '@nzete/domain';
import type { Kysely } from 'kysely';
import { recordActions } from '../audit/actions.ts';
import { timeAfter } from '../db/seen.ts';
import type { Database, Store } from '../db/types.ts';
import { missingDocuments } from '../kyc/wanted.ts';
import { queueOne } from '../mail/outbox.ts';
import { isLang, type Lang } from '../text/languages.ts';

/** Applications are accepted or refused; letters and requests for a talk are answered. */
const decided: Record<ApplicationKind, readonly ApplicationStatus[]> = {
  volunteer: ['reading', 'more-wanted', 'accepted', 'refused', 'withdrawn'],
  partnership: ['reading', 'more-wanted', 'accepted', 'refused', 'withdrawn'],
  kyc: ['reading', 'more-wanted', 'accepted', 'refused', 'withdrawn'],
  feedback: ['reading', 'more-wanted', 'answered', 'withdrawn'],
  consultation: ['reading', 'more-wanted', 'answered', 'withdrawn'],
};

/** The tables of what is decided, by the letter of their references. */
const tables = {
  V: { table: 'volunteer_application', kind: 'volunteer' },
  P: { table: 'partnership_application', kind: 'partnership' },
  K: { table: 'kyc_application', kind: 'kyc' },
  F: { table: 'feedback', kind: 'feedback' },
  C: { table: 'consultation', kind: 'consultation' },
} as const;

/** The table and kind of a reference such as `NZ-K-2026-7K3Q9X`. */
export function tableOfReference(reference: string) {
  const letter = reference.split('-')[1] as keyof typeof tables; // checked in the next line
  return Object.hasOwn(tables, letter) ? tables[letter] : undefined;
}

/** The statuses that may follow one; more may be wanted twice. */
export function followingStatuses(kind: string, status: ApplicationStatus): readonly ApplicationStatus[] {
  if (!openStatuses.includes(status) || !Object.hasOwn(decided, kind)) return [];
  const all = decided[kind as ApplicationKind]; // checked in the line above
  return all.filter((next) => next === 'more-wanted' || next !== status);
}

export interface Decision {
  /** For the audit trail. */
  who: string;
  status: ApplicationStatus;
  /** For the audit trail only. */
  reason?: string;
  /** To the sender, in the language of the submission. */
  message?: string;
  /** The documents to ask an applicant for, or none; without it those that are missing. */
  documents?: readonly KycDocumentKind[];
  /** The status that was seen, and since when. Without it, on the command line, a decision can be changed. */
  seen?: { status: ApplicationStatus; at: string | null };
}

/** `changed`: it has another status by now, or one that is an end. */
type Outcome = 'done' | 'unknown' | 'changed' | 'impossible';

/** With an entry in the audit trail, and the message stored and queued. In one transaction. */
export async function decide(
  { db }: Pick<Store, 'db'>,
  reference: string,
  decision: Decision,
  { mails = false }: { mails?: boolean } = {},
): Promise<Outcome> {
  const found = tableOfReference(reference);
  if (!found) return 'unknown';
  const { table, kind } = found;
  const { who, status, reason, message, seen } = decision;
  const isRepeated = seen?.status === status && status !== 'more-wanted';
  if (isRepeated || !decided[kind].includes(status)) return 'impossible';
  return db.transaction().execute(async (trx) => {
    const at = timeAfter(seen?.at ?? null);
    let update = trx.updateTable(table).set({ status, status_at: at }).where('reference', '=', reference);
    if (seen) {
      update = update.where('status', '=', seen.status).where('status', 'in', openStatuses);
      // More may be wanted twice, by two people who have both read the first demand.
      update = update.where('status_at', seen.at === null ? 'is' : '=', seen.at);
    }
    const changed = await update.returning('language').executeTakeFirst();
    if (!changed) {
      const row = trx.selectFrom(table).select('reference').where('reference', '=', reference);
      return (await row.executeTakeFirst()) ? 'changed' : 'unknown';
    }
    const wanted = kind === 'kyc' ? await setWanted(trx, reference, decision) : undefined;
    const why = reason ?? wanted?.join(' ');
    await recordActions(trx, [reference], { who, action: status, ...(why && { reason: why }) }, at);
    if (message) {
      const language = isLang(changed.language) ? changed.language : 'en';
      const sent = { id: randomUUID(), subject: reference, at, who, status, language, text: message };
      await trx.insertInto('submission_message').values(sent).execute();
      if (mails) await mailMessage(trx, { ...sent, kind });
    }
    return 'done';
  });
}

/** Of an identity check; any other decision ends the link by which documents are sent. */
async function setWanted(
  db: Kysely<Database>,
  reference: string,
  { status, documents }: Decision,
): Promise<readonly KycDocumentKind[] | undefined> {
  const isWanted = status === 'more-wanted';
  const wanted = isWanted ? (documents ?? (await missingDocuments(db, reference))) : undefined;
  const stored = wanted ? JSON.stringify(wanted) : null;
  await db.updateTable('kyc_application').set({ wanted: stored }).where('reference', '=', reference).execute();
  return wanted;
}

/** The address of an identity check is encrypted, and read when the mail is composed. */
async function mailMessage(
  db: Kysely<Database>,
  { id, subject, kind, language }: { id: string; subject: string; kind: ApplicationKind; language: Lang },
): Promise<void> {
  const email = kind === 'kyc' ? null : await emailOf(db, subject);
  if (email === undefined) return;
  await queueOne(db, { id, kind: 'message', about: kind, reference: subject, email, language });
}

async function emailOf(db: Kysely<Database>, reference: string): Promise<string | undefined> {
  const found = tableOfReference(reference);
  if (!found || found.kind === 'kyc') return undefined;
  const row = db.selectFrom(found.table).select('email').where('reference', '=', reference);
  return (await row.executeTakeFirst())?.email ?? undefined;
}
