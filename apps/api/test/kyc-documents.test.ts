import { describe, expect, test } from 'vitest';
import { storeKycDocument } from '../src/kyc/applications.ts';
import { readKycDocuments } from '../src/kyc/records.ts';
import { reencrypt } from '../src/privacy/reencrypt.ts';
import { startApp } from './support/app.ts';
import { jpeg, pdf, png, putDocument, submitApplication } from './support/kyc.ts';
import { temporaryPlace } from './support/place.ts';

const MEGABYTE = 1_024 * 1_024;
const passport = { kind: 'governmentId', type: 'image/png', bytes: png };

describe('PUT /kyc-applications/{reference}/documents/{kind}', () => {
  test.each([
    ['governmentId', 'application/pdf', pdf],
    ['governmentId', 'image/jpeg', jpeg],
    ['proofOfAddress', 'image/png', png],
  ])('[KYC-05] ASVS 5.3.1: stores the %s as %s, encrypted', async (kind, type, bytes) => {
    const app = await startApp();
    const to = await submitApplication(app);
    const answer = await putDocument(app, { ...to, kind, type, bytes });
    expect(answer.json()).toEqual({
      kind,
      size: bytes.length,
      received_at: expect.stringMatching(/^\d{4}-.*Z$/),
      state: 'received',
    });
    expect(answer.statusCode).toBe(201);
    const [stored] = await readKycDocuments(app.store, app.keyring, to.reference);
    expect(stored?.bytes?.equals(bytes)).toBe(true);
    expect(stored).toMatchObject({ kind, type });
    const row = await app.store.db.selectFrom('kyc_document').select('content').executeTakeFirstOrThrow();
    expect(row.content).not.toContain(bytes.toString('base64').slice(0, 12));
  });

  test('[KYC-05] a file sent again replaces the one before', async () => {
    const app = await startApp();
    const to = await submitApplication(app);
    await putDocument(app, { ...to, ...passport });
    await putDocument(app, { ...to, ...passport, type: 'application/pdf', bytes: pdf });
    const stored = await readKycDocuments(app.store, app.keyring, to.reference);
    expect(stored.map(({ type }) => type)).toEqual(['application/pdf']);
  });

  test('[KYC-05] ASVS 5.2.1: exactly five megabytes are taken, one byte more is not', async () => {
    const app = await startApp();
    const to = { ...(await submitApplication(app)), kind: 'governmentId', type: 'application/pdf' };
    const full = Buffer.concat([pdf, Buffer.alloc(5 * MEGABYTE - pdf.length, 1)]);
    expect((await putDocument(app, { ...to, bytes: full })).json().size).toBe(5 * MEGABYTE);
    const tooLarge = await putDocument(app, { ...to, bytes: Buffer.concat([full, Buffer.from('x')]) });
    expect([tooLarge.statusCode, tooLarge.json().code]).toEqual([413, 'body-too-large']);
  });

  test.each([
    ['a PNG as a PDF', 'application/pdf', png, 422, 'file-type-wrong'],
    ['a web page as a JPEG', 'image/jpeg', Buffer.from('<html>'), 422, 'file-type-wrong'],
    ['nothing', 'image/png', Buffer.alloc(0), 422, 'file-type-wrong'],
    ['a Word file', 'application/msword', pdf, 415, 'content-type-wrong'],
    ['JSON', 'application/json', Buffer.from('{}'), 415, 'content-type-wrong'],
    ['a form', 'multipart/form-data; boundary=x', pdf, 415, 'content-type-wrong'],
  ])('[KYC-05, API-02] ASVS 5.2.2: %s is refused', async (_, type, bytes, status, code) => {
    const app = await startApp();
    const to = await submitApplication(app);
    const answer = await putDocument(app, { ...to, kind: 'governmentId', type, bytes });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await readKycDocuments(app.store, app.keyring, to.reference)).toEqual([]);
  });

  test('[KYC-05, API-02] ASVS 8.2.2: only the token of the application opens it, for a day', async () => {
    const app = await startApp();
    const [one, other] = [await submitApplication(app), await submitApplication(app)];
    const { reference } = one;
    const status = async (upload_token: string) =>
      (await putDocument(app, { reference, upload_token, ...passport })).statusCode;
    expect(await status('')).toBe(401);
    expect(await status(other.upload_token)).toBe(401);
    expect(await status('x'.repeat(43))).toBe(401);
    expect(await status(one.upload_token)).toBe(201);
    const sent = (ago: number) =>
      app.store.db
        .updateTable('kyc_application')
        .set({ created_at: new Date(Date.now() - ago).toISOString() })
        .execute();
    await sent(24 * 3_600_000 - 60_000);
    expect(await status(one.upload_token)).toBe(201);
    await sent(24 * 3_600_000);
    expect(await status(one.upload_token)).toBe(401);
  });

  test.each(['accepted', 'refused', 'withdrawn'] as const)(
    '[KYC-05, SEND-16] once an application is %s it keeps its documents, also against one that was on its way',
    async (status) => {
      const app = await startApp();
      const application = await submitApplication(app);
      const { reference } = application;
      const kind = 'governmentId';
      expect((await putDocument(app, { ...application, ...passport })).statusCode).toBe(201);
      const before = await readKycDocuments(app.store, app.keyring, reference);
      await app.store.db.updateTable('kyc_application').set({ status }).execute();
      expect((await putDocument(app, { ...application, ...passport })).statusCode).toBe(401);
      const late = { reference, kind, bytes: Buffer.from('%PDF-1.7 late'), scan: 'clean' } as const;
      await expect(storeKycDocument(app.store, app.keyring, late)).rejects.toMatchObject({ statusCode: 401 });
      expect(await readKycDocuments(app.store, app.keyring, reference)).toEqual(before);
    },
  );

  test('[KYC-04, KYC-05] after a change of keys the token works while the old key is in the ring', async () => {
    const { dataDir } = await temporaryPlace();
    const key = (fill: number) => Buffer.alloc(32, fill).toString('base64');
    const first = await startApp({ dataDir, encryptionKey: key(1) });
    const document = { ...(await submitApplication(first)), ...passport };
    const both = await startApp({ dataDir, encryptionKey: `${key(2)},${key(1)}` });
    expect((await putDocument(both, document)).statusCode).toBe(201);
    await reencrypt(both);
    const renewed = await startApp({ dataDir, encryptionKey: key(2) });
    expect((await putDocument(renewed, document)).statusCode).toBe(401);
  });

  test('[KYC-05, API-02] ASVS 5.3.2: an unknown kind is a 422 with its name', async () => {
    const app = await startApp();
    const to = await submitApplication(app);
    const answer = await putDocument(app, { ...to, ...passport, kind: 'selfie' });
    expect([answer.statusCode, answer.json().fields]).toEqual([
      422,
      [expect.objectContaining({ field: 'kind', message: 'must be one of governmentId, proofOfAddress' })],
    ]);
  });

  test('[KYC-05] ASVS 5.2.4: one address sends twenty files a day', async () => {
    const app = await startApp({ rateLimits: {} });
    const to = { ...(await submitApplication(app)), ...passport };
    for (let count = 1; count <= 20; count += 1) expect((await putDocument(app, to)).statusCode).toBe(201);
    const answer = await putDocument(app, to);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(12 * 3_600);
  });
});
