import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Texts of the interface that staff have changed. */
export const translations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('interface_text')
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addColumn('saved_by', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('interface_text_key', ['language', 'message'])
      .execute();
  },
};
