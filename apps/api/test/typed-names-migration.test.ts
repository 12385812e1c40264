import { Migrator } from 'kysely/migration';
import { expect } from 'vitest';
import { hashPassword } from '../src/accounts/password.ts';
import { createToken } from '../src/crypto/token.ts';
import { migrations } from '../src/db/migrations.ts';
import { openStore } from '../src/db/store.ts';
import { me, signIn } from './support/accounts.ts';
import { startApp } from './support/app.ts';
import { sqliteTest, temporaryPlace } from './support/place.ts';

const password = 'a long pass phrase';
const AT = '2026-06-01T08:30:00.000Z';

/** A database of the version before, in which names were stored in more than one spelling. */
async function olderDatabase() {
  const place = await temporaryPlace();
  const { db } = await openStore(place, { migrate: false });
  const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0026'));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => older } });
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const password_hash = await hashPassword(password);
  const account = (id: string, username_key: string, email: string, role: 'editor' | null = null) =>
    db
      .insertInto('account')
      .values({
        ...{ id, username: username_key, username_key, email, role, password_hash },
        ...{ created_at: AT, email_confirmed_at: AT },
      })
      .execute();
  await account('filler', 'mary\u3164', 'ｍary@example.org');
  await account('plain', 'ada', 'ada@example.org');
  await account('greek', 'νικος', 'nikos@example.org');
  await account('twin', 'ada\ufe0f', 'twin@example.org');
  await account('staff', 'amani', 'amani@nzete.example', 'editor');
  const { token, hash } = createToken();
  await db
    .insertInto('session')
    .values({ token_hash: hash, account_id: 'staff', created_at: AT, expires_at: '2099-01-01T00:00:00.000Z' })
    .execute();
  const subscription = { language: 'fr', source: null, created_at: AT };
  for (const [id, email] of [
    ['one', 'ａda@example.org'],
    ['two', 'ada@example.org'],
    ['three', 'ﬁfi@example.org'],
  ] as const) {
    await db
      .insertInto('newsletter_subscription')
      .values({ id, email, ...subscription })
      .execute();
  }
  await db.destroy();
  return { place, token };
}

sqliteTest('[ENTRY-01] names that were stored before are found by every spelling', async () => {
  const { place, token } = await olderDatabase();
  const app = await startApp(place);
  for (const username of ['mary', ' MARY', 'mary@example.org', 'ada', 'twin@example.org', 'ΝΙΚΟΣ', 'νικος']) {
    expect((await signIn(app, { username, password })).statusCode, username).toBe(200);
  }
  const rows = await app.store.db.selectFrom('newsletter_subscription').select(['id', 'email']).orderBy('id').execute();
  expect(rows).toEqual([
    { id: 'one', email: 'ａda@example.org' }, // the same address has one subscription
    { id: 'three', email: 'fifi@example.org' },
    { id: 'two', email: 'ada@example.org' },
  ]);
  // A visitor's sign-in with the password of staff, as it was possible before.
  expect((await me(app, `Bearer ${token}`)).statusCode).toBe(401);
  expect(
    await app.store.db.selectFrom('session').select('account_id').where('account_id', '=', 'staff').execute(),
  ).toEqual([]);
});
