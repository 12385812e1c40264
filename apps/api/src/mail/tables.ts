import type { Generated } from 'kysely';

/** To be sent, or sent less than a day ago. Its text is written when it is sent. */
export interface MailTable {
  id: string;
  /**
   * A `notice` to staff, a `confirmation` to the sender, a `message` of staff to the sender (its
   * text is in `submission_message`, under the same id), or a `reminder` to staff.
   */
  kind: 'notice' | 'confirmation' | 'message' | 'reminder';
  /** The kind of submission: `volunteer`, `kyc`, `newsletter`, … */
  about: string;
  reference: string | null;
  /** The recipient of a confirmation or message. A notice goes to the configured address. */
  email: string | null;
  language: string;
  created_at: string;
  attempts: Generated<number>;
  /** The time of the next attempt; null once it was sent or given up. */
  due_at: string | null;
  sent_at: string | null;
  /** The code of the last error, never its message, which may quote an address. */
  error: string | null;
}

declare module '../db/types.ts' {
  interface Database {
    mail: MailTable;
  }
}
