import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** KYC applications and their documents, encrypted, and which key they are encrypted with. */
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
      .addColumn('upload_token_hash', 'text')
      .addColumn('upload_expires_at', 'text')
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
  },
};
