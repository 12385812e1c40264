import { createHash, createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import type { Database, Store } from '../db/types.ts';
import { errorTexts } from './error-texts.ts';
import { httpError } from './http-error.ts';

/** For how long a key is known. */
const KEPT_MS = 24 * 3_600_000;

/** For the `headers` of the schema of every call that stores something. */
export const idempotencyHeaders = Type.Object({
  'Idempotency-Key': Type.Optional(
    Type.String({
      minLength: 8,
      maxLength: 64,
      pattern: '^[\\w-]{8,64}$',
      description:
        'A random name for this request, such as a UUID. Sent again with the same key within 24 hours, the same request is stored once and answered alike; another request with that key gets 422.',
      examples: ['0f8fad5b-d9cb-469f-a165-70867728950e'],
    }),
  ),
});

/** What of a request makes it the same one when it is sent again. */
export type Sent = Pick<FastifyRequest, 'method' | 'headers' | 'params' | 'body'> & { routeOptions: { url?: string } };

/** What a write gives: flat JSON, so that it is the same after it was stored. */
type Outcome = Record<string, string | number | boolean | null>;

const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url');

/**
 * SHA-256 of the route and the body, keyed by the Idempotency-Key. The table knows the key only by its own hash, so
 * anyone who reads the table cannot try out what a visitor may have sent.
 */
function hashRequest(key: string, { method, routeOptions, params, body }: Sent): string {
  const request = JSON.stringify([method, routeOptions.url, params, body]);
  return createHmac('sha256', key).update(request).digest('base64url');
}

/**
 * Writes once for every `Idempotency-Key`; without the header, every time.
 *
 * The key and what `write` stores are one transaction. Of requests at the same moment with one key the unique key lets
 * one through; the others wait for it (on SQLite for the one connection, on PostgreSQL for its row) and are given its
 * outcome. When `write` throws, all of it is taken back: a refused request does not use up its key.
 *
 * The outcome is kept for a day, so let it hold only what the server added (a reference, a time) and build the answer
 * from it and the request, which is the same request each time. Nothing that a visitor wrote is kept twice.
 *
 * @param write Stores with the transaction it is given and nothing else: another connection would wait for this one.
 * @returns what `write` gave, now or when the key first came.
 * @throws {HttpError} 422 when the key came with another route or body before.
 */
export async function writeOnce<Result extends Outcome>(
  { db }: Pick<Store, 'db'>,
  request: Sent,
  write: (db: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return db.transaction().execute(write);
  const now = Date.now();
  await db.deleteFrom('idempotency_key').where('expires_at', '<=', new Date(now).toISOString()).execute();
  const row = {
    key_hash: hashKey(key),
    request_hash: hashRequest(key, request),
    expires_at: new Date(now + KEPT_MS).toISOString(),
  };
  return db.transaction().execute(async (trx) => {
    // Setting the key to itself locks the row of an earlier request, waits for it, and gives what it holds.
    const known = await trx
      .insertInto('idempotency_key')
      .values(row)
      .onConflict((conflict) => conflict.column('key_hash').doUpdateSet({ key_hash: row.key_hash }))
      .returning(['request_hash', 'outcome'])
      .executeTakeFirstOrThrow();
    if (known.request_hash !== row.request_hash) throw httpError(422, errorTexts.keyOfAnother);
    if (known.outcome !== null) return JSON.parse(known.outcome) as Result; // written below for the same route
    const outcome = await write(trx);
    const stored = { outcome: JSON.stringify(outcome) };
    await trx.updateTable('idempotency_key').set(stored).where('key_hash', '=', row.key_hash).execute();
    return outcome;
  });
}
