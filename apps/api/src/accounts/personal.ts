import { accountSubject } from '../audit/account-subject.ts';
import { deleteTraces } from '../audit/traces.ts';
import type { Store } from '../db/types.ts';
import { byEmail } from '../personal-data/by-email.ts';
import { type PersonalData, type PersonalTable, runDeletion, type Traced } from '../personal-data/data.ts';

const accountsOf = ({ db }: Store, email: string) => db.selectFrom('account').select('id').where('email', '=', email);

/** Sign-ins, without their tokens. */
const sessionsIn = (table: 'session' | 'staff_session'): PersonalTable => ({
  table,
  find: ({ store }, { email }) =>
    store.db
      .selectFrom(table)
      .select(['created_at', 'expires_at'])
      .$if(table === 'staff_session', (query) => query.select('device' as never))
      .where('account_id', 'in', accountsOf(store, email))
      .execute(),
  erase: async ({ store }, { email }) =>
    runDeletion(store.db.deleteFrom(table).where('account_id', 'in', accountsOf(store, email))),
});

/** What staff called their passkeys; the rest of a row is a public key. */
const passkeys: PersonalTable = {
  table: 'passkey',
  find: ({ store }, { email }) =>
    store.db
      .selectFrom('passkey')
      .select(['name', 'created_at', 'last_used_at'])
      .where('account_id', 'in', accountsOf(store, email))
      .execute(),
  erase: async ({ store }, { email }) =>
    runDeletion(store.db.deleteFrom('passkey').where('account_id', 'in', accountsOf(store, email))),
};

/** The audit trail knows accounts and invitations by name and address. */
const traced: Traced = {
  references: async ({ store }, { email }) => {
    const rows = await store.db.selectFrom('account').select('username').where('email', '=', email).execute();
    return [email, ...rows.map(({ username }) => accountSubject(username))];
  },
};

const account = byEmail('account', 'password_hash', 'username_key', 'totp_secret', 'totp_session', 'totp_last_step');

/** Its sessions, links and recovery codes go with it. */
const accounts: PersonalTable = {
  ...account,
  erase: async (vault, person) => {
    await deleteTraces(vault.store.db, await traced.references(vault, person));
    return account.erase(vault, person);
  },
};

export const personal: PersonalData = {
  tables: [
    sessionsIn('session'),
    sessionsIn('staff_session'),
    passkeys,
    byEmail('account_link', 'token_hash'),
    accounts,
  ],
  traced,
  expired: (db, now) => {
    const time = now.toISOString();
    return {
      session: db.deleteFrom('session').where('expires_at', '<=', time),
      staff_session: db.deleteFrom('staff_session').where('expires_at', '<=', time),
      account_link: db.deleteFrom('account_link').where('expires_at', '<=', time),
    };
  },
};
