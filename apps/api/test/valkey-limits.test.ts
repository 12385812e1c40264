import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { signIn } from './support/accounts.ts';
import { startApp, subscribe } from './support/app.ts';
import { respServer } from './support/resp-server.ts';

const DAY_MS = 24 * 3_600_000;
const three = { max: 3, timeWindow: 60_000 };

/** Servers with separate databases and one Valkey: a real one if TEST_VALKEY_URL is set. */
async function servers(valkeyUrl: string): Promise<[FastifyInstance, FastifyInstance]> {
  // A new key, because a real Valkey still has the counters of the last run.
  const encryptionKey = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64');
  const start = () => startApp({ valkeyUrl, encryptionKey, rateLimits: { write: three, account: three } });
  return [await start(), await start()];
}

const write = async (app: FastifyInstance, at: number) => (await subscribe(app, `a${at}@example.org`)).statusCode;

test('[API-02] with VALKEY_URL the servers count there: limits and wrong passwords are one for all', async () => {
  const [one, other] = await servers(process.env.TEST_VALKEY_URL ?? (await respServer()).url);
  const all = await Promise.all(Array.from({ length: 10 }, (_, at) => write(at % 2 ? one : other, at)));
  expect(all.toSorted()).toEqual([201, 201, 201, ...Array.from({ length: 7 }, () => 429)]);
  const wrong = { username: 'ada', password: 'not the pass phrase' };
  const guesses = [];
  for (const app of [one, other, one, other]) guesses.push((await signIn(app, wrong)).statusCode);
  expect(guesses).toEqual([401, 401, 401, 429]);
  expect(await one.store.db.selectFrom('limit_count').selectAll().execute()).toEqual([]);
});

test('[API-02] a key expires with its window, and a clock that was set back makes no one wait longer', async () => {
  const valkey = await respServer();
  const [one, other] = await servers(valkey.url);
  for (const at of [1, 2, 3]) await write(one, at);
  valkey.moveClock(-DAY_MS);
  const answer = await subscribe(one, 'b@example.org');
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect([...valkey.keys.keys()]).toEqual([expect.stringMatching(/^nzete:limit:[\w-]{43}$/)]);
  valkey.moveClock(60_001);
  expect(await write(other, 4)).toBe(201);
});

test('[API-02] while Valkey is down each server counts by itself, and then there again', async () => {
  const valkey = await respServer();
  const [one, other] = await servers(valkey.url);
  valkey.down(true);
  const statuses = [];
  for (const at of [1, 2, 3, 4]) statuses.push(await write(one, at));
  expect(statuses).toEqual([201, 201, 201, 429]);
  expect(await write(other, 5)).toBe(201);
});
