import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../src/app.ts';
import { contentPaths } from '../src/content/source-files.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { startApp } from './support/app.ts';
import { contentDir, picturesFolder } from './support/folders.ts';
import { databaseKind, postgresTest, temporaryPlace } from './support/place.ts';

test(`[API-01] this run is on ${databaseKind}`, async () => {
  const app = await startApp();
  expect(app.store.kind).toBe(databaseKind);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
});

test('[API-01] four servers share one schema and one content', async () => {
  const place = await temporaryPlace();
  const picturesDir = picturesFolder();
  const build = () => buildApp({ ...place, picturesDir });
  // SQLite blocks the thread while it waits for a lock, so within one process they start one by
  // one; server.test.ts starts several processes.
  const apps = place.databaseUrl
    ? await Promise.all([build(), build(), build(), build()])
    : [await build(), await build(), await build(), await build()];
  try {
    await Promise.all(apps.map((app) => app.content.load(contentDir, picturesDir)));
    for (const app of apps) {
      expect((await app.inject('/api/hero?lang=fr')).json().images).toHaveLength(3);
      expect(await app.content.load(contentDir, picturesDir)).toEqual([]);
      expect(await app.store.db.selectFrom('content').selectAll().execute()).toHaveLength(contentPaths.length);
    }
  } finally {
    await Promise.all(apps.map((app) => app.close()));
  }
});

postgresTest(
  '[API-01] a connection that PostgreSQL closes in the middle of a query costs an answer, not the server',
  async () => {
    const app = await startApp();
    const reading = Promise.allSettled(Array.from({ length: 8 }, () => sql`select pg_sleep(10)`.execute(app.store.db)));
    const others = sql`select pid from pg_stat_activity where query like 'select pg_sleep%' and datname = current_database()`;
    await expect.poll(async () => (await others.execute(app.store.db)).rows.length).toBe(8);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep%' and datname = current_database()`.execute(
      app.store.db,
    );
    expect((await reading).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 'rejected'));
    // The pool may still return a broken connection first.
    await expect.poll(async () => (await app.inject('/readyz')).statusCode).toBe(200);
  },
);

describe('migrating PostgreSQL', () => {
  postgresTest('[API-01] waits for another server that migrates, however long that takes', async () => {
    const { databaseUrl = '' } = await temporaryPlace();
    const { db } = (await startApp({ databaseUrl })).store;
    const limited = `${databaseUrl}?statement_timeout=100`;
    const opening = await db.transaction().execute(async (other) => {
      await sql`lock table kysely_migration in access exclusive mode`.execute(other);
      const opening = openPostgres(limited);
      const late = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        and clock_timestamp() - query_start > interval '300 ms'`;
      await expect.poll(async () => (await late.execute(db)).rows, { timeout: 5_000 }).toHaveLength(1);
      return { store: opening }; // not awaited here: it waits for this transaction
    });
    const store = await opening.store;
    onTestFinished(() => store.db.destroy());
    const { rows } = await sql`show statement_timeout`.execute(store.db);
    expect(rows, 'afterwards the limit is as before').toEqual([{ statement_timeout: '100ms' }]);
  });

  postgresTest('[API-01] fails with what is wrong, and does not blame the address', async () => {
    const { databaseUrl = '' } = await temporaryPlace();
    const { db } = (await startApp({ databaseUrl })).store;
    await sql`delete from kysely_migration`.execute(db);
    await expect(openPostgres(databaseUrl)).rejects.toMatchObject({ code: '42P07' });
  });
});
