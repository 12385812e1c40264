import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decide } from '../src/inbox/decide.ts';
import { readKycApplications } from '../src/kyc/records.ts';
import { queueMail } from '../src/mailer/arrivals.ts';
import { impersonalTables } from '../src/privacy/impersonal.ts';
import { personalTables } from '../src/privacy/personal-data.ts';
import { purgeExpired } from '../src/privacy/retention.ts';
import { startApp } from './support/app.ts';
import { runCommand } from './support/command.ts';
import { temporaryFolder } from './support/folders.ts';
import { applicant, damageDocument, pdf } from './support/kyc.ts';
import { held, kyc, withTwoPersons } from './support/privacy.ts';

test('[KYC-04, KYC-06, PRIV-11] every table is searched for a person, or is declared to hold nothing of one', async () => {
  const app = await startApp();
  const tables = await app.store.db.introspection.getTables({ withInternalKyselyTables: true });
  const declared = [...personalTables.map(({ table }) => table), ...Object.keys(impersonalTables)];
  expect(declared.sort()).toEqual(tables.map(({ name }) => name).sort());
});

describe('npm run privacy', () => {
  test('[KYC-04, NEWS-04, PRIV-04] export gives everything held of a person, readable, and nothing of anyone else', async () => {
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

  test('[KYC-06, PRIV-07] purge deletes what is past its seven years, with its documents, and nothing else', async () => {
    const { app, reference, privacy } = await withTwoPersons();
    expect((await privacy('purge')).purged).toMatchObject({ kyc_application: 0, kyc_document: 0 });
    await decide(app.store, reference, { who: 'Grace', status: 'accepted', reason: 'Both documents match.' });
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    const { db } = app.store;
    await db
      .updateTable('kyc_application')
      .set({ retained_until: yesterday })
      .where('reference', '=', reference)
      .execute();
    expect((await privacy('purge')).purged).toMatchObject({
      kyc_application: 1,
      kyc_document: 1,
      staff_action: 1,
      session: 0,
    });
    const left = await readKycApplications(app.store, app.keyring);
    expect(left.map(({ fields }) => fields?.email)).toEqual(['ben.ilunga@example.org']);
    await queueMail(db, { about: 'feedback', language: 'en' });
    const inAMonth = new Date(Date.now() + 31 * 86_400_000);
    expect(await purgeExpired(app, inAMonth)).toMatchObject({ kyc_application: 0, session: 1, mail: 1 });
  });

  test('[KYC-04] export gives a document that was damaged by its name, and the rest of the person with it', async () => {
    const { app, reference, privacy } = await withTwoPersons();
    await damageDocument(app, reference, 'governmentId');
    const { kyc_document, kyc_application, account } = await privacy('export', 'ada.mbo@example.org');
    expect(kyc_document).toEqual([
      { reference, kind: 'governmentId', received_at: expect.any(String), scan: 'unscanned', unreadable: true },
    ]);
    expect([kyc_application, account]).toMatchObject([[{ reference }], [{ username: 'ada.mbo.example.org' }]]);
  });

  test.each([
    [[], 'Unknown or missing command.'],
    [['forget', 'ada@example.org'], 'Unknown or missing command.'],
    [['export'], 'Give an e-mail address.'],
    [['erase', 'ada'], 'Give an e-mail address.'],
    [['erase', 'ada@example.org', 'ben@example.org'], 'Unknown argument: ben@example.org'],
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
