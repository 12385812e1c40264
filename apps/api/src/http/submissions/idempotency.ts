import { createHash, createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import type { Database, Store } from '../../db/types.ts';
import { httpProblems } from '../problems/problems.ts';

/** Longer than a draft lives on a phone (30 days), and a form that waits to be sent (docs/adr/0033). */
const KEPT_MS = 31 * 24 * 3_600_000;

/** For the `headers` schema of every endpoint that stores something. */
export const idempotencyHeaders = Type.Object({
  'Idempotency-Key': Type.Optional(
    Type.String({
      minLength: 8,
      maxLength: 64,
      pattern: '^[\\w-]{8,64}$',
      description:
        'A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422.',
      examples: ['0f8fad5b-d9cb-469f-a165-70867728950e'],
    }),
  ),
});

export type IdempotentRequest = Pick<FastifyRequest, 'method' | 'headers' | 'params' | 'query' | 'body'> & {
  routeOptions: { url?: string };
};

type Value = string | number | boolean | null;

/** The result of a write: plain JSON, so that it survives storage unchanged. */
type Outcome = Record<string, Value | Record<string, Value>>;

const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url');

/** The table has only a hash of the key, so it cannot be used to guess what a visitor sent. */
function hashRequest(key: string, { method, routeOptions, params, query, body }: IdempotentRequest): string {
  // What is deleted stands in the query; elsewhere that has the language, which may differ.
  const sent = method === 'DELETE' ? query : body;
  const request = JSON.stringify([method, routeOptions.url, params, sent]);
  return createHmac('sha256', key).update(request).digest('base64url');
}

/** Whether a key was first used after a time, in milliseconds. */
export async function isKeyUsedSince({ db }: Pick<Store, 'db'>, key: string, since: number): Promise<boolean> {
  const used = await db
    .selectFrom('idempotency_key')
    .select('key_hash')
    .where('key_hash', '=', hashKey(key))
    .where('expires_at', '>', new Date(since + KEPT_MS).toISOString())
    .executeTakeFirst();
  return used !== undefined;
}

/**
 * Whether a request was done under its key, so that what it has seen is not compared again: its own
 * write has changed that. Before checks that need their own connection; `writeOnce` then answers.
 */
export async function isDone({ db }: Pick<Store, 'db'>, request: IdempotentRequest): Promise<boolean> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return false;
  const done = await db
    .selectFrom('idempotency_key')
    .select('key_hash')
    .where('key_hash', '=', hashKey(key))
    .where('request_hash', '=', hashRequest(key, request))
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
  return done !== undefined;
}

/**
 * Writes once for each `Idempotency-Key`; without the header, every time.
 *
 * The key and what `write` stores are one transaction: concurrent requests with one key wait for
 * the first and get its outcome; if `write` throws, the key stays unused. The outcome is kept for 31
 * days, so it should contain only what the server added (a reference, a time).
 *
 * @param write must use only its transaction: another connection would deadlock
 * @returns the outcome of `write`, now or when the key was first used
 * @throws {HttpError} 422 if the key was used with another route or body
 */
export async function writeOnce<Result extends Outcome>(
  { db }: Pick<Store, 'db'>,
  request: IdempotentRequest,
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
    // Updating the key to itself locks the row of an earlier request, waits for it and returns it.
    const known = await trx
      .insertInto('idempotency_key')
      .values(row)
      .onConflict((conflict) => conflict.column('key_hash').doUpdateSet({ key_hash: row.key_hash }))
      .returning(['request_hash', 'outcome'])
      .executeTakeFirstOrThrow();
    if (known.request_hash !== row.request_hash) throw httpProblems.keyOfAnother();
    // The same route wrote it.
    if (known.outcome !== null) return JSON.parse(known.outcome) as Result;
    const outcome = await write(trx);
    const stored = { outcome: JSON.stringify(outcome) };
    await trx.updateTable('idempotency_key').set(stored).where('key_hash', '=', row.key_hash).execute();
    return outcome;
  });
}
