import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The scan state of a document, and the time of its next scan. */
export const registerDocumentScanner: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('kyc_document')
      .addColumn('scan', 'text', (column) => column.notNull().defaultTo('unscanned'))
      .execute();
    await db.schema.alterTable('kyc_document').addColumn('scan_due_at', 'text').execute();
    // For queries without the content: SQLite reads the megabytes before a column otherwise.
    await db.schema
      .createIndex('kyc_document_scan')
      .on('kyc_document')
      .columns(['scan', 'scan_due_at', 'reference', 'kind', 'received_at'])
      .execute();
  },
};
