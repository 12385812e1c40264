import { momentOf } from '@nzete/domain';
import type { Transaction } from 'kysely';
import { events } from '../content/resources/events.ts';
import { readStoredFile } from '../content-files/stored.ts';
import type { Database } from '../db/types.ts';
import type { Event } from './upcoming.ts';

const DAY_MS = 86_400_000;

const startOf = ({ starts, zone }: Event) => momentOf(starts, zone);

/** Whether it is the time of reminders. A mail about a seat in this time serves as the reminder. */
export const isRemindedAt = (event: Event, now: Date): boolean =>
  now.getTime() >= startOf(event) - DAY_MS && now.getTime() < startOf(event);

/** Whether this server has the published version of the event: its copy may be half a minute old. */
async function isPublished(db: Transaction<Database>, { id, starts, zone }: Event): Promise<boolean> {
  const stored = (await readStoredFile({ db }, events.path)) ?? [];
  const all = stored as Pick<Event, 'id' | 'starts' | 'zone'>[]; // validated when it was loaded
  return all.some((one) => one.id === id && one.starts === starts && one.zone === zone);
}

/**
 * Stores when an event starts. If it was moved, everyone is reminded again. The event must be locked.
 *
 * @returns false if another server knows a newer time
 */
export async function noteStart(db: Transaction<Database>, event: Event): Promise<boolean> {
  const starts_at = new Date(startOf(event)).toISOString();
  const known = await db.selectFrom('event_time').select('starts_at').where('event', '=', event.id).executeTakeFirst();
  if (known?.starts_at === starts_at) return true;
  if (!(await isPublished(db, event))) return false;
  await db.updateTable('event_time').set({ starts_at }).where('event', '=', event.id).execute();
  if (!known?.starts_at) return true;
  await db
    .updateTable('event_sign_up')
    .set({ reminded_at: null })
    .where('event', '=', event.id)
    .where('status', '=', 'accepted')
    .execute();
  return true;
}
