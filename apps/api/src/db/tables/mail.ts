import type { Generated } from 'kysely';

/** A message that is to be sent, or was sent less than a day ago (see `mail/outbox.ts`). Its text is written when it is sent. */
export interface MailTable {
  id: string;
  /** `notice` to the staff, or `confirmation` to the person who sent something. */
  kind: 'notice' | 'confirmation';
  /** What was sent to us: `volunteer`, `kyc`, `newsletter`, … */
  about: string;
  reference: string | null;
  /** The address that a confirmation goes to. A notice goes to the address of the settings. */
  email: string | null;
  language: string;
  created_at: string;
  attempts: Generated<number>;
  /** When it is tried next; null once it was sent, or given up. */
  due_at: string | null;
  sent_at: string | null;
  /** The code of the last failure, never its text: that may quote an address. */
  error: string | null;
}

/** See `migrations/*-mail.ts`. */
export interface MailTables {
  mail: MailTable;
}
