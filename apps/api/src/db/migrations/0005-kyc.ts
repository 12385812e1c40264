import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Encrypted KYC applications and documents, and the key that they are encrypted with. */
export const kyc: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('encryption_key')
      .addColumn('slot', 'text', (column) => column.primaryKey())
      .addColumn('key_id', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('kyc_application')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('retained_until', 'text', (column) => column.notNull())
      .addColumn('fields', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('kyc_document')
      .addColumn('reference', 'text', (column) =>
        column.notNull().references('kyc_application.reference').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('kyc_document_key', ['reference', 'kind'])
      .execute();
    await db.schema
      .createIndex('kyc_application_retained_until')
      .on('kyc_application')
      .column('retained_until')
      .execute();
    // The key id of each value, which a start checks (see `crypto/load.ts`).
    await db.schema
      .createIndex('kyc_document_key_id')
      .on('kyc_document')
      .expression(sql`substr(content, 3, 8)`)
      .execute();
  },
};
