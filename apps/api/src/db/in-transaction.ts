import type { Kysely, Transaction } from 'kysely';
import type { Database } from './types.ts';

/** Works in the transaction of the caller if `db` is one, otherwise in its own. */
export const inTransaction = <Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> => (db.isTransaction ? work(db as Transaction<Database>) : db.transaction().execute(work)); // says what it is
