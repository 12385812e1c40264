import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/types.ts';
import { mailContext } from '../mail/context.ts';
import { type QueueOne, queueOne } from '../mail/outbox.ts';
import type { MailSettings } from '../mail/settings.ts';
import { type Arrival, queueMail } from './arrivals.ts';
import { MailSender } from './sender.ts';

declare module 'fastify' {
  interface FastifyInstance {
    mail: {
      /** Call it in the transaction of the submission. Without settings it does nothing. */
      queue(db: Kysely<Database>, arrival: Arrival): Promise<void>;
      /** Any other mail. Without settings it does nothing. */
      queueOne: QueueOne;
      /** Whether there are settings. */
      isConfigured: boolean;
      /** Why this server cannot send; `undefined` if it can, or has not tried. */
      failure(): string | undefined;
      /** Sends soon what a transaction has queued. */
      wake(): void;
    };
  }
}

/** Sending starts separately, and no request waits for it. */
export function mail(app: FastifyInstance, settings: MailSettings | undefined): void {
  if (!settings) {
    const nothing = async () => {};
    app.decorate('mail', {
      queue: nothing,
      queueOne: nothing,
      isConfigured: false,
      failure: () => undefined,
      wake: () => {},
    });
    return;
  }
  const sender = new MailSender({
    ...mailContext(app, settings),
    transport: async () => (await import('../mail/smtp-transport.ts')).openSmtp(settings),
    log: app.log,
  });
  app.decorate('mail', {
    wake: () => sender.wake(),
    queue: async (db, arrival) => {
      await queueMail(db, arrival);
      sender.wake();
    },
    queueOne: async (db, one) => {
      await queueOne(db, one);
      sender.wake();
    },
    isConfigured: true,
    failure: () => sender.failure,
  });
  app.addRecurring('mail', sender);
}
