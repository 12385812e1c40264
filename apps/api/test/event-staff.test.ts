import { describe, expect, test } from 'vitest';
import { erasePerson, exportPerson } from '../src/privacy/requests.ts';
import { purgeExpired } from '../src/privacy/retention.ts';
import { inHours, publishEvent, signUp, signUps, withEvent } from './support/events.ts';
import { mailing } from './support/mail.ts';
import { roundsOf } from './support/rounds.ts';
import { trail } from './support/staff.ts';
import { signInStaff } from './support/staff-inbox.ts';

const reason = { reason: 'The road is under water.' };
const ofAccepted = { ...reason, expected_status: 'accepted' };

describe('staff', () => {
  test('[EVENT-12] see how many come to each event, and who', async () => {
    const app = await withEvent();
    const { reference } = await signUp(app);
    await signUp(app, { email: 'eve@example.org', may_wait: true });
    const reader = await signInStaff(app, 'reader', 'amani');
    const list = (await reader.get('/events?lang=fr')).json();
    expect(list[0]).toMatchObject({ id: 'planting', seats: 3, sign_up: true, is_over: false, coming: 2, waiting: 2 });
    const answer = (await reader.get('/events/planting/sign-ups')).json();
    expect(answer).toMatchObject({ event: { id: 'planting', coming: 2 }, is_mail_set_up: false });
    expect(answer.sign_ups).toMatchObject([
      {
        reference,
        name: 'Ada Mbo',
        people: 2,
        status: 'accepted',
        note: 'One of us uses a wheelchair.',
        message: null,
      },
      { status: 'received' },
    ]);
    expect(await trail(app)).toEqual(['amani opened planting']);
    expect((await reader.get('/events/nothing-known/sign-ups')).statusCode).toBe(404);
  });

  test('[EVENT-12] see removed events first, while people still expect them', async () => {
    const app = await withEvent();
    await signUp(app);
    const editor = await signInStaff(app, 'editor', 'amani');
    const removed = async () => (await editor.get('/overview?lang=fr')).json().removed_events;
    expect(await removed()).toEqual([]);
    await publishEvent(app, null);
    const [event] = (await editor.get('/events?lang=fr')).json();
    expect(event).toMatchObject({
      id: 'planting',
      title: expect.any(String),
      is_removed: true,
      is_over: false,
      coming: 2,
    });
    expect(await removed()).toEqual([event]);
    await editor.call('POST', '/events/planting/cancellation', reason);
    expect(await removed()).toEqual([]);
    expect((await editor.get('/events')).json().at(-1)).toMatchObject({ id: 'planting', is_removed: true, coming: 0 });
  });

  test('[STAFF-54] see in the editor of the list how many people expect an event', async () => {
    const app = await withEvent();
    await signUp(app);
    const reader = await signInStaff(app, 'reader', 'amani');
    const listed = async (path: string) => (await reader.get(`/content/list?path=${path}`)).json().participants;
    expect(await listed('events')).toEqual({ planting: 2 });
    expect(await listed('team')).toEqual({});
  });

  test('[EVENT-12] see it as it was in the newest version that can be read', async () => {
    const app = await withEvent();
    await signUp(app);
    await publishEvent(app, { seats: null });
    await publishEvent(app, null);
    const odd = JSON.stringify([{ id: 'planting', title: { fr: 5 }, starts: '', place: { en: null } }]);
    const { db } = app.store;
    const newest = await db
      .selectFrom('content_version')
      .select('revision')
      .where('path', '=', '/events')
      .where('body', 'like', '%"id":"planting"%')
      .orderBy('revision', 'desc')
      .executeTakeFirstOrThrow();
    await db.updateTable('content_version').set({ body: odd }).where('revision', '=', newest.revision).execute();
    const reader = await signInStaff(app, 'reader', 'amani');
    const [event] = (await reader.get('/events?lang=fr')).json();
    expect(event).toMatchObject({ id: 'planting', title: expect.any(String), is_removed: true });
    expect((await reader.get('/overview')).json().removed_events).toHaveLength(1);
  });

  test('[EVENT-12] still see who signed up for an event of which no version is kept', async () => {
    const app = await withEvent();
    await signUp(app);
    await publishEvent(app, null);
    await app.store.db.deleteFrom('content_version').where('path', '=', '/events').execute();
    const reader = await signInStaff(app, 'reader', 'amani');
    const [event] = (await reader.get('/events')).json();
    expect(event).toMatchObject({ id: 'planting', title: null, is_removed: true, coming: 2 });
    expect((await reader.get('/events/planting/sign-ups')).json().sign_ups).toHaveLength(1);
  });

  test('[EVENT-12] get the list for a spreadsheet, in which nothing is a formula', async () => {
    const app = await withEvent();
    await signUp(app, { name: '=HYPERLINK("https://evil.example")', note: '+1+2' });
    const reader = await signInStaff(app, 'reader', 'amani');
    const csv = await reader.get('/events/planting/sign-ups/export');
    expect(csv.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8' });
    expect(csv.headers['content-disposition']).toMatch(/^attachment; filename="nzete-planting-\d{4}-\d\d-\d\d\.csv"$/);
    expect(csv.body).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(csv.body).toContain(",'+1+2,");
    expect(await trail(app)).toContain('amani exported planting');
  });

  test('[EVENT-13] cancel one sign-up or all of an event, with a reason that is mailed', async () => {
    const { app, smtp, sendAfter } = await mailing();
    await publishEvent(app, { seats: null });
    const { reference } = await signUp(app, { language: 'en' });
    await signUp(app, { email: 'eve@example.org' });
    await sendAfter(0);
    const editor = await signInStaff(app, 'editor', 'amani');
    const path = `/event-sign-ups/${reference}/cancellation`;
    expect((await editor.call('POST', path, { reason: ' ' })).statusCode).toBe(422);
    const answer = await editor.call('POST', path, ofAccepted);
    expect(answer.json()).toMatchObject({ reference, status: 'refused', message: reason.reason });
    expect((await editor.call('POST', path, ofAccepted)).json().code).toBe('sign-up-cancelled-since');
    const all = await editor.call('POST', '/events/planting/cancellation', reason);
    expect(all.json()).toMatchObject({ event: { coming: 0 }, is_mail_set_up: true });
    expect((await signUps(app)).map(({ status }) => status)).toEqual(['refused', 'refused']);
    const again = await editor.call('POST', '/events/planting/cancellation', { reason: 'Moved to May.' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'sign-up-cancelled-since']);
    smtp.received.length = 0;
    await sendAfter(0);
    expect(smtp.received.map(({ to, headers }) => [to[0], headers.subject]).sort()).toEqual([
      ['ada.mbo@example.org', expect.stringContaining('Your sign-up is cancelled')],
      ['eve@example.org', expect.stringContaining('Votre inscription est annulée')],
    ]);
    for (const { text } of smtp.received) expect(text).toContain(reason.reason);
    expect((await trail(app)).filter((line) => line.includes('sign-up-cancelled'))).toHaveLength(2);
  });

  test('[EVENT-13] who saw someone wait does not take the seat that the person has got since', async () => {
    const app = await withEvent();
    const { reference: first } = await signUp(app);
    const { reference } = await signUp(app, { email: 'eve@example.org', may_wait: true });
    const editor = await signInStaff(app, 'editor', 'amani');
    const cancel = (one: string, expected_status: string) =>
      editor.call('POST', `/event-sign-ups/${one}/cancellation`, { ...reason, expected_status });
    await cancel(first, 'accepted');
    await roundsOf(app, 'events').run();
    const late = await cancel(reference, 'received');
    expect([late.statusCode, late.json().code]).toEqual([409, 'sign-up-changed-since']);
    expect((await signUps(app)).map(({ status }) => status)).toEqual(['refused', 'accepted']);
    expect((await cancel(reference, 'accepted')).statusCode).toBe(200);
  });

  test('[EVENT-13] who only read cancel nothing; an unknown sign-up is a 404', async () => {
    const app = await withEvent();
    const { reference } = await signUp(app);
    const reader = await signInStaff(app, 'reader', 'baraka');
    const editor = await signInStaff(app, 'editor', 'amani');
    const refused = [
      await reader.call('POST', `/event-sign-ups/${reference}/cancellation`, ofAccepted),
      await reader.call('POST', '/events/planting/cancellation', reason),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
    const unknown = await editor.call('POST', '/event-sign-ups/NZ-E-2026-22222222/cancellation', ofAccepted);
    expect(unknown.statusCode).toBe(404);
    expect((await signUps(app))[0]?.status).toBe('accepted');
    for (const path of ['/events', '/events/planting/sign-ups', '/events/planting/sign-ups/export'])
      expect((await app.inject(`/api/staff${path}`)).statusCode).toBe(401);
  });
});

test('[EVENT-14, PRIV-55] a participant gets what is stored, and is erased with the traces; the seats are free again', async () => {
  const app = await withEvent();
  const { reference } = await signUp(app);
  const editor = await signInStaff(app, 'editor', 'amani');
  await editor.call('POST', `/event-sign-ups/${reference}/cancellation`, ofAccepted);
  await signUp(app);
  const { held } = await exportPerson(app, 'ada.mbo@example.org');
  expect(held.event_sign_up).toHaveLength(2);
  expect(held.submission_message).toMatchObject([{ text: reason.reason }]);
  expect(JSON.stringify(held)).not.toContain('amani');
  expect((await erasePerson(app, 'ada.mbo@example.org', { includingKyc: false })).erased.event_sign_up).toBe(2);
  expect((await editor.get('/events')).json()[0]).toMatchObject({ coming: 0 });
  expect(await trail(app)).toEqual([]);
});

test('[EVENT-14, PRIV-55] sign-ups are deleted 90 days after the event, as it is now', async () => {
  const app = await withEvent();
  const { reference } = await signUp(app);
  const editor = await signInStaff(app, 'editor', 'amani');
  await editor.call('POST', `/event-sign-ups/${reference}/cancellation`, ofAccepted);
  const DAY = 86_400_000;
  const purge = async (days: number) => (await purgeExpired(app, new Date(Date.now() + days * DAY))).event_sign_up;
  expect(await purge(93)).toBe(0);
  // Ten days later than it was.
  await publishEvent(app, { starts: inHours(14 * 24), ends: inHours(14 * 24 + 2) });
  await roundsOf(app, 'events').run();
  expect(await purge(103)).toBe(0);
  expect(await purge(105)).toBe(1);
  expect([await signUps(app), await app.store.db.selectFrom('event_time').selectAll().execute()]).toEqual([[], []]);
  expect(await app.store.db.selectFrom('submission_message').selectAll().execute()).toEqual([]);
});
