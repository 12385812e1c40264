import { momentOf } from '@nzete/domain';
import type { Transaction } from 'kysely';
import { events } from '../content/resources/events.ts';
import { readStoredFile } from '../content-files/stored.ts';
import type { Database } from '../db/types.ts';
import { DAY_MS } from '../durations.ts';
import type { Event } from './upcoming.ts';

const startOf = ({ starts, zone }: Pick<Event, 'starts' | 'zone'>) => momentOf(starts, zone);

/** What is stored of a reminder of it. */
export const reminded = (event: Pick<Event, 'starts' | 'zone'>, now: Date) => ({
  reminded_at: now.toISOString(),
  reminded_of: new Date(startOf(event)).toISOString(),
});

/** Whether it is the time of reminders. A mail about a seat in this time serves as the reminder. */
export const isRemindedAt = (event: Event, now: Date): boolean =>
  now.getTime() >= startOf(event) - DAY_MS && now.getTime() < startOf(event);

/** Whether this server has the published version of the event: its copy may be half a minute old. */
async function isPublished(
  db: Transaction<Database>,
  { id, starts, zone }: Pick<Event, 'id' | 'starts' | 'zone'>,
): Promise<boolean> {
  const stored = (await readStoredFile({ db }, events.path)) ?? [];
  const all = stored as Pick<Event, 'id' | 'starts' | 'zone'>[]; // validated when it was loaded
  return all.some((one) => one.id === id && one.starts === starts && one.zone === zone);
}

/**
 * Stores when an event starts. The event must be locked.
 *
 * @returns false if another server knows a newer time
 */
export async function noteStart(
  db: Transaction<Database>,
  event: Pick<Event, 'id' | 'starts' | 'zone'>,
): Promise<boolean> {
  const starts_at = new Date(startOf(event)).toISOString();
  const known = await db.selectFrom('event_time').select('starts_at').where('event', '=', event.id).executeTakeFirst();
  if (known?.starts_at === starts_at) return true;
  if (!(await isPublished(db, event))) return false;
  await db.updateTable('event_time').set({ starts_at }).where('event', '=', event.id).execute();
  return true;
}
