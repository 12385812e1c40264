import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Vault } from '../crypto/vault.ts';
import type { Database, Store } from '../db/types.ts';

export interface Person {
  /** Normalised (see `text/typed-name.ts`). */
  email: string;
  /** The identity checks of the address, decrypted once for all tables. */
  applications: readonly { reference: string }[];
}

/** Rows of the owner of an e-mail address. */
export interface PersonalTable {
  table: keyof Database;
  /** How many rows must be retained by law; they are erased only on explicit request. */
  retained?(vault: Vault, person: Person): Promise<number>;
  /** `erase` leaves what is retained, which goes once its time is over. */
  keepsRetained?: boolean;
  find(vault: Vault, person: Person): Promise<object[]>;
  erase(vault: Vault, person: Person): Promise<number>;
}

/** The references or ids under which staff note and write about a person's rows. */
export interface Traced {
  references(vault: Vault, person: Person): Promise<string[]>;
  /** Those whose traces are retained by law with the rows. */
  retained?(vault: Vault, person: Person): Promise<string[]>;
}

/** A deletion that has not run yet. */
export interface Deletion {
  executeTakeFirstOrThrow(): Promise<{ numDeletedRows: bigint }>;
}

/** What a subject holds of people, and for how long. */
export interface PersonalData {
  /** Referencing rows before the referenced ones. */
  tables: readonly PersonalTable[];
  traced?: Traced;
  /** The references whose time is over, as a subquery: their traces go before their rows. */
  over?(db: Kysely<Database>, now: Date): SelectQueryBuilder<Database, keyof Database, { reference: string }>;
  /** Deletes the files of what is over, before its rows, so that a failure can be retried. */
  deleteFilesOver?(store: Store, now: Date): Promise<void>;
  /** Deletes the files of a person, before their rows. */
  deleteFilesOf?(store: Store, person: Person): Promise<void>;
  /** By table, in their order: what is kept for a limited time. */
  expired?(db: Kysely<Database>, now: Date): Record<string, Deletion>;
}

/** Runs a deletion, and returns how many rows it deleted. */
export const runDeletion = async (deletion: Deletion): Promise<number> =>
  Number((await deletion.executeTakeFirstOrThrow()).numDeletedRows);
