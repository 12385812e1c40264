import { momentOf } from '@nzete/domain';
import type { FastifyInstance } from 'fastify';
import { heldIn } from '../held/waiting.ts';
import { queueReminderOf } from './mail-queue.ts';
import { lockEvent, seatWaiting } from './seats.ts';
import { type Event, upcomingEvents } from './upcoming.ts';

const POLL_MS = 30_000;
const DAY_MS = 86_400_000;

type Parts = Pick<FastifyInstance, 'store' | 'content' | 'mail' | 'log'>;

/**
 * Gives free seats to those who wait, notes when an event was moved, and reminds participants a day
 * before: each once, on however many servers.
 */
export class EventRounds {
  readonly #parts: Parts;
  #timer: NodeJS.Timeout | undefined;
  #current: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(): void {
    const poll = () => void this.run().then(() => !this.#stopped && this.#timer?.refresh());
    this.#timer = setTimeout(poll, POLL_MS).unref();
    poll();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#current;
  }

  /** Never rejects: what fails is tried again. */
  run(now = new Date()): Promise<void> {
    this.#current = this.#current
      .then(() => this.#all(now))
      .catch((error: unknown) => {
        this.#parts.log.error({ err: error }, 'the rounds of the events failed, and are tried again');
      });
    return this.#current;
  }

  async #all(now: Date): Promise<void> {
    const { store, content } = this.#parts;
    const known = await store.db.selectFrom('event_time').select('event').execute();
    for (const event of await upcomingEvents(content, 'en', now.getTime())) {
      if (this.#stopped) return;
      if (known.some((one) => one.event === event.id)) await this.#one(event, now);
    }
  }

  #one(event: Event, now: Date): Promise<void> {
    const { store, mail } = this.#parts;
    const mails = mail.isConfigured;
    return store.db.transaction().execute(async (trx) => {
      await lockEvent(trx, event);
      await seatWaiting(trx, event, { mails, now });
      const start = momentOf(event.starts, event.zone);
      const dayBefore = start - DAY_MS;
      if (!mails || now.getTime() < dayBefore || now.getTime() >= start) return;
      // Who has signed up since has just had the confirmation.
      const due = await trx
        .updateTable('event_sign_up')
        .set({ reminded_at: now.toISOString() })
        .where('event', '=', event.id)
        .where('status', '=', 'accepted')
        .where('reminded_at', 'is', null)
        .where('reference', 'not in', heldIn(trx, 'event'))
        .where('created_at', '<', new Date(dayBefore).toISOString())
        .returning(['reference', 'email', 'language'])
        .execute();
      for (const participant of due) await queueReminderOf(trx, participant, now);
    });
  }
}
