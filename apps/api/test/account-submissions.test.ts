import type { ApplicationStatus } from '@nzete/domain';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { readActions } from '../src/audit/actions.ts';
import { readKycApplications } from '../src/kyc/records.ts';
import type { OwnSubmission } from '../src/own-submissions/schemas.ts';
import { ada, asUser, authorization, confirmAddress, confirmedAda, register } from './support/accounts.ts';
import { post, startApp, storedEmails } from './support/app.ts';
import { damageApplication, pdf, putDocument } from './support/kyc.ts';
import { secrets, sendEverything, submissionsOf } from './support/submissions.ts';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const NOW = hoursAgo(3);
const calls = [
  ['get', 'submissions', undefined],
  ['post', 'submissions/NZ-V-2026-22222222/withdrawal', undefined],
  ['patch', 'submissions/NZ-V-2026-22222222', { name: 'Eve' }],
  ['post', 'submissions/NZ-K-2026-22222222/upload-token', undefined],
  ['get', 'data', undefined],
] as const;

/** Sends all kinds of submissions with an address, but no registration. */
async function sendAll(app: FastifyInstance, email: string): Promise<void> {
  for (const { path, body } of submissionsOf(email).filter((one) => one.path !== '/register')) {
    expect((await post(app, `/api${path}?lang=fr`, body)).statusCode).toBe(201);
  }
}

/** Ada's account with everything that she sent, beside everything of Ben. */
async function start() {
  const app = await startApp();
  await sendAll(app, ada.email);
  await sendEverything(app, 'ben@example.org');
  const user = asUser(app, await confirmedAda(app));
  const list = async (): Promise<OwnSubmission[]> => (await user.get('submissions')).json();
  const one = async (kind: OwnSubmission['kind']) =>
    (await list()).find((submission) => submission.kind === kind) ?? expect.fail(kind);
  return { app, user, list, one };
}

const tables = {
  volunteer: 'volunteer_application',
  partnership: 'partnership_application',
  kyc: 'kyc_application',
  feedback: 'feedback',
  consultation: 'consultation',
} as const;

/** As staff set it. */
async function setStatus(app: FastifyInstance, { kind, subject }: OwnSubmission, status: ApplicationStatus, at = NOW) {
  const table = tables[kind as keyof typeof tables]; // kinds with a status only
  await app.store.db.updateTable(table).set({ status, status_at: at }).where('reference', '=', subject).execute();
}

/** The subjects of someone else's submissions. */
async function subjectsOf(app: FastifyInstance, email: string): Promise<string[]> {
  const { db } = app.store;
  const kyc = await readKycApplications(app.store, app.keyring);
  const interest = db.selectFrom('course_interest').select('id').where('email', '=', email);
  const newsletter = db.selectFrom('newsletter_subscription').select('id').where('email', '=', email);
  const volunteer = db.selectFrom('volunteer_application').select('reference').where('email', '=', email);
  return [
    (await interest.executeTakeFirstOrThrow()).id,
    (await newsletter.executeTakeFirstOrThrow()).id,
    (await volunteer.executeTakeFirstOrThrow()).reference,
    kyc.find(({ fields }) => fields?.email === email)?.reference ?? expect.fail('kyc'),
  ];
}

describe('what is asked for', () => {
  test.each(calls)(
    '[AUTH-08] %s %s: 401 without a sign-in, 403 until the address is confirmed',
    async (method, path, body) => {
      const app = await startApp();
      await sendAll(app, ada.email);
      await register(app);
      expect((await asUser(app, `Bearer ${'a'.repeat(43)}`)[method](path, body)).statusCode).toBe(401);
      const unconfirmed = await asUser(app, await authorization(app))[method](path, body);
      expect([unconfirmed.statusCode, unconfirmed.json().code]).toEqual([403, 'address-not-confirmed']);
      expect(await storedEmails(app)).toEqual([ada.email]);
    },
  );

  test('[AUTH-08] ASVS 8.2.2: someone else’s submissions cannot be told from none by their ids', async () => {
    const { app, user } = await start();
    for (const subject of [...(await subjectsOf(app, 'ben@example.org')), 'NZ-V-2026-22222222', 'x']) {
      const answers = [
        await user.post(`submissions/${subject}/withdrawal`),
        await user.patch(`submissions/${subject}`, { name: 'Eve', phone: '+243 800 000 001' }),
        await user.post(`submissions/${subject}/upload-token`),
      ];
      for (const { statusCode, json } of answers) {
        expect([subject, statusCode, json().code]).toEqual([subject, 404, 'submission-not-found']);
      }
    }
    expect(await storedEmails(app)).toEqual([ada.email, 'ben@example.org']);
    expect(await readActions(app.store)).toEqual([]);
  });
});

describe('GET /users/me/submissions', () => {
  test('[AUTH-08] shows everything that was sent with the address, and nothing of another', async () => {
    const { app, list } = await start();
    const submissions = await list();
    expect(submissions.map(({ kind }) => kind).sort()).toEqual([
      ...['consultation', 'event-sign-up', 'feedback', 'interests', 'kyc', 'newsletter'],
      ...['partnership', 'partnership', 'volunteer'],
    ]);
    for (const { kind, subject, reference, status, status_at, language, messages, contact, ...may } of submissions) {
      const isPlain = kind === 'interests' || kind === 'newsletter';
      const first = kind === 'event-sign-up' ? 'accepted' : 'received';
      expect([subject === reference, status, status_at]).toEqual([!isPlain, isPlain ? null : first, null]);
      expect([kind, language, messages]).toEqual([kind, kind === 'interests' ? null : 'fr', []]);
      expect(contact.email).toBe(ada.email);
      expect(may).toMatchObject({ can_withdraw: true, can_correct: kind !== 'newsletter', wants_document: false });
    }
    expect(JSON.stringify(submissions)).not.toContain('ben@example.org');
    // A part of an address, or a longer one, is another address.
    await register(app, { ...ada, username: 'nada', email: 'nada@example.org' });
    await confirmAddress(app, 'nada');
    const token = await app.inject({
      method: 'POST',
      url: '/api/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ username: 'nada', password: ada.password }).toString(),
    });
    expect((await asUser(app, `Bearer ${token.json().access_token}`).get('submissions')).json()).toEqual([]);
  });

  test('[AUTH-08] shows contact details by kind', async () => {
    const { one } = await start();
    const { name, phone } = secrets;
    const { email } = ada;
    expect((await one('volunteer')).contact).toEqual({
      ...{ email, first_name: name, last_name: name, phone: phone.replaceAll(' ', ''), location: 'Kinshasa' },
    });
    expect((await one('kyc')).contact).toEqual({
      ...{ email, phone: '+243800111222', address: '12 Avenue de l’Exemple' },
      ...{ city: 'Kinshasa-Ville', country: 'Congo-Pays' },
    });
    expect((await one('consultation')).contact).toEqual({ email, name });
    expect((await one('newsletter')).contact).toEqual({ email });
  });

  test('[AUTH-08] shows the messages of staff, but no notes among them and nothing of the audit trail', async () => {
    const { app, list, one } = await start();
    const volunteer = await one('volunteer');
    await setStatus(app, volunteer, 'accepted');
    const { db } = app.store;
    const row = { subject: volunteer.subject, who: 'Grace' };
    const message = { status: 'accepted' as const, language: 'fr', text: 'Bienvenue.' };
    await db
      .insertInto('submission_message')
      .values({ ...row, id: '2', at: NOW, ...message })
      .execute();
    await db
      .insertInto('submission_note')
      .values({ ...row, id: '1', at: NOW, text: 'Hidden-Note' })
      .execute();
    const action = { id: '3', at: NOW, action: 'accepted', reason: 'Hidden-Reason' };
    await db
      .insertInto('staff_action')
      .values({ ...row, ...action })
      .execute();
    expect(await one('volunteer')).toMatchObject({
      status: 'accepted',
      status_at: NOW,
      messages: [{ at: NOW, status: 'accepted', text: 'Bienvenue.' }],
      can_withdraw: false,
    });
    expect(JSON.stringify(await list())).not.toMatch(/Hidden|Grace/);
  });

  test('[AUTH-08] leaves out an identity check that cannot be decrypted: it may be anyone’s', async () => {
    const { app, list, one } = await start();
    const { subject } = await one('kyc');
    const fresh = await startApp();
    const { reference } = await sendEverything(fresh, ada.email);
    await damageApplication(fresh, reference);
    await confirmAddress(fresh, 'ada.example.org');
    await register(fresh);
    const mine = asUser(fresh, await confirmedAda(fresh));
    const kinds = (await mine.get('submissions')).json().map(({ kind }: OwnSubmission) => kind);
    expect(kinds).toContain('volunteer');
    expect(kinds).not.toContain('kyc');
    // Those sent later are found too, and an erased one is gone.
    await app.store.db.deleteFrom('kyc_application').where('reference', '=', subject).execute();
    await post(app, '/api/kyc-applications', { ...submissionsOf(ada.email).at(-1)?.body, city: 'Matadi' });
    expect((await list()).filter(({ kind }) => kind === 'kyc').map(({ contact }) => contact.city)).toEqual(['Matadi']);
  });
});

describe('withdrawing', () => {
  test.each(['volunteer', 'partnership', 'kyc', 'feedback', 'consultation', 'event-sign-up'] as const)(
    '[AUTH-09] %s: it stays as withdrawn, with its time and in the audit trail',
    async (kind) => {
      const { app, user, one, list } = await start();
      const before = await one(kind);
      const answer = await user.post(`submissions/${before.subject}/withdrawal`);
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { ...before, status: 'withdrawn', status_at: expect.stringMatching(/Z$/), can_withdraw: false },
      ]);
      const stored = (await list()).find(({ subject }) => subject === before.subject);
      expect(stored).toMatchObject({ status: 'withdrawn', status_at: answer.json().status_at, can_withdraw: false });
      expect(await readActions(app.store)).toEqual([
        { at: expect.any(String), who: 'Ada', action: 'withdrawn', subject: before.subject, reason: null },
      ]);
      expect((await user.post(`submissions/${before.subject}/withdrawal`)).statusCode).toBe(409);
    },
  );

  test.each(['reading', 'more-wanted'] as const)('[AUTH-09] works while it is %s', async (status) => {
    const { app, user, one } = await start();
    const volunteer = await one('volunteer');
    await setStatus(app, volunteer, status);
    expect((await user.post(`submissions/${volunteer.subject}/withdrawal`)).statusCode).toBe(200);
  });

  test.each(['accepted', 'refused', 'answered'] as const)('[AUTH-09] is too late once it is %s', async (status) => {
    const { app, user, one } = await start();
    const volunteer = await one('volunteer');
    await setStatus(app, volunteer, status);
    const answer = await user.post(`submissions/${volunteer.subject}/withdrawal`);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'submission-not-withdrawable']);
    expect(await one('volunteer')).toMatchObject({ status, status_at: NOW });
    expect(await readActions(app.store)).toEqual([]);
  });

  test('[AUTH-09, NEWS-04] of the newsletter unsubscribes, of course interests deletes them', async () => {
    const { app, user, one, list } = await start();
    for (const kind of ['newsletter', 'interests'] as const) {
      const { subject } = await one(kind);
      const answer = await user.post(`submissions/${subject}/withdrawal`);
      expect([answer.statusCode, answer.json()]).toMatchObject([200, { subject, status: 'withdrawn' }]);
      expect((await user.post(`submissions/${subject}/withdrawal`)).statusCode).toBe(404);
    }
    expect(await storedEmails(app)).toEqual(['ben@example.org']);
    expect(await app.store.db.selectFrom('course_interest').select('email').execute()).toEqual([
      { email: 'ben@example.org' },
    ]);
    expect((await list()).map(({ kind }) => kind)).not.toContain('interests');
  });
});

describe('correcting contact details', () => {
  test.each([
    ['volunteer', { first_name: ' Adá ', last_name: 'Mbo', location: 'Matadi', phone: '' }],
    ['partnership', { name: 'Ada Mbo', phone: '+243800000009', country: 'Congo' }],
    ['kyc', { phone: '+243800000009', address: '3 Avenue Neuve', city: 'Matadi', country: 'RDC' }],
    ['feedback', { name: 'Ada Mbo' }],
    ['consultation', { name: 'Ada Mbo' }],
    ['interests', { name: 'Ada Mbo' }],
  ] as const)('[AUTH-10] of %s changes them and nothing else', async (kind, change) => {
    const { app, user, one } = await start();
    const before = await one(kind);
    const answer = await user.patch(`submissions/${before.subject}`, change);
    const { phone, ...contact } = { ...before.contact, ...change };
    const expected = Object.fromEntries(Object.entries(contact).map(([name, text]) => [name, text.trim()]));
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { ...before, contact: { ...expected, ...(phone && { phone }) } },
    ]);
    expect(await one(kind)).toEqual(answer.json());
    const actions = (await readActions(app.store)).map(({ who, action, subject }) => [who, action, subject]);
    expect(actions).toEqual(kind === 'interests' ? [] : [['Ada', 'corrected', before.subject]]);
  });

  test('[AUTH-10] of an identity check leaves the other fields as they were, still encrypted', async () => {
    const { app, user, one } = await start();
    const { subject } = await one('kyc');
    const read = async () => (await readKycApplications(app.store, app.keyring, [subject]))[0]?.fields;
    const before = await read();
    await user.patch(`submissions/${subject}`, { city: 'Recognisable-City' });
    expect(await read()).toEqual({ ...before, city: 'Recognisable-City' });
    const rows = await app.store.db.selectFrom('kyc_application').select('fields').execute();
    expect(JSON.stringify(rows)).not.toContain('Recognisable-City');
  });

  test.each([
    ['another address', 'volunteer', { email: 'eve@example.org' }, ['email']],
    ['nothing', 'volunteer', {}, ['body']],
    ['a detail that it has not', 'feedback', { name: 'Ada', phone: '+243 800 000 009' }, ['phone']],
    ['the names of an identity check', 'kyc', { first_name: 'Eve' }, ['first_name']],
    ['no phone number in an identity check', 'kyc', { phone: ' ' }, ['phone']],
    ['a blank name', 'consultation', { name: '  ' }, ['name']],
    ['a name of two lines', 'consultation', { name: 'Ada\nMbo' }, ['name']],
    ['a phone number that is none', 'volunteer', { phone: 'call me' }, ['phone']],
    ['a state', 'volunteer', { status: 'accepted' }, ['status']],
  ] as const)('[AUTH-10] to %s is a 422 and changes nothing', async (_, kind, change, fields) => {
    const { user, one } = await start();
    const before = await one(kind);
    const answer = await user.patch(`submissions/${before.subject}`, change);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields.map(({ field }: { field: string }) => field)).toEqual(fields);
    expect(await one(kind)).toEqual(before);
  });

  test('[AUTH-10] of an identity check ends with the decision; a volunteer may move later too', async () => {
    const { app, user, one } = await start();
    for (const kind of ['kyc', 'volunteer'] as const) await setStatus(app, await one(kind), 'accepted');
    const { subject, can_correct, contact } = await one('kyc');
    const refused = await user.patch(`submissions/${subject}`, { city: 'Matadi' });
    expect([can_correct, refused.statusCode, refused.json().code]).toEqual([false, 409, 'submission-not-correctable']);
    expect((await one('kyc')).contact).toEqual(contact);
    const volunteer = await user.patch(`submissions/${(await one('volunteer')).subject}`, { location: 'Matadi' });
    expect([volunteer.statusCode, volunteer.json().contact.location]).toEqual([200, 'Matadi']);
  });
});

describe('a wanted document', () => {
  const put = (app: FastifyInstance, receipt: { reference: string; upload_token: string }) =>
    putDocument(app, { ...receipt, kind: 'governmentId', type: 'application/pdf', bytes: pdf });

  /** An application from before yesterday, whose own token is too old. */
  async function old(app: FastifyInstance, { subject }: OwnSubmission) {
    const created_at = new Date(Date.now() - 3 * 86_400_000).toISOString();
    await app.store.db.updateTable('kyc_application').set({ created_at }).where('reference', '=', subject).execute();
  }

  test('[AUTH-11] is taken while staff wait for it, with a token that ends with that', async () => {
    const { app, user, one } = await start();
    await old(app, await one('kyc'));
    await setStatus(app, await one('kyc'), 'more-wanted');
    const kyc = await one('kyc');
    expect(kyc.wants_document).toBe(true);
    const answer = await user.post(`submissions/${kyc.subject}/upload-token`);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { reference: kyc.reference, upload_token: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
    const receipt = answer.json();
    expect((await put(app, receipt)).statusCode).toBe(201);
    const headers = { authorization: `Bearer ${receipt.upload_token}`, 'tus-resumable': '1.0.0' };
    const inParts = await app.inject({
      method: 'POST',
      url: `/api/kyc-applications/${kyc.reference}/documents/proofOfAddress/uploads`,
      headers: { ...headers, 'upload-length': '5', 'upload-metadata': 'filetype YXBwbGljYXRpb24vcGRm' },
    });
    expect(inParts.statusCode).toBe(201);
    await setStatus(app, kyc, 'reading', hoursAgo(2));
    expect((await put(app, receipt)).statusCode).toBe(401);
    // Wanted again later, the old token stays of no use.
    await setStatus(app, kyc, 'more-wanted', hoursAgo(1));
    expect((await put(app, receipt)).statusCode).toBe(401);
    expect((await put(app, (await user.post(`submissions/${kyc.subject}/upload-token`)).json())).statusCode).toBe(201);
  });

  test('[AUTH-11] opens no other application', async () => {
    const { app, user, one } = await start();
    await setStatus(app, await one('kyc'), 'more-wanted');
    const { upload_token } = (await user.post(`submissions/${(await one('kyc')).subject}/upload-token`)).json();
    const reference = (await subjectsOf(app, 'ben@example.org')).at(-1) ?? '';
    await setStatus(app, { ...(await one('kyc')), subject: reference }, 'more-wanted');
    expect((await put(app, { reference, upload_token })).statusCode).toBe(401);
  });

  test('[AUTH-11] is not wanted by an application that has none, or while nobody waits for it', async () => {
    const { app, user, one } = await start();
    await setStatus(app, await one('volunteer'), 'more-wanted');
    for (const kind of ['volunteer', 'kyc', 'newsletter'] as const) {
      const answer = await user.post(`submissions/${(await one(kind)).subject}/upload-token`);
      expect([kind, answer.statusCode, answer.json().code]).toEqual([kind, 409, 'document-not-wanted']);
    }
    expect(await one('volunteer')).toMatchObject({ status: 'more-wanted', wants_document: false });
  });

  test('[AUTH-11] is not taken of a withdrawn application, even on its first day', async () => {
    const { app, user, one } = await start();
    const sent = (await post(app, '/api/kyc-applications', submissionsOf(ada.email).at(-1)?.body)).json();
    expect((await put(app, sent)).statusCode).toBe(201);
    expect((await user.post(`submissions/${sent.reference}/withdrawal`)).statusCode).toBe(200);
    expect((await put(app, sent)).statusCode).toBe(401);
    expect((await one('newsletter')).kind).toBe('newsletter');
  });
});
