import { momentOf } from '@nzete/domain';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../db/types.ts';
import { heldIn } from '../jobs/held.ts';
import { heldAs } from '../jobs/held-queue.ts';
import type { HeldKnown } from '../jobs/tables.ts';
import { queueSeat } from './mail-queue.ts';
import { isRemindedAt, noteStart, reminded } from './starts.ts';
import type { Event } from './upcoming.ts';

/**
 * Until the transaction ends, nobody else takes seats of the event. Call it before anything is read.
 *
 * @returns false if another server knows that the event was moved
 */
export async function lockEvent(
  db: Transaction<Database>,
  event: Pick<Event, 'id' | 'starts' | 'ends' | 'zone'>,
): Promise<boolean> {
  const { id, ends, zone } = event;
  const ends_at = new Date(momentOf(ends, zone)).toISOString();
  await db
    .insertInto('event_time')
    .values({ event: id, ends_at })
    .onConflict((conflict) => conflict.column('event').doUpdateSet({ ends_at }))
    .execute();
  return noteStart(db, event);
}

/** How many people come to each event, and how many wait for a seat. */
export async function countPeople(db: Kysely<Database>, events?: readonly string[]) {
  const rows = await db
    .selectFrom('event_sign_up')
    .select(({ fn }) => ['event', 'status', fn.sum('people').as('people')])
    .where('status', 'in', ['received', 'accepted'])
    .$if(events !== undefined, (query) => query.where('event', 'in', events ?? []))
    .groupBy(['event', 'status'])
    .execute();
  const countOf = (event: string, status: 'received' | 'accepted') =>
    Number(rows.find((row) => row.event === event && row.status === status)?.people ?? 0);
  return (event: string) => ({ coming: countOf(event, 'accepted'), waiting: countOf(event, 'received') });
}

/** The seats that are left; `Infinity` where any number can come. The event must be locked. */
export async function seatsLeft(db: Transaction<Database>, { id, seats }: Event): Promise<number> {
  if (seats === null) return Number.POSITIVE_INFINITY;
  // After a restore the waiting list stands still until staff decide, so its seats stay reserved.
  const { people } = await db
    .selectFrom('event_sign_up')
    .select(({ fn }) => fn.sum('people').as('people'))
    .where('event', '=', id)
    .where('status', '=', 'received')
    .where('reference', 'in', heldIn(db, 'event'))
    .executeTakeFirstOrThrow();
  return seats - (await countPeople(db, [id]))(id).coming - Number(people ?? 0);
}

interface Promotion {
  /** Whether the server sends mail. */
  mails: boolean;
  now?: Date;
}

type Waiting = Pick<Selectable<Database['event_sign_up']>, 'reference' | 'people' | 'email' | 'language'>;

const waitingFor = (db: Transaction<Database>, event: Pick<Event, 'id'>) =>
  db
    .selectFrom('event_sign_up')
    .select(['reference', 'people', 'email', 'language'])
    .where('event', '=', event.id)
    .where('status', '=', 'received')
    .orderBy('created_at')
    .orderBy('id');

/**
 * Gives seats that have become free to those who wait, in the order in which they signed up; who
 * comes with more than there are seats goes on waiting. The event must be locked.
 */
export async function seatWaiting(
  db: Transaction<Database>,
  event: Event,
  { mails, now = new Date() }: Promotion,
): Promise<void> {
  const waiting = await waitingFor(db, event).where('reference', 'not in', heldIn(db, 'event')).execute();
  if (waiting.length === 0) return;
  const reminder = mails && isRemindedAt(event, now) ? reminded(event, now) : {};
  const seated = await seat(db, waiting, { left: await seatsLeft(db, event), now, reminder });
  for (const participant of mails ? seated : []) await queueSeat(db, participant, now);
}

/**
 * Gives the seats that became free while people were held to those of them who are to get nothing:
 * neither the seat nor a reminder is mailed.
 */
export async function seatSilently(
  db: Transaction<Database>,
  event: Pick<Event, 'id' | 'seats' | 'starts' | 'zone'>,
  { drops, now }: { drops: readonly HeldKnown[]; now: Date },
): Promise<void> {
  const waiting = await waitingFor(db, event)
    .where('reference', 'in', heldAs(db, 'event', drops, 'received'))
    .execute();
  const left = (event.seats ?? Number.POSITIVE_INFINITY) - (await countPeople(db, [event.id]))(event.id).coming;
  await seat(db, waiting, { left, now, reminder: reminded(event, now) });
}

/** Returns who got a seat. */
async function seat(
  db: Transaction<Database>,
  waiting: readonly Waiting[],
  { left: free, now, reminder }: { left: number; now: Date; reminder: object },
): Promise<Waiting[]> {
  let left = free;
  const done: Waiting[] = [];
  for (const participant of waiting) {
    const { reference, people } = participant;
    if (people > left) continue;
    // The person may have cancelled in this moment.
    const seated = await db
      .updateTable('event_sign_up')
      .set({ status: 'accepted', status_at: now.toISOString(), ...reminder })
      .where('reference', '=', reference)
      .where('status', '=', 'received')
      .returning('reference')
      .executeTakeFirst();
    if (!seated) continue;
    left -= people;
    done.push(participant);
  }
  return done;
}
