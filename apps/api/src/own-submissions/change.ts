import type { Static } from 'typebox';
import { accountProblems } from '../accounts/problems.ts';
import { recordActions } from '../audit/actions.ts';
import { deleteTraces } from '../audit/traces.ts';
import type { Vault } from '../crypto/vault.ts';
import { fieldError } from '../http/validation/validation.ts';
import { normaliseOrNull } from '../text/normalise.ts';
import { phoneOrNull } from '../text/phone.ts';
import { ownKindOf } from './kinds.ts';
import type { ContactChange, OwnSubmission } from './schemas.ts';

/** Both are noted in the audit trail, by whose account. */
interface Change {
  submission: OwnSubmission;
  who: string;
}

/** Deletes a submission that has no status; any other gets the status `withdrawn`. */
export async function withdraw({ store }: Vault, { submission, who }: Change): Promise<OwnSubmission> {
  const { kind, subject } = submission;
  const own = ownKindOf(kind);
  const status_at = new Date().toISOString();
  await store.db.transaction().execute(async (trx) => {
    const done = await own.withdraw(trx, subject, status_at);
    if (!own.open) {
      if (!done) throw accountProblems.submissionGone();
      await deleteTraces(trx, [subject]);
      return;
    }
    // Staff may have decided in the meantime.
    if (!done) throw accountProblems.cannotWithdraw();
    await recordActions(trx, [subject], { who, action: 'withdrawn' });
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
function columnsOf(kind: string, change: Static<typeof ContactChange>): Record<string, string | null> {
  const { contact, required = [] } = ownKindOf(kind);
  return Object.fromEntries(
    Object.entries(change).map(([name, value]) => {
      const column = contact[name];
      if (!column) throw fieldError(name, 'additionalProperties');
      const written = name === 'phone' ? phoneOrNull(value) : (normaliseOrNull(value) ?? '');
      if (written === null && required.includes(name)) throw fieldError(name, 'required');
      return [column, written];
    }),
  );
}

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
  const changed = columnsOf(kind, change);
  if (!submission.can_correct) throw accountProblems.cannotCorrect();
  const write = await ownKindOf(kind).correct(vault, subject, changed);
  if (!write) throw accountProblems.submissionGone();
  await vault.store.db.transaction().execute(async (trx) => {
    // Staff may have decided in the meantime.
    if (!(await write(trx))) throw accountProblems.cannotCorrect();
    if (submission.reference) await recordActions(trx, [subject], { who, action: 'corrected' });
  });
}
