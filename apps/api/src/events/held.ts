import { type EventZone, momentOf } from '@nzete/domain';
import type { Kysely } from 'kysely';
import { events } from '../content/resources/events.ts';
import { readStoredFile } from '../content-files/stored.ts';
import type { Database } from '../db/types.ts';
import { type Held, heldAs, type Snapshot } from '../jobs/held-queue.ts';

const DAY_MS = 86_400_000;

interface Ended {
  /** Sign-ups that were withdrawn or refused. */
  endedSignUps: { reference: string; status: 'withdrawn' | 'refused'; status_at: string | null }[];
}

/** When the participants of each event are reminded. */
async function reminderTimes(db: Kysely<Database>): Promise<Map<string, number>> {
  const stored = (await readStoredFile({ db }, events.path)) ?? [];
  const all = stored as { id: string; starts: string; zone: EventZone }[]; // validated when it was loaded
  return new Map(all.map(({ id, starts, zone }) => [id, momentOf(starts, zone) - DAY_MS]));
}

async function endedSignUps(db: Kysely<Database>): Promise<Ended['endedSignUps']> {
  const ended = ['withdrawn', 'refused'] as const;
  const rows = await db
    .selectFrom('event_sign_up')
    .select(['reference', 'status', 'status_at'])
    .where('status', 'in', ended)
    .execute();
  return rows.flatMap(({ reference, status, status_at }) => {
    const now = ended.find((one) => one === status);
    return now ? [{ reference, status: now, status_at }] : [];
  });
}

/** Seats and reminders. The part is the status in the backup. */
export const held: Held<Ended> = {
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
    const rows = await db.selectFrom('event_sign_up').select(['reference', 'status', 'reminded_at']).execute();
    const things = rows.flatMap(({ reference: id, status, reminded_at }): Snapshot['things'] => {
      const isOpen = status === 'received' || status === 'accepted';
      const reminder = reminded_at ? 'sent' : isOpen ? 'unsent' : 'unknown';
      // Someone who cancelled since has no status to send anything for.
      const seat = { received: 'unsent', accepted: 'sent', refused: 'unknown', withdrawn: 'unknown' } as const;
      return [
        { id, part: 'received', known: seat[status] },
        { id, part: 'accepted', known: reminder },
      ];
    });
    return { things, more: { endedSignUps: await endedSignUps(db) } };
  },

  /** Sign-ups that were withdrawn or refused since the backup stay so. */
  async applyEnded(db, { more }) {
    for (const { reference, ...ended } of more?.endedSignUps ?? []) {
      await db
        .updateTable('event_sign_up')
        .set(ended)
        .where('reference', '=', reference)
        .where('status', 'in', ['received', 'accepted'])
        .execute();
    }
  },

  /** Who waits for a seat goes on waiting, except those who were given one after the backup. */
  async settle(db, drops, now) {
    await db
      .updateTable('event_sign_up')
      .set({ status: 'accepted', status_at: now })
      .where('status', '=', 'received')
      .where('reference', 'in', heldAs(db, 'event', ['sent'], 'received'))
      .execute();
    await db
      .updateTable('event_sign_up')
      .set({ reminded_at: now })
      .where('status', '=', 'accepted')
      .where('reminded_at', 'is', null)
      .where('reference', 'in', heldAs(db, 'event', ['sent', ...drops], 'accepted'))
      .execute();
  },
};
