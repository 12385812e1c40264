import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import type { Counters } from '../src/limits/counters.ts';
import { DatabaseCounters } from '../src/limits/database-counters.ts';
import { MemoryCounters } from '../src/limits/memory-counters.ts';
import { register, signIn } from './support/accounts.ts';
import { post, startApp, subscribe } from './support/app.ts';
import { type Place, temporaryPlace } from './support/place.ts';

const DAY_MS = 24 * 3_600_000;
const minute = (max: number) => ({ max, timeWindow: 60_000 });
const three = { write: minute(3) };

/** A server with the same encryption key as the others of its database. */
const serverAt = (place: Place, rateLimits: object = three) =>
  startApp({ ...place, rateLimits, encryptionKey: Buffer.alloc(32, 7).toString('base64') });

const subscribeFrom = async (app: FastifyInstance, remoteAddress: string, email: string) =>
  (await subscribe(app, email, { remoteAddress })).statusCode;

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const howMany = (statuses: number[], wanted: number) => statuses.filter((status) => status === wanted).length;

describe('limits of several servers on one database', () => {
  test('[API-02] are one limit, exactly, also for what comes at the same moment', async () => {
    const place = await temporaryPlace();
    const servers = [await serverAt(place, { write: minute(7) }), await serverAt(place, { write: minute(7) })];
    const statuses = await Promise.all(
      times(30).map((at) => subscribeFrom(servers[at % 2] ?? expect.fail(), '192.0.2.1', `a${at}@example.org`)),
    );
    expect([howMany(statuses, 201), howMany(statuses, 429)]).toEqual([7, 23]);
  });

  test('[AUTH-02] so are wrong passwords for one account', async () => {
    const place = await temporaryPlace();
    const limits = { account: minute(3) };
    const [one, other] = [await serverAt(place, limits), await serverAt(place, limits)];
    await register(one);
    const wrong = { username: 'ada', password: 'not the pass phrase' };
    const statuses = [];
    for (const app of [one, other, one, other, one]) statuses.push((await signIn(app, wrong)).statusCode);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
  });

  test('[API-02, PRIV-25] outlive a restart, and are stored without the address', async () => {
    const place = await temporaryPlace();
    const first = await serverAt(place);
    for (const at of times(3)) await subscribeFrom(first, '192.0.2.1', `a${at}@example.org`);
    const rows = await first.store.db.selectFrom('limit_count').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
    expect(await subscribeFrom(await serverAt(place), '192.0.2.1', 'b@example.org')).toBe(429);
  });

  test('[API-02] after the clock was set back a day no one waits longer than the limit says', async () => {
    const place = await temporaryPlace();
    const before = await serverAt(place);
    for (const at of times(4)) await subscribeFrom(before, '192.0.2.1', `a${at}@example.org`);
    // What was counted a day ago now ends in a day.
    await before.store.db
      .updateTable('limit_count')
      .set(({ eb }) => ({ ends_at: eb('ends_at', '+', DAY_MS) }))
      .execute();
    const after = await serverAt(place);
    const answer = await subscribe(after, 'b@example.org', { remoteAddress: '192.0.2.1' });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
    const { ends_at } = await after.store.db.selectFrom('limit_count').select('ends_at').executeTakeFirstOrThrow();
    expect(Number(ends_at)).toBeLessThan(Date.now() + 2 * 60_000);
  });

  test('[API-02] without the database each server goes on counting by itself', async () => {
    const app = await startApp({ rateLimits: three });
    await app.store.db.destroy();
    const report = { 'csp-report': { 'document-uri': 'http://x/', 'effective-directive': 'img-src' } };
    const headers = { 'content-type': 'application/csp-report' };
    const statuses = [];
    for (const _ of times(5)) statuses.push((await post(app, '/api/csp-reports', report, { headers })).statusCode);
    expect(statuses).toEqual([204, 204, 204, 429, 429]);
  });
});

describe('the limit of an IPv6 visitor', () => {
  test('[API-02] counts a /56 as one home', async () => {
    const app = await startApp({ rateLimits: three });
    const statuses = [];
    for (const at of times(5)) {
      statuses.push(await subscribeFrom(app, `2001:db8:1:20${at}::1`, `a${at}@example.org`));
    }
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
  });

  test('[API-02] counts a /48 too, as four homes, and what is refused to one home does not count for it', async () => {
    const app = await startApp({ rateLimits: three });
    for (const at of times(20)) await subscribeFrom(app, '2001:db8:1::1', `first${at}@example.org`);
    const statuses = [];
    for (const at of times(200)) {
      const home = (at + 1).toString(16).padStart(2, '0');
      statuses.push(await subscribeFrom(app, `2001:db8:1:${home}00::1`, `a${at}@example.org`));
    }
    expect([howMany(statuses, 201), howMany(statuses, 429)]).toEqual([9, 191]);
    expect(await subscribeFrom(app, '2001:db8:2::1', 'b@example.org')).toBe(201);
  });
});

test('[API-02] a port in X-Forwarded-For, which some proxies write, does not make another visitor', async () => {
  const app = await startApp({ rateLimits: three, trustProxy: ['10.0.0.0/8'] });
  const statuses = [];
  for (const at of times(4)) {
    const headers = { 'x-forwarded-for': `198.51.100.9:${5_000 + at}, 10.0.0.2:${6_000 + at}` };
    statuses.push((await subscribe(app, `a${at}@example.org`, { remoteAddress: '10.1.2.3', headers })).statusCode);
  }
  expect(statuses).toEqual([201, 201, 201, 429]);
});

describe('a flood of addresses', () => {
  const flood = async (counters: Counters) => {
    for (const _ of times(4)) await counters.add('exhausted', minute(3));
    await counters.add('once', minute(3));
    for (const at of times(300)) await counters.add(`flood ${at}`, minute(3));
  };

  test('[API-02] does not fill the database, and resets no limit that is reached', async () => {
    const { store } = await startApp();
    const counters = new DatabaseCounters(store, 100);
    await flood(counters);
    await counters.sweep();
    expect(await store.db.selectFrom('limit_count').select('key_hash').execute()).toHaveLength(90);
    expect((await counters.add('exhausted', minute(3))).used).toBe(5);
  });

  test('[API-02] nor the memory of a server that counts by itself', async () => {
    const counters = new MemoryCounters(100);
    await flood(counters);
    expect(counters.size).toBeLessThanOrEqual(100);
    expect((await counters.add('exhausted', minute(3))).used).toBe(5);
  });
});
