import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../../apps/api/test/support/command.ts';
import { temporaryFolder } from '../../apps/api/test/support/folders.ts';
import { freePort, queryPostgres } from '../../apps/api/test/support/postgres.ts';
import { runServer, spawnServer } from '../../apps/api/test/support/server.ts';
import { emptyDatabase, startPgBouncer } from './support/cluster.ts';

const key = { ENCRYPTION_KEY: `${'A'.repeat(43)}=` };

async function pooled() {
  const direct = await emptyDatabase(onTestFinished);
  const { url } = await startPgBouncer(direct, onTestFinished);
  return { direct, url, env: { ...key, DATABASE_URL: url, DATABASE_DIRECT_URL: direct, DATA_DIR: temporaryFolder() } };
}

test('[API-01] a start behind a pooler that is not told where PostgreSQL itself is says so, and changes nothing', async () => {
  const { direct, url } = await pooled();
  const { exited, output } = spawnServer({ ...key, DATABASE_URL: url, PORT: `${await freePort()}` });
  expect(await exited).toBe(1);
  expect(output()).toContain('Set DATABASE_DIRECT_URL to the URL of PostgreSQL itself');
  expect(output()).not.toContain('password');
  expect(await queryPostgres(direct, "select tablename from pg_tables where schemaname = 'public'")).toEqual([]);
});

test('[API-01] behind a pooler no start leaves a lock or a setting in a session that others use next', async () => {
  const { direct, url, env } = await pooled();
  await runServer(env);
  await runServer(env);
  expect(await queryPostgres(direct, "select objid from pg_locks where locktype = 'advisory'")).toEqual([]);
  const settings = "select current_setting('statement_timeout') as limit, current_setting('search_path') as path";
  const sessions = await Promise.all(Array.from({ length: 8 }, () => queryPostgres(url, settings)));
  expect(new Set(sessions.flat().map((row) => JSON.stringify(row)))).toEqual(
    new Set(['{"limit":"10s","path":"\\"$user\\", public"}']),
  );
});

test('[API-01] commands pass the pooler by: status and backup while a server runs behind it', async () => {
  const { url, env } = await pooled();
  await runServer(env);
  const place = { dataDir: env.DATA_DIR, databaseUrl: url };
  const status = await runCommand('status', place, [], env);
  expect(status.stdout).toMatch(/^ok +database/m);
  expect(await runCommand('backup', place, ['--to', temporaryFolder()], env)).toMatchObject({ code: 0, stderr: '' });
  expect(await queryPostgres(url, 'select count(*)::int > 0 as read from content')).toEqual([{ read: true }]);
});
