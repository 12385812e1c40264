import { Migrator } from 'kysely/migration';
import { expect } from 'vitest';
import { hashPassword } from '../src/accounts/password.ts';
import { migrations } from '../src/db/migrations.ts';
import { openStore } from '../src/db/store.ts';
import { authorization, credentials, me, signIn } from './support/accounts.ts';
import { startApp } from './support/app.ts';
import { sqliteTest, temporaryPlace } from './support/place.ts';
import { inviteTo, password, signIn as signInStaff } from './support/staff.ts';

/** The schema of the version before accounts had roles, and a visitor of it. */
async function olderDatabase() {
  const place = await temporaryPlace();
  const { db } = await openStore(place, { migrate: false });
  const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0015'));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => older } });
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  await db
    .insertInto('account')
    .values({
      id: '3f2c1a9e-7d44-4f0b-9a51-0c7e4b8d2f63',
      ...{ username: 'Ada', username_key: 'ada', email: 'ada@example.org' },
      ...{ password_hash: await hashPassword(credentials.password), created_at: '2026-06-01T08:30:00.000Z' },
    })
    .execute();
  await db.destroy();
  return place;
}

sqliteTest(
  '[STAFF-09, API-01] accounts of the version before stay as they are, unconfirmed and without a role',
  async () => {
    const app = await startApp(await olderDatabase());
    expect((await me(app, await authorization(app))).json()).toMatchObject({ username: 'Ada', email_confirmed: false });
    expect((await signInStaff(app, credentials)).statusCode).toBe(401);
    const byAddress = await signIn(app, { username: 'ada@example.org', password: credentials.password });
    expect(byAddress.statusCode).toBe(401);
    const token = await inviteTo(app, 'reader', 'ada@example.org');
    const payload = { token, username: 'ada-staff', password };
    const joined = await app.inject({ method: 'POST', url: '/api/staff/invitation/accept', payload });
    expect(joined.statusCode).toBe(200);
  },
);
