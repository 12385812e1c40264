import type { Kysely } from 'kysely';

/** Also made by a restore, which writes into databases of any version and migrates none. */
export const restoredTable = (db: Pick<Kysely<unknown>, 'schema'>) =>
  db.schema
    .createTable('restored')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('restored_at', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text')
    .addColumn('replaced', 'text')
    .addColumn('held_at', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('ended_by', 'text');
