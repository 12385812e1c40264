import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, onTestFinished } from 'vitest';
import { startApp, storedEmails, subscribe } from './support/app.ts';
import { runCommand } from './support/command.ts';
import { temporaryFolder } from './support/folders.ts';
import { postgresTest, sqliteTest, temporaryPlace } from './support/place.ts';
import { databaseAt, startOwnPostgres } from './support/postgres.ts';
import { runServer, spawnServer } from './support/server.ts';

const BUSY = expect.objectContaining({ code: 'busy' });
const FULL = { status: 'unavailable', detail: 'The disk of the database is full: nothing can be stored.' };
const metricsToken = 'a-token-for-prometheus';

/** `/readyz` says why nothing can be stored, and a metric counts the database's code. */
async function expectToldFull(app: FastifyInstance, code: string): Promise<void> {
  const readiness = await app.inject('/readyz');
  expect([readiness.statusCode, readiness.json()]).toEqual([503, FULL]);
  const metrics = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } });
  expect(metrics.body).toMatch(new RegExp(`^nzete_database_errors_total\\{code="${code}"\\} [1-9]`, 'm'));
}

/** A disk of a few megabytes, if mounting is allowed (root on Linux). */
function smallDisk(megabytes = 32): string | undefined {
  const folder = temporaryFolder();
  try {
    execFileSync('/usr/bin/mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  onTestFinished(() => void execFileSync('/usr/bin/umount', ['--lazy', folder]));
  return folder;
}

function fill(file: string): void {
  const block = Buffer.alloc(4_096);
  try {
    for (;;) appendFileSync(file, block);
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' });
  }
}

/** A PostgreSQL server on a small disk; with a full disk it cannot serve other tests. */
async function smallDatabase(): Promise<{ disk: string; databaseUrl: string } | undefined> {
  const disk = smallDisk(64);
  const postgres = disk && (await startOwnPostgres());
  if (!postgres) return undefined;
  onTestFinished(() => postgres.stop());
  if (postgres.owner) chownSync(disk, postgres.owner.uid, postgres.owner.gid);
  const administrator = new pg.Client(postgres.url);
  await administrator.connect();
  await administrator.query(`create tablespace small location '${disk}'`);
  await administrator.query('create database nzete tablespace small');
  await administrator.end();
  return { disk, databaseUrl: databaseAt(postgres.url, 'nzete') };
}

describe('a full disk', () => {
  sqliteTest(
    '[API-01, API-02] at the limit of its file the server answers 503, keeps what it has, and recovers',
    async () => {
      const app = await startApp({ dataDir: temporaryFolder(), metricsToken });
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(app.store.db);
      const limitTo = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(app.store.db);
      await limitTo((rows[0]?.page_count ?? 0) + 2);
      const stored: string[] = [];
      let answer = await subscribe(app, 'first@example.org');
      for (let count = 0; answer.statusCode === 201; count += 1) {
        stored.push(answer.json().email);
        answer = await subscribe(app, `${'a'.repeat(60)}${count}@${'b'.repeat(60)}.example`);
      }
      expect([answer.statusCode, answer.json()]).toEqual([503, BUSY]);
      expect(answer.headers['retry-after']).toBe('5');
      await expectToldFull(app, 'SQLITE_FULL');
      expect((await app.inject('/api/hero?lang=sw')).statusCode).toBe(200);
      expect(await storedEmails(app)).toEqual(stored.toSorted());
      await limitTo(1_000_000);
      expect((await app.inject('/readyz')).statusCode).toBe(200);
      expect((await subscribe(app, 'after@example.org')).statusCode).toBe(201);
      expect(await storedEmails(app)).toEqual([...stored, 'after@example.org'].toSorted());
    },
  );

  sqliteTest(
    '[API-01, API-02] without a byte of space the server answers 503, and recovers once there is some',
    async (context) => {
      const dataDir = smallDisk();
      if (!dataDir) return context.skip('a disk cannot be mounted here');
      const { url, output } = await runServer({ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' });
      let visitors = 0;
      const send = async (email: string) => {
        visitors += 1;
        const forwarded = `198.51.${Math.floor(visitors / 250)}.${1 + (visitors % 250)}`;
        const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded };
        const answer = await fetch(`${url}/api/newsletter/subscribe`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ email }),
        });
        return { status: answer.status, body: await answer.json() };
      };
      expect((await send('before@example.org')).status).toBe(201);
      const ballast = join(dataDir, 'ballast');
      fill(ballast);
      // The WAL can reuse its space, so some are still stored.
      let answers: Awaited<ReturnType<typeof send>>[] = [];
      for (let batch = 0; batch < 300 && answers.every(({ status }) => status === 201); batch += 1) {
        answers = await Promise.all(
          Array.from({ length: 20 }, (_, index) => send(`full-${batch}-${index}@example.org`)),
        );
      }
      const refused = answers.filter(({ status }) => status !== 201);
      expect(refused.length).toBeGreaterThan(0);
      for (const answer of refused) expect(answer).toEqual({ status: 503, body: BUSY });
      await expect.poll(output).toContain('"code":"SQLITE_FULL"');
      const readiness = await fetch(`${url}/readyz`);
      expect([readiness.status, await readiness.json()]).toEqual([503, FULL]);
      expect((await fetch(`${url}/api/hero?lang=ln`)).status).toBe(200);
      rmSync(ballast);
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      expect((await send('after@example.org')).status).toBe(201);
      expect((await send('before@example.org')).status).toBe(400);
    },
  );

  sqliteTest.for([1, 2, 4])(
    '[API-02] a start that is too large for %i MB ends with a sentence',
    async (size, context) => {
      const dataDir = smallDisk(size);
      if (!dataDir) return context.skip('a disk cannot be mounted here');
      const { exited, output } = spawnServer({ DATA_DIR: dataDir });
      expect(await exited).toBe(1);
      expect(output()).toBe(
        'Nzete could not start. The disk of the database is full: free some space on it, and start again.\n',
      );
    },
  );

  postgresTest(
    '[API-01, API-02] under PostgreSQL makes the server answer 503, and it recovers once there is some space',
    async (context) => {
      const small = await smallDatabase();
      if (!small) return context.skip('a disk cannot be mounted here, or PostgreSQL is not installed');
      const { disk, databaseUrl } = small;
      const app = await startApp({ databaseUrl, metricsToken });
      const ballast = join(disk, 'ballast');
      fill(ballast);
      const stored: string[] = [];
      let answer = await subscribe(app, 'first@example.org');
      for (let count = 0; answer.statusCode === 201 && count < 1_000; count += 1) {
        stored.push(answer.json().email);
        answer = await subscribe(app, `${'a'.repeat(60)}${count}@${'b'.repeat(60)}.example`);
      }
      expect([answer.statusCode, answer.json()]).toEqual([503, BUSY]);
      await expectToldFull(app, '53100');
      expect((await app.inject('/api/hero?lang=sw')).statusCode).toBe(200);
      expect(await storedEmails(app)).toEqual(stored.toSorted());
      rmSync(ballast);
      expect((await subscribe(app, 'after@example.org')).statusCode).toBe(201);
      expect(await storedEmails(app)).toEqual([...stored, 'after@example.org'].toSorted());
    },
  );

  postgresTest('[API-02] under PostgreSQL ends a start with a sentence', async (context) => {
    const small = await smallDatabase();
    if (!small) return context.skip('a disk cannot be mounted here, or PostgreSQL is not installed');
    const { disk, databaseUrl } = small;
    const ballast = join(disk, 'ballast');
    fill(ballast);
    // Enough space to connect and to create the tables, too little for the courses.
    truncateSync(ballast, statSync(ballast).size - 2_000_000);
    const { exited, output } = spawnServer({ DATA_DIR: temporaryFolder(), DATABASE_URL: databaseUrl });
    expect(await exited).toBe(1);
    expect(output()).toBe(
      'Nzete could not start. The disk of the database is full: free some space on it, and start again.\n',
    );
  });
});

sqliteTest(
  '[SEND-15] a full target of a backup is reported as that disk, not as the one of the database',
  async (context) => {
    const to = smallDisk(1) ?? context.skip();
    const place = await temporaryPlace();
    const app = await startApp(place);
    await app.close();
    fill(join(to, 'filler'));
    const { code, stderr } = await runCommand('backup', place, ['--to', to]);
    expect([code, stderr]).toEqual([
      1,
      `The disk of ${to} is full, so the backup was not made. Free some space on it, or choose another folder.\n`,
    ]);
    rmSync(join(to, 'filler'));
    expect((await runCommand('status', place, [])).stdout).toMatch(/^ok +database /m);
  },
);
