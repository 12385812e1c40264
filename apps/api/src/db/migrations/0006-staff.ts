import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Staff decisions, the audit trail, and the version of the feed. */
export const staff: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['volunteer_application', 'partnership_application']) {
      await db.schema
        .alterTable(table)
        .addColumn('status', 'text', (column) => column.notNull().defaultTo('received'))
        .execute();
    }
    await db.schema
      .alterTable('partnership_update')
      .addColumn('waiting', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('feed_version')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    await sql`insert into feed_version (name, version) values ('partnership-updates', 1)`.execute(db);
    await db.schema
      .createTable('staff_action')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .execute();
    await db.schema.createIndex('staff_action_subject').on('staff_action').column('subject').execute();
    await db.schema.createIndex('staff_action_at').on('staff_action').column('at').execute();
  },
};
