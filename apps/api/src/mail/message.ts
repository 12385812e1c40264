import type { PictureAddress } from '../content/pictures.ts';
import type { Keyring } from '../crypto/keyring.ts';
import type { Store } from '../db/types.ts';
import type { Mailbox } from './mailbox.ts';
import type { MailSettings } from './settings.ts';

export interface Message {
  messageId: string;
  from: Mailbox;
  to: string | Mailbox;
  subject: string;
  text: string;
  html?: string;
  headers: Record<string, string>;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
  /** What a report about the delivery names, if the mail server can report (RFC 3461). */
  dsn?: { id: string; return: 'headers' };
}

export interface MailContext {
  store: Pick<Store, 'db'>;
  keyring: Keyring;
  settings: MailSettings;
  /** The addresses of pictures, for letters. */
  pictures: () => Promise<PictureAddress>;
}
