import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** The columns of every submission that staff read. */
function submissionTable(db: Kysely<unknown>, name: string): CreateTableBuilder<string, string> {
  return db.schema
    .createTable(name)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', required);
}

async function indexColumn(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
}

async function applications(db: Kysely<unknown>): Promise<void> {
  await submissionTable(db, 'partnership_application')
    .addColumn('form', 'text', required)
    .addColumn('organization_name', 'text', required)
    .addColumn('organization_type', 'text')
    .addColumn('contact_name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('phone', 'text')
    .addColumn('website', 'text')
    .addColumn('country', 'text')
    .addColumn('partnership_type', 'text')
    .addColumn('legal_entity_type', 'text')
    .addColumn('registration_number', 'text')
    .addColumn('tax_id', 'text')
    .addColumn('compliance_officer', 'text')
    .addColumn('focus_areas', 'text')
    .addColumn('description', 'text')
    .addColumn('proposed_collaboration', 'text')
    .addColumn('experience', 'text')
    .addColumn('resources', 'text')
    .addColumn('requires_kyc', 'integer', required)
    .addColumn('aml_policy', 'integer', required)
    .execute();
  await submissionTable(db, 'volunteer_application')
    .addColumn('first_name', 'text', required)
    .addColumn('last_name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('phone', 'text')
    .addColumn('location', 'text', required)
    .addColumn('skills', 'text')
    .addColumn('interests', 'text', required)
    .addColumn('availability', 'text', required)
    .addColumn('experience', 'text')
    .addColumn('motivation', 'text', required)
    .addColumn('requires_verification', 'integer', required)
    .addColumn('background_check', 'integer', required)
    .addColumn('working_with_vulnerable', 'integer', required)
    .execute();
  await submissionTable(db, 'feedback')
    .addColumn('message', 'text', required)
    .addColumn('name', 'text')
    .addColumn('email', 'text')
    .addColumn('page', 'text')
    .addColumn('rating', 'integer')
    .execute();
  for (const table of ['partnership_application', 'volunteer_application', 'feedback']) {
    await indexColumn(db, table, 'email');
    await indexColumn(db, table, 'created_at');
  }
}

async function partnershipUpdates(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('partnership_update')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('content', 'text', required)
    .addColumn('author', 'text', required)
    .addColumn('date', 'text', required)
    .addColumn('translations', 'text')
    .addColumn('sort_key', 'text', required)
    .addColumn('hidden', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', required)
    .execute();
  await indexColumn(db, 'partnership_update', 'sort_key');
}

async function idempotencyKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('idempotency_key')
    .addColumn('key_hash', 'text', (column) => column.primaryKey())
    .addColumn('request_hash', 'text', required)
    .addColumn('outcome', 'text')
    .addColumn('expires_at', 'text', required)
    .execute();
  await indexColumn(db, 'idempotency_key', 'expires_at');
}

/** Applications, feedback, partnership updates, and idempotency keys. */
export const submissions: Migration = {
  async up(db: Kysely<unknown>) {
    await applications(db);
    await partnershipUpdates(db);
    await idempotencyKeys(db);
  },
};
