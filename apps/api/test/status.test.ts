import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { storeObservations } from '../src/climate/records.ts';
import { recordBackup } from '../src/operations/last-runs.ts';
import type { Check, Status } from '../src/operations/status.ts';
import { startApp } from './support/app.ts';
import { runCommand } from './support/command.ts';
import { openMethod } from './support/donations.ts';
import { copyOfContent, sharedPictures, temporaryFolder } from './support/folders.ts';
import { databaseKind, type Place, sqliteTest, temporaryPlace } from './support/place.ts';
import { freePort } from './support/postgres.ts';
import { runServer } from './support/server.ts';
import { startSmtp } from './support/smtp.ts';
import { sendEverything } from './support/submissions.ts';
import { observations } from './support/weather.ts';

/** A port where nothing listens; something may on 8080. */
const noServer = { PORT: '9' };

/** The output of `npm run status -- --json` by line, and the exit code. */
async function look(place: Place, env: Record<string, string> = {}) {
  const { code, stdout, stderr } = await runCommand('status', place, ['--json'], { ...noServer, ...env });
  expect(stderr).toBe('');
  const { ok, checks }: Status = JSON.parse(stdout);
  const named: Record<string, Check> = Object.fromEntries(checks.map((check) => [check.name, check]));
  return { code, ok, named };
}

/** An installation in which nothing needs to be done. */
async function inOrder() {
  const place = await temporaryPlace();
  const app = await startApp(place);
  const { folder, edit } = copyOfContent();
  openMethod(edit, 'mobile-money');
  await app.content.load(folder, sharedPictures(), { origin: 'load' });
  await storeObservations(app.store, observations(new Date()), new Date());
  return { place, app };
}

describe('npm run status', () => {
  test('[API-01] says that nothing needs to be done, and exits with 0', async () => {
    const { place, app } = await inOrder();
    await sendEverything(app, 'ada@example.org');
    const { code, ok, named: checks } = await look(place);
    expect([code, ok]).toEqual([0, true]);
    expect(Object.values(checks).filter(({ state }) => state === 'action')).toEqual([]);
    expect(checks.version).toMatchObject({ state: 'ok', data: { pending: [] } });
    expect(checks.database).toMatchObject({ state: 'ok', data: { kind: databaseKind, bytes: expect.any(Number) } });
    expect(checks.disk).toMatchObject({ state: 'ok', data: { free: expect.any(Number) } });
    expect(checks.climate?.text).toMatch(/^last fetched \d{4}-\d\d-\d\d \d\d:\d\d UTC$/);
    expect(checks.samples).toMatchObject({ state: 'note', text: expect.stringContaining('team.json (/team)') });
    expect(checks.donations).toMatchObject({ state: 'ok', text: 'open: Mobile money' });
    expect(checks.content?.text).toBe("loaded by hand: donation-methods.json; otherwise the server's own files");
    expect(checks.inbox).toMatchObject({
      state: 'note',
      data: { kyc: 1, volunteers: 1, partnerships: 2, updates: 0, feedback: 1 },
    });
    expect(checks.mail?.text).toMatch(/^no mail is sent/);
    expect(checks.key).toMatchObject({ state: 'ok' });
    expect(checks.backup?.text).toBe('npm run backup has made none here');
    await runCommand('backup', place, ['--to', temporaryFolder()]);
    expect((await look(place)).named.backup?.text).toMatch(/^last made .* UTC: .*nzete-/);
  });

  test('[API-01] says in production that the public address is missing', async () => {
    const { place } = await inOrder();
    const missing = (await look(place, { NODE_ENV: 'production' })).named.address;
    expect(missing).toMatchObject({ state: 'action', text: expect.stringContaining('PUBLIC_URL is not set') });
    expect((await look(place)).named.address?.state).toBe('note');
    const { named } = await look(place, { NODE_ENV: 'production', PUBLIC_URL: 'https://nzete.example' });
    expect(named.address).toMatchObject({ state: 'ok', text: 'https://nzete.example' });
  });

  test('[API-01] counts what waits for the staff, and not what was decided', async () => {
    const { place, app } = await inOrder();
    await sendEverything(app, 'ada@example.org');
    const { db } = app.store;
    await db.updateTable('kyc_application').set({ status: 'accepted' }).execute();
    await db.updateTable('volunteer_application').set({ status: 'refused' }).execute();
    await db.updateTable('partnership_application').set({ status: 'accepted' }).execute();
    expect((await look(place)).named.inbox).toMatchObject({
      state: 'ok',
      data: { kyc: 0, oldest_kyc: null, volunteers: 0, partnerships: 0, updates: 0 },
    });
    await db.updateTable('partnership_update').set({ waiting: 1 }).execute();
    const { inbox } = (await look(place)).named;
    expect(inbox?.state).toBe('note');
    expect(inbox?.data?.updates).toBeGreaterThan(0);
  });

  test('[API-01] exits with 3 when the last backup is older than two days', async () => {
    const { place } = await inOrder();
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    recordBackup(place.dataDir, { made_at: hoursAgo(47), folder: '/backups/nzete-1' });
    expect((await look(place)).named.backup?.state).toBe('ok');
    recordBackup(place.dataDir, { made_at: hoursAgo(49), folder: '/backups/nzete-1' });
    const { code, named } = await look(place);
    expect([code, named.backup?.state]).toEqual([3, 'action']);
    expect(named.backup?.text).toContain('/backups/nzete-1. Find out why');
  });

  test('[API-01] asks the running server whether it can work, and with the token for its figures', async () => {
    const { place } = await inOrder();
    const { url } = await runServer({ DATA_DIR: place.dataDir, METRICS_TOKEN: 'a-token-for-prometheus' });
    const here = { HOST: '127.0.0.1', PORT: new URL(url).port };
    expect((await look(place, here)).named.server).toMatchObject({ state: 'ok', text: `the one at ${url} is ready` });
    const measured = (await look(place, { ...here, METRICS_TOKEN: 'a-token-for-prometheus' })).named.server;
    expect(measured?.state).toBe('ok');
    expect(measured?.text).toMatch(/ is ready, with \d+ MB of memory, .* 0 pages could not be rendered/);
    expect(measured?.data).toMatchObject({ ready: true, memory: expect.any(Number), pages_failed: 0 });
  });

  test('[API-01] exits with 3 in production while no server answers', async () => {
    const { place } = await inOrder();
    const nowhere = { HOST: '127.0.0.1', PORT: String(await freePort()), PUBLIC_URL: 'https://nzete.example' };
    expect((await look(place, nowhere)).named.server?.state).toBe('note');
    const { code, named } = await look(place, { ...nowhere, NODE_ENV: 'production' });
    expect([code, named.server?.state]).toEqual([3, 'action']);
    expect(named.server?.text).toBe(`none answers at http://127.0.0.1:${nowhere.PORT}`);
  });

  test('[API-01] exits with 3 while mail waits for hours, and says so when some was given up', async () => {
    const { place, app } = await inOrder();
    const { db } = app.store;
    const smtp = await startSmtp();
    const mail = {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'site@example.org',
      MAIL_STAFF: 'staff@example.org',
      PUBLIC_URL: 'https://nzete.example',
    };
    expect((await look(place, mail)).named.mail?.state).toBe('ok');
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const message = { kind: 'notice', about: 'kyc', reference: null, email: null, language: 'en' } as const;
    await db
      .insertInto('mail')
      .values({ ...message, id: 'given up', created_at: hoursAgo(60), due_at: null, sent_at: null, error: 'ETIMEDOUT' })
      .execute();
    expect((await look(place, mail)).named.mail).toMatchObject({ state: 'note', data: { waiting: 0, failed: 1 } });
    await db
      .insertInto('mail')
      .values({ ...message, id: 'waits', created_at: hoursAgo(7), due_at: hoursAgo(1), sent_at: null, error: null })
      .execute();
    const { code, named } = await look(place, mail);
    expect([code, named.mail?.state]).toEqual([3, 'action']);
    expect(named.mail?.data).toMatchObject({ configured: true, answers: true, waiting: 1, failed: 1 });
    smtp.close();
    expect((await look(place, mail)).named.mail).toMatchObject({
      state: 'action',
      text: expect.stringMatching(/^no mail can be sent \(ESOCKET ECONNREFUSED\); 1 messages/),
      data: { answers: false },
    });
  });

  test('[API-01] writes a line for each, which begins with its state', async () => {
    const { place } = await inOrder();
    const { code, stdout } = await runCommand('status', place, [], noServer);
    const lines = stdout.trimEnd().split('\n');
    expect(code).toBe(0);
    expect(lines.length).toBeGreaterThanOrEqual(10);
    for (const line of lines) expect(line).toMatch(/^(ok|note|ACTION) +[a-z]+ +\S/);
  });

  test('[API-01, DON-02] says that donations are closed, and exits with 3 while climate records are a day old', async () => {
    const place = await temporaryPlace();
    const app = await startApp(place);
    await storeObservations(app.store, observations(new Date()), new Date(Date.now() - 25 * 3_600_000));
    const {
      code,
      ok,
      named: { donations, climate },
    } = await look(place);
    expect([code, ok]).toEqual([3, false]);
    expect(donations).toMatchObject({ state: 'note', text: expect.stringMatching(/^closed:/), data: { open: [] } });
    expect(climate?.state).toBe('action');
    expect((await look(place, { CLIMATE_REFRESH_MINUTES: '0' })).named.climate?.state).toBe('note');
  });

  test('[API-01, KYC-06] exits with 3 when the key of the records is gone', async () => {
    const { place, app } = await inOrder();
    await sendEverything(app, 'ada@example.org');
    rmSync(join(place.dataDir, 'encryption.key'));
    const { code, named } = await look(place);
    expect([code, named.key?.state]).toEqual([3, 'action']);
  });

  test('[API-01] never migrates', async () => {
    const { place, app } = await inOrder();
    const { db } = app.store;
    const last = await sql<{ name: string }>`
      delete from kysely_migration where name = (select max(name) from kysely_migration) returning name`.execute(db);
    const applied = () => sql`select name from kysely_migration order by name`.execute(db);
    const before = (await applied()).rows;
    const { code, named } = await look(place);
    expect([code, named.version?.state]).toEqual([3, 'action']);
    expect(named.version?.text).toContain(last.rows[0]?.name);
    expect((await applied()).rows).toEqual(before);
  });

  sqliteTest('[API-01] exits with 3 over a damaged database, and says "restore"', async () => {
    const { place, app } = await inOrder();
    await app.close();
    const file = join(place.dataDir, 'nzete.db');
    const sound = readFileSync(file);
    const damaged = Buffer.from(sound);
    damaged.fill(0xa5, sound.length - 400_000, sound.length - 40_000);
    for (const bytes of [damaged, Buffer.alloc(sound.length, 'x'), Buffer.alloc(0)]) {
      writeFileSync(file, bytes);
      const { code, named } = await look(place);
      expect([code, named.database?.state]).toEqual([3, 'action']);
      expect(named.database?.text).toContain('npm run restore');
    }
  });

  sqliteTest('[API-01] exits with 1 where there is no database', async () => {
    const { code, stderr } = await runCommand('status', { dataDir: '/nowhere', databaseUrl: undefined }, []);
    expect([code, stderr]).toEqual([1, 'There is no database in /nowhere. Set DATA_DIR as for the server.\n']);
  });
});
