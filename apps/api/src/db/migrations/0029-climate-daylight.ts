import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether it was day at the place of a climate record: a clear sky is sunny only then. */
export const climateDaylight: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('climate_record').addColumn('is_day', 'integer').execute();
  },
};
