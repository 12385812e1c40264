import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Unfinished forms of several steps, of browsers without JavaScript. */
export const formDrafts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('form_draft')
      .addColumn('id_hash', 'text', (column) => column.primaryKey())
      .addColumn('values', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('form_draft_expires_at').on('form_draft').column('expires_at').execute();
  },
};
