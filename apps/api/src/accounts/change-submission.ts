import { openStatuses } from '@nzete/domain';
import type { Transaction } from 'kysely';
import type { Static } from 'typebox';
import { recordActions } from '../audit/actions.ts';
import { deleteTraces } from '../audit/traces.ts';
import { claimKey } from '../crypto/load.ts';
import { seal, unseal } from '../crypto/seal.ts';
import type { Vault } from '../crypto/vault.ts';
import type { Database } from '../db/types.ts';
import { fieldError } from '../http/validation/validation.ts';
import { fieldsContext } from '../kyc/seal-contexts.ts';
import { normaliseOrNull } from '../text/normalise.ts';
import { phoneOrNull } from '../text/phone.ts';
import { contactColumns, openSignUps, plainTables } from './own-submissions.ts';
import { accountProblems } from './problems.ts';
import type { ContactChange, OwnSubmission } from './submission-schemas.ts';

/** Both are noted in the audit trail, by whose account. */
interface Change {
  submission: OwnSubmission;
  who: string;
}

/** Deletes course interests and a subscription; all else stays as `withdrawn`. */
export async function withdraw({ store }: Vault, { submission, who }: Change): Promise<OwnSubmission> {
  const { kind, subject } = submission;
  const status_at = new Date().toISOString();
  await store.db.transaction().execute(async (db) => {
    if (kind === 'interests' || kind === 'newsletter') {
      const deletion = db.deleteFrom(plainTables[kind]).where('id', '=', subject).returning('id');
      if (!(await deletion.executeTakeFirst())) throw accountProblems.submissionGone();
      await deleteTraces(db, [subject]);
      return;
    }
    // Staff may have decided in the meantime.
    const update = db
      .updateTable(kind === 'kyc' ? 'kyc_application' : plainTables[kind])
      .set({ status: 'withdrawn', status_at })
      .where('reference', '=', subject)
      .where('status', 'in', kind === 'event-sign-up' ? openSignUps : openStatuses)
      .returning('reference');
    if (!(await update.executeTakeFirst())) throw accountProblems.cannotWithdraw();
    await recordActions(db, [subject], { who, action: 'withdrawn' });
  });
  return {
    ...submission,
    status: 'withdrawn',
    status_at,
    can_withdraw: false,
    wants_document: false,
    wanted_documents: [],
  };
}

/** The columns that a change sets. Only a phone number can be deleted; a last name may be blank. */
function columnsOf({ kind }: OwnSubmission, change: Static<typeof ContactChange>): Record<string, string | null> {
  const columns: Record<string, string> = contactColumns[kind];
  return Object.fromEntries(
    Object.entries(change).map(([name, value]) => {
      const column = columns[name];
      if (!column) throw fieldError(name, 'additionalProperties');
      return [column, name === 'phone' ? phoneOrNull(value) : (normaliseOrNull(value) ?? '')];
    }),
  );
}

/** The columns of an identity check: its fields are encrypted together. */
async function sealedColumns({ store, keyring }: Vault, reference: string, changed: Record<string, string | null>) {
  const row = await store.db
    .selectFrom('kyc_application')
    .select('fields')
    .where('reference', '=', reference)
    .executeTakeFirst();
  const opened = row && unseal(keyring, row.fields, fieldsContext(reference));
  if (!row || !opened) throw accountProblems.submissionGone();
  await claimKey(store, keyring);
  const fields = Buffer.from(JSON.stringify({ ...JSON.parse(opened.toString()), ...changed }));
  return { before: row.fields, fields: seal(keyring, fields, fieldsContext(reference)) };
}

const updatePlain = (
  db: Transaction<Database>,
  { kind, subject, reference }: OwnSubmission,
  changed: Record<string, string | null>,
) =>
  db
    .updateTable(plainTables[kind as keyof typeof plainTables]) // all kinds but `kyc`
    .set(changed)
    .where(reference ? 'reference' : 'id', '=', subject);

/**
 * Corrects contact details. They are recorded as corrected, without the old ones.
 *
 * @throws {HttpError} 409 if the record is kept as it was decided
 */
export async function correct(
  vault: Vault,
  { submission, who, change }: Change & { change: Static<typeof ContactChange> },
): Promise<void> {
  const { kind, subject } = submission;
  const changed = columnsOf(submission, change);
  if (kind === 'kyc' && changed.phone === null) throw fieldError('phone', 'required');
  if (!submission.can_correct) throw accountProblems.cannotCorrect();
  const sealed = kind === 'kyc' ? await sealedColumns(vault, subject, changed) : undefined;
  await vault.store.db.transaction().execute(async (db) => {
    // Staff may have decided in the meantime.
    const update = sealed
      ? db
          .updateTable('kyc_application')
          .set({ fields: sealed.fields })
          .where('reference', '=', subject)
          .where('status', 'in', openStatuses)
          .where('fields', '=', sealed.before)
      : updatePlain(db, submission, changed);
    if ((await update.executeTakeFirstOrThrow()).numUpdatedRows === 0n) throw accountProblems.cannotCorrect();
    if (submission.reference) await recordActions(db, [subject], { who, action: 'corrected' });
  });
}
