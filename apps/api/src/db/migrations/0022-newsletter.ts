import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether the owner of an address has confirmed it, issues of the newsletter, and who gets one. */
export const newsletter: Migration = {
  async up(db: Kysely<unknown>) {
    // Subscriptions from before need no confirmation.
    await db.schema
      .alterTable('newsletter_subscription')
      .addColumn('state', 'text', (column) => column.notNull().defaultTo('active'))
      .execute();
    for (const column of ['confirmed_at', 'bounced_at']) {
      await db.schema.alterTable('newsletter_subscription').addColumn(column, 'text').execute();
    }
    await db.schema
      .createTable('newsletter_issue')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull().defaultTo('draft'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addColumn('saved_by', 'text', (column) => column.notNull())
      .addColumn('started_at', 'text')
      .addColumn('started_by', 'text')
      .addColumn('finished_at', 'text')
      .addColumn('recipients', 'text')
      .addColumn('sent', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('failed', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    // The address is in the subscription only: one that has ended has none here either.
    await db.schema
      .createTable('newsletter_recipient')
      .addColumn('issue_id', 'text', (column) => column.notNull())
      .addColumn('subscription_id', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull().defaultTo('waiting'))
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('error', 'text')
      .addPrimaryKeyConstraint('newsletter_recipient_pkey', ['issue_id', 'subscription_id'])
      .execute();
    await db.schema
      .createIndex('newsletter_recipient_due')
      .on('newsletter_recipient')
      .columns(['state', 'due_at'])
      .execute();
    await db.schema
      .createIndex('newsletter_recipient_subscription')
      .on('newsletter_recipient')
      .column('subscription_id')
      .execute();
  },
};
