import type { Kysely, Selectable } from 'kysely';
import { chunksOf } from '../db/chunks.ts';
import type { Database } from '../db/types.ts';
import type { CarriedOver } from '../jobs/held-queue.ts';
import { readWaitingMails, takeOverMails } from '../mail/carried-over.ts';
import { EVENT_CANCELLED, EVENT_REMINDER, EVENT_SEAT } from './mail-queue.ts';

type SignUp = Selectable<Database['event_sign_up']>;

/** The statuses that can precede each one. */
const earlier = {
  received: [],
  accepted: ['received'],
  withdrawn: ['received', 'accepted'],
  refused: ['received', 'accepted'],
} as const satisfies Record<SignUp['status'], readonly SignUp['status'][]>;

interface Facts {
  signUps: Pick<SignUp, 'reference' | 'status' | 'status_at' | 'reminded_at' | 'reminded_of'>[];
  /** Why staff cancelled sign-ups. */
  messages: Selectable<Database['submission_message']>[];
  /** Mails that were still waiting: a status does not prove that its mail was delivered. */
  mails: Awaited<ReturnType<typeof readWaitingMails>>;
}

const readMessages = (db: Kysely<Database>) =>
  db
    .selectFrom('submission_message')
    .selectAll()
    .where('subject', 'in', db.selectFrom('event_sign_up').select('reference').where('status', '=', 'refused'))
    .execute();

/** Changes to sign-ups since the backup (seats, cancellations, reminders), with their mails. */
export const carriedOver: CarriedOver<Facts> = {
  name: 'sign-ups for events',

  async read(db) {
    const signUps = db
      .selectFrom('event_sign_up')
      .select(['reference', 'status', 'status_at', 'reminded_at', 'reminded_of']);
    return {
      signUps: await signUps.execute(),
      messages: await readMessages(db),
      mails: await readWaitingMails(db, [EVENT_SEAT, EVENT_REMINDER, EVENT_CANCELLED]),
    };
  },

  async apply(db, { signUps, messages, mails }) {
    const rows = await db.selectFrom('event_sign_up').select('reference').execute();
    const kept = new Set(rows.map(({ reference }) => reference));
    for (const { reference, status, status_at, reminded_at, reminded_of } of signUps) {
      if (!kept.has(reference)) continue;
      const signUp = db.updateTable('event_sign_up').where('reference', '=', reference);
      await signUp.set({ status, status_at }).where('status', 'in', earlier[status]).execute();
      if (!reminded_at) continue;
      await signUp
        .set({ reminded_at, reminded_of })
        .where(({ or, eb }) => or([eb('reminded_at', 'is', null), eb('reminded_at', '<', reminded_at)]))
        .execute();
    }
    for (const part of chunksOf(messages.filter(({ subject }) => kept.has(subject)))) {
      await db
        .insertInto('submission_message')
        .values(part)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    }
    await takeOverMails(
      db,
      mails.filter(({ reference }) => reference !== null && kept.has(reference)),
    );
  },
};
