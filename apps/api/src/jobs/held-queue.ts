import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/types.ts';
import type { HeldKnown, HeldQueue } from './tables.ts';

/** One thing that goes outward by itself, such as a message to one subscriber. */
export interface Queued {
  id: string;
  /** What of the id; empty if it is one thing. */
  part: string;
  /** What the backup itself tells of it. */
  known?: HeldKnown;
}

/** What a database knew of a queue when a restore replaced it. */
export interface Snapshot<More = unknown> {
  things: Required<Queued>[];
  /** The ids of which everything was sent or dropped, also what `things` lacks. */
  finished?: string[];
  /** What the restored database needs besides (`applyEnded`). JSON. */
  more?: More;
}

/** What a subject sends or publishes by itself, and what becomes of it after a restore. */
export interface Held<More = unknown> {
  queue: HeldQueue;
  /** A thing that a later state of the backup has no more was sent or withdrawn. */
  endsWhenGone?: true;
  /** All that would go out, now or later. `since`: the time of the restore, in milliseconds. */
  waiting(db: Kysely<Database>, since: number): Promise<Queued[]>;
  /** What this database knows of its queue, for the one that will replace it. */
  snapshot(db: Kysely<Database>): Promise<Snapshot<More>>;
  /** Applies what has ended since the backup. What is missing in the later state has ended too. */
  applyEnded?(db: Transaction<Database>, snapshot: Snapshot<More>): Promise<void>;
  /** Marks what was sent as sent, and drops what is known as one of `drops`. The rest goes out. */
  settle(db: Transaction<Database>, drops: readonly HeldKnown[], now: string): Promise<void>;
}

/**
 * What a restored database takes over from the replaced one, such as the last number given. Also if that
 * is no later state of the backup: only what is true whatever else happened, and never undone.
 */
export interface CarriedOver<Facts = unknown> {
  name: string;
  /** For the database that will replace this one. JSON. */
  read(db: Kysely<Database>): Promise<Facts>;
  apply(db: Transaction<Database>, facts: Facts): Promise<void>;
}

/** The ids of a queue of which one of these is known, as a subquery. */
export const heldAs = (db: Kysely<Database>, queue: HeldQueue, known: readonly HeldKnown[], part?: string) =>
  db
    .selectFrom('held')
    .select('held.id')
    .where('queue', '=', queue)
    .where('known', 'in', known)
    .$if(part !== undefined, (query) => query.where('part', '=', part ?? ''));
