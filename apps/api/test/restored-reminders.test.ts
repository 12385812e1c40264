import { expect, test } from 'vitest';
import { assign } from '../src/inbox/assignment.ts';
import { post } from './support/app.ts';
import { backUp, restore } from './support/backups.ts';
import { runCommand } from './support/command.ts';
import { lettersAt, newsroom } from './support/letters.ts';
import { temporaryPlace } from './support/place.ts';
import { seenOf } from './support/staff-inbox.ts';

const DAY = 24 * 60;

const inDays = (days: number) => new Date(Date.now() + days * DAY * 60_000).toISOString().slice(0, 10);

type Room = Awaited<ReturnType<typeof newsroom>>;

const reminders = ({ smtp }: Pick<Room, 'smtp'>) =>
  smtp.received.filter(({ headers }) => headers.subject?.includes('A reminder')).length;

/** Restores a backup of an entry with a reminder, after what was done since, and lets days pass. */
async function restoredAfter(change: (remind: (on: string | null) => Promise<void>, room: Room) => Promise<void>) {
  const place = await temporaryPlace();
  const room = await newsroom(place);
  const { app } = room;
  const { reference } = (await post(app, '/api/feedback', { message: 'Thanks.', email: 'ada@example.org' })).json();
  const remind = async (remind_on: string | null) => {
    const { assigned_at } = await seenOf(app, reference);
    expect(await assign(app, reference, { account_id: null, remind_on, assigned_at }, 'amani')).toBe('assigned');
  };
  await remind(inDays(3));
  await room.sendOtherMail(1);
  const { folder } = await backUp(place);
  await change(remind, room);
  const before = reminders(room);
  await app.close();
  expect((await restore(place, folder)).code).toBe(0);
  const again = await lettersAt(place, room.smtp);
  await runCommand('held', place, ['unsent', '--as', 'amani']);
  await again.sendOtherMail(6 * DAY);
  return reminders(room) - before;
}

test('[SEND-02, STAFF-17] a reminder that was moved to another day since the backup comes', async () => {
  expect(await restoredAfter((remind) => remind(inDays(5)))).toBe(1);
}, 60_000);

test('[SEND-02, STAFF-17] a reminder that was sent or withdrawn since the backup does not come', async () => {
  expect(await restoredAfter((_remind, room) => room.sendOtherMail(4 * DAY).then(() => undefined))).toBe(0);
  expect(await restoredAfter((remind) => remind(null))).toBe(0);
}, 60_000);
