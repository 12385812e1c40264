import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ada, signIn } from './support/accounts.ts';
import { post, startApp, subscribe } from './support/app.ts';
import { temporaryFolder } from './support/folders.ts';
import { databaseOf, postgresTest } from './support/place.ts';

/** Cached reads of the database. */
const reads = [
  '/api/hero?lang=fr',
  '/api/team',
  '/api/realtime-climate-data',
  '/api/climate-alerts',
  '/api/courses/?limit=5',
  '/api/partnership-updates',
];

const readAll = (app: FastifyInstance) => Promise.all(reads.map((path) => app.inject(path)));

/** Makes every response check the database again, as after half a minute. */
function grow(app: FastifyInstance): void {
  app.content.forget();
  app.climate.responses.forget();
}

/**
 * The URL of a database proxy that forwards the next `commit` and then breaks the connection before
 * the response.
 */
async function proxyThatCuts(url: string) {
  const { hostname, port } = new URL(url);
  let isArmed = false;
  const proxy = createServer((client) => {
    const database = connect(Number(port || 5432), hostname);
    let isCutting = false;
    client.on('data', (bytes) => {
      isCutting ||= isArmed && bytes.includes('commit');
      database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (!isCutting) return client.write(bytes);
      isArmed = false;
      client.destroy();
      database.destroy();
    });
    for (const socket of [client, database]) socket.on('error', () => {});
    client.on('close', () => database.destroy());
    database.on('close', () => client.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  onTestFinished(() => void proxy.close());
  await once(proxy, 'listening');
  const proxied = new URL(url);
  proxied.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return {
    url: proxied.href,
    cutNextCommit: () => {
      isArmed = true;
    },
  };
}

describe('while the database is down', () => {
  test('[API-01] cached responses are served, and say that they are stale', async () => {
    const app = await startApp();
    const before = await readAll(app);
    for (const answer of before) expect([answer.statusCode, answer.headers.warning]).toEqual([200, undefined]);
    await app.store.db.destroy();
    grow(app);
    const during = await readAll(app);
    expect(during.map(({ body }) => body)).toEqual(before.map(({ body }) => body));
    for (const { statusCode, headers } of during) {
      expect([statusCode, headers.warning, headers['cache-control']]).toEqual([
        200,
        '110 - "Response is Stale"',
        'no-cache',
      ]);
    }
    const etag = String(during[0]?.headers.etag);
    const again = await app.inject({ url: reads[0] ?? '', headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
  });

  test('[API-01] a cacheable response allows caches to serve it instead of an error', async () => {
    const app = await startApp();
    const { headers } = await app.inject('/api/hero');
    expect(headers['cache-control']).toContain('stale-if-error=86400');
  });

  test('[API-02] an uncached response, and every write, is a 503 that says when to retry', async () => {
    const app = await startApp();
    await app.store.db.destroy();
    const answers = [
      await app.inject('/api/hero'),
      await subscribe(app, 'ada@example.org'),
      await post(app, '/api/register', ada),
      await signIn(app, { username: 'ada', password: ada.password }),
      await app.inject('/api/course_interests/by_email/ada@example.org'),
    ];
    for (const { statusCode, headers } of answers) expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  });

  postgresTest('[API-01] and when it is back, all is as before', async () => {
    const dataDir = temporaryFolder();
    const url = await databaseOf(dataDir);
    const app = await startApp({ dataDir });
    const { store } = await startApp();
    const name = new URL(url ?? '').pathname.slice(1);
    const run = (command: string) => sql.raw(command).execute(store.db);
    await readAll(app);
    await run(`alter database ${name} with allow_connections false`);
    await run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    grow(app);
    await expect.poll(async () => (await app.inject('/api/hero?lang=fr')).headers.warning).toContain('Stale');
    expect((await subscribe(app, 'ada@example.org')).statusCode).toBe(503);
    await run(`alter database ${name} with allow_connections true`);
    await expect.poll(async () => (await app.inject('/api/hero?lang=fr')).headers.warning).toBeUndefined();
    expect((await subscribe(app, 'ada@example.org')).statusCode).toBe(201);
  });

  postgresTest(
    '[API-01] a write whose connection breaks while it is stored is a 503, and sent again with its key it is answered as stored',
    async () => {
      const { url, cutNextCommit } = await proxyThatCuts((await databaseOf(temporaryFolder())) ?? '');
      const app = await startApp({ databaseUrl: url });
      const send = () =>
        post(app, '/api/feedback', { message: 'It rains.' }, { headers: { 'idempotency-key': 'a-key-of-this-test' } });
      await app.inject('/api/hero');
      cutNextCommit();
      const cut = await send();
      expect([cut.statusCode, cut.headers['retry-after']]).toEqual([503, '5']);
      const again = await send();
      expect(again.statusCode).toBe(201);
      const stored = await app.store.db.selectFrom('feedback').select('reference').execute();
      expect(stored).toEqual([{ reference: again.json().reference }]);
    },
  );
});
