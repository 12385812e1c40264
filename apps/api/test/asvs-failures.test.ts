import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { startApp, subscribe } from './support/app.ts';
import { temporaryFolder } from './support/folders.ts';
import { databaseKind, databaseOf, postgresTest } from './support/place.ts';
import { runServer } from './support/server.ts';

describe('V16 logging and failures', () => {
  test('[API-02] ASVS 16.4.1: what is sent cannot write a line of the log', async () => {
    const { url, output, child, exited } = await runServer({ DATA_DIR: temporaryFolder(), LOG_LEVEL: 'trace' });
    const forged = encodeURIComponent('\n{"level":60,"msg":"forged"}\n');
    await fetch(`${url}/api/${forged}?a=${forged}`, { headers: { 'user-agent': '{"msg":"forged"}' } });
    await fetch(`${url}/api/newsletter/subscribe`, {
      method: 'POST',
      body: `{"email":"${forged}"}`,
      headers: { 'content-type': 'application/json' },
    });
    child.kill('SIGINT');
    await exited;
    expect(
      output()
        .split('\n')
        .filter((line) => line.startsWith('{')).length,
    ).toBeGreaterThan(2);
    expect(output()).not.toContain('forged');
  });

  test('[API-02] ASVS 16.5.1, 16.5.2, 16.5.3: without its database the server answers 5xx without the reason, and keeps running', async () => {
    const app = await startApp();
    await app.store.db.destroy();
    const answer = await subscribe(app, 'secret@example.org');
    expect(answer.statusCode).toBeGreaterThanOrEqual(500);
    expect(['busy', 'internal-error']).toContain(answer.json().code);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
  });

  postgresTest(
    '[API-01] ASVS 16.5.2: a database that drops every connection is asked again, and one that is gone is a 503',
    async () => {
      const dataDir = temporaryFolder();
      const url = await databaseOf(dataDir);
      const app = await startApp({ dataDir });
      const administrator = await startApp();
      const name = new URL(url ?? '').pathname.slice(1);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(
        administrator.store.db,
      );
      await expect.poll(async () => (await subscribe(app, 'ada@example.org')).statusCode).toBe(201);
      await sql.raw(`drop database ${name} with (force)`).execute(administrator.store.db);
      const answer = await subscribe(app, 'bob@example.org');
      expect([answer.statusCode, databaseKind]).toEqual([503, 'postgres']);
      expect((await app.inject('/healthz')).statusCode).toBe(200);
    },
  );

  test.each([
    ['an error', new Error('secret')],
    ['a text', 'secret'],
    ['an object that says 200', { statusCode: 200, message: 'secret' }],
    ['null', null],
    ['nothing', undefined],
  ])('[API-02] ASVS 16.5.4: whatever a handler throws (%s) is a 500 without a word of it', async (_, thrown) => {
    const app = await startApp();
    app.get('/api/throws', () => {
      throw thrown;
    });
    const answer = await app.inject('/api/throws');
    expect([answer.statusCode, answer.body]).toEqual([500, expect.not.stringContaining('secret')]);
    expect(Object.keys(answer.json())).toEqual(['type', 'title', 'status', 'detail', 'code', 'request_id']);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});
