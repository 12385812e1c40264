import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Texts of security mails that someone has proposed, until another person approves. */
export const textProposals: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('text_proposal')
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('proposed_at', 'text', (column) => column.notNull())
      .addColumn('proposed_by', 'text', (column) => column.notNull())
      .addColumn('ready_at', 'text')
      .addPrimaryKeyConstraint('text_proposal_key', ['language', 'message'])
      .execute();
  },
};
