import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { readActions } from '../src/audit/actions.ts';
import { provinceOf } from '../src/db/text-search.ts';
import { post, startApp } from './support/app.ts';
import { applicant, damageApplication, submitApplication } from './support/kyc.ts';
import { seenOf, signInStaff } from './support/staff-inbox.ts';
import { sendEverything } from './support/submissions.ts';

const DAY_MS = 24 * 3_600_000;

const volunteer = { availability: 'weekends', motivation: 'I want shade on the road to our market.' };

/** Sends an application, and returns its reference. */
async function apply(app: FastifyInstance, firstName: string, location: string): Promise<string> {
  const body = { ...volunteer, firstName, lastName: 'Mbo', email: 'mbo@example.org', location };
  return (await post(app, '/api/volunteer-applications', body)).json().reference;
}

/** Lets an application have arrived some days ago. */
const arrived = (app: FastifyInstance, reference: string, daysAgo: number) =>
  app.store.db
    .updateTable('volunteer_application')
    .set({ created_at: new Date(Date.now() - daysAgo * DAY_MS).toISOString() })
    .where('reference', '=', reference)
    .execute();

async function office() {
  const app = await startApp();
  const amani = await signInStaff(app, 'reviewer', 'amani');
  /** The titles of the entries that a query finds. */
  const titles = async (query: string) => {
    const answer = await amani.get(`/inbox?${query}`);
    expect([query, answer.statusCode]).toEqual([query, 200]);
    return answer.json().entries.map(({ title }: { title: string }) => title);
  };
  return { app, amani, titles };
}

interface Row {
  kind: string;
  submitted_at: string;
}

test('[STAFF-10] the inbox has everything that was sent, newest first, with the numbers beside it', async () => {
  const { app, amani } = await office();
  const { reference } = await sendEverything(app, 'ada@example.org');
  const { entries, total, waiting } = (await amani.get('/inbox')).json();
  const kinds = ['kyc', 'consultation', 'feedback', 'partnership', 'partnership', 'volunteer', 'interests'];
  const byTime = (one: Row, other: Row) => (one.submitted_at < other.submitted_at ? 1 : -1);
  expect(entries.map(({ submitted_at }: Row) => submitted_at)).toEqual(
    entries.toSorted(byTime).map(({ submitted_at }: Row) => submitted_at),
  );
  expect(entries.map(({ kind }: Row) => kind).sort()).toEqual(kinds.toSorted());
  const entryOf = (kind: string) => entries.find((entry: Row) => entry.kind === kind);
  expect([total, waiting]).toEqual([7, 6]);
  expect(entryOf('kyc')).toMatchObject({
    subject: reference,
    reference,
    title: reference,
    summary: '',
    status: 'received',
  });
  expect(entryOf('volunteer')).toMatchObject({
    title: 'Recognisable-Name Recognisable-Name',
    summary: 'Recognisable message',
    province: 'CD-KN',
    is_old: false,
    assigned_to: null,
  });
  expect(entryOf('interests')).toMatchObject({ reference: null, status: null, summary: 'Web Development' });
});

test('[STAFF-10] it is filtered by kind, state and age, and read page by page from either end', async () => {
  const { app, amani, titles } = await office();
  const days = [1, 8, 40];
  for (const day of days) await arrived(app, await apply(app, `Day${day}`, 'Goma'), day);
  await post(app, '/api/feedback', { message: 'A letter', name: 'Ben' });
  expect(await titles('kind=volunteer')).toEqual(['Day1 Mbo', 'Day8 Mbo', 'Day40 Mbo']);
  expect(await titles('age=7&order=oldest')).toEqual(['Day40 Mbo', 'Day8 Mbo']);
  expect(await titles('limit=2&page=2')).toEqual(['Day8 Mbo', 'Day40 Mbo']);
  expect(await titles('limit=2&page=3')).toEqual([]);
  expect((await amani.get('/inbox?limit=2&page=3')).json()).toEqual({ entries: [], total: 4, waiting: 4 });
  const { entries } = (await amani.get('/inbox?kind=volunteer')).json();
  expect(entries.map((entry: { is_old: boolean }) => entry.is_old)).toEqual([false, true, true]);
  const decision = {
    status: 'refused',
    message: 'Not this time.',
    expected_status: 'received',
    expected_status_at: null,
  };
  await amani.call('POST', `/inbox/${entries[1].subject}/decision`, decision);
  expect(await titles('state=refused')).toEqual(['Day8 Mbo']);
  expect(await titles('state=waiting&kind=volunteer')).toEqual(['Day1 Mbo', 'Day40 Mbo']);
  expect((await amani.get('/inbox?state=refused')).json()).toMatchObject({ total: 1, waiting: 3 });
});

test('[STAFF-11] a search finds names, references and places, whatever their accents, and no text of a search is SQL', async () => {
  const { app, titles } = await office();
  const reference = await apply(app, 'Élodie', 'Mbandaka, Équateur');
  await apply(app, 'Ben', 'Goma_Est');
  await submitApplication(app);
  for (const q of ['élodie', 'ELODIE mbo', 'equateur', 'Mbanda', reference.toLowerCase()]) {
    expect([q, await titles(`q=${encodeURIComponent(q)}`)]).toEqual([q, ['Élodie Mbo']]);
  }
  expect(await titles('q=o_a')).toEqual([]);
  expect(await titles('q=goma_e')).toEqual(['Ben Mbo']);
  for (const q of ['%', "' or 1=1 --", '\\', applicant.lastName]) {
    expect([q, await titles(`q=${encodeURIComponent(q)}`)]).toEqual([q, []]);
  }
});

test('[STAFF-11] a search finds e-mail, phone and words of the message, and letters as they are typed on any keyboard', async () => {
  const { app, titles } = await office();
  const body = { ...volunteer, lastName: 'Mbo', location: 'Goma' };
  const send = (more: object) => post(app, '/api/volunteer-applications', { ...body, ...more });
  await send({ firstName: 'Ada', email: 'ada.mbo@example.org', phone: '0812 345 678' });
  await send({ firstName: 'D’Haene', email: 'other@example.org' });
  await send({ firstName: 'Bɛ́lɔ́', email: 'third@example.org', motivation: 'Une Œuvre à Lǐkási' });
  for (const [q, title] of [
    ['ada.mbo@example.org', 'Ada Mbo'],
    ['0812345678', 'Ada Mbo'],
    ['+243 812 345 678', 'Ada Mbo'],
    ["d'haene", 'D’Haene Mbo'],
    ['Bɛlɔ', 'Bɛ́lɔ́ Mbo'],
    ['belo', 'Bɛ́lɔ́ Mbo'],
    ['oeuvre', 'Bɛ́lɔ́ Mbo'],
    ['ŒUVRE likasi', 'Bɛ́lɔ́ Mbo'],
  ]) {
    expect([q, await titles(`q=${encodeURIComponent(q ?? '')}`)]).toEqual([q, [title]]);
  }
  expect(await titles(`q=${encodeURIComponent('shade road')}`)).toHaveLength(2);
});

test('[STAFF-11] a province is found by its name or its capital, and not in the name of another', async () => {
  const { app, titles } = await office();
  for (const place of ['Tshikapa (Kasaï)', 'Kasaï Central', 'quartier Katuba, LUBUMBASHI', 'Kinshasa'])
    await apply(app, place.replace(/[^a-z]/gi, ''), place);
  expect(await titles('province=CD-KS')).toEqual(['TshikapaKasa Mbo']);
  expect(await titles('province=CD-KC')).toEqual(['KasaCentral Mbo']);
  expect(await titles('province=CD-HK')).toEqual(['quartierKatubaLUBUMBASHI Mbo']);
  expect(['Kasaï-Oriental', 'Haut Lomami', 'Lomami', 'Paris', null].map(provinceOf)).toEqual([
    ...['CD-KE', 'CD-HL', 'CD-LO'],
    ...[null, null],
  ]);
});

test('[STAFF-10] a query that makes no sense is refused, and says why', async () => {
  const { amani } = await office();
  for (const query of [
    'kind=all',
    'page=0',
    'limit=1000',
    'age=-1',
    'province=KN',
    'order=random',
    'x=1',
    'assigned=%27',
  ]) {
    const answer = await amani.get(`/inbox?${query}`);
    expect([query, answer.statusCode, answer.json().fields.length]).toEqual([query, 422, 1]);
  }
});

test('[STAFF-12] the fields of an identity check are opened by reviewers and administrators only', async () => {
  const { app, amani } = await office();
  const { reference } = await submitApplication(app);
  const path = `/inbox/${reference}`;
  for (const role of ['reader', 'editor'] as const) {
    const other = await signInStaff(app, role);
    expect((await other.get('/inbox')).body).not.toContain(applicant.lastName);
    expect([role, (await other.get(path)).statusCode]).toEqual([role, 403]);
    expect([role, (await other.call('POST', `${path}/notes`, { text: 'Hello' })).statusCode]).toEqual([role, 403]);
    expect([role, (await other.get('/inbox/export')).statusCode]).toEqual([role, 403]);
  }
  expect(await readActions(app.store, reference)).toEqual([]);
  const fields = (await amani.get(path)).json().fields as { name: string; value: unknown }[];
  expect(Object.fromEntries(fields.map(({ name, value }) => [name, value]))).toMatchObject(applicant);
  await damageApplication(app, reference);
  expect((await amani.get(path)).json().fields[0]).toEqual({ name: 'unreadable', value: true });
});

test('[STAFF-13] an entry is opened with every field and what happened to it, and the look is in the audit trail', async () => {
  const { app, amani } = await office();
  await sendEverything(app, 'ada@example.org');
  for (const { subject } of (await amani.get('/inbox')).json().entries) {
    const answer = await amani.get(`/inbox/${subject}`);
    expect([subject, answer.statusCode]).toEqual([subject, 200]);
    const { history, fields } = answer.json();
    expect(history.map(({ action, who }: Record<string, string>) => [action, who])).toEqual([
      ['arrived', null],
      ['opened', 'amani'],
    ]);
    expect(fields).toContainEqual({ name: 'email', value: 'ada@example.org' });
    expect(await readActions(app.store, subject)).toMatchObject([{ who: 'amani', action: 'opened' }]);
  }
  const volunteers = (await amani.get('/inbox?kind=volunteer')).json().entries;
  expect((await amani.get(`/inbox/${volunteers[0].subject}`)).json()).toMatchObject({
    language: 'en',
    actions: ['reading', 'more-wanted', 'accepted', 'refused', 'withdrawn'],
    fields: expect.arrayContaining([
      { name: 'interests', value: [] },
      { name: 'background_check', value: false },
    ]),
  });
  for (const subject of ['NZ-V-2026-22222222', 'nothing']) {
    expect((await amani.get(`/inbox/${subject}`)).json().code).toBe('entry-not-found');
  }
});

test('[STAFF-16] a note is for colleagues, and in the order in which it was written', async () => {
  const { app, amani } = await office();
  const reference = await apply(app, 'Ada', 'Goma');
  const editor = await signInStaff(app, 'editor', 'baraka');
  await amani.call('POST', `/inbox/${reference}/notes`, { text: ' Called on Monday. ' });
  expect((await editor.call('POST', `/inbox/${reference}/notes`, { text: 'She can start.' })).statusCode).toBe(201);
  const { notes, history } = (await amani.get(`/inbox/${reference}`)).json();
  expect(notes).toMatchObject([
    { who: 'amani', text: 'Called on Monday.' },
    { who: 'baraka', text: 'She can start.' },
  ]);
  expect(history.map(({ action }: { action: string }) => action)).toEqual(['arrived', 'noted', 'noted', 'opened']);
  expect((await amani.call('POST', `/inbox/${reference}/notes`, { text: ' ' })).json().fields).toHaveLength(1);
  const reader = await signInStaff(app, 'reader');
  expect((await reader.call('POST', `/inbox/${reference}/notes`, { text: 'x' })).statusCode).toBe(403);
});

test('[STAFF-17] an entry is given to a colleague, and can be found by who reads it', async () => {
  const { app, amani, titles } = await office();
  const reference = await apply(app, 'Ada', 'Goma');
  await apply(app, 'Ben', 'Goma');
  const baraka = await signInStaff(app, 'editor', 'baraka');
  const assign = async (body: object) => {
    const { assigned_at } = await seenOf(app, reference);
    return amani.call('PUT', `/inbox/${reference}/assignment`, { ...body, assigned_at });
  };
  const given = await assign({ account_id: baraka.id, remind_on: '2026-07-01' });
  expect(given.json()).toMatchObject({ assigned_to: 'baraka', remind_on: '2026-07-01' });
  expect(await titles('assigned=none')).toEqual(['Ben Mbo']);
  expect(await titles(`assigned=${baraka.id}`)).toEqual(['Ada Mbo']);
  expect(await titles('assigned=me')).toEqual([]);
  expect((await baraka.get('/inbox?assigned=me')).json().total).toBe(1);
  const visitor = await post(app, '/api/register', {
    ...{ username: 'visitor', email: 'visitor@example.org', password: 'a long pass phrase' },
  });
  expect(visitor.statusCode).toBe(201);
  const { id } = await app.store.db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'visitor')
    .executeTakeFirstOrThrow();
  for (const account_id of [id, 'nobody']) {
    const refused = await assign({ account_id, remind_on: null });
    expect(refused.json().fields).toEqual([expect.objectContaining({ field: 'account_id' })]);
  }
  expect((await amani.get(`/inbox/${reference}`)).json().assigned_to).toBe('baraka');
  expect((await assign({ account_id: null, remind_on: null })).json()).toMatchObject({
    assigned_to: null,
    remind_on: null,
  });
  expect((await assign({ account_id: null, remind_on: '2026-02-30' })).statusCode).toBe(422);
});

test('[SEND-18] the text that asks for more names the link and says never to mail documents, also where an older one is stored', async () => {
  const { app, amani } = await office();
  const wanted = async () =>
    (await amani.get('/templates')).json().find(({ status }: { status: string }) => status === 'more-wanted');
  const { texts } = await wanted();
  const words = {
    en: [/link/, /never by e-mail/],
    fr: [/lien/, /jamais par e-mail/],
    ln: [/lien/, /e-mail ata moke te/],
  };
  for (const [language, expected] of Object.entries({ ...words, sw: [/kiungo/, /kamwe kwa barua pepe/] }))
    for (const word of expected) expect(texts[language]).toMatch(word);
  const stored = app.store.db.updateTable('message_template').where('id', '=', 'more-wanted');
  const older = JSON.stringify({ ...texts, en: 'You can answer this message.' });
  await stored.set({ texts: older }).execute();
  expect((await wanted()).texts).toEqual(texts);
  await stored.set({ texts: older, updated_by: 'amani' }).execute();
  expect((await wanted()).texts.en).toBe('You can answer this message.');
});

test('[STAFF-20] templates begin with texts in four languages, and staff change them', async () => {
  const { app, amani } = await office();
  const first = (await amani.get('/templates')).json();
  const statuses = first.map(({ status }: { status: string }) => status).sort();
  expect(statuses).toEqual(['accepted', 'answered', 'more-wanted', 'refused']);
  for (const { texts } of first) expect(Object.values(texts).every((text) => String(text).length > 50)).toBe(true);
  const texts = { en: 'Yes.', fr: 'Oui.', ln: 'Ee.', sw: 'Ndiyo.' };
  const made = (await amani.call('POST', '/templates', { name: 'Short', status: 'accepted', texts })).json();
  expect(made).toMatchObject({ name: 'Short', texts, updated_by: 'amani' });
  const shorter = { name: 'Shorter', status: 'accepted', texts };
  const change = (updated_at: string) => amani.call('PUT', `/templates/${made.id}`, { ...shorter, updated_at });
  const changed = (await change(made.updated_at)).json();
  expect(changed.name).toBe('Shorter');
  const late = await change(made.updated_at);
  expect([late.statusCode, late.json().detail]).toEqual([409, expect.stringContaining('amani (')]);
  const remove = (updated_at: string) => amani.call('DELETE', `/templates/${made.id}?updated_at=${updated_at}`);
  expect((await remove(made.updated_at)).statusCode).toBe(409);
  expect((await amani.get('/templates')).json()).toHaveLength(5);
  expect((await remove(changed.updated_at)).statusCode).toBe(204);
  expect((await remove(changed.updated_at)).statusCode).toBe(404);
  expect((await amani.get('/templates')).json()).toEqual(first);
  const withoutFrench = { en: 'Yes.', ln: 'Ee.', sw: 'Ndiyo.' };
  const refused = await amani.call('POST', '/templates', { name: 'x', status: 'accepted', texts: withoutFrench });
  expect(refused.json().fields).toEqual([expect.objectContaining({ field: 'texts.fr' })]);
  const reader = await signInStaff(app, 'reader');
  expect((await reader.call('POST', '/templates', { name: 'x', status: 'accepted', texts })).statusCode).toBe(403);
});

test('[STAFF-21] what matches is exported for a spreadsheet, and each entry is in the audit trail', async () => {
  const { app, amani } = await office();
  const reference = await apply(app, '=1+1', 'Goma');
  await apply(app, 'Ben', 'Kinshasa');
  const { reference: kyc } = await submitApplication(app);
  const answer = await amani.get('/inbox/export?province=CD-NK');
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="nzete-inbox-\d{4}-\d\d-\d\d\.csv"$/);
  const lines = answer.body.trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`volunteer,${reference},received`);
  expect(lines[1]).toContain(`'=1+1`);
  expect((await amani.get('/inbox/export')).body).toContain(applicant.lastName);
  expect(await readActions(app.store, reference)).toMatchObject([{ action: 'exported' }, { action: 'exported' }]);
  expect(await readActions(app.store, kyc)).toMatchObject([{ who: 'amani', action: 'exported' }]);
});

test('[STAFF-22] the overview says what waits and since when, which reminders are due, and how the server is', async () => {
  const { app, amani } = await office();
  const reference = await apply(app, 'Ada', 'Goma');
  await arrived(app, reference, 3);
  await apply(app, 'Ben', 'Goma');
  await amani.call('PUT', `/inbox/${reference}/assignment`, {
    ...{ account_id: null, remind_on: '2026-01-05', assigned_at: null },
  });
  const reader = await signInStaff(app, 'reader');
  const overview = (await reader.get('/overview')).json();
  expect(overview).toMatchObject({
    waiting: [{ kind: 'volunteer', count: 2 }],
    reminders_due: 1,
    last_backup_at: null,
    mail: { configured: false, waiting: 0, failed: 0 },
    weather: { last_fetch_at: null },
  });
  expect(Date.now() - Date.parse(overview.waiting[0].oldest_at)).toBeGreaterThan(2.9 * DAY_MS);
  expect(overview.samples).toContainEqual({ list: '/team', count: 6, page: '/team' });
  const decision = {
    status: 'refused',
    message: 'Not this time.',
    expected_status: 'received',
    expected_status_at: null,
  };
  await amani.call('POST', `/inbox/${reference}/decision`, decision);
  expect((await reader.get('/overview')).json()).toMatchObject({ waiting: [{ count: 1 }], reminders_due: 0 });
});
