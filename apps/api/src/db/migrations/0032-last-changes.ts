import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * When staff last began, stopped or resumed sending an issue, to compare with what they saw; when an event
 * starts, to notice that it was moved; and which session is setting up an authenticator app.
 */
export const lastChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('newsletter_issue').addColumn('state_at', 'text').execute();
    await sql`update newsletter_issue set state_at = started_at`.execute(db);
    await db.schema.alterTable('event_time').addColumn('starts_at', 'text').execute();
    await db.schema.alterTable('account').addColumn('totp_session', 'text').execute();
  },
};
