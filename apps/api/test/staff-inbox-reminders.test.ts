import { expect, test } from 'vitest';
import { post } from './support/app.ts';
import { mailing } from './support/mail.ts';
import { seenOf, signInStaff } from './support/staff-inbox.ts';

const DAY = 24 * 60;

test('[STAFF-17] a reminder is not repeated, nor lost, when the entry changes hands, but comes on another day', async () => {
  const { app, smtp, sendAfter } = await mailing();
  const amani = await signInStaff(app, 'editor', 'amani');
  const baraka = await signInStaff(app, 'editor', 'baraka');
  const { reference } = (await post(app, '/api/feedback', { message: 'Thanks.', email: 'ada@example.org' })).json();
  const inDays = (days: number) => new Date(Date.now() + days * DAY * 60_000).toISOString().slice(0, 10);
  const assign = async (account_id: string | null, remind_on: string) => {
    const { assigned_at } = await seenOf(app, reference);
    const body = { account_id, remind_on, assigned_at };
    expect((await amani.call('PUT', `/inbox/${reference}/assignment`, body)).statusCode).toBe(200);
  };
  const reminders = () => smtp.received.filter(({ headers }) => headers.subject?.includes('A reminder')).length;
  await assign(null, inDays(3));
  await assign(amani.id, inDays(3));
  await sendAfter(4 * DAY);
  expect(reminders()).toBe(1);
  await assign(baraka.id, inDays(3));
  await sendAfter(4 * DAY);
  expect(reminders()).toBe(1);
  await assign(baraka.id, inDays(5));
  await sendAfter(6 * DAY);
  expect(reminders()).toBe(2);
});
