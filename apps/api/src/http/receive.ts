import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database, Store } from '../db/types.ts';
import { writeOnce } from './idempotency.ts';
import { newReference, type ReferenceKind } from './reference.ts';

/** The columns that every table has of what visitors send to be read by the staff. */
interface SubmissionHead {
  id: string;
  reference: string;
  /** ISO-8601, UTC */
  created_at: string;
}

/**
 * Stores what a visitor sent, once per Idempotency-Key.
 *
 * @param insert Stores the row with the transaction it is given (see {@link writeOnce}).
 * @returns the body of the answer, a `Receipt`.
 */
export function receive(
  store: Pick<Store, 'db'>,
  request: Parameters<typeof writeOnce>[1],
  kind: ReferenceKind,
  insert: (db: Transaction<Database>, head: SubmissionHead) => Promise<unknown>,
) {
  return writeOnce(store, request, async (db) => {
    const head = { id: randomUUID(), reference: newReference(kind), created_at: new Date().toISOString() };
    await insert(db, head);
    return { reference: head.reference, submitted_at: head.created_at };
  });
}
