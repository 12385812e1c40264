import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Drafts of content lists, texts that someone has checked, photos, and who published a version. */
export const staffContent: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('content_version').addColumn('published_by', 'text').execute();
    await db.schema
      .createTable('content_draft')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('base_digest', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addColumn('saved_by', 'text', (column) => column.notNull())
      .addColumn('publish_at', 'text')
      .addColumn('scheduled_by', 'text')
      .addColumn('not_published', 'text')
      .execute();
    await db.schema.createIndex('content_draft_due').on('content_draft').column('publish_at').execute();
    await db.schema
      .createTable('content_check')
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('text_hash', 'text', (column) => column.notNull())
      .addColumn('original_hash', 'text', (column) => column.notNull())
      .addColumn('original', 'text', (column) => column.notNull())
      .addColumn('checked_at', 'text', (column) => column.notNull())
      .addColumn('checked_by', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_check_key', ['path', 'language', 'text_hash', 'original_hash'])
      .execute();
    await db.schema
      .createTable('content_photo')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('file', 'text', (column) => column.notNull())
      .addColumn('added_at', 'text', (column) => column.notNull())
      .addColumn('added_by', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('content_photo_file')
      .addColumn('file', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull().references('content_photo.name').onDelete('cascade'))
      .addColumn('base64', 'text', (column) => column.notNull())
      .execute();
  },
};
