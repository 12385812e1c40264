import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ApplicationStatus } from '../db/tables/submissions.ts';
import type { Database, Store } from '../db/types.ts';

/** What a member of the staff may do with something that was sent. */
type StaffAction = 'opened' | 'exported' | 'accepted' | 'refused' | 'hidden' | 'shown' | 'approved';

/** What a member of the staff has done, and why. */
export interface PerformedAction {
  who: string;
  action: StaffAction;
  reason?: string | undefined;
}

/** More rows than that in one statement are more parameters than SQLite takes. */
const ROWS_AT_ONCE = 500;

/** Adds a row to the audit trail for each subject: a reference, or the id of an update. */
export async function recordActions(
  db: Kysely<Database>,
  subjects: string[],
  { who, action, reason }: PerformedAction,
) {
  const at = new Date().toISOString();
  const rows = subjects.map((subject) => ({ id: randomUUID(), at, who, action, subject, reason: reason ?? null }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await db
      .insertInto('staff_action')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
}

/** The audit trail, oldest first: of one subject, or of all. */
export function readActions({ db }: Pick<Store, 'db'>, subject?: string) {
  const all = db.selectFrom('staff_action').select(['at', 'who', 'action', 'subject', 'reason']);
  const chosen = subject === undefined ? all : all.where('subject', '=', subject);
  return chosen.orderBy('at').orderBy('id').execute();
}

/** The tables whose rows are accepted or refused, by the letter of their references. */
const decided = {
  V: 'volunteer_application',
  P: 'partnership_application',
  K: 'kyc_application',
} as const;

/** The table of a reference such as `NZ-K-2026-7K3Q9X`, when what it names can be accepted or refused. */
export function decidedTable(reference: string) {
  const letter = reference.split('-')[1] as keyof typeof decided; // checked by the line below
  return Object.hasOwn(decided, letter) ? decided[letter] : undefined;
}

/**
 * Marks an application, together with the row of the audit trail that says who did it and why.
 *
 * @returns whether there is such an application.
 */
export function decide(
  { db }: Pick<Store, 'db'>,
  reference: string,
  performed: PerformedAction & { action: Exclude<ApplicationStatus, 'received'> },
): Promise<boolean> {
  const table = decidedTable(reference);
  if (!table) return Promise.resolve(false);
  return db.transaction().execute(async (trx) => {
    const update = trx.updateTable(table).set({ status: performed.action }).where('reference', '=', reference);
    const found = (await update.returning('reference').executeTakeFirst()) !== undefined;
    if (found) await recordActions(trx, [reference], performed);
    return found;
  });
}
