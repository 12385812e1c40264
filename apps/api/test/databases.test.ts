import { afterAll, describe, expect, test } from 'vitest';
import { buildApp } from '../src/app.ts';
import { contentResources } from '../src/content/resources.ts';
import { post, startApp, storedEmails, subscribe } from './support/app.ts';
import { contentDir, picturesFolder, temporaryFolder } from './support/folders.ts';
import { startPostgres } from './support/postgres.ts';

const postgres = await startPostgres();
afterAll(() => postgres?.stop());
if (!postgres) console.warn('PostgreSQL was left out: neither TEST_DATABASE_URL nor an installed server was found.');

const kinds = [
  { name: 'SQLite', databaseUrl: undefined },
  ...(postgres ? [{ name: 'PostgreSQL', databaseUrl: postgres.url }] : []),
];

describe.each(kinds)('on $name', ({ name, databaseUrl }) => {
  const where = () => ({ dataDir: temporaryFolder(), databaseUrl });
  // One PostgreSQL serves several runs, so every run has its own names.
  const unique = `${name.toLowerCase()}-${Date.now()}`;

  test('[API-01] four servers share one schema and one content', async () => {
    const place = where();
    const picturesDir = picturesFolder();
    const build = () => buildApp({ ...place, picturesDir });
    // SQLite waits for a lock without letting go of the thread, so in one process they start one by one; server.test.ts
    // starts processes at the same moment.
    const apps = databaseUrl
      ? await Promise.all([build(), build(), build(), build()])
      : [await build(), await build(), await build(), await build()];
    try {
      await Promise.all(apps.map((app) => app.content.load(contentDir, picturesDir)));
      for (const app of apps) {
        expect(app.store.kind).toBe(databaseUrl ? 'postgres' : 'sqlite');
        expect((await app.inject('/api/hero?lang=fr')).json().images).toHaveLength(3);
        expect(await app.content.load(contentDir, picturesDir)).toEqual([]);
        expect(await app.store.db.selectFrom('content').selectAll().execute()).toHaveLength(contentResources.length);
      }
    } finally {
      await Promise.all(apps.map((app) => app.close()));
    }
  });

  test('[NEWS-05, API-01] of requests for one address at the same moment, one succeeds', async () => {
    const app = await startApp(where());
    const answers = await Promise.all(Array.from({ length: 12 }, () => subscribe(app, `${unique}@Example.org`)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 201)) {
      expect([answer.statusCode, answer.json()]).toEqual([400, { detail: 'Email already subscribed' }]);
    }
    expect(await storedEmails(app)).toContain(`${unique}@example.org`);
  });

  test('[AUTH-01, AUTH-02, AUTH-03, API-02] accounts and tokens', async () => {
    const app = await startApp(where());
    const account = { username: unique, email: 'ada@example.org', password: 'a long pass phrase' };
    expect((await post(app, '/api/register', account)).statusCode).toBe(201);
    expect((await post(app, '/api/register', { ...account, username: unique.toUpperCase() })).statusCode).toBe(409);
    const token = await app.inject({
      method: 'POST',
      url: '/api/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ username: unique, password: account.password }).toString(),
    });
    const headers = { authorization: `Bearer ${token.json().access_token}` };
    expect((await app.inject({ url: '/api/users/me/', headers })).json()).toMatchObject({ username: unique });
  });

  test('[API-01] /readyz asks the database', async () => {
    const app = await startApp(where());
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });
});
