import { homeDay } from '@nzete/domain';
import { describe, expect, test } from 'vitest';
import { readKycApplications } from '../src/kyc/records.ts';
import { post, startApp } from './support/app.ts';
import { applicant, consents, png, putDocument, sendApplication, submitApplication } from './support/kyc.ts';

describe('POST /kyc-applications', () => {
  test('[KYC-04, KYC-06, PRIV-07] stores the application for seven years and gives a reference to quote', async () => {
    const app = await startApp();
    const answer = await sendApplication(app);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store']);
    const { reference, submitted_at, retained_until, upload_token, ...rest } = answer.json();
    expect(rest).toEqual({});
    expect(reference).toMatch(/^NZ-K-\d{4}-[2-9A-Z]{8}$/);
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

  test('[KYC-04, PRIV-05] nothing that the person wrote, and no token, can be read in the database', async () => {
    const app = await startApp();
    const { upload_token } = await submitApplication(app);
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

  test('[KYC-03] an employer and a transaction volume that are blank are left out', async () => {
    const app = await startApp();
    expect((await sendApplication(app, { employer: ' ', expectedTransactionVolume: '' })).statusCode).toBe(201);
    const [application] = await readKycApplications(app.store, app.keyring);
    expect(application?.fields).not.toHaveProperty('employer');
    expect(application?.fields).not.toHaveProperty('expectedTransactionVolume');
  });

  test('[KYC-03, API-02] without any one of the eight consents the application is not taken', async () => {
    const app = await startApp();
    for (const consent of consents) {
      const answer = await sendApplication(app, { [consent]: false });
      expect([answer.statusCode, answer.json().fields]).toEqual([
        422,
        [expect.objectContaining({ field: consent, message: 'must be true' })],
      ]);
    }
    expect(consents).toHaveLength(8);
    expect(await readKycApplications(app.store, app.keyring)).toEqual([]);
  });

  test('[KYC-03, API-02] what a field may not hold gets a 422 that names it', async () => {
    const app = await startApp();
    const refused = [
      ['dateOfBirth', '2999-01-01', 'must be a date in the past, and not before 1900'],
      ['dateOfBirth', homeDay(), 'must be a date in the past, and not before 1900'],
      ['dateOfBirth', '1899-12-31', 'must be a date in the past, and not before 1900'],
      ['dateOfBirth', '1999-02-29', 'must be a valid date'],
      ['dateOfBirth', '29/02/2000', 'must be a valid date'],
      ['firstName', '   ', 'must not be empty'],
      ['lastName', 'Mbo\u0000', 'has characters that are not allowed'],
      ['phone', 'call me', 'has characters that are not allowed'],
      ['phone', '0810 000\n000', 'has characters that are not allowed'],
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
      expect([answer.statusCode, answer.json().fields]).toEqual([422, [expect.objectContaining({ field, message })]]);
    }
  });

  test('[KYC-03] a leap day, an activity of several lines and a local phone number are taken', async () => {
    const app = await startApp();
    const more = { dateOfBirth: '2000-02-29', intendedActivities: 'Teach.\n\tPlant trees.', phone: '0810 000 (000)' };
    expect((await sendApplication(app, more)).statusCode).toBe(201);
  });
});
