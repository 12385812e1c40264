import { type Kysely, sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { markRestored } from '../src/db/backup/mark-restored.ts';
import type { Database } from '../src/db/types.ts';
import { decideHeld } from '../src/held/decide.ts';
import { holdCopy, holdRestored } from '../src/held/hold.ts';
import { readReplaced } from '../src/held/replaced.ts';
import { readRestored } from '../src/jobs/held.ts';
import { queueMail } from '../src/mailer/arrivals.ts';
import { startApp } from './support/app.ts';
import { inHours, publishEvent, signUp } from './support/events.ts';
import { addSubscribers, newsletterEditor } from './support/letters.ts';
import { mailing } from './support/mail.ts';
import { roundsOf } from './support/rounds.ts';
import { trail } from './support/staff.ts';

/** Whether PostgreSQL makes someone wait for a row that another transaction has changed. */
const isOneWaiting = async (db: Kysely<Database>) => {
  const { rows } = await sql<{ n: number }>`
    select 1 as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows.length > 0;
};

test('[SEND-02, SEND-04] of two administrators who decide at once the second decides only what the first has left', async () => {
  const app = await startApp();
  const { store } = app;
  await publishEvent(app, { starts: inHours(20), ends: inHours(24) });
  await signUp(app, { email: 'coming@example.org' });
  await store.db.updateTable('event_sign_up').set({ reminded_at: null }).execute();
  await queueMail(store.db, { about: 'feedback', language: 'en' });
  await holdCopy(store);
  await store.db.updateTable('held').set({ known: 'unsent' }).execute();
  let second: Promise<void> = Promise.resolve();
  await store.db.transaction().execute(async (trx) => {
    await decideHeld({ db: trx }, { queue: 'mail', choice: 'unsent', who: 'amani' });
    second = decideHeld(store, { choice: 'drop', who: 'baraka' });
    // SQLite has one connection, so the second waits for it.
    if (store.kind !== 'postgres') return;
    await vi.waitFor(async () => expect(await isOneWaiting(store.db)).toBe(true), { timeout: 10_000 });
  });
  await second;
  expect(await store.db.selectFrom('mail').select(['about', 'sent_at']).execute()).toEqual([
    { about: 'feedback', sent_at: null },
  ]);
  expect((await trail(app)).filter((line) => line.includes('decided-held'))).toEqual([
    'amani decided-held mail unsent',
    'baraka decided-held event drop',
  ]);
  expect(await readRestored(store.db)).toBeUndefined();
});

test('[SEND-01] while a restore waits a mail goes out, and those that were sent long ago are kept', async () => {
  const { app, smtp, sendAfter } = await mailing();
  const { db } = app.store;
  const longAgo = '2026-01-01T08:00:00.000Z';
  await queueMail(db, { about: 'feedback', language: 'en' });
  await db.updateTable('mail').set({ due_at: null, sent_at: longAgo }).execute();
  await holdCopy(app.store);
  const sendOne = async () => {
    await queueMail(db, { about: 'volunteer', language: 'en' });
    await sendAfter(1);
  };
  const kept = async () => (await db.selectFrom('mail').select('about').execute()).map(({ about }) => about).sort();
  await sendOne();
  expect([smtp.received.length, await kept()]).toEqual([1, ['feedback', 'volunteer']]);
  await decideHeld(app.store, { choice: 'unsent', who: 'amani' });
  await sendOne();
  expect([smtp.received.length, await kept()]).toEqual([2, ['volunteer', 'volunteer']]);
});

test('[SEND-02, EVENT-10] while a copy waits nobody is reminded again of an event that was moved; afterwards once', async () => {
  const { app, smtp, sendAfter } = await mailing();
  await publishEvent(app, { starts: inHours(20), ends: inHours(24) });
  await signUp(app, { email: 'coming@example.org' });
  await sendAfter(1);
  await holdCopy(app.store);
  const before = smtp.received.length;
  await publishEvent(app, { starts: inHours(22), ends: inHours(26) });
  await roundsOf(app, 'events').run();
  await sendAfter(5);
  expect(smtp.received).toHaveLength(before);
  await decideHeld(app.store, { choice: 'unsent', who: 'amani' });
  await roundsOf(app, 'events').run();
  await sendAfter(5);
  expect(smtp.received.slice(before).map(({ to }) => to[0])).toEqual(['coming@example.org']);
});

test('[SEND-20] what was given up since the backup is known as not sent, and goes out again if someone decides so', async () => {
  const app = await startApp();
  const { store } = app;
  await queueMail(store.db, { about: 'feedback', language: 'en' });
  await store.db.updateTable('mail').set({ attempts: 9, due_at: null, error: 'EAUTH 535' }).execute();
  const [subscription_id = ''] = await addSubscribers(app, [{ email: 'full@example.org' }]);
  const { id: issue_id } = await (await newsletterEditor(app)).written();
  const message = { issue_id, subscription_id, due_at: new Date().toISOString(), state: 'failed' as const };
  await store.db.insertInto('newsletter_recipient').values(message).execute();
  const replaced = await readReplaced(store);
  await store.db.updateTable('mail').set({ attempts: 0, due_at: new Date().toISOString(), error: null }).execute();
  await store.db.updateTable('newsletter_recipient').set({ state: 'waiting' }).execute();
  await markRestored(store.db, { madeAt: new Date().toISOString(), replaced });
  await holdRestored(store);
  expect((await readRestored(store.db))?.queues).toEqual([
    { queue: 'mail', unsent: 1, sent: 0, unknown: 0 },
    { queue: 'newsletter', unsent: 1, sent: 0, unknown: 0 },
  ]);
  await decideHeld(store, { choice: 'unsent', who: 'amani' });
  expect(await store.db.selectFrom('mail').select(['due_at', 'sent_at']).executeTakeFirst()).toEqual({
    due_at: expect.any(String),
    sent_at: null,
  });
  expect(await store.db.selectFrom('newsletter_recipient').select('state').execute()).toEqual([{ state: 'waiting' }]);
});
