import type { FastifyInstance } from 'fastify';
import { heldIn, isRestoredWaiting } from '../jobs/held.ts';
import { Rounds } from '../jobs/rounds.ts';
import { queueReminderOf } from './mail-queue.ts';
import { lockEvent, seatWaiting } from './seats.ts';
import { isRemindedAt, reminded } from './starts.ts';
import { type Event, upcomingEvents } from './upcoming.ts';

const POLL_MS = 30_000;

type Parts = Pick<FastifyInstance, 'store' | 'content' | 'mail' | 'log'>;

/**
 * Gives free seats to those who wait, notes when an event was moved, and reminds participants a day
 * before: each once, on however many servers, and again if it was moved.
 */
export class EventRounds extends Rounds {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    super({ everyMs: POLL_MS });
    this.#parts = parts;
  }

  protected override failed(error: unknown): void {
    this.#parts.log.error({ err: error }, 'the rounds of the events failed, and are tried again');
  }

  protected override async work(now: Date): Promise<void> {
    const { store, content } = this.#parts;
    const known = await store.db.selectFrom('event_time').select('event').execute();
    for (const event of await upcomingEvents(content, 'en', now.getTime())) {
      if (this.isStopped) return;
      if (known.some((one) => one.event === event.id)) await this.#one(event, now);
    }
  }

  #one(event: Event, now: Date): Promise<void> {
    const { store, mail } = this.#parts;
    const mails = mail.isConfigured;
    return store.db.transaction().execute(async (trx) => {
      const isCurrent = await lockEvent(trx, event);
      await seatWaiting(trx, event, { mails, now });
      if (!mails || !isCurrent || !isRemindedAt(event, now)) return;
      const reminder = reminded(event, now);
      const isWaiting = await isRestoredWaiting(trx);
      const due = await trx
        .updateTable('event_sign_up')
        .set(reminder)
        .where('event', '=', event.id)
        .where('status', '=', 'accepted')
        .where(({ or, eb }) =>
          or([
            eb('reminded_at', 'is', null),
            // Who was reminded of a later time is known only once someone has decided.
            ...(isWaiting ? [] : [eb('reminded_of', '<>', reminder.reminded_of)]),
          ]),
        )
        .where('reference', 'not in', heldIn(trx, 'event'))
        .returning(['reference', 'email', 'language'])
        .execute();
      for (const participant of due) await queueReminderOf(trx, participant, now);
    });
  }
}
