import { expect, test } from 'vitest';
import { confirmation, sendGift, withGift } from './support/gifts.ts';

test('[INPUT-06] a receipt that cannot print the name is not numbered, staff read why, and the next number is not left out', async () => {
  const { app, staff, reference } = await withGift({ name: 'مريم إيلونغا' });
  const confirm = (gift: string) => staff.call('POST', `/gifts/${gift}/confirmation`, confirmation);
  const refused = await confirm(reference);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().detail).toContain('“مريم إيلونغا”');
  expect((await staff.get(`/gifts/${reference}`)).json()).toMatchObject({ status: 'received', receipt_number: null });
  for (const [index, name] of ['Élise Ɛ́kɔ́lɔ Ŋombe?', 'Łukasz Nguyễn'].entries()) {
    const answer = await confirm((await sendGift(app, { name })).reference);
    expect(answer.json().receipt_number).toMatch(new RegExp(`-000${index + 1}$`));
  }
});
