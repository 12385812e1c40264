import { expect, onTestFinished, test, vi } from 'vitest';
import { claimMail, markFailed, renewClaim } from '../src/mail/claim.ts';
import { whileClaimed } from '../src/mail/while-claimed.ts';
import { queueMail } from '../src/mailer/arrivals.ts';
import { startApp } from './support/app.ts';

/** A server with as many queued mails. */
async function withMails(count: number) {
  const app = await startApp();
  for (let one = 0; one < count; one += 1) await queueMail(app.store.db, { about: 'kyc', language: 'en' });
  return app;
}

const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);

test('[VOL-05] a claim is renewed each minute until the message is sent, and not after', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const renew = vi.fn(async () => {});
  let resolve = (_answer: string) => {};
  const answer = new Promise<string>((done) => {
    resolve = done;
  });
  const sent = whileClaimed(renew, () => answer);
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(renew).toHaveBeenCalledTimes(5);
  resolve('250');
  expect(await sent).toBe('250');
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(renew).toHaveBeenCalledTimes(5);
});

test('[VOL-05] a message that a slow mail server still takes is sent by no other server', async () => {
  const app = await withMails(1);
  const claimed = await claimMail(app.store, at(1));
  if (!claimed) throw new Error('Nothing is due.');
  await renewClaim(app.store, claimed, at(3));
  expect(await claimMail(app.store, at(5))).toBeUndefined();
  const taken = await claimMail(app.store, at(7));
  expect(taken).toMatchObject({ id: claimed.id, attempts: 2 });
  // The first one, which was away for long, changes nothing any more.
  await renewClaim(app.store, claimed, at(60));
  const failure = { now: at(8), reason: 'ETIMEDOUT', isPermanent: true };
  expect(await markFailed(app.store, claimed, failure)).toBe(false);
  expect(await claimMail(app.store, at(11))).toMatchObject({ id: claimed.id, attempts: 3 });
});

test.each(['', '2026-02-30T08:30:00.000Z', '+010000-01-01T00:00:00.000Z'])(
  '[INPUT-02] a message whose stored time is %j does not stop the others',
  async (due_at) => {
    const app = await withMails(2);
    const [corrupt, other] = await app.store.db.selectFrom('mail').select('id').execute();
    await app.store.db
      .updateTable('mail')
      .set({ due_at })
      .where('id', '=', corrupt?.id ?? '')
      .execute();
    const claimed = [await claimMail(app.store, at(1)), await claimMail(app.store, at(1))].map((mail) => mail?.id);
    expect(claimed).toContain(other?.id);
    // Without a time it waits for a person; with a day that is none it is sent.
    expect(claimed.includes(corrupt?.id)).toBe(due_at.startsWith('2026'));
    expect(await claimMail(app.store, at(1))).toBeUndefined();
  },
);
