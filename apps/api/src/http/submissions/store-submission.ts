import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database, Store } from '../../db/types.ts';
import { languageOf } from '../language.ts';
import { type IdempotentRequest, writeOnce } from './idempotency.ts';
import { newReference, retryOnDuplicate } from './reference.ts';

/** What every submission has. */
export const newHead = (letter: string, request: Pick<FastifyRequest, 'query' | 'headers'>) => ({
  id: randomUUID(),
  reference: newReference(letter),
  created_at: new Date().toISOString(),
  language: languageOf(request),
});

/** Once for each Idempotency-Key. `insert` uses only its transaction (see {@link writeOnce}). */
export function storeSubmission(
  store: Pick<Store, 'db'>,
  request: IdempotentRequest & Pick<FastifyRequest, 'query'>,
  letter: string,
  insert: (db: Transaction<Database>, head: ReturnType<typeof newHead>) => Promise<unknown>,
) {
  return retryOnDuplicate(() =>
    writeOnce(store, request, async (db) => {
      const head = newHead(letter, request);
      await insert(db, head);
      return { reference: head.reference, submitted_at: head.created_at };
    }),
  );
}
