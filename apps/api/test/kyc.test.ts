import { type IncomingMessage, request } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readKycApplications, readKycDocuments } from '../src/kyc/records.ts';
import { reencrypt } from '../src/privacy/reencrypt.ts';
import { post, startApp } from './support/app.ts';
import { applicant, consents, jpeg, pdf, png, putDocument, sendApplication } from './support/kyc.ts';
import { temporaryPlace } from './support/place.ts';

const MEGABYTE = 1_024 * 1_024;

async function receipt(app: FastifyInstance) {
  const answer = await sendApplication(app);
  expect(answer.statusCode).toBe(201);
  return answer.json<{ reference: string; upload_token: string; submitted_at: string; retained_until: string }>();
}

/** Begins to send a file of four megabytes over a connection of its own. The rest of it never comes. */
function beginUpload(app: FastifyInstance, to: { reference: string; upload_token: string }) {
  const address = app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('not listening');
  const upload = request({
    host: '127.0.0.1',
    port: address.port,
    method: 'PUT',
    path: `/api/kyc-applications/${to.reference}/documents/governmentId`,
    headers: {
      authorization: `Bearer ${to.upload_token}`,
      'content-type': 'application/pdf',
      'content-length': 4 * MEGABYTE,
    },
  });
  onTestFinished(() => void upload.destroy());
  const answer = new Promise<IncomingMessage>((resolve) => upload.on('response', resolve));
  upload.on('error', () => {}); // it is left on purpose
  upload.write(pdf);
  return { answer, leave: () => upload.destroy() };
}

describe('POST /kyc-applications', () => {
  test('[KYC-04, KYC-06] stores the application for seven years and gives a reference to quote', async () => {
    const app = await startApp();
    const answer = await sendApplication(app);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store']);
    const { reference, submitted_at, retained_until, upload_token, ...rest } = answer.json();
    expect(rest).toEqual({});
    expect(reference).toMatch(/^NZ-K-\d{4}-[2-9A-Z]{6}$/);
    expect(upload_token).toMatch(/^[\w-]{43}$/);
    expect(Number(retained_until.slice(0, 4))).toBe(Number(submitted_at.slice(0, 4)) + 7);
    const stored = await readKycApplications(app.store, app.keyring);
    expect(stored).toEqual([
      { reference, status: 'received', created_at: submitted_at, retained_until, fields: applicant },
    ]);
  });

  test('[KYC-04] texts are kept without blanks around them, and the address in one spelling', async () => {
    const app = await startApp();
    await sendApplication(app, { firstName: ' Zoe\u0301 ', email: ' ADA@Example.ORG' });
    const [stored] = await readKycApplications(app.store, app.keyring);
    expect(stored?.fields).toMatchObject({ firstName: 'Zoé', email: 'ada@example.org' });
  });

  test('[KYC-04, API-01] sent again with its Idempotency-Key, later and at once, it is stored once and answered alike', async () => {
    const app = await startApp();
    const headers = { 'idempotency-key': 'the-same-key-twice' };
    const send = () => post(app, '/api/kyc-applications', applicant, { headers });
    const answers = [await send(), await send(), ...(await Promise.all(Array.from({ length: 5 }, send)))];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from(answers, () => 201));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await readKycApplications(app.store, app.keyring)).toHaveLength(1);
    const { reference, upload_token } = JSON.parse(answers[0]?.body ?? '');
    const put = () =>
      putDocument(app, { reference, upload_token, kind: 'governmentId', type: 'image/png', bytes: png });
    expect([(await put()).statusCode, (await send()).body, (await put()).statusCode]).toEqual([
      201,
      answers[0]?.body,
      201,
    ]);
    const keys = JSON.stringify(await app.store.db.selectFrom('idempotency_key').selectAll().execute());
    expect(keys).not.toContain(upload_token);
  });

  test('[KYC-04, KYC-05] after a change of keys the token works while the old key is in the ring', async () => {
    const { dataDir } = await temporaryPlace();
    const key = (fill: number) => Buffer.alloc(32, fill).toString('base64');
    const { reference, upload_token } = await receipt(await startApp({ dataDir, encryptionKey: key(1) }));
    const document = { reference, upload_token, kind: 'governmentId', type: 'image/png', bytes: png };
    const both = await startApp({ dataDir, encryptionKey: `${key(2)},${key(1)}` });
    expect((await putDocument(both, document)).statusCode).toBe(201);
    await reencrypt(both);
    const renewed = await startApp({ dataDir, encryptionKey: key(2) });
    expect((await putDocument(renewed, document)).statusCode).toBe(401);
  });

  test('[KYC-04] nothing that the person wrote, and no token, can be read in the database', async () => {
    const app = await startApp();
    const { upload_token } = await receipt(app);
    const text = JSON.stringify(await app.store.db.selectFrom('kyc_application').selectAll().execute());
    for (const value of Object.values(applicant)) {
      if (typeof value === 'string') expect(text).not.toContain(value);
    }
    expect(text).not.toContain(upload_token);
  });

  test('[KYC-03, API-02] an empty application names all that is required, every consent included', async () => {
    const app = await startApp();
    const answer = await post(app, '/api/kyc-applications', {});
    const fields: { field: string; message: string }[] = answer.json().fields;
    expect(answer.statusCode).toBe(422);
    expect(fields.map(({ field }) => field).sort()).toEqual(
      [
        ...['firstName', 'lastName', 'dateOfBirth', 'nationality', 'idNumber', 'email', 'phone', 'address', 'city'],
        ...['country', 'occupation', 'income', 'sourceOfFunds', 'relationshipPurpose', 'intendedActivities'],
        ...consents,
      ].sort(),
    );
    expect(new Set(fields.map(({ message }) => message))).toEqual(new Set(['is required']));
  });

  test('[KYC-03] employer, transaction volume and three statements may be left out', async () => {
    const app = await startApp();
    const { employer, expectedTransactionVolume, marketingConsent, politically_exposed, sanctions_check, ...required } =
      applicant;
    expect((await post(app, '/api/kyc-applications', required)).statusCode).toBe(201);
    expect([employer, expectedTransactionVolume, marketingConsent, politically_exposed, sanctions_check]).not.toContain(
      undefined,
    );
  });

  test('[KYC-03, API-02] without any one of the eight consents the application is not taken', async () => {
    const app = await startApp();
    for (const consent of consents) {
      const answer = await sendApplication(app, { [consent]: false });
      expect([answer.statusCode, answer.json().fields]).toEqual([422, [{ field: consent, message: 'must be true' }]]);
    }
    expect(consents).toHaveLength(8);
    expect(await readKycApplications(app.store, app.keyring)).toEqual([]);
  });

  test('[KYC-03, API-02] what a field may not hold gets a 422 that names it', async () => {
    const app = await startApp();
    const refused = [
      ['dateOfBirth', '2999-01-01', 'must be a date in the past, and not before 1900'],
      ['dateOfBirth', new Date().toISOString().slice(0, 10), 'must be a date in the past, and not before 1900'],
      ['dateOfBirth', '1899-12-31', 'must be a date in the past, and not before 1900'],
      ['dateOfBirth', '1999-02-29', 'must be a valid date'],
      ['dateOfBirth', '29/02/2000', 'must be a valid date'],
      ['firstName', '   ', 'must not be empty'],
      ['lastName', 'Mbo\u0000', 'has characters that are not allowed'],
      ['phone', 'call me', 'has characters that are not allowed'],
      ['email', 'ada@', 'must be an e-mail address such as name@example.org'],
      ['intendedActivities', ' \n ', 'must not be empty'],
      ['income', '10k', 'must be one of under-10k, 10k-25k, 25k-50k, 50k-100k, 100k-250k, over-250k'],
      ['sourceOfFunds', 'crypto', 'must be one of salary, business, investments, inheritance, savings, other'],
      ['relationshipPurpose', '', 'must be one of volunteer, partner, donor, beneficiary, vendor, other'],
      ['expectedTransactionVolume', 'all', 'must be one of none, under-1k, 1k-5k, 5k-25k, 25k-100k, over-100k'],
      ['politically_exposed', 'no', 'must be of type boolean'],
    ];
    for (const [field = '', value, message] of refused) {
      const answer = await sendApplication(app, { [field]: value });
      expect([answer.statusCode, answer.json().fields]).toEqual([422, [{ field, message }]]);
    }
  });

  test('[KYC-03] a leap day, an activity of several lines and a local phone number are taken', async () => {
    const app = await startApp();
    const more = { dateOfBirth: '2000-02-29', intendedActivities: 'Teach.\n\tPlant trees.', phone: '0810 000 (000)' };
    expect((await sendApplication(app, more)).statusCode).toBe(201);
  });
});

describe('PUT /kyc-applications/{reference}/documents/{kind}', () => {
  test.each([
    ['governmentId', 'application/pdf', pdf],
    ['governmentId', 'image/jpeg', jpeg],
    ['proofOfAddress', 'image/png', png],
  ])('[KYC-05] stores the %s as %s, encrypted', async (kind, type, bytes) => {
    const app = await startApp();
    const { reference, upload_token } = await receipt(app);
    const answer = await putDocument(app, { reference, kind, upload_token, type, bytes });
    expect(answer.json()).toEqual({ kind, size: bytes.length, received_at: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(answer.statusCode).toBe(201);
    const [stored] = await readKycDocuments(app.store, app.keyring, reference);
    expect(stored?.bytes.equals(bytes)).toBe(true);
    expect(stored).toMatchObject({ kind, type });
    const row = await app.store.db.selectFrom('kyc_document').select('content').executeTakeFirstOrThrow();
    expect(row.content).not.toContain(bytes.toString('base64').slice(0, 12));
  });

  test('[KYC-05] a file sent again replaces the one before', async () => {
    const app = await startApp();
    const { reference, upload_token } = await receipt(app);
    const to = { reference, upload_token, kind: 'governmentId' };
    await putDocument(app, { ...to, type: 'image/png', bytes: png });
    await putDocument(app, { ...to, type: 'application/pdf', bytes: pdf });
    const stored = await readKycDocuments(app.store, app.keyring, reference);
    expect(stored.map(({ type }) => type)).toEqual(['application/pdf']);
  });

  test('[KYC-05] exactly five megabytes are taken, one byte more is not', async () => {
    const app = await startApp();
    const { reference, upload_token } = await receipt(app);
    const to = { reference, upload_token, kind: 'governmentId', type: 'application/pdf' };
    const full = Buffer.concat([pdf, Buffer.alloc(5 * MEGABYTE - pdf.length, 1)]);
    expect((await putDocument(app, { ...to, bytes: full })).json().size).toBe(5 * MEGABYTE);
    const tooLarge = await putDocument(app, { ...to, bytes: Buffer.concat([full, Buffer.from('x')]) });
    expect([tooLarge.statusCode, tooLarge.json()]).toEqual([413, { detail: 'The body is too large.' }]);
  });

  test.each([
    ['a PNG as a PDF', 'application/pdf', png, 422, /^The file is not what its type says/],
    ['a web page as a JPEG', 'image/jpeg', Buffer.from('<html>'), 422, /^The file is not what its type says/],
    ['nothing', 'image/png', Buffer.alloc(0), 422, /^The file is not what its type says/],
    ['a Word file', 'application/msword', pdf, 415, /content type/],
    ['JSON', 'application/json', Buffer.from('{}'), 415, /content type/],
    ['a form', 'multipart/form-data; boundary=x', pdf, 415, /content type/],
  ])('[KYC-05, API-02] %s is refused', async (_, type, bytes, status, detail) => {
    const app = await startApp();
    const { reference, upload_token } = await receipt(app);
    const answer = await putDocument(app, { reference, upload_token, kind: 'governmentId', type, bytes });
    expect([answer.statusCode, answer.json().detail]).toEqual([status, expect.stringMatching(detail)]);
    expect(await readKycDocuments(app.store, app.keyring, reference)).toEqual([]);
  });

  test('[KYC-05, API-02] only the token of the application opens it, for a day', async () => {
    const app = await startApp();
    const [one, other] = [await receipt(app), await receipt(app)];
    const to = { reference: one.reference, kind: 'governmentId', type: 'image/png', bytes: png };
    const status = async (upload_token: string) => (await putDocument(app, { ...to, upload_token })).statusCode;
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

  test('[KYC-05, API-02] an unknown kind is a 422 with its name', async () => {
    const app = await startApp();
    const { reference, upload_token } = await receipt(app);
    const answer = await putDocument(app, { reference, upload_token, kind: 'selfie', type: 'image/png', bytes: png });
    expect([answer.statusCode, answer.json().fields]).toEqual([
      422,
      [{ field: 'kind', message: 'must be one of governmentId, proofOfAddress' }],
    ]);
  });

  test('[KYC-05] the token is asked for before the file is read', async () => {
    const app = await startApp();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { reference } = await receipt(app);
    const upload = beginUpload(app, { reference, upload_token: '' });
    expect((await upload.answer).statusCode).toBe(401);
  });

  test('[KYC-05] while sixteen files are on their way the next is asked to come later, and taken once they are done', async () => {
    const app = await startApp();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const to = await receipt(app);
    const send = () =>
      putDocument(app, { ...to, kind: 'proofOfAddress', type: 'application/pdf', bytes: pdf }).then(
        ({ statusCode, headers }) => [statusCode, headers['retry-after']],
      );
    const uploads = Array.from({ length: 16 }, () => beginUpload(app, to));
    await expect.poll(send).toEqual([503, '60']);
    for (const upload of uploads) upload.leave();
    await expect.poll(send).toEqual([201, undefined]);
  });

  test('[KYC-05] one address sends twenty files a day', async () => {
    const app = await startApp({ rateLimits: {} });
    const to = { ...(await receipt(app)), kind: 'governmentId', type: 'image/png', bytes: png };
    for (let count = 1; count <= 20; count += 1) expect((await putDocument(app, to)).statusCode).toBe(201);
    const answer = await putDocument(app, to);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(12 * 3_600);
  });
});
