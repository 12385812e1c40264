import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Climate records with their history, and the lease of the server that fetches them. */
export const climate: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('climate_record')
      .addColumn('province', 'text', (column) => column.notNull())
      .addColumn('observed_at', 'text', (column) => column.notNull())
      .addColumn('fetched_at', 'text', (column) => column.notNull())
      .addColumn('temperature', 'double precision')
      .addColumn('humidity', 'double precision')
      .addColumn('wind_speed', 'double precision')
      .addColumn('visibility', 'double precision')
      .addColumn('precipitation', 'double precision')
      .addColumn('air_quality', 'double precision')
      .addColumn('weather_code', 'integer')
      .addPrimaryKeyConstraint('climate_record_pk', ['province', 'observed_at'])
      .execute();
    // For the newest records and for pruning; the primary key serves the history of one province.
    await db.schema.createIndex('climate_record_observed_at').on('climate_record').column('observed_at').execute();
    await db.schema
      .createTable('climate_lease')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
  },
};
