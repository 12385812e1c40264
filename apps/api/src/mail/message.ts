import type { Mailbox } from './mailbox.ts';

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
