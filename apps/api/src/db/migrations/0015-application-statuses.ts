import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Letters and requests for a talk get a status; all five kinds the language to answer in. */
export const applicationStatuses: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['feedback', 'consultation']) {
      await db.schema
        .alterTable(table)
        .addColumn('status', 'text', (column) => column.notNull().defaultTo('received'))
        .execute();
    }
    for (const table of [
      'partnership_application',
      'volunteer_application',
      'kyc_application',
      'feedback',
      'consultation',
    ]) {
      await db.schema.alterTable(table).addColumn('status_at', 'text').execute();
      await db.schema.alterTable(table).addColumn('language', 'text').execute();
    }
  },
};
