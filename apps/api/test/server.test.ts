import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startApp } from './support/app.ts';
import { temporaryFolder, writeFiles } from './support/folders.ts';
import { databaseOf, sqliteTest } from './support/place.ts';
import { runServer, spawnServer } from './support/server.ts';

const json = { 'content-type': 'application/json' };

const subscribe = (url: string, email: string) =>
  fetch(`${url}/api/newsletter/subscribe`, { method: 'POST', headers: json, body: JSON.stringify({ email }) });

describe('starting', () => {
  sqliteTest(
    '[API-01] says where it is ready, and makes its data in .data of the folder it is started in',
    async () => {
      const folder = temporaryFolder();
      const { url, output } = await runServer({}, folder);
      await expect
        .poll(output)
        .toMatch(
          /^Nzete is ready on http:\/\/localhost:\d+\n.* samples.*\nThere is no built site in \/nowhere: only the API answers\.\n$/,
        );
      expect((await fetch(`${url}/api/hero?lang=sw`)).status).toBe(200);
      expect(statSync(join(folder, '.data')).mode & 0o077).toBe(0);
      expect(statSync(join(folder, '.data/nzete.db')).mode & 0o077).toBe(0);
    },
  );

  sqliteTest('[API-01] an unusable data folder is a sentence and a failure', async () => {
    const folder = temporaryFolder();
    writeFiles(folder, { file: 'not a folder' });
    const { exited, output } = spawnServer({ DATA_DIR: join(folder, 'file') });
    expect(await exited).toBe(1);
    expect(output()).toContain(`Nzete could not start. The data folder ${join(folder, 'file')} cannot be used: `);
  });

  sqliteTest('[API-01] a data folder that another program has locked is a sentence and a failure', async () => {
    const folder = temporaryFolder();
    const other = new DatabaseSync(join(folder, 'nzete.db'));
    onTestFinished(() => other.close());
    other.exec('pragma locking_mode = exclusive; begin exclusive; create table x (y)');
    const { exited, output } = spawnServer({ DATA_DIR: folder });
    expect(await exited).toBe(1);
    expect(output()).toContain(`The data folder ${folder} is locked by another program.`);
  });

  test('[API-01] data of a newer version is a sentence and a failure', async () => {
    const folder = temporaryFolder();
    const databaseUrl = await databaseOf(folder);
    const app = await startApp({ dataDir: folder, databaseUrl });
    await sql`insert into kysely_migration values ('9999_future', '2999-01-01')`.execute(app.store.db);
    await app.close();
    const next = spawnServer({ DATA_DIR: folder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
    expect(await next.exited).toBe(1);
    expect(next.output()).toContain('written by a newer version');
  });
});

describe('several servers on one database', () => {
  test('[API-01, NEWS-05] share it, started at the same moment', async () => {
    const folder = temporaryFolder();
    const start = () => runServer({ DATA_DIR: folder });
    const [first, second, third] = await Promise.all([start(), start(), start()]);
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const url = index % 2 === 0 ? first.url : second.url;
        return (await subscribe(url, `reader${Math.floor(index / 2)}@example.org`)).status;
      }),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect((await fetch(`${third.url}/api/navigation`)).status).toBe(200);
  });
});

describe('stopping', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    '[API-01] %s with no one connected ends it at once, with success',
    async (signal) => {
      const folder = temporaryFolder();
      const { child, exited } = await runServer({ DATA_DIR: folder });
      const asked = performance.now();
      child.kill(signal);
      expect(await exited).toBe(0);
      expect(performance.now() - asked).toBeLessThan(5_000);
      expect(existsSync(join(folder, 'nzete.db-wal')), 'the log is folded into the database').toBe(false);
    },
  );

  test('[API-01] SIGTERM under load drops no request: the load balancer is told before the port closes', async () => {
    const { url, child, exited } = await runServer({ DATA_DIR: temporaryFolder(), TRUST_PROXY: '127.0.0.1' });
    const probe = () => fetch(`${url}/readyz`).then(({ status }) => status);
    expect(await probe()).toBe(200);
    const statuses: unknown[] = [];
    let told = false;
    const visitor = async (name: number) => {
      for (let count = 0; !told; count += 1) {
        const body = JSON.stringify({ email: `visitor${name}-${count}@example.org` });
        const headers = { ...json, 'x-forwarded-for': `198.51.${name}.${1 + (count % 250)}` };
        const asked = [
          fetch(`${url}/api/hero?lang=ln`),
          fetch(`${url}/api/newsletter/subscribe`, { method: 'POST', headers, body }),
        ];
        for (const answer of asked) statuses.push(await answer.then(({ status }) => status, String));
        if (statuses.length >= 200) child.kill('SIGTERM');
      }
    };
    const visitors = Array.from({ length: 12 }, (_, name) => visitor(name));
    await expect.poll(probe, { timeout: 20_000, interval: 20 }).toBe(503);
    told = true;
    await Promise.all(visitors);
    expect(await probe()).toBe(503);
    expect(await exited).toBe(0);
    expect(statuses.length).toBeGreaterThanOrEqual(200);
    expect(statuses.filter((status) => status !== 200 && status !== 201)).toEqual([]);
  });
});
