import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The course catalogue, its fingerprint, and course interests. */
export const courses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('course')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('level', 'text', (column) => column.notNull())
      .addColumn('search', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('course_category_level').on('course').columns(['category', 'level']).execute();
    await db.schema
      .createTable('course_catalogue')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('course_interest')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('interests', 'text', (column) => column.notNull())
      .addColumn('preferred_level', 'text')
      .addColumn('preferred_language', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
  },
};
