import { randomUUID } from 'node:crypto';
import { type ApplicationStatus, type KycDocumentKind, openStatuses } from '@nzete/domain';
import { recordActions } from '../audit/actions.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { timeAfter } from '../db/seen.ts';
import { isTimeSeen } from '../db/stored-times.ts';
import type { Store } from '../db/types.ts';
import { queueOne } from '../mail/outbox.ts';
import { kindOfReference } from '../subjects.ts';
import { isLang } from '../text/languages.ts';
import { inboxKindOf } from './kinds.ts';

/** The statuses that may follow one; more may be wanted twice. */
export function followingStatuses(kind: string, status: ApplicationStatus): readonly ApplicationStatus[] {
  if (!openStatuses.includes(status)) return [];
  const { decisions } = inboxKindOf(kind);
  return decisions?.statuses.filter((next) => next === 'more-wanted' || next !== status) ?? [];
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
  seen?: { status: ApplicationStatus; at: string | null; documentsAt?: string | null | undefined };
}

/** `changed`: it has another status by now, or one that is an end. `other-documents`: it has others than were seen. */
type Outcome = 'done' | 'unknown' | 'changed' | 'other-documents' | 'impossible';

/** With an entry in the audit trail, and the message stored and queued. In one transaction. */
export async function decide(
  { db }: Pick<Store, 'db'>,
  reference: string,
  decision: Decision,
  { mails = false }: { mails?: boolean } = {},
): Promise<Outcome> {
  const { kind, inbox } = kindOfReference(reference) ?? {};
  if (!kind || !inbox?.decisions) return 'unknown';
  const { decisions } = inbox;
  const { table } = decisions;
  const { who, status, reason, message, seen } = decision;
  const isRepeated = seen?.status === status && status !== 'more-wanted';
  if (isRepeated || !decisions.statuses.includes(status)) return 'impossible';
  return inTransaction(db, async (trx) => {
    const at = timeAfter(seen?.at ?? null);
    let update = trx.updateTable(table).set({ status, status_at: at }).where('reference', '=', reference);
    if (seen) {
      update = update.where('status', '=', seen.status).where('status', 'in', openStatuses);
      // More may be wanted twice, by two people who have both read the first demand.
      update = update.where(isTimeSeen('status_at', seen.at));
      const { documentsAt } = seen;
      if (documentsAt !== undefined && decisions.hasSameDocuments)
        update = update.where(decisions.hasSameDocuments(documentsAt));
    }
    const changed = await update.returning('language').executeTakeFirst();
    if (!changed) {
      const query = trx.selectFrom(table).select(['status', 'status_at']).where('reference', '=', reference);
      const row = await query.executeTakeFirst();
      if (!row) return 'unknown';
      const isSame = row.status === seen?.status && row.status_at === seen.at && openStatuses.includes(row.status);
      return isSame ? 'other-documents' : 'changed';
    }
    const followed = await decisions.decided?.(trx, reference, decision);
    const why = reason ?? followed;
    await recordActions(trx, [reference], { who, action: status, ...(why && { reason: why }) }, at);
    if (message) {
      const language = isLang(changed.language) ? changed.language : 'en';
      const sent = { id: randomUUID(), subject: reference, at, who, status, language, text: message };
      await trx.insertInto('submission_message').values(sent).execute();
      const email = mails ? await decisions.emailOf(trx, reference) : undefined;
      if (email !== undefined) {
        await queueOne(trx, { id: sent.id, kind: 'message', about: kind, reference, email, language });
      }
    }
    return 'done';
  });
}
