import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database, Store } from '../db/types.ts';
import { type Sent, writeOnce } from './idempotency.ts';
import { newReference, type ReferenceKind, untilUnique } from './reference.ts';

/** The columns that every table has of what visitors send to be read by the staff. */
const newHead = (kind: ReferenceKind) => ({
  id: randomUUID(),
  reference: newReference(kind),
  created_at: new Date().toISOString(),
});

/**
 * Stores what a visitor sent, once per Idempotency-Key.
 *
 * @param insert Stores the row with the transaction it is given (see {@link writeOnce}).
 * @returns the body of the answer, a `Receipt`.
 */
export function storeSubmission(
  store: Pick<Store, 'db'>,
  request: Sent,
  kind: ReferenceKind,
  insert: (db: Transaction<Database>, head: ReturnType<typeof newHead>) => Promise<unknown>,
) {
  return untilUnique(() =>
    writeOnce(store, request, async (db) => {
      const head = newHead(kind);
      await insert(db, head);
      return { reference: head.reference, submitted_at: head.created_at };
    }),
  );
}
