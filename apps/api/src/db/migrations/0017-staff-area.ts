import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const applications = [
  'volunteer_application',
  'partnership_application',
  'feedback',
  'consultation',
  'kyc_application',
];

/** What staff write about submissions, their templates, and counts of visits and questions. */
export const staffArea: Migration = {
  async up(db: Kysely<unknown>) {
    // The order of the inbox over all kinds, and its numbers, without the long texts of the rows.
    for (const table of applications) {
      await db.schema.createIndex(`${table}_inbox`).on(table).columns(['created_at', 'reference', 'status']).execute();
    }
    await db.schema.createIndex('course_interest_inbox').on('course_interest').columns(['created_at', 'id']).execute();
    await db.schema
      .createTable('submission_note')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('submission_note_subject').on('submission_note').column('subject').execute();
    await db.schema
      .createTable('submission_message')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('submission_message_subject').on('submission_message').column('subject').execute();
    await db.schema
      .createTable('submission_assignment')
      .addColumn('subject', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.references('account.id').onDelete('set null'))
      .addColumn('remind_on', 'text')
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('message_template')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('texts', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('updated_by', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('daily_count')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('daily_count_key', ['day', 'kind', 'subject', 'language'])
      .execute();
    await db.schema
      .createTable('unanswered_question')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('question', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('unanswered_question_day').on('unanswered_question').column('day').execute();
  },
};
