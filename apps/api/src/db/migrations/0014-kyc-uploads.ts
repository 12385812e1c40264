import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Documents that arrive in parts, and their encrypted parts until the last one has arrived. */
export const kycUploads: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('kyc_upload')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) =>
        column.notNull().references('kyc_application.reference').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('received', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('document', 'text')
      .execute();
    await db.schema.createIndex('kyc_upload_reference').on('kyc_upload').column('reference').execute();
    await db.schema.createIndex('kyc_upload_created_at').on('kyc_upload').column('created_at').execute();
    await db.schema
      .createTable('kyc_upload_part')
      .addColumn('id', 'text', (column) => column.notNull().references('kyc_upload.id').onDelete('cascade'))
      .addColumn('start', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('kyc_upload_part_key', ['id', 'start'])
      .execute();
  },
};
