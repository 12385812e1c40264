import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Confirmed addresses, roles, second factors, links that are mailed, and the sessions of staff. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['email_confirmed_at', 'language', 'role', 'totp_secret', 'totp_confirmed_at']) {
      await db.schema.alterTable('account').addColumn(column, 'text').execute();
    }
    await db.schema.alterTable('account').addColumn('totp_last_step', 'integer').execute();
    await db.schema.createIndex('account_email').on('account').column('email').execute();
    await db.schema
      .createTable('account_link')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.references('account.id').onDelete('cascade'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('role', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('account_link_email').on('account_link').column('email').execute();
    await db.schema
      .createTable('recovery_code')
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('recovery_code_key', ['account_id', 'code_hash'])
      .execute();
    await db.schema
      .createTable('staff_session')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('second_factor_at', 'text')
      .addColumn('device', 'text')
      .execute();
    await db.schema.createIndex('staff_session_account').on('staff_session').column('account_id').execute();
  },
};
