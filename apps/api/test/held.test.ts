import { expect, test } from 'vitest';
import { decideHeld } from '../src/held/decide.ts';
import { holdCopy } from '../src/held/hold.ts';
import { queueMail } from '../src/mailer/arrivals.ts';
import { mailing } from './support/mail.ts';

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
