import type { FastifyInstance } from 'fastify';
import { Migrator } from 'kysely/migration';
import { describe, expect, test } from 'vitest';
import { recordActions } from '../src/audit/actions.ts';
import { migrations } from '../src/db/migrations.ts';
import { openStore } from '../src/db/store.ts';
import { asUser, confirmAddress, register, signIn } from './support/accounts.ts';
import { post, startApp } from './support/app.ts';
import { sqliteTest, temporaryPlace } from './support/place.ts';
import { call, joined, trail } from './support/staff.ts';

const password = 'seven quiet okapis at dawn';

/** A visitor who chose a name that stands for something else elsewhere. */
async function visitorCalled(app: FastifyInstance, username: string) {
  const email = 'stranger@example.org';
  expect((await register(app, { username, email, password })).statusCode).toBe(201);
  await confirmAddress(app, username);
  const { access_token } = (await signIn(app, { username, password })).json();
  return asUser(app, `Bearer ${access_token}`);
}

describe('the audit trail knows an account from a reference, an id or a list of the same name', () => {
  test.each(['NZ-K-2026-7K3Q9XBH', 'newsletter', '3f2c1a9e-7d44-4f0b-9a51-0c7e4b8d2f63'])(
    '[STAFF-08, PRIV-07] a visitor called %s reads and erases nothing of it',
    async (name) => {
      const app = await startApp();
      await recordActions(app.store.db, [name], {
        who: 'grace',
        action: 'refused',
        reason: 'He lies about his brother',
      });
      const note = { id: 'note', subject: name, at: new Date().toISOString(), who: 'grace', text: 'Ask his brother' };
      await app.store.db.insertInto('submission_note').values(note).execute();
      const visitor = await visitorCalled(app, name);
      expect((await visitor.get('data')).body).not.toContain('brother');
      expect((await visitor.post('erasure', { password })).statusCode).toBe(200);
      expect(await trail(app)).toContain(`grace refused ${name} He lies about his brother`);
      expect(await app.store.db.selectFrom('submission_note').select('text').execute()).toEqual([{ text: note.text }]);
    },
  );

  test('[ENTRY-06, STAFF-08] who withdraws a subscription erases nothing of the colleague who is called as its id', async () => {
    const app = await startApp();
    const visitor = await visitorCalled(app, 'thief');
    await post(app, '/api/newsletter/subscribe', { email: 'stranger@example.org' });
    const [{ subject }] = (await visitor.get('submissions')).json();
    await joined(app, 'administrator', subject);
    const before = (await trail(app)).filter((line) => line.includes(`@${subject}`));
    expect(before).toContain(`${subject} invitation-accepted @${subject} administrator`);
    expect((await visitor.post(`submissions/${subject}/withdrawal`, {})).statusCode).toBe(200);
    expect(await trail(app)).toEqual(expect.arrayContaining(before));
  });

  test('[STAFF-08] a colleague is found by name, with the @ and without', async () => {
    const app = await startApp();
    const { headers } = await joined(app, 'administrator', 'amani');
    for (const subject of ['amani', '@amani']) {
      const { entries } = (await call(app, 'GET', `/audit?subject=${encodeURIComponent(subject)}`, { headers })).json();
      expect(entries.map(({ action }: { action: string }) => action)).toContain('invitation-accepted');
    }
  });

  sqliteTest('[STAFF-08] entries of the version before get the @, and others do not', async () => {
    const place = await temporaryPlace();
    const { db } = await openStore(place, { migrate: false });
    const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0037'));
    const migrator = new Migrator({ db, provider: { getMigrations: async () => older } });
    expect((await migrator.migrateToLatest()).error).toBeUndefined();
    await recordActions(db, ['amani'], { who: 'amani', action: 'signed-in' });
    await recordActions(db, ['unknown name'], { who: 'unknown name', action: 'sign-in-failed' });
    await recordActions(db, ['newsletter'], { who: 'amani', action: 'exported' });
    await db.destroy();
    expect((await trail(await startApp(place))).toSorted()).toEqual([
      'amani exported newsletter',
      'amani signed-in @amani',
      'unknown name sign-in-failed unknown name',
    ]);
  });
});
