import { expect, test } from 'vitest';
import { startApp } from './support/app.ts';
import { confirmation, sendGift } from './support/gifts.ts';
import { trail } from './support/staff.ts';
import { signInStaff } from './support/staff-inbox.ts';

async function withGifts() {
  const app = await startApp();
  const staff = await signInStaff(app, 'administrator', 'amani');
  const send = async (changes: Parameters<typeof sendGift>[1]) => (await sendGift(app, changes)).reference;
  const mobile = await send({});
  const bank = await send({ method: 'bank-transfer', currency: 'EUR', sent_on: '2026-05-30', name: 'Élodie Kasongo' });
  const paypal = await send({ method: 'paypal', amount: '20', transfer_reference: '50%_off' });
  const confirm = (reference: string, body: object) => staff.call('POST', `/gifts/${reference}/confirmation`, body);
  const references = async (query: string) =>
    (await staff.get(`/gifts?${query}`)).json().gifts.map((one: { reference: string }) => one.reference);
  return { app, staff, mobile, bank, paypal, confirm, references };
}

test('[GIFT-07] the list is filtered by status, method, currency, month and words, and says how many wait', async () => {
  const { staff, mobile, bank, paypal, confirm, references } = await withGifts();
  expect((await references('')).sort()).toEqual([mobile, bank, paypal].sort());
  await confirm(bank, confirmation);
  expect(await references('status=accepted')).toEqual([bank]);
  expect(await references('method=paypal')).toEqual([paypal]);
  expect(await references('currency=EUR')).toEqual([bank]);
  expect(await references('month=2026-05')).toEqual([bank]);
  expect(await references('q=elodie')).toEqual([bank]);
  expect(await references('q=kasongo%20-0001')).toEqual([bank]);
  expect(await references('q=50%25_')).toEqual([paypal]);
  expect(await references('q=nobody')).toEqual([]);
  expect((await staff.get('/gifts?status=accepted')).json()).toMatchObject({ total: 1, waiting: 2 });
  expect((await staff.get('/gifts?page=2')).json()).toMatchObject({ gifts: [], total: 3, receipts_mailed: false });
  for (const query of ['month=2026-13', 'status=lost', 'page=0', 'since=2026']) {
    expect([query, (await staff.get(`/gifts?${query}`)).statusCode]).toEqual([query, 422]);
  }
});

test('[GIFT-08] totals count what is confirmed, by month of the account, method and currency, also as CSV', async () => {
  const { app, staff, mobile, bank, paypal, confirm } = await withGifts();
  await confirm(mobile, { amount: '0.10', currency: 'USD', received_on: '2026-06-02' });
  await confirm(paypal, { amount: '0.20', currency: 'USD', received_on: '2026-06-30' });
  await confirm(bank, { amount: '9999999999.99', currency: 'CDF', received_on: '2026-05-31' });
  const { reference } = await sendGift(app);
  await confirm(reference, { amount: '0.20', currency: 'USD', received_on: '2026-06-03' });
  const refused = await sendGift(app);
  await staff.call('POST', `/gifts/${refused.reference}/refusal`, { reason: 'Not found.' });
  expect((await staff.get('/gifts/totals')).json()).toEqual([
    { month: '2026-06', method: 'mobile-money', currency: 'USD', count: 2, amount: '0.30' },
    { month: '2026-06', method: 'paypal', currency: 'USD', count: 1, amount: '0.20' },
    { month: '2026-05', method: 'bank-transfer', currency: 'CDF', count: 1, amount: '9999999999.99' },
  ]);
  const csv = await staff.get('/gifts/totals/export');
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(csv.body).toBe(
    '\ufeffMonth,Way of giving,Currency,Gifts,Amount\r\n' +
      '2026-06,mobile-money,USD,2,0.3\r\n2026-06,paypal,USD,1,0.2\r\n' +
      '2026-05,bank-transfer,CDF,1,9999999999.99\r\n',
  );
  expect(await trail(app)).toContain('amani exported gifts');
});

test('[GIFT-08] nothing of gifts is public', async () => {
  const { app } = await withGifts();
  for (const path of ['/gifts', '/gifts/totals', '/staff/gifts', '/staff/gifts/totals', '/staff/gifts/totals/export']) {
    expect([path, [401, 404, 405].includes((await app.inject(`/api${path}`)).statusCode)]).toEqual([path, true]);
  }
});
