import type { Kysely, Selectable, Transaction } from 'kysely';
import { chunksOf } from '../db/chunks.ts';
import type { Database } from '../db/types.ts';

type WaitingMail = Selectable<Database['mail']>;

/** Mails that a replaced database was still to send, for a subject that takes over what caused them. */
export const readWaitingMails = (db: Kysely<Database>, about: readonly string[]): Promise<WaitingMail[]> =>
  db.selectFrom('mail').selectAll().where('about', 'in', about).where('due_at', 'is not', null).execute();

/** They wait for a person with the other mail, known as the replaced database knew them. */
export async function takeOverMails(db: Transaction<Database>, mails: readonly WaitingMail[]): Promise<void> {
  for (const part of chunksOf(mails)) {
    await db
      .insertInto('mail')
      .values(part)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
}
