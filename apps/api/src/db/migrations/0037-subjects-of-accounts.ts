import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const aboutAccounts = sql.join([
  ...['signed-in', 'sign-in-failed', 'signed-out', 'session-ended', 'invitation-accepted', 'role-changed'],
  ...['second-factor-given', 'second-factor-failed', 'second-factor-set-up', 'second-factor-removed'],
  ...['recovery-code-used', 'recovery-codes-replaced', 'passkey-added', 'passkey-used', 'passkey-removed'],
]);

/** Entries about accounts name them with an @, so that a chosen name is never another subject. */
export const subjectsOfAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update staff_action set subject = '@' || subject
      where action in (${aboutAccounts}) and subject <> 'unknown name'`.execute(db);
  },
};
