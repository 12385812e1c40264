import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { homeDay } from '@nzete/domain';
import { describe, expect, test } from 'vitest';
import { readActions } from '../src/audit/actions.ts';
import { holdCopy } from '../src/held/hold.ts';
import { readKycApplications } from '../src/kyc/records.ts';
import { ada, asUser, confirmAddress, confirmedAda, credentials, me, register, signIn } from './support/accounts.ts';
import { startApp } from './support/app.ts';
import { confirmation, sendGift } from './support/gifts.ts';
import { applicant, pdf, putDocument } from './support/kyc.ts';
import { sqliteTest, temporaryPlace } from './support/place.ts';
import { databaseBytes, empty, held, kyc } from './support/privacy.ts';
import { join as joinStaff } from './support/staff.ts';
import { signInStaff } from './support/staff-inbox.ts';
import { secrets, sendEverything } from './support/submissions.ts';

const EMAIL = 'ada.mbo@example.org';
const BEN = 'ben.ilunga@example.org';
const account = { username: 'ada.mbo.example.org', password: secrets.password };

/** Ada with everything that she sent and a document, beside everything of Ben. */
async function start(options: Parameters<typeof startApp>[0] = {}) {
  const app = await startApp(options);
  const receipt = await sendEverything(app, EMAIL);
  await putDocument(app, { ...receipt, kind: 'governmentId', type: 'application/pdf', bytes: pdf });
  await sendEverything(app, BEN);
  await confirmAddress(app, account.username);
  const authorization = `Bearer ${(await signIn(app, account)).json().access_token}`;
  return { app, reference: receipt.reference, authorization, user: asUser(app, authorization) };
}

describe('GET /users/me/data', () => {
  test('[AUTH-12, PRIV-04] gives everything about the address, decrypted, and nothing about anyone else', async () => {
    const { app, user, reference } = await start();
    const { db } = app.store;
    const note = { id: '1', subject: reference, at: '2026-06-03T09:00:00.000Z', who: 'Grace', text: 'Both match.' };
    await db.insertInto('submission_note').values(note).execute();
    const answer = await user.get('data');
    const data: Record<string, object[]> = answer.json();
    const counts = Object.fromEntries(Object.entries(data).map(([table, rows]) => [table, rows.length]));
    expect(counts).toEqual({ ...held, ...kyc, submission_note: 1 });
    expect(data.kyc_application?.[0]).toMatchObject({ reference, fields: { ...applicant, email: EMAIL } });
    expect(data.kyc_document?.[0]).toMatchObject({ base64: pdf.toString('base64') });
    expect(answer.body).not.toMatch(/ben\.ilunga|argon2|token|totp_secret|Grace/);
    expect(answer.headers['cache-control']).toBe('no-store');
    // A look at an identity check, like any other.
    expect(await readActions(app.store)).toEqual([
      { at: expect.any(String), who: account.username, action: 'exported', subject: reference, reason: null },
    ]);
  });
});

describe('POST /users/me/erasure', () => {
  test('[AUTH-13, PRIV-12, PRIV-13] erases all but identity checks, and says what is kept and until when', async () => {
    const { app, user, reference, authorization } = await start();
    const [application] = await readKycApplications(app.store, app.keyring, [reference]);
    const answer = await user.post('erasure', { password: secrets.password });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        erased: { ...held, ...empty },
        retained: {
          ...kyc,
          gift: 0,
          staff_action: 0,
          submission_assignment: 0,
          submission_note: 0,
          submission_message: 0,
        },
        retained_until: application?.retained_until,
      },
    ]);
    expect((await me(app, authorization)).statusCode).toBe(401);
    expect((await signIn(app, account)).statusCode).toBe(401);
    const left = await readKycApplications(app.store, app.keyring);
    expect(left.map(({ fields }) => fields?.email).sort()).toEqual([EMAIL, BEN]);
    for (const table of ['account', 'feedback', 'volunteer_application', 'newsletter_subscription'] as const) {
      expect(await app.store.db.selectFrom(table).select('email').execute()).toEqual([{ email: BEN }]);
    }
  });

  test('[AUTH-13, GIFT-09] a receipt of a gift is kept too, and says until when', async () => {
    const { app, user } = await start();
    const { reference } = await sendGift(app, { email: EMAIL });
    const staff = await signInStaff(app, 'reviewer', 'amani');
    await staff.call('POST', `/gifts/${reference}/confirmation`, confirmation);
    const answer = (await user.post('erasure', { password: secrets.password })).json();
    expect(answer.retained.gift).toBe(1);
    expect(answer.retained_until).toBe(`${Number(homeDay().slice(0, 4)) + 11}-01-01T00:00:00.000Z`);
  });

  test('[SEND-01, AUTH-13] while a restore waits it deletes what is theirs, and of others nothing that has expired', async () => {
    const app = await startApp();
    await confirmedAda(app);
    const created_at = new Date(Date.now() - 40 * 86_400_000).toISOString();
    const mail = { kind: 'confirmation' as const, about: 'feedback', reference: null, language: 'fr', created_at };
    const mailTo = (id: string, email: string) => ({ id, email, due_at: created_at, ...mail });
    await app.store.db.deleteFrom('mail').execute();
    await app.store.db
      .insertInto('mail')
      .values([mailTo('own', ada.email), mailTo('other', BEN)])
      .execute();
    await holdCopy(app.store);
    const user = asUser(app, `Bearer ${(await signIn(app, credentials)).json().access_token}`);
    const answer = await user.post('erasure', { password: ada.password });
    expect([answer.statusCode, answer.json().erased]).toMatchObject([200, { account: 1, mail: 1 }]);
    expect(await app.store.db.selectFrom('mail').select('id').execute()).toEqual([{ id: 'other' }]);
  });

  test('[AUTH-13] without identity checks nothing is kept', async () => {
    const app = await startApp();
    await register(app);
    await confirmAddress(app);
    const user = asUser(app, `Bearer ${(await signIn(app, credentials)).json().access_token}`);
    const answer = (await user.post('erasure', { password: ada.password })).json();
    expect(answer).toMatchObject({ erased: { account: 1, session: 1 }, retained_until: null });
    expect(Object.values(answer.retained).filter((count) => count !== 0)).toEqual([]);
  });

  test('[AUTH-36] sent again with its Idempotency-Key, later and at once, it gets the first answer, with that session only', async () => {
    const { app, user, authorization } = await start();
    const other = asUser(app, `Bearer ${(await signIn(app, account)).json().access_token}`);
    const headers = { 'idempotency-key': 'the-same-key-twice' };
    const erase = (by = user) => by.post('erasure', { password: secrets.password }, headers);
    const wrong = await user.post('erasure', { password: 'not the pass phrase' }, headers);
    expect([wrong.statusCode, wrong.json().fields[0].field]).toEqual([422, 'password']);
    const answers = await Promise.all(Array.from({ length: 4 }, () => erase()));
    answers.push(await erase());
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect([answers[0]?.statusCode, answers[0]?.json().erased]).toEqual([200, { ...held, ...empty, session: 2 }]);
    expect((await me(app, authorization)).statusCode).toBe(401);
    expect((await erase(other)).statusCode).toBe(401);
    expect((await erase(asUser(app, `Bearer ${'a'.repeat(43)}`))).statusCode).toBe(401);
    expect((await user.post('erasure', { password: secrets.password })).statusCode).toBe(401);
  });

  test('[AUTH-36, AUTH-21] an Idempotency-Key keeps nothing of the password, not even a quick hash, nor of the account', async () => {
    const app = await startApp();
    await register(app);
    const user = asUser(app, `Bearer ${(await signIn(app, credentials)).json().access_token}`);
    const erase = (password: string) => user.post('erasure', { password }, { 'idempotency-key': 'the-same-key-twice' });
    const first = await erase(ada.password);
    // It does not tell one password from another, so none is in the hash of the request.
    const again = await erase('another pass phrase');
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 200, first.body]);
    const kept = await app.store.db.selectFrom('idempotency_key').select('outcome').execute();
    expect(kept).toEqual([{ outcome: first.body }]);
  });

  test('[AUTH-21] without a confirmed address it erases the account alone, not what others sent with the address', async () => {
    const { app } = await start();
    await register(app, { ...ada, username: 'stranger', email: EMAIL });
    const authorization = `Bearer ${(await signIn(app, { ...credentials, username: 'stranger' })).json().access_token}`;
    const stranger = asUser(app, authorization);
    const nobody = asUser(app, `Bearer ${'a'.repeat(43)}`);
    expect((await nobody.post('erasure', { password: ada.password })).statusCode).toBe(401);
    expect((await stranger.post('erasure', { password: 'not the pass phrase' })).statusCode).toBe(422);
    const answer = await stranger.post('erasure', { password: ada.password });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { erased: { account: 1 }, retained: {}, retained_until: null },
    ]);
    expect((await me(app, authorization)).statusCode).toBe(401);
    const { db } = app.store;
    expect(await db.selectFrom('account').select('username').where('email', '=', EMAIL).execute()).toEqual([
      { username: account.username },
    ]);
    expect(await db.selectFrom('feedback').select('email').where('email', '=', EMAIL).execute()).toHaveLength(1);
  });

  test('[AUTH-21] the accounts of an address that staff have stay', async () => {
    const app = await startApp();
    const authorization = await confirmedAda(app);
    // The same address, of someone who works here.
    await joinStaff(app, 'reader', 'amani');
    const { db } = app.store;
    await db.updateTable('account').set({ email: ada.email }).where('username', '=', 'amani').execute();
    expect((await asUser(app, authorization).post('erasure', { password: ada.password })).statusCode).toBe(409);
    expect(await db.selectFrom('account').select('username').execute()).toHaveLength(2);
  });

  test('[AUTH-13] a wrong password erases nothing, and tries are limited as those of sign-ins', async () => {
    const { app, user } = await start({ rateLimits: { account: { max: 2, timeWindow: 60_000 } } });
    const answer = await user.post('erasure', { password: 'not the pass phrase' });
    expect([answer.statusCode, answer.json().fields]).toEqual([
      422,
      [expect.objectContaining({ field: 'password', message: expect.stringMatching(/^is not the password/) })],
    ]);
    for (const body of [{}, { password: '' }, { password: secrets.password, email: BEN }]) {
      expect((await user.post('erasure', body)).statusCode).toBe(422);
    }
    expect((await user.post('erasure', { password: 'not the pass phrase' })).statusCode).toBe(422);
    const right = await user.post('erasure', { password: secrets.password });
    expect([right.statusCode, right.json().code]).toEqual([429, 'passwords-too-many']);
    expect((await signIn(app, account)).statusCode).toBe(429);
    expect(await app.store.db.selectFrom('account').select('email').execute()).toHaveLength(2);
  });

  test('[AUTH-13] staff cannot erase themselves while they have a role, by whichever account of the address', async () => {
    const { app, user } = await start();
    await register(app, { ...ada, username: 'grace', email: EMAIL });
    const { db } = app.store;
    await db.updateTable('account').set({ role: 'administrator' }).where('username', '=', 'grace').execute();
    const answer = await user.post('erasure', { password: secrets.password });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'account-of-staff']);
    expect(await db.selectFrom('account').select('username').where('email', '=', EMAIL).execute()).toHaveLength(2);
  });

  sqliteTest('[AUTH-13] what was erased is not in the files of the database any more', async () => {
    const place = await temporaryPlace();
    const { user } = await start(place);
    expect(databaseBytes(place)).toContain(EMAIL);
    expect((await user.post('erasure', { password: secrets.password })).statusCode).toBe(200);
    expect(databaseBytes(place)).not.toContain(EMAIL);
    expect(databaseBytes(place)).toContain(BEN);
  });

  sqliteTest('[AUTH-13] while another program reads, it is done all the same, at once', async () => {
    const place = await temporaryPlace();
    const { app, user } = await start(place);
    const reader = new DatabaseSync(join(place.dataDir, 'nzete.db'), { readOnly: true });
    reader.exec('begin');
    reader.prepare('select count(*) from feedback').get();
    const before = performance.now();
    expect((await user.post('erasure', { password: secrets.password })).statusCode).toBe(200);
    // Waiting for the reader would take five seconds, in which the server answers nobody.
    expect(performance.now() - before).toBeLessThan(4_000);
    expect(await app.store.db.selectFrom('feedback').select('email').execute()).toEqual([{ email: BEN }]);
    expect(readFileSync(join(place.dataDir, 'nzete.db-wal'), 'latin1')).toContain(EMAIL);
    reader.close();
  });
});
