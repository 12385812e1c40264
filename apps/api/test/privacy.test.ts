import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readKycApplications } from '../src/kyc/records.ts';
import { impersonalTables, personalTables } from '../src/privacy/personal.ts';
import { erasePerson } from '../src/privacy/requests.ts';
import { purgeExpired } from '../src/privacy/retention.ts';
import { forgetDeleted } from '../src/privacy/vault.ts';
import { startApp } from './support/app.ts';
import { runCommand } from './support/command.ts';
import { temporaryFolder } from './support/folders.ts';
import { applicant, pdf, putDocument, sendApplication } from './support/kyc.ts';
import { sqliteTest, temporaryPlace } from './support/place.ts';
import { secrets, sendEverything } from './support/submissions.ts';

const held = {
  session: 1,
  account: 1,
  newsletter_subscription: 1,
  course_interest: 1,
  volunteer_application: 1,
  partnership_application: 2,
  feedback: 1,
};
const kyc = { kyc_document: 1, kyc_application: 1 };

/** A server with everything that two persons sent. */
async function withTwoPersons() {
  const place = await temporaryPlace();
  const app = await startApp(place);
  const { reference, upload_token } = await sendEverything(app, 'ada.mbo@example.org');
  await putDocument(app, { reference, upload_token, kind: 'governmentId', type: 'application/pdf', bytes: pdf });
  await app.inject({
    method: 'POST',
    url: '/api/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username: 'ada.mbo.example.org', password: secrets.password }).toString(),
  });
  await sendEverything(app, 'ben.ilunga@example.org');
  const privacy = async (...args: string[]) => {
    const outcome = await runCommand('privacy', place, args);
    expect([outcome.code, outcome.stderr]).toEqual([0, '']);
    return JSON.parse(outcome.stdout);
  };
  return { app, place, reference, privacy };
}

describe('where personal data are', () => {
  test('[KYC-04, KYC-06] every table is searched, or is declared to hold nothing of a person', async () => {
    const app = await startApp();
    const tables = await app.store.db.introspection.getTables({ withInternalKyselyTables: true });
    const declared = [...personalTables.map(({ table }) => table), ...Object.keys(impersonalTables)];
    expect(declared.sort()).toEqual(tables.map(({ name }) => name).sort());
  });
});

describe('npm run privacy', () => {
  test('[KYC-04, NEWS-04] export gives everything held of a person, readable, and nothing of anybody else', async () => {
    const { privacy, reference } = await withTwoPersons();
    const found: Record<string, Record<string, unknown>[]> = await privacy('export', ' Ada.MBO@example.org');
    const counts = Object.fromEntries(Object.entries(found).map(([table, rows]) => [table, rows.length]));
    expect(counts).toEqual({ ...held, ...kyc });
    expect(found.kyc_application?.[0]).toMatchObject({
      reference,
      fields: { ...applicant, email: 'ada.mbo@example.org' },
    });
    expect(found.kyc_document?.[0]).toMatchObject({
      reference,
      kind: 'governmentId',
      type: 'application/pdf',
      base64: pdf.toString('base64'),
    });
    const text = JSON.stringify(found);
    expect(text).not.toContain('ben.ilunga');
    expect(text).not.toMatch(/password|argon2|token/);
  });

  test('[KYC-06] erase deletes all but the KYC records, and says so; with the flag these go too', async () => {
    const { app, privacy } = await withTwoPersons();
    const first = await privacy('erase', 'ADA.MBO@example.org');
    expect(first).toEqual({ erased: held, retained: kyc, note: expect.stringContaining('--including-kyc') });
    expect(Object.keys(await privacy('export', 'ada.mbo@example.org')).sort()).toEqual(Object.keys(kyc).sort());
    const nothing = Object.fromEntries(Object.keys(held).map((table) => [table, 0]));
    const second = await privacy('erase', 'ada.mbo@example.org', '--including-kyc');
    expect(second).toEqual({ erased: { ...nothing, ...kyc } });
    expect(await privacy('export', 'ada.mbo@example.org')).toEqual({});
    const left = await readKycApplications(app.store, app.keyring);
    expect(left.map(({ fields }) => fields.email)).toEqual(['ben.ilunga@example.org']);
    expect(Object.keys(await privacy('export', 'ben.ilunga@example.org'))).toHaveLength(7);
  });

  sqliteTest('[KYC-06, NEWS-04] what was erased is not in the files of the database any more', async () => {
    const { place, privacy } = await withTwoPersons();
    const bytes = () => {
      const files = readdirSync(place.dataDir).filter((file) => file.startsWith('nzete.db'));
      return files.map((file) => readFileSync(join(place.dataDir, file), 'latin1')).join('');
    };
    expect(bytes()).toContain('ada.mbo@example.org');
    await privacy('erase', 'ada.mbo@example.org', '--including-kyc');
    expect(bytes()).not.toContain('ada.mbo');
    expect(bytes()).toContain('ben.ilunga@example.org');
  });

  sqliteTest('[KYC-06] while another program reads, erase says that it must be run again', async () => {
    const { app, place } = await withTwoPersons();
    const log = () => readFileSync(join(place.dataDir, 'nzete.db-wal'), 'latin1');
    const reader = new DatabaseSync(join(place.dataDir, 'nzete.db'), { readOnly: true });
    reader.exec('begin');
    reader.prepare('select count(*) from feedback').get();
    await sql`pragma busy_timeout = 0`.execute(app.store.db); // the reader does not go by waiting
    await expect(erasePerson(app, 'ada.mbo@example.org', { includingKyc: true })).rejects.toThrow(
      'It is deleted, but the log of the database (nzete.db-wal) may still hold it, because another program is reading. Run the same command again',
    );
    expect(log()).toContain('ada.mbo');
    reader.close();
    await forgetDeleted(app);
    expect(log()).toBe('');
  });

  test('[KYC-06] erase and export go on past a damaged record, and name it', async () => {
    const { app, reference, privacy } = await withTwoPersons();
    const { db } = app.store;
    const damaged = await db
      .selectFrom('kyc_application')
      .select(['reference', 'fields'])
      .where('reference', '!=', reference)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('kyc_application')
      .set({ fields: `${damaged.fields.slice(0, -8)}AAAAAAA=` })
      .where('reference', '=', damaged.reference)
      .execute();
    const named = { unreadable: [damaged.reference], unreadable_note: expect.stringContaining('cannot be decrypted') };
    expect(await privacy('export', 'ada.mbo@example.org')).toMatchObject({
      kyc_application: [{ reference }],
      ...named,
    });
    expect(await privacy('erase', 'ada.mbo@example.org', '--including-kyc')).toEqual({
      erased: { ...held, ...kyc },
      ...named,
    });
    expect(await privacy('export', 'ada.mbo@example.org')).toEqual(named);
  });

  test('[KYC-06] an erasure that fails takes everything back', async () => {
    const { app, privacy } = await withTwoPersons();
    const before = await privacy('export', 'ada.mbo@example.org');
    await sql`alter table feedback rename to feedback_away`.execute(app.store.db);
    await expect(erasePerson(app, 'ada.mbo@example.org', { includingKyc: true })).rejects.toThrow('feedback');
    await sql`alter table feedback_away rename to feedback`.execute(app.store.db);
    expect(await privacy('export', 'ada.mbo@example.org')).toEqual(before);
  });

  test('[KYC-06] purge deletes what is past its seven years, with its documents, and nothing else', async () => {
    const { app, reference, privacy } = await withTwoPersons();
    expect((await privacy('purge')).purged).toMatchObject({ kyc_application: 0, kyc_document: 0 });
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    const { db } = app.store;
    await db
      .updateTable('kyc_application')
      .set({ retained_until: yesterday })
      .where('reference', '=', reference)
      .execute();
    expect((await privacy('purge')).purged).toMatchObject({ kyc_application: 1, kyc_document: 1, session: 0 });
    const left = await readKycApplications(app.store, app.keyring);
    expect(left.map(({ fields }) => fields.email)).toEqual(['ben.ilunga@example.org']);
    const inAMonth = new Date(Date.now() + 30 * 86_400_000);
    expect(await purgeExpired(app, inAMonth)).toMatchObject({ kyc_application: 0, session: 1 });
  });

  test('[KYC-04] reencrypt moves every record to the first key, after which the old key may go', async () => {
    const place = await temporaryPlace();
    const [old, next] = [Buffer.alloc(32, 1).toString('base64'), Buffer.alloc(32, 2).toString('base64')];
    const app = await startApp({ ...place, encryptionKey: old });
    const { reference, upload_token } = (await sendApplication(app)).json();
    await putDocument(app, { reference, upload_token, kind: 'proofOfAddress', type: 'application/pdf', bytes: pdf });
    const run = (key: string, ...args: string[]) => runCommand('privacy', place, args, { ENCRYPTION_KEY: key });
    expect((await run(next, 'export', applicant.email)).stderr).toContain('encrypted with another key');
    const both = await run(`${next},${old}`, 'reencrypt');
    expect(JSON.parse(both.stdout)).toEqual({ reencrypted: { kyc_application: 1, kyc_document: 1 } });
    const found = JSON.parse((await run(next, 'export', applicant.email)).stdout);
    expect([found.kyc_application[0].fields, found.kyc_document[0].base64]).toEqual([
      applicant,
      pdf.toString('base64'),
    ]);
    expect((await run(old, 'export', applicant.email)).code).toBe(1);
  });

  test.each([
    [[], 'Name a command.'],
    [['forget', 'ada@example.org'], 'Name a command.'],
    [['export'], 'Name an e-mail address.'],
    [['erase', 'ada'], 'Name an e-mail address.'],
    [['erase', 'ada@example.org', 'ben@example.org'], 'What is ben@example.org?'],
    [['erase', 'ada@example.org', '--all'], "Unknown option '--all'"],
  ])('[KYC-06] typed as %j it says how to type it', async (args, sentence) => {
    const nowhere = { dataDir: '/nowhere', databaseUrl: undefined };
    const { code, stdout, stderr } = await runCommand('privacy', nowhere, args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
    expect(stderr).toContain('Usage: npm run privacy -- <command>');
  });

  test('[KYC-06] in a folder without a database it does not make one', async () => {
    const dataDir = temporaryFolder();
    const { code, stderr } = await runCommand('privacy', { dataDir, databaseUrl: undefined }, ['export', 'a@b.cd']);
    expect([code, stderr]).toEqual([1, `There is no database in ${dataDir}. Set DATA_DIR as for the server.\n`]);
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
