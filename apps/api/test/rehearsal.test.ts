import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connectPostgres } from '../src/db/postgres.ts';
import type { Status } from '../src/operations/status.ts';
import { backUp, copyOf, emptyPlace, flipBit, restore, withRecords } from './support/backups.ts';
import { runCommand } from './support/command.ts';
import { temporaryFolder } from './support/folders.ts';
import { pdf, putDocument } from './support/kyc.ts';
import { databaseKind, type Place, postgresTest } from './support/place.ts';
import { databaseAt } from './support/postgres.ts';
import { s3Server } from './support/s3-server.ts';

/** Rehearses with a temporary folder, which must be empty afterwards. */
async function rehearse(place: Place, args: string[] = [], env: Record<string, string> = {}) {
  const temporary = temporaryFolder();
  const outcome = await runCommand('rehearse', place, args, { ...env, TMPDIR: temporary });
  expect(readdirSync(temporary)).toEqual([]);
  return outcome;
}

/** The line of `npm run status`. */
async function statusLine(place: Place) {
  const { stdout } = await runCommand('status', place, ['--json']);
  const { checks }: Status = JSON.parse(stdout);
  return checks.find(({ name }) => name === 'rehearsal');
}

const lastFile = ({ dataDir }: Place) => join(dataDir, 'last-rehearsal.json');

/** The databases of a place on its server. */
async function databasesOf({ databaseUrl = '' }: Place): Promise<string[]> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const { db } = connectPostgres(databaseUrl);
  const found = await sql<{ datname: string }>`
    select datname from pg_database where datname like ${`${name}%`}`.execute(db);
  await db.destroy();
  return found.rows.map(({ datname }) => datname);
}

/** A site with a document in object storage, its server, and a backup. */
async function backedUp() {
  const storage = await s3Server();
  const site = await withRecords({ documents: storage.options });
  await putDocument(site.app, { ...site.to, kind: 'governmentId', type: 'application/pdf', bytes: pdf });
  const { folder, manifest, to: backups } = await backUp(site.place, undefined, storage.env);
  return { ...site, folder, manifest, backups, env: storage.env };
}

test('[API-01, KYC-06] restores the newest backup beside a running server, checks it, and removes it', async () => {
  const { place, backups, env } = await backedUp();
  expect(await statusLine(place)).toMatchObject({ state: 'note' });
  const { folder: newest } = await backUp(place, backups, env);
  for (const args of [[], ['--from', backups], ['--from', newest]]) {
    const { code, stdout, stderr } = await rehearse(place, args, env);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.split('\n')).toEqual([
      `This backup can be restored: ${newest}`,
      expect.stringMatching(
        /^ok {6}digests {3}as backup\.json says: the database \(.* MB\), documents of a storage \(1\), content files and photos \(\d+\)$/,
      ),
      expect.stringMatching(/^ok {6}rows {6}\d+ tables with \d+ rows are restored/),
      expect.stringMatching(/^ok {6}version {3}made by .*, opened and migrated by /),
      expect.stringMatching(/^ok {6}key {7}The key file .* decrypts an application and a document$/),
      '',
    ]);
  }
  expect(await statusLine(place)).toMatchObject({ state: 'ok', text: expect.stringContaining(newest) });
  if (databaseKind === 'postgres') expect(await databasesOf(place)).toHaveLength(1);
});

test('[API-01, KYC-06] a newest document that was deleted as infected is no reason for "cannot be restored"', async () => {
  const { place, app, env } = await backedUp();
  const infected = { scan: 'infected', content: '' } as const;
  await app.store.db.updateTable('kyc_document').set(infected).execute();
  const { code, stdout } = await rehearse(place, ['--from', (await backUp(place, undefined, env)).folder], env);
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^ok {6}key .* decrypts an application$/m)]);
});

test('[API-01, KYC-06] without the key says that nothing was decrypted', async () => {
  const { place, folder, manifest } = await backedUp();
  rmSync(join(place.dataDir, 'encryption.key'));
  const { code, stdout } = await rehearse(place, ['--from', folder]);
  expect(code).toBe(0);
  expect(stdout).toContain(`note    key       no record was decrypted: the key ${manifest.key_id} is not here.`);
});

test('[API-01, KYC-06] records that their key does not decrypt fail it, as does a file that was altered', async () => {
  const { place, app, to, folder, env } = await backedUp();
  const altered = copyOf(folder);
  const [document = ''] = readdirSync(join(altered, 'documents'), { recursive: true, encoding: 'utf8' }).slice(-1);
  flipBit(join(altered, 'documents', document));
  const first = await rehearse(place, ['--from', altered], env);
  expect([first.code, first.stdout]).toEqual([
    3,
    expect.stringMatching(
      /^This backup cannot be restored: .*\nACTION {2}restore {3}The backup in .* is damaged: documents/,
    ),
  ]);
  const { db } = app.store;
  const { fields } = await db.selectFrom('kyc_application').select('fields').executeTakeFirstOrThrow();
  await db
    .updateTable('kyc_application')
    .set({ fields: `${fields.slice(0, -8)}AAAAAAA=` })
    .execute();
  const second = await rehearse(place, ['--from', (await backUp(place, undefined, env)).folder], env);
  expect(second.code).toBe(3);
  expect(second.stdout).toContain(
    `ACTION  restore   The application ${to.reference} cannot be decrypted with its key.`,
  );
  const status = await statusLine(place);
  expect(status).toMatchObject({ state: 'action', text: expect.stringMatching(/^failed .* UTC: The application/) });
  await db.updateTable('kyc_application').set({ fields }).execute();
  expect((await rehearse(place, ['--from', folder], env)).code).toBe(0);
  expect((await statusLine(place))?.state).toBe('ok');
});

test('[API-01] status asks for a rehearsal when the last one is more than 14 days ago', async () => {
  const { place } = await backedUp();
  expect((await rehearse(place)).code).toBe(0);
  const last = JSON.parse(readFileSync(lastFile(place), 'utf8'));
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  writeFileSync(lastFile(place), JSON.stringify({ ...last, tried_at: daysAgo(13) }));
  expect((await statusLine(place))?.state).toBe('ok');
  writeFileSync(lastFile(place), JSON.stringify({ ...last, tried_at: daysAgo(15) }));
  expect(await statusLine(place)).toMatchObject({ state: 'action', text: expect.stringContaining('npm run rehearse') });
});

test('[API-01] where there is no backup says so, and notes nothing', async () => {
  const { place } = await withRecords();
  const none = await rehearse(place);
  expect([none.code, none.stderr]).toEqual([1, expect.stringContaining('Give a folder with backups: --from FOLDER')]);
  expect((await rehearse(place, ['--from', temporaryFolder()])).code).toBe(1);
  expect((await rehearse(place, ['--to', 'x'])).code).toBe(2);
  expect(existsSync(lastFile(place))).toBe(false);
});

postgresTest('[API-01] restores into a named database only when it is empty, and leaves it empty', async () => {
  const { place, folder, app } = await backedUp();
  const full = await rehearse(place, ['--database-url', place.databaseUrl ?? '']);
  expect([full.code, full.stderr]).toEqual([1, expect.stringMatching(/^The database of --database-url is not empty/)]);
  const other = await emptyPlace();
  for (let count = 0; count < 2; count += 1) {
    const { code, stderr } = await rehearse(place, ['--from', folder, '--database-url', other.databaseUrl ?? '']);
    expect([code, stderr]).toEqual([0, '']);
  }
  await app.close();
  expect((await restore(other, folder)).stdout).not.toContain('The previous data');
});

postgresTest('[API-01] a role that may not create databases is told what to do', async () => {
  const { place, app } = await backedUp();
  const role = `${new URL(place.databaseUrl ?? '').pathname.slice(1)}_role`;
  await sql`create role ${sql.id(role)} login`.execute(app.store.db);
  const url = Object.assign(new URL(place.databaseUrl ?? ''), { username: role }).href;
  const { code, stderr } = await rehearse({ ...place, databaseUrl: databaseAt(url, 'postgres') });
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^No temporary database can be created .*--database-url URL\n$/),
  ]);
  await sql`drop role ${sql.id(role)}`.execute(app.store.db);
});
