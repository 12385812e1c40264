import type { Kysely } from 'kysely';
import type { Database } from '../db/types.ts';

/** What staff did with a submission and wrote about it, by its reference or id. */
export const traceTables = ['staff_action', 'submission_note', 'submission_message', 'submission_assignment'] as const;

/** Erased with their subject, because what staff wrote may be personal; with reminders to be mailed. */
export async function deleteTraces(db: Kysely<Database>, subjects: string[]): Promise<void> {
  for (const table of traceTables) {
    await db.deleteFrom(table).where('subject', 'in', subjects).execute();
  }
  await db.deleteFrom('mail').where('kind', '=', 'reminder').where('reference', 'in', subjects).execute();
}
