import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/types.ts';
import { type Arrival, queueMail } from './outbox.ts';
import { MailSender } from './sender.ts';
import type { MailSettings } from './settings.ts';

declare module 'fastify' {
  interface FastifyInstance {
    mail: {
      /** Call it in the transaction of the submission. Without settings it does nothing. */
      queue(db: Kysely<Database>, arrival: Arrival): Promise<void>;
      /** Whether mail is sent at all. */
      isConfigured: boolean;
      /** Sends soon what a transaction has queued. */
      wake(): void;
      /** Starts sending the outbox; stops with the server. */
      startSending(): void;
    };
  }
}

/** Sending starts separately, and no request waits for it. */
export function mail(app: FastifyInstance, settings: MailSettings | undefined): void {
  if (!settings) {
    app.decorate('mail', { isConfigured: false, queue: async () => {}, wake: () => {}, startSending: () => {} });
    return;
  }
  const sender = new MailSender({
    settings,
    store: app.store,
    keyring: app.keyring,
    transport: async () => (await import('./smtp-transport.ts')).openSmtp(settings.url),
    log: app.log,
  });
  app.decorate('mail', {
    isConfigured: true,
    wake: () => sender.wake(),
    queue: async (db, arrival) => {
      await queueMail(db, arrival);
      sender.wake();
    },
    startSending: () => sender.start(),
  });
  app.addHook('onClose', () => sender.stop());
}
