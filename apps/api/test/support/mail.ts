import type { AppOptions } from '../../src/app.ts';
import { mailContext } from '../../src/mail/context.ts';
import { openSmtp } from '../../src/mail/smtp-transport.ts';
import { MailSender } from '../../src/mailer/sender.ts';
import type { Lang } from '../../src/text/languages.ts';
import { startApp } from './app.ts';
import { startSmtp } from './smtp.ts';

export type Smtp = Awaited<ReturnType<typeof startSmtp>>;

export const STAFF = 'staff@nzete.example';
const MINUTE_MS = 60_000;

const settingsFor = (url: string) => ({
  url,
  from: { name: 'Nzete Foundation', address: 'hello@nzete.example' },
  staff: { name: '', address: STAFF },
  staffLanguage: 'en' as Lang,
  publicUrl: 'https://nzete.example',
});

/** A server that queues mail, its mail server, and a sender with a controlled clock. */
export async function mailing(options: Partial<AppOptions> = {}, given?: Smtp) {
  const smtp = given ?? (await startSmtp());
  const mail = settingsFor(smtp.url);
  const app = await startApp({ mail, ...options });
  const log: string[] = [];
  const note = (level: string) => (message: string) => void log.push(`${level} ${message}`);
  const clock = { now: new Date() };
  const sender = new MailSender({
    ...mailContext(app, mail),
    transport: async () => openSmtp({ url: smtp.url }),
    log: { warn: note('warn'), info: note('info'), error: note('error') },
    now: () => clock.now,
  });
  /** Sends what is due after some minutes. */
  const sendAfter = async (minutes: number) => {
    clock.now = new Date(Date.now() + minutes * MINUTE_MS + 1_000);
    await sender.run();
  };
  return { smtp, app, mail, log, sender, sendAfter };
}
