import { homeDay } from '@nzete/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { confirmGift } from '../src/gifts/decide.ts';
import { readGiftRow } from '../src/gifts/list.ts';
import { renderReceipt } from '../src/gifts/receipt.ts';
import { newReference } from '../src/http/submissions/reference.ts';
import { normaliseUpdate } from '../src/partnership-updates/feed.ts';
import { intlOf } from '../src/text/intl.ts';
import { dayBefore } from '../src/visits/day-before.ts';
import { startApp } from './support/app.ts';
import { sendGift } from './support/gifts.ts';
import { update } from './support/partnership-updates.ts';
import { wordsOfPages } from './support/pdfs.ts';
import { signInStaff } from './support/staff-inbox.ts';

/** Half past midnight on New Year's Day in Kinshasa. */
const newYear = new Date('2026-12-31T23:30:00.000Z');

test('[PORTAL-09] the day is that of Kinshasa', () => {
  expect(homeDay(newYear)).toBe('2027-01-01');
  expect(homeDay('2026-12-31T22:59:59.999Z')).toBe('2026-12-31');
});

test('[GIFT-06] the year of a receipt number, its date, and the years it is kept are those of Kinshasa', async () => {
  const app = await startApp();
  const { reference } = await sendGift(app, { lang: 'en' });
  const issuer = JSON.stringify({ address: '1 Avenue', email: 'gifts@example.org' });
  const found = { amount: 100, currency: 'USD', received_on: '2026-12-31', issuer } as const;
  const outcome = await confirmGift(app.store, reference, { who: 'amani', mails: false, ...found }, newYear);
  const gift = await readGiftRow(app.store, reference);
  expect([outcome, gift?.receipt_number, gift?.retained_until]).toEqual([
    'done',
    '2027-0001',
    '2038-01-01T00:00:00.000Z',
  ]);
  const pdf = gift && (await renderReceipt(gift, intlOf('en')));
  const words = (await wordsOfPages(pdf ?? Buffer.from('')))
    .flat()
    .map(({ text }) => text)
    .join(' ');
  expect(words).toContain('1 January 2027');
  expect(words).toContain('31 December 2026'); // when it arrived
});

test('[KYC-04, NEWS-01] so are the year of a reference number and the date of an update without one', () => {
  expect(newReference('V', newYear)).toMatch(/^NZ-V-2027-/);
  const { date: _, ...undated } = update;
  expect(normaliseUpdate({ ...undated, type: 'donor' }, newYear).date).toBe('2027-01-01');
});

test('so are the days of the visits', () => {
  expect([dayBefore(newYear, 0), dayBefore(newYear, 1)]).toEqual(['2027-01-01', '2026-12-31']);
});

describe('at half past midnight', () => {
  beforeEach(() => void vi.useFakeTimers({ now: newYear, toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test('[INPUT-03] an export has the day in its name, and a visit counts for it', async () => {
    const app = await startApp();
    const { get } = await signInStaff(app, 'administrator');
    const answer = await get('/inbox/export?lang=en');
    expect(answer.headers['content-disposition']).toContain('2027-01-01.csv');
    const { visits } = (await get('/overview')).json();
    expect(visits.at(-1)).toMatchObject({ day: '2027-01-01' });
  });
});
