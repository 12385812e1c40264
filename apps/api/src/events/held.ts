import { type EventZone, momentOf } from '@nzete/domain';
import type { Kysely } from 'kysely';
import { events } from '../content/resources/events.ts';
import { readStoredFile } from '../content-files/stored.ts';
import type { Database } from '../db/types.ts';
import { type Held, heldAs } from '../jobs/held-queue.ts';

const DAY_MS = 86_400_000;

/** When the participants of each event are reminded. */
async function reminderTimes(db: Kysely<Database>): Promise<Map<string, number>> {
  const stored = (await readStoredFile({ db }, events.path)) ?? [];
  const all = stored as { id: string; starts: string; zone: EventZone }[]; // validated when it was loaded
  return new Map(all.map(({ id, starts, zone }) => [id, momentOf(starts, zone) - DAY_MS]));
}

/** Seats and reminders; the part is the status. Changes since the backup are in `carried-over.ts`. */
export const held: Held = {
  queue: 'event',

  async waiting(db, since) {
    const signUps = await db
      .selectFrom('event_sign_up')
      .select(['reference', 'status', 'event'])
      .where(({ or, and, eb }) =>
        or([eb('status', '=', 'received'), and([eb('status', '=', 'accepted'), eb('reminded_at', 'is', null)])]),
      )
      .execute();
    const remindedAt = await reminderTimes(db);
    return signUps.map(({ reference: id, status: part, event }) => {
      const isLater = part === 'accepted' && (remindedAt.get(event) ?? 0) > since;
      return { id, part, ...(isLater && { known: 'unsent' as const }) };
    });
  },

  async snapshot(db) {
    const signUps = await held.waiting(db, 0);
    return { things: signUps.map((signUp) => ({ ...signUp, known: 'unsent' as const })) };
  },

  /** People on the waiting list stay on it. */
  async settle(db, drops, now) {
    await db
      .updateTable('event_sign_up')
      .set({ reminded_at: now })
      .where('status', '=', 'accepted')
      .where('reminded_at', 'is', null)
      .where('reference', 'in', heldAs(db, 'event', ['sent', ...drops], 'accepted'))
      .execute();
  },
};
