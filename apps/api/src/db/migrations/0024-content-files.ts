import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** PDFs that staff have uploaded for reports, in parts, so that none is read whole to be sent. */
export const contentFiles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('content_file')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('added_at', 'text', (column) => column.notNull())
      .addColumn('added_by', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('content_file_part')
      .addColumn('name', 'text', (column) => column.notNull().references('content_file.name').onDelete('cascade'))
      .addColumn('part', 'integer', (column) => column.notNull())
      .addColumn('base64', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_file_part_key', ['name', 'part'])
      .execute();
  },
};
