import { parseAmount } from '@nzete/domain';
import { expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { emptyGift, giftCall, giftSchema } from './gift.ts';
import { messages } from './messages.ts';

const gift = {
  method: 'mobile-money',
  amount: ' 1 500,5 ',
  currency: 'CDF',
  sent_on: '2026-06-01',
  transfer_reference: ' MP260601 ',
  name: '',
  email: 'ada@example.org',
};

function wrongIn(values: object): Record<string, string> {
  try {
    giftSchema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]));
  }
}

test.each([
  ['50', '50.00'],
  ['50.5', '50.50'],
  ['50,55', '50.55'],
  ['1500', '1500.00'],
  ['1 500', '1500.00'],
  ['1\u202f500,50', '1500.50'],
  ['1,500.50', '1500.50'],
  ['1.500,50', '1500.50'],
  ['1,500', '1500.00'],
  ['1,500,000', '1500000.00'],
  ["1'500.-", undefined],
  ['0', undefined],
  ['0,00', undefined],
  ['0.01', '0.01'],
  ['-5', undefined],
  ['5 USD', undefined],
  ['1,50,000', undefined],
  ['50.555.5', undefined],
  ['12345678901', undefined],
  ['0.500', undefined],
  ['0,250', undefined],
  ['00 500', undefined],
  ['', undefined],
])('[GIFT-01] the amount "%s" is read as %s', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test('[GIFT-01] an empty form says what is missing at each field, except at the name', () => {
  expect(Object.keys(wrongIn(emptyGift)).sort()).toEqual(
    Object.keys(emptyGift)
      .filter((name) => name !== 'name')
      .sort(),
  );
  expect(wrongIn({ ...gift, amount: 'much', sent_on: '2999-01-01', email: 'ada' })).toEqual({
    ...{ amount: 'amountWrong', sent_on: 'dayWrong', email: 'emailWrong' },
  });
  expect(wrongIn(gift)).toEqual({});
});

test('[GIFT-01] the amount is sent as the server wants it, and a blank name is left out', () => {
  const { name: _, ...rest } = gift;
  expect(giftCall(gift).giftInput).toEqual({ ...rest, amount: '1500.50', transfer_reference: 'MP260601' });
});

test('every error has its words', () => {
  const keys = Object.values({ ...wrongIn(emptyGift), ...wrongIn({ ...gift, amount: 'x', sent_on: 'x', email: 'x' }) });
  for (const key of [...keys, 'transferLong', 'nameLong', 'refused']) expect(messages).toHaveProperty(key);
});
