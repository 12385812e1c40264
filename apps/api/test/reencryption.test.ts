import { describe, expect, test } from 'vitest';
import { parseKeyring } from '../src/crypto/keyring.ts';
import { seal } from '../src/crypto/seal.ts';
import { fieldsContext } from '../src/kyc/seal-contexts.ts';
import { reencrypt } from '../src/privacy/reencrypt.ts';
import { startApp } from './support/app.ts';
import { runCommand } from './support/command.ts';
import { applicant, damageApplication, damageDocument, pdf, putDocument, submitApplication } from './support/kyc.ts';
import { sqliteTest, temporaryPlace } from './support/place.ts';
import { databaseBytes } from './support/privacy.ts';
import { call, codeOf, headersOf, joined, signIn } from './support/staff.ts';

describe('npm run privacy -- reencrypt', () => {
  const [old, next] = [Buffer.alloc(32, 1).toString('base64'), Buffer.alloc(32, 2).toString('base64')];

  /**
   * A server with the old key, an application with a document, and the command with the given keys.
   */
  async function withOldKey() {
    const place = await temporaryPlace();
    const app = await startApp({ ...place, encryptionKey: old });
    const receipt = await submitApplication(app);
    await putDocument(app, { ...receipt, kind: 'proofOfAddress', type: 'application/pdf', bytes: pdf });
    const run = (key: string, ...args: string[]) => runCommand('privacy', place, args, { ENCRYPTION_KEY: key });
    return { place, app, ...receipt, run };
  }

  test('[KYC-04] moves every record to the first key, after which the old key may go', async () => {
    const { run } = await withOldKey();
    expect((await run(next, 'export', applicant.email)).stderr).toContain('encrypted with another key');
    const both = await run(`${next},${old}`, 'reencrypt');
    expect(JSON.parse(both.stdout)).toEqual({ reencrypted: { account: 0, kyc_application: 1, kyc_document: 1 } });
    const found = JSON.parse((await run(next, 'export', applicant.email)).stdout);
    expect([found.kyc_application[0].fields, found.kyc_document[0].base64]).toEqual([
      applicant,
      pdf.toString('base64'),
    ]);
    expect((await run(old, 'export', applicant.email)).code).toBe(1);
  });

  test('[STAFF-03] moves the secrets of second factors too, which then still open the staff area', async () => {
    const place = await temporaryPlace();
    const app = await startApp({ ...place, encryptionKey: old });
    const { secret } = await joined(app, 'administrator');
    const { stdout } = await runCommand('privacy', place, ['reencrypt'], { ENCRYPTION_KEY: `${next},${old}` });
    expect(JSON.parse(stdout).reencrypted).toMatchObject({ account: 1 });
    await app.store.db.updateTable('account').set({ totp_last_step: null }).execute();
    const later = await startApp({ ...place, encryptionKey: next });
    const headers = headersOf(await signIn(later, { username: 'administrator' }));
    const given = await call(later, 'POST', '/second-factor', { headers, body: { code: codeOf(secret) } });
    expect(given.statusCode).toBe(200);
  });

  test('[KYC-04] keeps a correction that comes between its reading and its writing', async () => {
    const { place, reference } = await withOldKey();
    const { store, keyring } = await startApp({ ...place, encryptionKey: `${next},${old}` });
    const fields = seal(keyring, Buffer.from(JSON.stringify({ ...applicant, city: 'Goma' })), fieldsContext(reference));
    let isRead = false;
    const db = store.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (!isRead) await store.db.updateTable('kyc_application').set({ fields }).execute();
        isRead = true;
        return result;
      },
    });
    const { reencrypted } = await reencrypt({ store: { ...store, db }, keyring });
    expect(reencrypted.kyc_application).toBe(0);
    expect(await store.db.selectFrom('kyc_application').select('fields').execute()).toEqual([{ fields }]);
  });

  test('[KYC-04] skips what was damaged, and names it', async () => {
    const { app, reference, run } = await withOldKey();
    const { reference: damaged } = await submitApplication(app);
    await damageApplication(app, damaged);
    await damageDocument(app, reference, 'proofOfAddress');
    const { code, stdout } = await run(`${next},${old}`, 'reencrypt');
    expect([code, JSON.parse(stdout)]).toEqual([
      0,
      {
        reencrypted: { account: 0, kyc_application: 1, kyc_document: 0 },
        unreadable: [damaged, `${reference}/proofOfAddress`],
        unreadable_note: expect.stringContaining('keep the older key'),
      },
    ]);
  });

  sqliteTest('[KYC-04] leaves nothing in the files of the database that the old key opens', async () => {
    const { place, app } = await withOldKey();
    const { fields } = await app.store.db.selectFrom('kyc_application').select('fields').executeTakeFirstOrThrow();
    const { content } = await app.store.db.selectFrom('kyc_document').select('content').executeTakeFirstOrThrow();
    for (const sealed of [fields, content]) expect(databaseBytes(place)).toContain(sealed.slice(0, 100));
    await reencrypt({ store: app.store, keyring: parseKeyring(`${next},${old}`, 'The key') });
    for (const sealed of [fields, content]) expect(databaseBytes(place)).not.toContain(sealed.slice(12, 100));
  });
});
