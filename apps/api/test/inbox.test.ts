import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { commandNameOf, readInbox } from '../src/inbox/entries.ts';
import { RESTORE_ADVICE } from '../src/startup-error.ts';
import { submissionKinds } from '../src/subjects.ts';
import { unshowableIn } from '../src/text/characters.ts';
import { post, startApp } from './support/app.ts';
import { runCommand } from './support/command.ts';
import { temporaryFolder } from './support/folders.ts';
import { damageApplication, damageDocument, damages, pdf, png, putDocument, sendApplication } from './support/kyc.ts';
import { sqliteTest, temporaryPlace } from './support/place.ts';
import { sendEverything } from './support/submissions.ts';

/** Parses CSV (RFC 4180) without its byte order mark. */
function parseCsv(text: string): string[][] {
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  const cells = [...text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)];
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

async function filledPlace() {
  const place = await temporaryPlace();
  const app = await startApp(place);
  return { place, app, kyc: await sendEverything(app, 'ada.mbo@example.org') };
}

describe('npm run inbox', () => {
  test('[VOL-05, KYC-04, COLLAB-03, NEWS-04] list has a line for everything sent, newest first', async () => {
    const { place, app, kyc } = await filledPlace();
    const { code, stdout, stderr } = await runCommand('inbox', place, ['list']);
    expect([code, stderr]).toEqual([0, '']);
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(11);
    const times = lines.map((line) => line.slice(0, 16));
    expect(times).toEqual([...times].sort().reverse());
    const kycLine = lines.find((line) => line.includes('  kyc  ')) ?? '';
    expect(kycLine).toMatch(new RegExp(`  kyc +received  ${kyc.reference}$`));
    expect(lines.find((line) => line.includes('  volunteer  '))).toMatch(
      / {2}received {2}NZ-V-\S+ {2}Recognisable-Name Recognisable-Name {2}ada\.mbo@example\.org$/,
    );
    const entries = await readInbox(app);
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(submissionKinds.map(commandNameOf)));
    const created = entries.map(({ created_at }) => created_at);
    expect(created).toEqual([...created].sort().reverse());
  });

  test('[VOL-05, INPUT-02] what a terminal would obey is not printed, and each submission is one line', async () => {
    const { place, app } = await filledPlace();
    const name = 'A\u001b]0;pwn\u0007\u001b[2Jb\r\nX';
    await app.store.db.updateTable('feedback').set({ name }).execute();
    const list = await runCommand('inbox', place, ['list', '--kind', 'feedback']);
    expect([unshowableIn(list.stdout), list.stdout.trimEnd().split('\n').length]).toEqual([[], 1]);
    const csv = await runCommand('inbox', place, ['export', '--kind', 'feedback']);
    expect(unshowableIn(csv.stdout)).toEqual([]);
  });

  test('[VOL-05, SHIP-04] no two kinds have the same word or the same letter of references', () => {
    const letters = submissionKinds.flatMap(({ letter = [] }) => letter);
    expect(letters).toHaveLength(new Set(letters).size);
    expect(submissionKinds).toHaveLength(new Set(submissionKinds.map(({ kind }) => kind)).size);
  });

  test('[VOL-05, SHIP-04] export gives every field for a spreadsheet', async () => {
    const { place } = await filledPlace();
    const { stdout } = await runCommand('inbox', place, ['export', '--kind', 'volunteer']);
    const [columns = [], ...rows] = parseCsv(stdout);
    expect(rows).toHaveLength(1);
    const row = Object.fromEntries(columns.map((column, index) => [column, rows[0]?.[index]]));
    expect(row).toMatchObject({
      kind: 'volunteer',
      reference: expect.stringMatching(/^NZ-V-/),
      first_name: 'Recognisable-Name',
      email: 'ada.mbo@example.org',
      phone: '+243899123456',
      working_with_vulnerable: '0',
    });
    const all = parseCsv((await runCommand('inbox', place, ['export'])).stdout);
    expect(all).toHaveLength(12);
    expect(new Set(all.map(({ length }) => length)).size).toBe(1);
  });

  test('[KYC-04] --kind and --since choose', async () => {
    const { place, app } = await filledPlace();
    await post(app, '/api/newsletter/subscribe', { email: 'old@example.org' });
    await app.store.db
      .updateTable('newsletter_subscription')
      .set({ created_at: '2020-01-01T10:00:00.000Z' })
      .where('email', '=', 'old@example.org')
      .execute();
    const list = async (...args: string[]) => (await runCommand('inbox', place, ['list', ...args])).stdout;
    expect((await list('--kind', 'newsletter')).split('\n')[1]).toBe(
      '2020-01-01 10:00  newsletter        active    old@example.org',
    );
    expect(await list('--kind', 'newsletter', '--since', '2020-01-02')).not.toContain('old@example.org');
    expect(await list('--since', '2020-01-01')).toContain('old@example.org');
    expect(await list('--since', '2999-01-01')).toBe('There are no submissions.\n');
  });

  test('[KYC-04, VOL-05] --state chooses what waits for the staff', async () => {
    const { place, kyc } = await filledPlace();
    const list = async (...args: string[]) => (await runCommand('inbox', place, ['list', ...args])).stdout;
    expect((await list('--state', 'received')).trimEnd().split('\n')).toHaveLength(7);
    await runCommand('inbox', place, ['accept', kyc.reference, '--reason', 'Both documents match.']);
    expect(await list('--state', 'received')).not.toContain(kyc.reference);
    expect(await list('--state', 'accepted', '--kind', 'kyc')).toMatch(
      new RegExp(`  kyc +accepted  ${kyc.reference}\n$`),
    );
    expect(await list('--state', 'accepted', '--kind', 'volunteer')).toBe('There are no submissions.\n');
  });

  test('[API-01] list and audit change nothing in a database of an older version, and say what to do', async () => {
    const { place, app } = await filledPlace();
    const names = () => sql<{ name: string }>`select name from kysely_migration order by name`.execute(app.store.db);
    const last = (await names()).rows.at(-1)?.name;
    await sql`delete from kysely_migration where name = ${last}`.execute(app.store.db);
    const before = (await names()).rows;
    for (const command of [['list'], ['audit'], ['export', '--to', 'nowhere.csv']]) {
      const { code, stdout, stderr } = await runCommand('inbox', place, command);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toBe(
        `The database is older than this version of Nzete (${last} is missing), and commands do not migrate it. ` +
          'Start the server of this version once, and run the command again.\n',
      );
    }
    expect((await names()).rows).toEqual(before);
  });

  sqliteTest('[API-01] of a file that is no database it says so, without a stack', async () => {
    const dataDir = temporaryFolder();
    writeFileSync(
      join(dataDir, 'nzete.db'),
      'this is not a database, only a text that is long enough to be one. '.repeat(20),
    );
    const { code, stdout, stderr } = await runCommand('inbox', { dataDir, databaseUrl: undefined }, ['list']);
    expect([code, stdout]).toEqual([1, '']);
    const file = join(dataDir, 'nzete.db');
    expect(stderr).toBe(`The database ${file} is damaged (SQLITE_NOTADB). ${RESTORE_ADVICE}\n`);
  });

  sqliteTest('[API-01] list and audit leave the files of the database as they are', async () => {
    const { place, app } = await filledPlace();
    await app.close();
    const file = join(place.dataDir, 'nzete.db');
    const before = readFileSync(file);
    expect((await runCommand('inbox', place, ['list'])).code).toBe(0);
    expect((await runCommand('inbox', place, ['audit'])).stdout).toBe('There are no audit entries.\n');
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('[SHIP-03] updates are the posts of visitors, each with the id by which it is hidden, and none of the foundation’s', async () => {
    const { place, app } = await filledPlace();
    const post = app.store.db.selectFrom('partnership_update').select('id').where('translations', 'is', null);
    const { id } = await post.executeTakeFirstOrThrow();
    const { stdout } = await runCommand('inbox', place, ['list', '--kind', 'updates']);
    expect(stdout).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d {2}updates +shown /);
    expect(stdout).toMatch(new RegExp(`  ${id}  Recognisable-Name  Recognisable message\n$`));
    const [columns = [], ...rows] = parseCsv(
      (await runCommand('inbox', place, ['export', '--kind', 'updates'])).stdout,
    );
    expect(rows.map((row) => row[columns.indexOf('id')])).toEqual([id]);
    expect(columns).toEqual(expect.arrayContaining(['state', 'title', 'content', 'author', 'date']));
  });

  test('[KYC-05] show writes the files of an application, for its owner only', async () => {
    const { place, app, kyc } = await filledPlace();
    const { reference, upload_token } = kyc;
    await putDocument(app, { reference, upload_token, kind: 'governmentId', type: 'application/pdf', bytes: pdf });
    await putDocument(app, { reference, upload_token, kind: 'proofOfAddress', type: 'image/png', bytes: png });
    const folder = join(temporaryFolder(), 'documents');
    const { stdout } = await runCommand('inbox', place, ['show', reference, '--to', folder]);
    const files = [`${reference}-governmentId.pdf`, `${reference}-proofOfAddress.png`];
    expect(stdout).toMatch(/^kind +kyc\n(?:.*\n)*firstName +Ndaya-Prénom\n/);
    expect(stdout.endsWith(files.map((file) => `${join(folder, file)}\n`).join(''))).toBe(true);
    expect(readdirSync(folder).sort()).toEqual(files);
    expect(readFileSync(join(folder, files[0] ?? '')).equals(pdf)).toBe(true);
    expect(statSync(join(folder, files[0] ?? '')).mode & 0o077).toBe(0);
    const other = (await sendApplication(app)).json().reference;
    expect((await runCommand('inbox', place, ['show', other])).stdout).toMatch(
      new RegExp(`\n${other} has no documents.\n$`),
    );
    const { stdout: closed } = await runCommand('inbox', place, ['show', reference]);
    expect(closed).toMatch(/\nAdd --to FOLDER to write the documents to a folder.\n$/);
  });

  test.each(Object.entries(damages))(
    '[KYC-04] a record that was %s is listed and exported by its reference, and everything else as usual',
    async (_, damage) => {
      const { place, app, kyc } = await filledPlace();
      await damageApplication(app, kyc.reference, damage);
      const said = `These KYC applications cannot be decrypted, because they were damaged or altered: ${kyc.reference}. Restore them from a backup`;
      const list = await runCommand('inbox', place, ['list']);
      expect([list.code, list.stderr]).toEqual([0, '']);
      expect(list.stdout).toContain(`  ${kyc.reference}\n`);
      const { stdout, stderr } = await runCommand('inbox', place, ['export', '--kind', 'kyc']);
      expect(stderr).toContain(said);
      const [columns = [], row = []] = parseCsv(stdout);
      expect(Object.fromEntries(columns.map((column, index) => [column, row[index]]))).toMatchObject({
        reference: kyc.reference,
        state: 'received',
        unreadable: 'true',
      });
      expect((await runCommand('inbox', place, ['export', '--kind', 'volunteer'])).stderr).toBe('');
    },
  );

  test('[KYC-05] show writes the documents that were not damaged, and names the others', async () => {
    const { place, app, kyc } = await filledPlace();
    const { reference, upload_token } = kyc;
    for (const kind of ['governmentId', 'proofOfAddress']) {
      await putDocument(app, { reference, upload_token, kind, type: 'application/pdf', bytes: pdf });
    }
    await damageDocument(app, reference, 'governmentId');
    const folder = join(temporaryFolder(), 'documents');
    const { code, stdout, stderr } = await runCommand('inbox', place, ['show', reference, '--to', folder]);
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(new RegExp(`\n${join(folder, `${reference}-proofOfAddress.pdf`)}\n$`)),
    ]);
    expect(stderr).toContain(`cannot be decrypted, because they were damaged or altered: ${reference}/governmentId.`);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test.each([
    [[], 'Unknown or missing command.'],
    [['list', '--kind', 'spam'], 'Unknown kind: spam.'],
    [['list', '--since', 'yesterday'], 'yesterday is not a date (YYYY-MM-DD).'],
    [['list', '--since', '2026-02-30'], '2026-02-30 is not a date (YYYY-MM-DD).'],
    [['export', '--since', '2026-13-01'], '2026-13-01 is not a date (YYYY-MM-DD).'],
    [['export', 'kyc'], 'Unknown argument: kyc'],
    [['show'], 'Give a reference or id from npm run inbox -- list.'],
    [['list', '--state', 'lost'], 'Unknown state: lost.'],
    [['accept', 'NZ-K-2026-7K3Q9X'], 'Give a reason: --reason TEXT.'],
    [['refuse', 'NZ-K-2026-7K3Q9X', '--reason', ' '], 'Give a reason: --reason TEXT.'],
    [['accept', 'NZ-F-2026-7K3Q9X', '--reason', 'x'], 'is not the reference of an application'],
    [['show', 'NZ-K-2026-7K3Q9X', '--as', ' '], '--as must be a name'],
    [['show', 'NZ-K-2026-7K3Q9X', '--as', '\u3164'], '--as must be a name'],
  ])('[KYC-04] typed as %j it says how to type it', async (args, sentence) => {
    const nowhere = { dataDir: '/nowhere', databaseUrl: undefined };
    const { code, stdout, stderr } = await runCommand('inbox', nowhere, args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
    expect(stderr).toContain('Usage: npm run inbox -- <command>');
  });
});
