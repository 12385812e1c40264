import type { Kysely } from 'kysely';
import type { S3Files } from '../files/s3-files.ts';
import type { Faults } from './faults.ts';

/**
 * The tables: each subject adds its own in its `tables.ts`. In SQL that both databases share: times as
 * ISO 8601 in UTC, which sort as text; JSON as text.
 */
// biome-ignore lint/suspicious/noEmptyInterface: others add to it
export interface Database {}

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
