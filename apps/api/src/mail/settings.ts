import type { Lang } from '../text/languages.ts';
import type { Mailbox } from './mailbox.ts';

export interface MailSettings {
  /** `smtp://user:password@host:587`, or `smtps://` for implicit TLS. */
  url: string;
  /** The sender that visitors see. */
  from: Mailbox;
  /** Who is notified of submissions. */
  staff: Mailbox;
  /** The language in which they are notified. */
  staffLanguage: Lang;
  /** The URL of the site, for links. */
  publicUrl: string;
  /** Signs each message here. Without it the mail server does, or nobody. */
  dkim?: { domainName: string; keySelector: string; privateKey: string };
}
