import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/types.ts';
import {
  type Arrival,
  type LinkRequest,
  queueLetter,
  queueLink,
  queueMail,
  queuePasswordChanged,
} from '../mail/outbox.ts';
import type { MailSettings } from '../mail/settings.ts';
import type { Lang } from '../text/languages.ts';
import { MailSender } from './sender.ts';

declare module 'fastify' {
  interface FastifyInstance {
    mail: {
      /** Call it in the transaction of the submission. Without settings it does nothing. */
      queue(db: Kysely<Database>, arrival: Arrival): Promise<void>;
      /** Mails a link to the owner of an account. Without settings it does nothing. */
      queueLink(db: Kysely<Database>, request: LinkRequest): Promise<void>;
      /** Call it in the transaction of the change. Without settings it does nothing. */
      queuePasswordChanged(db: Kysely<Database>, owner: { email: string; language: Lang }): Promise<void>;
      /** Mails an issue of the newsletter to one of the staff. Without settings it does nothing. */
      queueLetter(db: Kysely<Database>, letter: { id: string; email: string; language: Lang }): Promise<void>;
      /** Whether there are settings. */
      isConfigured: boolean;
      /** Why this server cannot send; `undefined` if it can, or has not tried. */
      failure(): string | undefined;
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
    const nothing = async () => {};
    app.decorate('mail', {
      queue: nothing,
      queueLink: nothing,
      queuePasswordChanged: nothing,
      queueLetter: nothing,
      isConfigured: false,
      failure: () => undefined,
      wake: () => {},
      startSending: () => {},
    });
    return;
  }
  const sender = new MailSender({
    settings,
    store: app.store,
    keyring: app.keyring,
    pictures: () => app.content.pictures(),
    transport: async () => (await import('../mail/smtp-transport.ts')).openSmtp(settings),
    log: app.log,
  });
  app.decorate('mail', {
    wake: () => sender.wake(),
    queue: async (db, arrival) => {
      await queueMail(db, arrival);
      sender.wake();
    },
    queueLink: async (db, request) => {
      await queueLink(db, request);
      sender.wake();
    },
    queuePasswordChanged: async (db, owner) => {
      await queuePasswordChanged(db, owner);
      sender.wake();
    },
    queueLetter: async (db, letter) => {
      await queueLetter(db, letter);
      sender.wake();
    },
    isConfigured: true,
    failure: () => sender.failure,
    startSending: () => sender.start(),
  });
  app.addHook('onClose', () => sender.stop());
}
