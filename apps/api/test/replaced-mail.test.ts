import { expect, test } from 'vitest';
import { readReplaced } from '../src/held/replaced.ts';
import { claimMail, markFailed, markSent } from '../src/mail/claim.ts';
import { queueMail } from '../src/mailer/arrivals.ts';
import { startApp } from './support/app.ts';

const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);

test('[SEND-02] a restore knows of a mail what is certain: not while an attempt has not ended, the second one too', async () => {
  const app = await startApp();
  await queueMail(app.store.db, { about: 'feedback', language: 'en' });
  const known = async () => (await readReplaced(app.store))?.queues.mail?.things.map((row) => row.known);
  const next = async (minutes: number) => {
    const mail = await claimMail(app.store, at(minutes));
    if (!mail) throw new Error('Nothing is due');
    return mail;
  };
  expect(await known()).toEqual(['unsent']);
  const first = await next(1);
  expect(await known()).toEqual(['unknown']);
  await markFailed(app.store, first, { now: at(1), reason: 'ECONNECTION', isPermanent: false });
  expect(await known()).toEqual(['unsent']);
  const second = await next(60);
  expect(await known()).toEqual(['unknown']);
  await markSent(app.store, second, at(60));
  expect(await known()).toEqual(['sent']);
});
