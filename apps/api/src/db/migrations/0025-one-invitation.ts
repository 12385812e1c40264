import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One invitation for an address: of two that are made at the same moment only the last opens. */
export const oneInvitation: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      delete from account_link where purpose = 'invitation' and exists (
        select 1 from account_link as newer
        where newer.purpose = 'invitation' and newer.email = account_link.email
          and (newer.created_at > account_link.created_at
            or (newer.created_at = account_link.created_at and newer.token_hash > account_link.token_hash))
      )`.execute(db);
    await sql`create unique index account_link_invitation on account_link (email) where purpose = 'invitation'`.execute(
      db,
    );
  },
};
