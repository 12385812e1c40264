import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The form that a subscriber used. */
export const newsletterSource: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('newsletter_subscription').addColumn('source', 'text').execute();
  },
};
