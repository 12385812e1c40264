import type { Kysely } from 'kysely';
import type { S3Files } from '../files/s3-files.ts';
import type { Faults } from './faults.ts';

/** Which migrations have run, as the migrator of Kysely keeps it. */
interface MigrationTable {
  name: string;
  timestamp: string;
}

/**
 * The tables. Each subject adds its own in its `tables.ts`. Both databases have the same column types:
 * times are ISO 8601 in UTC, so that they sort as text; JSON is text.
 */
export interface Database {
  kysely_migration: MigrationTable;
}

/** The tables whose rows have at least these columns. */
export type TableWith<Columns> = {
  [Table in keyof Database]: Database[Table] extends Columns ? Table : never;
}[keyof Database];

export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Database>;
  readonly faults: Faults;
  /** Object storage for documents, if configured. */
  readonly files?: S3Files;
}

export interface OpenOptions {
  /** @default true */
  migrate?: boolean;
  /** How long a write waits for another process, on SQLite. */
  patienceMs?: number;
}
