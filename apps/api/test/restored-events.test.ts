/** Seats and reminders that the replaced data knew of. */
import { expect, test } from 'vitest';
import { cancelForAll } from '../src/events/cancelling/cancel.ts';
import { decideHeld } from '../src/held/decide.ts';
import { holdCopy } from '../src/held/hold.ts';
import { readRestored } from '../src/jobs/held.ts';
import { backUp, restore } from './support/backups.ts';
import { runCommand } from './support/command.ts';
import { inHours, publishEvent, signUp } from './support/events.ts';
import { lettersAt, newsroom } from './support/letters.ts';
import { type Place, temporaryPlace } from './support/place.ts';
import { roundsOf } from './support/rounds.ts';

type Room = Awaited<ReturnType<typeof newsroom>>;

/** A mail about a seat of a near event is the reminder too. */
const distances = [
  ['near', 20],
  ['far', 200],
] as const;

/** How many mails an address got. */
const mailsTo = ({ smtp }: Pick<Room, 'smtp'>, address: string) =>
  smtp.received.filter(({ to }) => to[0] === address).length;

const statusOf = async ({ store }: Room['app'], email: string) =>
  (await store.db.selectFrom('event_sign_up').select('status').where('email', '=', email).executeTakeFirst())?.status;

/** An event of one seat, which someone has, and another person who waits for it. All mail is sent. */
async function waitingForSeat(hours: number) {
  const place = await temporaryPlace();
  const room = await newsroom(place);
  await publishEvent(room.app, { starts: inHours(hours), ends: inHours(hours + 4), seats: 1 });
  const { reference } = await signUp(room.app, { email: 'first@example.org', people: 1 });
  await signUp(room.app, { email: 'second@example.org', people: 1, may_wait: true });
  await room.sendOtherMail(1);
  /** The other person gets the seat. */
  const giveSeat = async () => {
    const ended = { status: 'withdrawn', status_at: new Date().toISOString() } as const;
    await room.app.store.db.updateTable('event_sign_up').set(ended).where('reference', '=', reference).execute();
    await roundsOf(room.app, 'events').run();
    expect(await statusOf(room.app, 'second@example.org')).toBe('accepted');
  };
  return { place, room, giveSeat };
}

/** Restores, decides, and lets the server do everything. */
async function restoredAndDecided(place: Place, folder: string, { smtp }: Room, choice = 'unsent') {
  expect((await restore(place, folder)).code).toBe(0);
  smtp.accept();
  const again = await lettersAt(place, smtp);
  await roundsOf(again.app, 'events').run();
  await again.sendOtherMail(60);
  const held = smtp.received.length;
  expect((await runCommand('held', place, [choice, '--as', 'amani'])).stdout).toBe('Nothing waits for a decision.\n');
  await roundsOf(again.app, 'events').run();
  await again.sendOtherMail(24 * 60);
  return { ...again, held };
}

test.each(distances)(
  '[SEND-02, EVENT-09, EVENT-10] who was given a seat of a %s event, and was mailed so, gets neither that nor a reminder again',
  async (_, hours) => {
    const { place, room, giveSeat } = await waitingForSeat(hours);
    const { folder } = await backUp(place);
    await giveSeat();
    await room.sendOtherMail(1);
    const before = mailsTo(room, 'second@example.org');
    await room.app.close();
    const { app } = await restoredAndDecided(place, folder, room);
    expect(await statusOf(app, 'second@example.org')).toBe('accepted');
    expect(mailsTo(room, 'second@example.org')).toBe(before);
  },
  90_000,
);

test.each(distances)(
  '[SEND-02, SEND-20] who was given a seat of a %s event, with the mail unsent, has it and is mailed once, after the decision',
  async (_, hours) => {
    const { place, room, giveSeat } = await waitingForSeat(hours);
    const { folder } = await backUp(place);
    await giveSeat();
    const before = mailsTo(room, 'second@example.org');
    await room.app.close();
    const { app, held } = await restoredAndDecided(place, folder, room);
    expect(await statusOf(app, 'second@example.org')).toBe('accepted');
    expect(mailsTo(room, 'second@example.org')).toBe(before + 1);
    expect(room.smtp.received.slice(held).map(({ to }) => to)).toEqual([['second@example.org']]);
  },
  90_000,
);

test('[SEND-02] the mail of a seat of which nobody knows whether it was sent is not sent as "never sent", but with the rest', async () => {
  for (const [choice, mails] of [
    ['unsent', 0],
    ['rest', 1],
  ] as const) {
    const { place, room, giveSeat } = await waitingForSeat(200);
    const { folder } = await backUp(place);
    await giveSeat();
    // The server died in the attempt.
    await room.app.store.db.updateTable('mail').set({ attempts: 1 }).where('about', '=', 'event-seat').execute();
    const before = mailsTo(room, 'second@example.org');
    await room.app.close();
    await restoredAndDecided(place, folder, room, choice);
    expect(mailsTo(room, 'second@example.org')).toBe(before + mails);
  }
}, 90_000);

test.each([
  ['sent is not sent again', true, 0],
  ['still unsent is sent once', false, 1],
])(
  '[SEND-02, EVENT-10] a reminder that was %s',
  async (_, isSent, mails) => {
    const place = await temporaryPlace();
    const room = await newsroom(place);
    await publishEvent(room.app, { starts: inHours(20), ends: inHours(24) });
    await signUp(room.app, { email: 'coming@example.org' });
    await room.app.store.db.updateTable('event_sign_up').set({ reminded_at: null }).execute();
    await room.sendOtherMail(1);
    const { folder } = await backUp(place);
    await roundsOf(room.app, 'events').run();
    if (isSent) await room.sendOtherMail(1);
    const before = mailsTo(room, 'coming@example.org');
    await room.app.close();
    await restoredAndDecided(place, folder, room);
    expect(mailsTo(room, 'coming@example.org')).toBe(before + mails);
  },
  90_000,
);

test.each([
  ['before anyone decides', false],
  ['after the decision', true],
])(
  '[SEND-02, EVENT-10] who was reminded of a moved event since the backup is not reminded again %s',
  async (_, isDecided) => {
    const place = await temporaryPlace();
    const room = await newsroom(place);
    const moved = { starts: inHours(20), ends: inHours(24) };
    await publishEvent(room.app, { starts: inHours(60), ends: inHours(64) });
    await signUp(room.app, { email: 'coming@example.org' });
    await roundsOf(room.app, 'events').run();
    await room.sendOtherMail(1);
    const { folder } = await backUp(place);
    await publishEvent(room.app, moved);
    await roundsOf(room.app, 'events').run();
    await room.sendOtherMail(1);
    const before = mailsTo(room, 'coming@example.org');
    expect(before).toBe(2);
    await room.app.close();
    await restore(place, folder);
    const again = await lettersAt(place, room.smtp);
    if (isDecided) await decideHeld(again.app.store, { choice: 'unsent', who: 'amani' });
    // As the start does, which loads the files of the server.
    await publishEvent(again.app, moved);
    await roundsOf(again.app, 'events').run();
    await again.sendOtherMail(5);
    expect(mailsTo(room, 'coming@example.org')).toBe(before);
  },
  90_000,
);

test.each([
  ['unsent, is told so once, with the reason', false, 1],
  ['sent, is not told again', true, 0],
])(
  '[SEND-02, SEND-20, EVENT-13] whose sign-up staff cancelled, with the mail %s',
  async (_, isSent, mails) => {
    const place = await temporaryPlace();
    const room = await newsroom(place);
    await publishEvent(room.app, { starts: inHours(200), ends: inHours(204) });
    const { reference } = await signUp(room.app, { email: 'coming@example.org' });
    await room.sendOtherMail(1);
    const { folder } = await backUp(place);
    const why = { who: 'amani', reason: 'The river has risen.', mails: true };
    expect(await cancelForAll(room.app.store, { reference, status: 'accepted' }, why)).toBe(1);
    if (isSent) await room.sendOtherMail(1);
    const before = mailsTo(room, 'coming@example.org');
    await room.app.close();
    const { app } = await restoredAndDecided(place, folder, room);
    expect(await statusOf(app, 'coming@example.org')).toBe('refused');
    expect(mailsTo(room, 'coming@example.org')).toBe(before + mails);
    expect(room.smtp.received.at(-1)?.text).toContain('The river has risen.');
    const messages = await app.store.db.selectFrom('submission_message').select(['subject', 'text', 'who']).execute();
    expect(messages).toEqual([{ subject: reference, text: 'The river has risen.', who: 'amani' }]);
  },
  90_000,
);

test('[SEND-02, SEND-20] a seat that was given and mailed after an older backup was restored is known in the newer backup too', async () => {
  const { place, room } = await waitingForSeat(20);
  const [older, newer] = [await backUp(place), await backUp(place)];
  await room.app.close();
  const second = await restoredAndDecided(place, older.folder, room);
  const { db } = second.app.store;
  const ended = { status: 'withdrawn', status_at: new Date().toISOString() } as const;
  await db.updateTable('event_sign_up').set(ended).where('email', '=', 'first@example.org').execute();
  await roundsOf(second.app, 'events').run();
  await second.sendOtherMail(24 * 60);
  const before = mailsTo(room, 'second@example.org');
  await second.app.close();
  const { app } = await restoredAndDecided(place, newer.folder, room);
  expect(await statusOf(app, 'second@example.org')).toBe('accepted');
  expect(mailsTo(room, 'second@example.org')).toBe(before);
}, 120_000);

test('[SEND-20] who gave a seat back since gets none', async () => {
  const place = await temporaryPlace();
  const { app } = await newsroom(place);
  await publishEvent(app, { starts: inHours(200), ends: inHours(204) });
  const { reference } = await signUp(app, { email: 'coming@example.org' });
  const { folder } = await backUp(place);
  const ended = { status: 'withdrawn', status_at: '2026-06-01T08:00:00.000Z' } as const;
  await app.store.db.updateTable('event_sign_up').set(ended).where('reference', '=', reference).execute();
  await app.close();
  await restore(place, folder);
  const { db } = (await lettersAt(place)).app.store;
  const rows = await db.selectFrom('event_sign_up').select(['reference', 'status', 'status_at']).execute();
  expect(rows).toEqual([{ reference, ...ended }]);
  expect((await readRestored(db))?.queues.find(({ queue }) => queue === 'event')).toBeUndefined();
}, 60_000);

test.each([
  ['drop', 0, 'accepted'],
  ['unsent', 1, 'accepted'],
] as const)(
  '[SEND-02, EVENT-09] of a seat that became free while a copy was held, after "%s" the person who waits gets %i mails',
  async (choice, mails, status) => {
    for (const hours of [20, 200]) {
      const place = await temporaryPlace();
      const room = await newsroom(place);
      const { app } = room;
      await publishEvent(app, { starts: inHours(hours), ends: inHours(hours + 4), seats: 1 });
      const { reference } = await signUp(app, { email: 'first@example.org', people: 1 });
      await signUp(app, { email: 'second@example.org', people: 1, may_wait: true });
      await room.sendOtherMail(1);
      await holdCopy(app.store);
      const ended = { status: 'withdrawn', status_at: new Date().toISOString() } as const;
      await app.store.db.updateTable('event_sign_up').set(ended).where('reference', '=', reference).execute();
      await signUp(app, { email: 'third@example.org', people: 1, may_wait: true });
      await roundsOf(app, 'events').run();
      const before = mailsTo(room, 'second@example.org');
      await decideHeld(app.store, { choice, who: 'amani' });
      await roundsOf(app, 'events').run();
      await room.sendOtherMail(hours * 60);
      expect([hours, mailsTo(room, 'second@example.org')]).toEqual([hours, before + mails]);
      expect(await statusOf(app, 'second@example.org')).toBe(status);
      expect(await statusOf(app, 'third@example.org')).toBe('received');
    }
  },
  60_000,
);
