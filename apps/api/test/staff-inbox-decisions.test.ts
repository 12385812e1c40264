import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { readActions } from '../src/audit/actions.ts';
import { decide } from '../src/inbox/decide.ts';
import { mailContext } from '../src/mail/context.ts';
import { openSmtp } from '../src/mail/smtp-transport.ts';
import { MailSender } from '../src/mailer/sender.ts';
import { erasePerson, exportPerson } from '../src/privacy/requests.ts';
import { post, startApp } from './support/app.ts';
import { applicant, jpeg, png, putDocument, sendApplication, submitApplication } from './support/kyc.ts';
import { startSmtp } from './support/smtp.ts';
import { seenOf, signInStaff } from './support/staff-inbox.ts';

const ADA = 'ada@example.org';
const STAFF = 'staff@nzete.example';

const volunteer = { firstName: 'Ada', lastName: 'Mbo', email: ADA, location: 'Goma', availability: 'weekends' };

const apply = async (app: FastifyInstance, lang = 'en'): Promise<string> =>
  (await post(app, `/api/volunteer-applications?lang=${lang}`, { ...volunteer, motivation: 'Shade.' })).json()
    .reference;

async function office(options: Parameters<typeof startApp>[0] = {}) {
  const app = await startApp(options);
  const amani = await signInStaff(app, 'reviewer', 'amani');
  const decision = async (reference: string, status: string, message: string, expected_status: string) => {
    const expected_status_at = (await seenOf(app, reference)).status_at;
    return amani.call('POST', `/inbox/${reference}/decision`, { status, message, expected_status, expected_status_at });
  };
  return { app, amani, decision };
}

/** The same with a mail server; `send` sends what is due on a day. */
async function mailingOffice() {
  const smtp = await startSmtp();
  const settings = {
    url: smtp.url,
    from: { name: '', address: 'hello@nzete.example' },
    staff: { name: '', address: STAFF },
    staffLanguage: 'en' as const,
    publicUrl: 'https://nzete.example',
  };
  const made = await office({ mail: settings });
  const send = async (now = new Date(Date.now() + 1_000)) => {
    const log = { warn: () => {}, info: () => {}, error: () => {} };
    const transport = async () => openSmtp({ url: smtp.url });
    const sender = new MailSender({ ...mailContext(made.app, settings), transport, log, now: () => now });
    await sender.run();
    await sender.stop();
  };
  return { ...made, smtp, send };
}

test('[STAFF-48] an identity check is decided on the documents that were seen', async () => {
  const { app, amani } = await office();
  const receipt = await submitApplication(app);
  const { reference } = receipt;
  const put = (bytes: Buffer, type: string) =>
    putDocument(app, { reference, upload_token: receipt.upload_token, kind: 'governmentId', type, bytes });
  await put(jpeg, 'image/jpeg');
  const read = async () => (await amani.call('GET', `/inbox/${reference}`)).json();
  const accept = async ({ status, status_at, documents }: Awaited<ReturnType<typeof read>>) => {
    const expected_documents_at = documents
      .map(({ received_at }: { received_at: string }) => received_at)
      .sort()
      .at(-1);
    const seen = { expected_status: status, expected_status_at: status_at, expected_documents_at };
    return amani.call('POST', `/inbox/${reference}/decision`, { status: 'accepted', message: 'Welcome.', ...seen });
  };
  const before = await read();
  expect((await put(png, 'image/png')).statusCode).toBe(201);
  const refused = await accept(before);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'entry-documents-since']);
  expect(await read()).toMatchObject({ status: 'received', messages: [] });
  expect((await accept(await read())).json().status).toBe('accepted');
});

test('[STAFF-18] a decision, its message and its entry in the audit trail are one step', async () => {
  const { app, decision } = await office();
  const reference = await apply(app, 'fr');
  expect((await decision(reference, 'reading', '', 'received')).json()).toMatchObject({
    status: 'reading',
    messages: [],
  });
  const accepted = (await decision(reference, 'accepted', 'Bienvenue !', 'reading')).json();
  expect(accepted).toMatchObject({
    status: 'accepted',
    actions: [],
    messages: [{ who: 'amani', status: 'accepted', language: 'fr', text: 'Bienvenue !' }],
  });
  expect(accepted.history.map(({ action, text }: Record<string, string>) => [action, text])).toEqual([
    ['arrived', null],
    ['reading', null],
    ['accepted', 'Bienvenue !'],
  ]);
  const status = await post(app, '/api/application-status', { reference, email: ADA });
  expect(status.json()).toMatchObject({ status: 'accepted', status_at: accepted.messages[0].at });
});

test('[STAFF-18] what a colleague has decided since, and what is final, stays', async () => {
  const { app, amani, decision } = await office();
  const reference = await apply(app);
  const both = await Promise.all([
    decision(reference, 'accepted', 'Yes.', 'received'),
    decision(reference, 'refused', 'No.', 'received'),
  ]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const { status, messages } = (await amani.get(`/inbox/${reference}`)).json();
  expect(messages).toHaveLength(1);
  const after = await decision(reference, 'reading', '', status);
  expect([after.statusCode, after.json().code]).toEqual([409, 'entry-decided-since']);
  const decided = (await readActions(app.store, reference)).filter(({ action }) => action !== 'opened');
  expect(decided).toHaveLength(1);
});

test('[STAFF-18] a letter is answered, not accepted, and nobody decides without a word to the sender', async () => {
  const { app, decision, amani } = await office();
  const letter = (await post(app, '/api/feedback', { message: 'Hello', email: ADA })).json().reference;
  expect((await decision(letter, 'accepted', 'Yes.', 'received')).json().fields).toMatchObject([{ field: 'status' }]);
  expect((await decision(letter, 'received', 'Hm.', 'received')).statusCode).toBe(422);
  expect((await decision(letter, 'answered', ' \n ', 'received')).json().fields).toMatchObject([{ field: 'message' }]);
  expect((await amani.get(`/inbox/${letter}`)).json()).toMatchObject({ status: 'received', messages: [] });
  expect((await decision(letter, 'answered', 'Thank you.', 'received')).json().status).toBe('answered');
  expect((await decision('NZ-F-2026-22222222', 'answered', 'Thank you.', 'received')).statusCode).toBe(404);
});

test('[STAFF-18] only reviewers and administrators decide', async () => {
  const { app } = await office();
  const reference = await apply(app);
  const body = { status: 'withdrawn', message: '', expected_status: 'received', expected_status_at: null };
  for (const [role, code] of [
    ['reader', 403],
    ['editor', 403],
    ['administrator', 200],
  ] as const) {
    const someone = await signInStaff(app, role);
    expect([role, (await someone.call('POST', `/inbox/${reference}/decision`, body)).statusCode]).toEqual([role, code]);
  }
});

test.each([
  ['fr', 'Une réponse de la Fondation Nzete', 'Votre numéro de référence\u00a0:'],
  ['sw', 'Jibu kutoka Taasisi ya Nzete', 'Namba yako ya kumbukumbu:'],
])('[STAFF-19] the message is mailed to the sender in the language of the page: %s', async (lang, subject, label) => {
  const { app, smtp, send, decision } = await mailingOffice();
  const reference = await apply(app, lang);
  await send();
  smtp.received.length = 0;
  await decision(reference, 'accepted', 'Bienvenue chez nous.', 'received');
  await send();
  expect(smtp.received).toHaveLength(1);
  const [mail] = smtp.received;
  expect(mail).toMatchObject({ to: [ADA], headers: { subject, 'content-language': lang } });
  expect(mail?.text).toMatch(new RegExp(`^Bienvenue chez nous\\.\n\n${label} ${reference}\n\n-- \n`));
});

test('[STAFF-19] the address of an identity check stays encrypted until the message is sent', async () => {
  const { app, smtp, send, decision } = await mailingOffice();
  const { reference } = (await sendApplication(app)).json();
  await decision(reference, 'more-wanted', 'The scan is not readable.', 'received');
  const queued = await app.store.db.selectFrom('mail').selectAll().execute();
  expect(JSON.stringify(queued)).not.toMatch(/ndaya|not readable/i);
  await send();
  const sent = smtp.received.find(({ text }) => text.includes('not readable'));
  expect(sent?.to).toEqual([applicant.email]);
});

test('[STAFF-19] what was erased before it was sent is not mailed', async () => {
  const { app, smtp, send, decision } = await mailingOffice();
  const { reference } = (await sendApplication(app)).json();
  await decision(reference, 'refused', 'A message to nobody.', 'received');
  await erasePerson(app, applicant.email, { includingKyc: true });
  await send();
  expect(smtp.received.filter(({ text }) => text.includes('nobody'))).toEqual([]);
});

test('[STAFF-17] on the day of a reminder the staff address gets a mail, unless it was taken back', async () => {
  const { app, amani, smtp, send } = await mailingOffice();
  const [first, second] = [await apply(app), await apply(app)];
  await send();
  smtp.received.length = 0;
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  for (const reference of [first, second])
    await amani.call('PUT', `/inbox/${reference}/assignment`, {
      ...{ account_id: null, remind_on: day, assigned_at: null },
    });
  const { assigned_at } = await seenOf(app, second);
  await amani.call('PUT', `/inbox/${second}/assignment`, { account_id: null, remind_on: null, assigned_at });
  expect((await amani.get('/overview')).json().mail.waiting).toBe(0);
  await send(new Date(`${day}T05:59:00.000Z`));
  expect(smtp.received).toEqual([]);
  await send(new Date(`${day}T06:01:00.000Z`));
  expect(smtp.received.map(({ to, headers }) => [to, headers.subject])).toEqual([[[STAFF], `A reminder: ${first}`]]);
});

test('[STAFF-25] what staff wrote about someone is exported without their names, and erased', async () => {
  const { app, amani, decision } = await office();
  const reference = await apply(app);
  await post(app, '/api/course_interests/', { name: 'Ada', email: ADA, interests: ['Web Development'] });
  const [{ subject }] = (await amani.get('/inbox?kind=interests')).json().entries;
  await amani.call('POST', `/inbox/${reference}/notes`, { text: 'A note.' });
  await amani.call('POST', `/inbox/${subject}/notes`, { text: 'Another note.' });
  await amani.call('PUT', `/inbox/${reference}/assignment`, {
    ...{ account_id: amani.id, remind_on: '2026-07-01', assigned_at: null },
  });
  await decision(reference, 'accepted', 'Welcome.', 'received');
  const { held } = await exportPerson(app, ADA);
  expect(held.submission_note).toMatchObject([{ text: 'A note.' }, { text: 'Another note.' }]);
  expect(held.submission_message).toMatchObject([{ subject: reference, status: 'accepted', text: 'Welcome.' }]);
  expect(held.submission_assignment).toMatchObject([{ subject: reference, remind_on: '2026-07-01' }]);
  expect(JSON.stringify(held)).not.toContain('amani');
  await erasePerson(app, ADA, { includingKyc: false });
  expect((await exportPerson(app, ADA)).held).toEqual({});
  for (const table of ['submission_note', 'submission_message', 'submission_assignment'] as const)
    expect([table, await app.store.db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
});

test('[STAFF-18] on the command line a decision may be changed, and is queued with its message in the same step', async () => {
  const { app } = await office();
  const reference = await apply(app);
  const mails = { mails: true };
  expect(await decide(app.store, reference, { who: 'Grace', status: 'refused', reason: 'Too far.' }, mails)).toBe(
    'done',
  );
  const again = { who: 'Grace', status: 'accepted', reason: 'She moves.', message: 'Welcome.' } as const;
  expect(await decide(app.store, reference, again, mails)).toBe('done');
  expect(
    await app.store.db.selectFrom('mail').select(['kind', 'email']).where('kind', '=', 'message').execute(),
  ).toEqual([{ kind: 'message', email: ADA }]);
  expect(await decide(app.store, 'NZ-V-2026-22222222', again)).toBe('unknown');
});
