import { homeDay } from '@nzete/domain';
import { expect, test } from 'vitest';
import { erasePerson, exportPerson } from '../src/privacy/requests.ts';
import { purgeExpired } from '../src/privacy/retention.ts';
import { confirmation, sendGift, withGift } from './support/gifts.ts';

const ADA = 'ada.mbo@example.org';

test('[GIFT-09] a donor gets what is stored of the gift, without who of the staff decided', async () => {
  const { app, reference, staff } = await withGift();
  await staff.call('POST', `/gifts/${reference}/confirmation`, confirmation);
  const { held } = await exportPerson(app, ADA);
  expect(held.gift).toMatchObject([{ reference, name: 'Ada Mbo', transfer_reference: 'MP260601.1432.A12345' }]);
  expect(JSON.stringify(held)).not.toContain('amani');
});

test('[GIFT-09, PRIV-13, PRIV-53] erasing takes gifts without a receipt; one with a receipt stays ten years, and is then deleted', async () => {
  const { app, reference, staff } = await withGift();
  await staff.call('POST', `/gifts/${reference}/confirmation`, confirmation);
  const open = await sendGift(app);
  const refused = await sendGift(app);
  await staff.call('POST', `/gifts/${refused.reference}/refusal`, { reason: 'Not found.' });
  const references = async () =>
    (await app.store.db.selectFrom('gift').select('reference').execute()).map((one) => one.reference);
  const subjects = async () => {
    const rows = await app.store.db.selectFrom('staff_action').select('subject').distinct().execute();
    return rows.map(({ subject }) => subject);
  };
  expect(await references()).toHaveLength(3);
  expect(open.reference).not.toBe(reference);
  for (const includingKyc of [true, false]) {
    const { erased, retained } = await erasePerson(app, ADA, { includingKyc });
    expect([erased.gift, retained.gift]).toEqual([includingKyc ? 2 : 0, 1]);
  }
  expect([await references(), await subjects()]).toEqual([[reference], [reference]]);
  const year = Number(homeDay().slice(0, 4));
  expect((await purgeExpired(app, new Date(Date.UTC(year + 10, 11, 31)))).gift).toBe(0);
  expect((await purgeExpired(app, new Date(Date.UTC(year + 11, 0, 1)))).gift).toBe(1);
  expect([await references(), await subjects()]).toEqual([[], []]);
});
