import type { Keyring } from '../crypto/keyring.ts';
import type { Store } from '../db/types.ts';
import type { MailSettings } from './settings.ts';

export interface Message {
  messageId: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  headers: Record<string, string>;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
}

export interface MailContext {
  store: Pick<Store, 'db'>;
  keyring: Keyring;
  settings: MailSettings;
}
