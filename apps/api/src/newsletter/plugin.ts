import type { FastifyInstance } from 'fastify';
import { mailContext } from '../mail/context.ts';
import type { MailSettings } from '../mail/settings.ts';
import { LetterSender } from './sending/sender.ts';

export interface NewsletterSettings {
  /** Whether the owner of an address confirms it before it gets the newsletter. */
  confirms: boolean;
  /** Without it no reports of undeliverable mail are taken. */
  bounceToken: string | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    newsletter: NewsletterSettings & {
      /** Sends soon what a transaction has begun. */
      wake(): void;
    };
  }
}

/** Issues are sent beside other mail, over a connection of their own, so that none waits for them. */
export function newsletter(
  app: FastifyInstance,
  settings: NewsletterSettings = { confirms: false, bounceToken: undefined },
  mail?: MailSettings,
): void {
  if (!mail) {
    app.decorate('newsletter', { ...settings, wake: () => {} });
    return;
  }
  const sender = new LetterSender({
    ...mailContext(app, mail),
    transport: async () => (await import('../mail/smtp-transport.ts')).openSmtp(mail, { reuses: true }),
    log: app.log,
  });
  app.decorate('newsletter', { ...settings, wake: () => sender.wake() });
  app.addRecurring('newsletter', sender);
}
