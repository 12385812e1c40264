import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a scan for viruses said of a document, and when one that waits is scanned next. */
export const documentScans: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('kyc_document')
      .addColumn('scan', 'text', (column) => column.notNull().defaultTo('unscanned'))
      .execute();
    await db.schema.alterTable('kyc_document').addColumn('scan_due_at', 'text').execute();
    // All that is asked for without the content: SQLite reads the megabytes in front of a column otherwise.
    await db.schema
      .createIndex('kyc_document_scan')
      .on('kyc_document')
      .columns(['scan', 'scan_due_at', 'reference', 'kind', 'received_at'])
      .execute();
  },
};
