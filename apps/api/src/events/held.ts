import { momentOf } from '@nzete/domain';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { events } from '../content/resources/events.ts';
import { readStoredFile } from '../content-files/stored.ts';
import type { Database } from '../db/types.ts';
import { DAY_MS } from '../durations.ts';
import { type Held, heldAs } from '../jobs/held-queue.ts';
import type { HeldKnown } from '../jobs/tables.ts';
import { lockEvent, seatSilently } from './seats.ts';
import { type Event, upcomingOf } from './upcoming.ts';

type SignUp = Selectable<Database['event_sign_up']>;

const published = async (db: Kysely<Database>) =>
  ((await readStoredFile({ db }, events.path)) ?? []) as Pick<Event, 'id' | 'starts' | 'ends' | 'zone' | 'seats'>[]; // validated when it was loaded

/** When each event starts, in milliseconds. */
const starts = async (db: Kysely<Database>): Promise<Map<string, number>> =>
  new Map((await published(db)).map((event) => [event.id, momentOf(event.starts, event.zone)]));

/** Whose reminder is still to go out: who has none, or one of a time to which the event was moved since. */
const isUnreminded =
  (started: Map<string, number>) =>
  ({ event, reminded_at, reminded_of }: Pick<SignUp, 'event' | 'reminded_at' | 'reminded_of'>): boolean => {
    const start = started.get(event);
    return reminded_at === null || (reminded_of !== null && start !== undefined && Date.parse(reminded_of) !== start);
  };

/** Otherwise the next rounds would give them, with a mail. */
async function giveFreeSeats(db: Transaction<Database>, drops: readonly HeldKnown[], now: string): Promise<void> {
  const rows = db.selectFrom('event_sign_up').select('event').where('status', '=', 'received').distinct();
  const waiting = await rows.where('reference', 'in', heldAs(db, 'event', drops, 'received')).execute();
  const upcoming = upcomingOf(await published(db), Date.parse(now));
  for (const event of upcoming.filter(({ id }) => waiting.some((one) => one.event === id))) {
    await lockEvent(db, event);
    await seatSilently(db, event, { drops, now: new Date(now) });
  }
}

/** Seats and reminders; the part is the status. Changes since the backup are in `carried-over.ts`. */
export const held: Held = {
  queue: 'event',

  async waiting(db, since) {
    const signUps = await db
      .selectFrom('event_sign_up')
      .select(['reference', 'status', 'event', 'reminded_at', 'reminded_of'])
      .where('status', 'in', ['received', 'accepted'])
      .execute();
    const started = await starts(db);
    const isWaiting = isUnreminded(started);
    return signUps
      .filter((signUp) => signUp.status === 'received' || isWaiting(signUp))
      .map(({ reference: id, status: part, event }) => {
        const isLater = part === 'accepted' && (started.get(event) ?? 0) - DAY_MS > since;
        return { id, part, ...(isLater && { known: 'unsent' as const }) };
      });
  },

  async snapshot(db) {
    const signUps = await held.waiting(db, 0);
    return { things: signUps.map((signUp) => ({ ...signUp, known: 'unsent' as const })) };
  },

  /** People on the waiting list stay on it, unless nothing goes out and a seat has become free. */
  async settle(db, drops, now) {
    if (drops.includes('unsent')) await giveFreeSeats(db, drops, now);
    const signUps = await db
      .selectFrom('event_sign_up')
      .select(['reference', 'event', 'reminded_at', 'reminded_of'])
      .where('status', '=', 'accepted')
      .where('reference', 'in', heldAs(db, 'event', ['sent', ...drops], 'accepted'))
      .execute();
    const started = await starts(db);
    for (const signUp of signUps.filter(isUnreminded(started))) {
      const start = started.get(signUp.event);
      await db
        .updateTable('event_sign_up')
        .set({ reminded_at: now, reminded_of: start === undefined ? null : new Date(start).toISOString() })
        .where('reference', '=', signUp.reference)
        .execute();
    }
  },
};
