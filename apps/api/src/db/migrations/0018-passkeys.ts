import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Passkeys of staff, and the challenge that a session waits to have signed. */
export const passkeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('passkey')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('credential_id', 'text', (column) => column.notNull().unique())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_used_at', 'text')
      .execute();
    await db.schema.createIndex('passkey_account').on('passkey').column('account_id').execute();
    for (const column of ['challenge', 'challenge_expires_at']) {
      await db.schema.alterTable('staff_session').addColumn(column, 'text').execute();
    }
  },
};
