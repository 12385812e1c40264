import { expect, test } from 'vitest';
import { isPhoneNumber } from './isPhoneNumber.ts';

test.each(['+243 800 000 000', '0800000000', '(0)80/00-00', ' 00243.800.000.000 '])('%s is a number', (text) => {
  expect(isPhoneNumber(text)).toBe(true);
});

test.each(['', '   ', '+243', 'eight', '+243 800 x', '0800 000 000 +1', '1'.repeat(31)])(
  '%j is not a number',
  (text) => {
    expect(isPhoneNumber(text)).toBe(false);
  },
);
