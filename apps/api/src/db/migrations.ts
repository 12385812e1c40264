import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartupError } from '../startup-error.ts';

const initial: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('content')
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('lang', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_pk', ['key', 'lang'])
      .execute();
    await db.schema
      .createTable('server_state')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('newsletter_subscription')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('account')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('username_key', 'text', (column) => column.notNull().unique())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('session')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('session_expires_at').on('session').column('expires_at').execute();
    await db.schema.createIndex('session_account_id').on('session').column('account_id').execute();
  },
};

/** Every migration by name, oldest first. A released migration is never edited: add the next one. */
const migrations: Record<string, Migration> = {
  '0001_initial': initial,
};

/**
 * Brings the database to the newest schema. The caller makes sure that only one process does it at a time.
 *
 * @throws {StartupError} when the database was written by a newer version of the server.
 */
export async function migrate(db: Kysely<never>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new StartupError(
      'The database was written by a newer version of Nzete. Start that version, or another DATA_DIR.',
    );
  }
  if (error) throw error;
}
