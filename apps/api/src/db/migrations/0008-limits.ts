import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Rate limit counters, shared by all servers. */
export const limits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('limit_count')
      .addColumn('key_hash', 'text', (column) => column.primaryKey())
      .addColumn('used', 'integer', (column) => column.notNull())
      .addColumn('max', 'integer', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('limit_count_ends_at').on('limit_count').column('ends_at').execute();
  },
};
