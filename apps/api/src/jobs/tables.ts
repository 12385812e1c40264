/** What goes outward by itself, and waits for a person after a restore. */
export type HeldQueue = 'mail' | 'newsletter' | 'publication' | 'event';

/**
 * What is known of something that a backup was still to send: that it was never sent, that it was
 * sent (or withdrawn) after the backup, or nothing.
 */
export type HeldKnown = 'unsent' | 'sent' | 'unknown';

/** Random, made with the database: a copy has the same one. */
interface InstallationTable {
  id: string;
}

/** A restore, or a copy that must not act like the original. It waits until `ended_at`. */
interface RestoredTable {
  id: string;
  restored_at: string;
  /** When the backup was made; null if a person held a copy. */
  made_at: string | null;
  /** JSON: what the replaced database knew (`held/replaced.ts`); null if nothing. */
  replaced: string | null;
  /** When a server listed what is held. */
  held_at: string | null;
  ended_at: string | null;
  ended_by: string | null;
}

/** One thing that is not sent before a person decides. */
interface HeldTable {
  queue: HeldQueue;
  /** A mail, an issue, the path of a draft, or the reference of a sign-up. */
  id: string;
  /** The subscription of an issue, the time of a publication, or the status of a sign-up; otherwise empty. */
  part: string;
  known: HeldKnown;
}

declare module '../db/types.ts' {
  interface Database {
    installation: InstallationTable;
    restored: RestoredTable;
    held: HeldTable;
  }
}
