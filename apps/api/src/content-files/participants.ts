import type { Kysely } from 'kysely';
import type { Database } from '../db/types.ts';

/** Who has signed up for the entries of a content list. Staff see it before they remove one. */
export interface Participants {
  /** Of the list. */
  path: string;
  /** How many people expect each entry, by its id. Entries that are over are left out. */
  count: (db: Kysely<Database>) => Promise<Record<string, number>>;
}
