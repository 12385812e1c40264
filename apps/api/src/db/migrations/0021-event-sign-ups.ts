import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who signs up for events, and when these end. */
export const eventSignUps: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('event_sign_up')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('language', 'text')
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('status_at', 'text')
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text')
      .addColumn('people', 'integer', (column) => column.notNull())
      .addColumn('note', 'text')
      .addColumn('reminded_at', 'text')
      .execute();
    for (const column of ['email', 'event']) {
      await db.schema.createIndex(`event_sign_up_${column}`).on('event_sign_up').column(column).execute();
    }
    // Once cancelled, the same address may sign up again.
    await sql`create unique index event_sign_up_person on event_sign_up (event, email)
      where status in ('received', 'accepted')`.execute(db);
    await db.schema
      .createTable('event_time')
      .addColumn('event', 'text', (column) => column.primaryKey())
      .addColumn('ends_at', 'text', (column) => column.notNull())
      .execute();
  },
};
