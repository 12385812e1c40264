import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Notes on content that someone has answered with “it is so”. */
export const contentNotes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('content_note')
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('pointer', 'text', (column) => column.notNull())
      .addColumn('answered_at', 'text', (column) => column.notNull())
      .addColumn('answered_by', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_note_key', ['path', 'code', 'digest'])
      .execute();
  },
};
