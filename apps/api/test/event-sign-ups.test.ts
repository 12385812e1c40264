import { describe, expect, test } from 'vitest';
import { startApp } from './support/app.ts';
import {
  inHours,
  participant,
  publishEvent,
  seatsShown,
  sendSignUp,
  signUp,
  signUps,
  withEvent,
} from './support/events.ts';
import { temporaryPlace } from './support/place.ts';
import { roundsOf } from './support/rounds.ts';

const person = (number: number) => ({ email: `person${number}@example.org`, people: 1 });

test('[EVENT-05] a sign-up is stored once for each key, with a reference number', async () => {
  const app = await withEvent();
  const headers = { 'idempotency-key': 'a7b8c9d0-1111-4222-8333-444455556666' };
  const first = await sendSignUp(app, {}, headers);
  const again = await sendSignUp(app, {}, headers);
  expect([first.statusCode, again.statusCode, again.json()]).toEqual([201, 201, first.json()]);
  expect(first.json()).toMatchObject({
    is_waiting: false,
    // This server has no mail.
    is_mailed: false,
    reference: expect.stringMatching(/^NZ-E-\d{4}-[2-9A-Z]{8}$/),
  });
  expect(await signUps(app)).toMatchObject([
    { ...{ event: 'planting', email: 'ada.mbo@example.org', people: 2 }, status: 'accepted', language: 'fr' },
  ]);
});

test.each([
  ['event', '../etc'],
  ['name', ' '],
  ['email', 'ada'],
  ['phone', 'call me'],
  ['people', 0],
  ['people', 6],
  ['people', 1.5],
  ['language', 'de'],
  ['note', 'x'.repeat(1_001)],
  ['consent', false],
  ['seats', 100],
])('[EVENT-05] a wrong %s (%j) is named, and nothing is stored', async (field, value) => {
  const app = await withEvent();
  const answer = await sendSignUp(app, { [field]: value });
  expect([answer.statusCode, answer.json().fields.map((one: { field: string }) => one.field)]).toEqual([422, [field]]);
  expect(await signUps(app)).toEqual([]);
});

describe('seats', () => {
  test('[EVENT-06] are never more than there are, also when many sign up at once on two servers', async () => {
    const place = await temporaryPlace();
    const [one, other] = [await withEvent({ seats: 7 }, place), await withEvent({ seats: 7 }, place)];
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) => sendSignUp(at % 2 ? one : other, { ...person(at), people: 1 + (at % 2) })),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code !== 201 && code !== 409)).toEqual([]);
    const rows = await signUps(one);
    expect(rows.reduce((sum, { people }) => sum + people, 0)).toBe(7);
    expect(rows).toHaveLength(codes.filter((code) => code === 201).length);
  });

  test('[EVENT-06] without a limit take everyone', async () => {
    const app = await withEvent({ seats: null });
    for (let at = 0; at < 4; at += 1) await signUp(app, { ...person(at), people: 5 });
    expect(await signUps(app)).toHaveLength(4);
    expect(await seatsShown(app)).not.toContainEqual(expect.objectContaining({ event: 'planting' }));
  });

  test('[EVENT-06] that are too few are refused with their number, or lead to the waiting list', async () => {
    const app = await withEvent();
    await signUp(app);
    const few = await sendSignUp(app, { ...person(1), people: 2 });
    expect([few.statusCode, few.json().code]).toEqual([409, 'seats-too-few']);
    await signUp(app, person(2));
    const full = await sendSignUp(app, person(3));
    expect([full.statusCode, full.json().code]).toEqual([409, 'event-full']);
    expect(await signUp(app, { ...person(3), may_wait: true })).toMatchObject({ is_waiting: true });
    expect((await signUps(app)).map(({ status }) => status)).toEqual(['accepted', 'accepted', 'received']);
  });

  test('[EVENT-06] that become free go to those who wait, in their order, before anyone else', async () => {
    const app = await withEvent({ seats: 2 });
    await signUp(app);
    await signUp(app, { ...person(1), people: 3, may_wait: true });
    await signUp(app, { ...person(2), people: 2, may_wait: true });
    await app.store.db
      .updateTable('event_sign_up')
      .set({ status: 'withdrawn' })
      .where('people', '=', 2)
      .where('email', '=', 'ada.mbo@example.org')
      .execute();
    const late = await sendSignUp(app, person(3));
    expect(late.statusCode).toBe(409);
    const waiting = async () =>
      (await signUps(app)).flatMap(({ status, email }) => (status === 'received' ? email : []));
    // The one who comes late is refused, so the seats go to those who wait in the next round.
    await roundsOf(app, 'events').run();
    expect(await waiting()).toEqual(['person1@example.org']);
    await publishEvent(app, { seats: 5 });
    await Promise.all([roundsOf(app, 'events').run(), roundsOf(app, 'events').run()]);
    expect(await waiting()).toEqual([]);
  });

  test('[EVENT-08] that are left are shown at once, and on another server within half a minute', async () => {
    const place = await temporaryPlace();
    const [one, other] = [await withEvent({}, place), await withEvent({}, place)];
    const left = { event: 'planting', left: 3 };
    expect(await seatsShown(one)).toContainEqual(left);
    await signUp(one);
    expect(await seatsShown(one)).toContainEqual({ ...left, left: 1 });
    expect(await seatsShown(other)).toContainEqual({ ...left, left: 1 });
  });
});

describe('a sign-up is refused', () => {
  test('[EVENT-05] for an event that is over, withdrawn or unknown', async () => {
    const app = await withEvent({ starts: inHours(-5), ends: inHours(-1) });
    expect((await sendSignUp(app)).statusCode).toBe(404);
    await publishEvent(app);
    expect((await sendSignUp(app)).statusCode).toBe(201);
    await publishEvent(app, null);
    const answer = await sendSignUp(app, person(1));
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'event-not-found']);
    expect(await signUps(app)).toHaveLength(1);
  });

  test('[EVENT-05] for an event without sign-up', async () => {
    const app = await withEvent({ sign_up: false });
    const answer = await sendSignUp(app);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'event-without-sign-up']);
  });

  test('[EVENT-07] a second time for the same address, also at the same moment, until the first is cancelled', async () => {
    const app = await withEvent({ seats: null });
    const answers = await Promise.all([1, 2, 3].map(() => sendSignUp(app)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    const again = await sendSignUp(app, { email: participant.email.toUpperCase() });
    expect([again.statusCode, again.json().code]).toEqual([409, 'sign-up-exists']);
    await app.store.db.updateTable('event_sign_up').set({ status: 'withdrawn' }).execute();
    expect((await sendSignUp(app)).statusCode).toBe(201);
  });
});

test('[EVENT-05] number and address tell where it stands', async () => {
  const app = await withEvent();
  const { reference } = await signUp(app);
  const url = '/api/application-status';
  const ask = async (email: string) =>
    (await app.inject({ method: 'POST', url, payload: { reference, email } })).json();
  expect(await ask(participant.email)).toMatchObject({ kind: 'event-sign-up', status: 'accepted' });
  expect((await ask('eve@example.org')).code).toBe('application-not-found');
});

test('[EVENT-08] an event of the content without the field has no sign-up', async () => {
  const app = await startApp();
  const list: { id: string; sign_up?: boolean }[] = (await app.inject('/api/events')).json();
  expect(list.find(({ id }) => id === 'meeting-neighbours-1')?.sign_up).toBeUndefined();
  expect((await seatsShown(app)).map(({ event }: { event: string }) => event)).toEqual([
    ...['planting-nsele-1', 'class-first-steps-1'],
  ]);
});
