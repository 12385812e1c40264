import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Gifts that donors say they sent, and the last receipt number of each year. */
export const gifts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('gift')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('language', 'text')
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('received'))
      .addColumn('status_at', 'text')
      .addColumn('method', 'text', (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('sent_on', 'text', (column) => column.notNull())
      .addColumn('transfer_reference', 'text', (column) => column.notNull())
      .addColumn('name', 'text')
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('decided_by', 'text')
      .addColumn('received_amount', 'bigint')
      .addColumn('received_currency', 'text')
      .addColumn('received_on', 'text')
      .addColumn('receipt_number', 'text', (column) => column.unique())
      .addColumn('receipt_issuer', 'text')
      .addColumn('retained_until', 'text')
      .execute();
    for (const column of ['email', 'created_at', 'received_on']) {
      await db.schema.createIndex(`gift_${column}`).on('gift').column(column).execute();
    }
    await db.schema
      .createTable('gift_receipt_year')
      .addColumn('year', 'integer', (column) => column.primaryKey())
      .addColumn('last_number', 'integer', (column) => column.notNull())
      .execute();
  },
};
