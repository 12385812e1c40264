import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/types.ts';
import { type Arrival, queueMail } from './outbox.ts';
import { MailSender } from './sender.ts';
import type { MailSettings } from './settings.ts';

declare module 'fastify' {
  interface FastifyInstance {
    mail: {
      /** Notifies the staff of an arrival, and its sender. Call it in the transaction that stores it. Without settings it does nothing. */
      queue(db: Kysely<Database>, arrival: Arrival): Promise<void>;
      /** Sends from now on what is in the outbox; it ends with the server. */
      startSending(): void;
    };
  }
}

/** Mail, when there are settings for it. Nothing is sent before it is told to start, and no answer ever waits for it. */
export function mail(app: FastifyInstance, settings: MailSettings | undefined): void {
  if (!settings) {
    app.decorate('mail', { queue: async () => {}, startSending: () => {} });
    return;
  }
  const sender = new MailSender({
    settings,
    store: app.store,
    keyring: app.keyring,
    carrier: async () => (await import('./smtp-transport.ts')).openSmtp(settings.url),
    log: app.log,
  });
  app.decorate('mail', {
    queue: async (db, arrival) => {
      await queueMail(db, arrival);
      sender.wake();
    },
    startSending: () => sender.start(),
  });
  app.addHook('onClose', () => sender.stop());
}
