import { type Kysely, sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { Database } from '../src/db/types.ts';
import { decideHeld } from '../src/held/decide.ts';
import { holdCopy } from '../src/held/hold.ts';
import { readRestored } from '../src/jobs/held.ts';
import { queueMail } from '../src/mailer/arrivals.ts';
import { startApp } from './support/app.ts';
import { inHours, publishEvent, signUp } from './support/events.ts';
import { mailing } from './support/mail.ts';
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
    const within = { transaction: () => ({ execute: (work: (db: typeof trx) => Promise<void>) => work(trx) }) };
    await decideHeld({ db: within as never }, { queue: 'mail', choice: 'unsent', who: 'amani' });
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
