import type { SignUpStatus } from '@nzete/domain';

/** Who comes to an event, with how many. */
interface EventSignUpTable {
  id: string;
  reference: string;
  created_at: string;
  /** Of the mails. */
  language: string | null;
  status: SignUpStatus;
  status_at: string | null;
  /** The id of an event of the content. */
  event: string;
  name: string;
  email: string;
  phone: string | null;
  people: number;
  note: string | null;
  /** When the reminder, or a mail in place of it, was queued. */
  reminded_at: string | null;
  /** The start that it was about: if the event is moved, there is another. Null in rows from before it was stored. */
  reminded_of: string | null;
}

/** Its row is locked while seats of the event are taken; sign-ups are deleted some time after it ends. */
interface EventTimeTable {
  event: string;
  ends_at: string;
  /** When it starts, as last stored; null in rows from before migration 0032. */
  starts_at: string | null;
}

declare module '../db/types.ts' {
  interface Database {
    event_sign_up: EventSignUpTable;
    event_time: EventTimeTable;
  }
}
