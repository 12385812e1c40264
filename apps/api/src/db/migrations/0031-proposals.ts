import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who has proposed a draft that takes two people, and from when one person alone may publish it. */
export const proposals: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['proposed_by', 'proposed_at', 'ready_at']) {
      await db.schema.alterTable('content_draft').addColumn(column, 'text').execute();
    }
  },
};
