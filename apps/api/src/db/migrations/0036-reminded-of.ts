import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which start of an event a participant was reminded of: after a move there is another reminder. */
export const remindedOf: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('event_sign_up').addColumn('reminded_of', 'text').execute();
    await sql`update event_sign_up
      set reminded_of = (select starts_at from event_time where event_time.event = event_sign_up.event)
      where reminded_at is not null`.execute(db);
  },
};
