import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * When staff last began, stopped or resumed the sending of an issue, which the next of them has seen; when an
 * event starts, which shows that it was moved; and which session sets up an authenticator app.
 */
export const lastChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('newsletter_issue').addColumn('state_at', 'text').execute();
    await sql`update newsletter_issue set state_at = started_at`.execute(db);
    await db.schema.alterTable('event_time').addColumn('starts_at', 'text').execute();
    await db.schema.alterTable('account').addColumn('totp_session', 'text').execute();
  },
};
