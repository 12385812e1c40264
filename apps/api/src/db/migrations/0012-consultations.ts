import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Requests for a talk about a partnership. */
export const consultations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('consultation')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('organization', 'text')
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    for (const column of ['email', 'created_at'])
      await db.schema.createIndex(`consultation_${column}`).on('consultation').column(column).execute();
  },
};
