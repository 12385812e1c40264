import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { restoredTable } from '../restored-table.ts';

/** What waits for a person after a restore, and the documents that staff wait for. */
export const held: Migration = {
  async up(db: Kysely<unknown>) {
    // A restore has made it in an older database.
    await restoredTable(db).execute();
    await db.schema
      .createTable('held')
      .addColumn('queue', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('part', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('known', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('held_pkey', ['queue', 'id', 'part'])
      .execute();
    await db.schema
      .createTable('installation')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .execute();
    // The documents that staff have asked the applicant for.
    await db.schema.alterTable('kyc_application').addColumn('wanted', 'text').execute();
    const made = db as Kysely<{ installation: { id: string } }>; // as the table above
    await made.insertInto('installation').values({ id: randomUUID() }).execute();
  },
};
