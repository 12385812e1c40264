import type { Kysely, Selectable, Transaction } from 'kysely';
import { chunksOf } from '../db/chunks.ts';
import type { Database } from '../db/types.ts';

type WaitingMail = Selectable<Database['mail']>;

/** The mails that a replaced database had not sent yet, for a subject that carries over their cause. */
export const readWaitingMails = (db: Kysely<Database>, about: readonly string[]): Promise<WaitingMail[]> =>
  db.selectFrom('mail').selectAll().where('about', 'in', about).where('due_at', 'is not', null).execute();

/** Adds mails to the queue, where they are held with the others until a person decides. */
export async function takeOverMails(db: Transaction<Database>, mails: readonly WaitingMail[]): Promise<void> {
  for (const part of chunksOf(mails)) {
    await db
      .insertInto('mail')
      .values(part)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
}
