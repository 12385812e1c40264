import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The mail outbox, and the language of subscribers. */
export const mail: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('newsletter_subscription').addColumn('language', 'text').execute();
    await db.schema
      .createTable('mail')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('reference', 'text')
      .addColumn('email', 'text')
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('due_at', 'text')
      .addColumn('sent_at', 'text')
      .addColumn('error', 'text')
      .execute();
    await db.schema.createIndex('mail_due_at').on('mail').column('due_at').execute();
    await db.schema.createIndex('mail_email').on('mail').column('email').execute();
  },
};
