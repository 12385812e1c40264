import { randomUUID } from 'node:crypto';
import type { ApplicationStatus } from '@nzete/domain';
import type { Kysely } from 'kysely';
import type { Database, Store } from '../db/types.ts';

type StaffAction =
  | 'opened'
  | 'exported'
  | 'accepted'
  | 'refused'
  | 'withdrawn'
  | 'corrected'
  | 'hidden'
  | 'shown'
  | 'approved'
  | 'opened-donations';

export interface PerformedAction {
  who: string;
  action: StaffAction;
  reason?: string;
}

/** More rows in one statement would exceed SQLite's limit of parameters. */
const MAX_ROWS = 500;

export async function recordActions(
  db: Kysely<Database>,
  subjects: string[],
  { who, action, reason }: PerformedAction,
) {
  const at = new Date().toISOString();
  const rows = subjects.map((subject) => ({ id: randomUUID(), at, who, action, subject, reason: reason ?? null }));
  for (let from = 0; from < rows.length; from += MAX_ROWS) {
    await db
      .insertInto('staff_action')
      .values(rows.slice(from, from + MAX_ROWS))
      .execute();
  }
}

export function readActions({ db }: Pick<Store, 'db'>, subject?: string) {
  const all = db.selectFrom('staff_action').select(['at', 'who', 'action', 'subject', 'reason']);
  const chosen = subject === undefined ? all : all.where('subject', '=', subject);
  return chosen.orderBy('at').orderBy('id').execute();
}

/** The tables with decisions, by the letter of their references. */
const decisionTables = {
  V: 'volunteer_application',
  P: 'partnership_application',
  K: 'kyc_application',
} as const;

/** The table of a reference such as `NZ-K-2026-7K3Q9X`, if it can be accepted or refused. */
export function tableOfReference(reference: string) {
  const letter = reference.split('-')[1] as keyof typeof decisionTables; // checked in the next line
  return Object.hasOwn(decisionTables, letter) ? decisionTables[letter] : undefined;
}

/** With an entry in the audit trail. Returns whether the application exists. */
export function decide(
  { db }: Pick<Store, 'db'>,
  reference: string,
  performed: PerformedAction & { action: Extract<ApplicationStatus, 'accepted' | 'refused'> },
): Promise<boolean> {
  const table = tableOfReference(reference);
  if (!table) return Promise.resolve(false);
  return db.transaction().execute(async (trx) => {
    const changed = { status: performed.action, status_at: new Date().toISOString() };
    const update = trx.updateTable(table).set(changed).where('reference', '=', reference);
    const found = (await update.returning('reference').executeTakeFirst()) !== undefined;
    if (found) await recordActions(trx, [reference], performed);
    return found;
  });
}
