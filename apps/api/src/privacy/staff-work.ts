import type { Kysely } from 'kysely';
import type { Database } from '../db/types.ts';

/** What staff did about submissions. It is erased with them, because a reason may be personal. */
export const staffWorkTables = [
  'staff_action',
  'submission_note',
  'submission_message',
  'submission_assignment',
] as const;

export type StaffWorkTable = (typeof staffWorkTables)[number];

/** A person is not told which of the staff it was. */
const HIDDEN = ['id', 'who', 'account_id'];

export async function findStaffWork(db: Kysely<Database>, table: StaffWorkTable, subjects: string[]) {
  const rows = await db.selectFrom(table).selectAll().where('subject', 'in', subjects).orderBy('at').execute();
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !HIDDEN.includes(column))));
}

export async function deleteStaffWork(db: Kysely<Database>, table: StaffWorkTable, subjects: string[]) {
  const { numDeletedRows } = await db.deleteFrom(table).where('subject', 'in', subjects).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** All of it, with reminders that are still to be mailed. */
export async function deleteAllStaffWork(db: Kysely<Database>, subjects: string[]): Promise<void> {
  for (const table of staffWorkTables) await deleteStaffWork(db, table, subjects);
  await db.deleteFrom('mail').where('kind', '=', 'reminder').where('reference', 'in', subjects).execute();
}
