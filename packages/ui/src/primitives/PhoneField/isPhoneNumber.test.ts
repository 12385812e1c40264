import { expect, test } from 'vitest';
import { isPhoneNumber } from './isPhoneNumber.ts';

test.each([
  '+243 800 000 000',
  '0800000000',
  '(0)80/00-00',
  ' 00243.800.000.000 ',
  '0800\u00a0000\u2011000',
  '\u202a+243 813 189 162\u202c',
  'tel:+243812345678',
  '＋２４３　８１２－３４５－６７８',
  '٠٨١٢٣٤٥٦٧٨',
  '081·234·5678',
  '081,234,56,78',
  '1'.repeat(17),
])('%s is a number', (text) => {
  expect(isPhoneNumber(text)).toBe(true);
});

test.each([
  '',
  '   ',
  '+243',
  'eight',
  '+243 800 x',
  'tel:call me',
  '0812345678, 0823456789',
  '0800 000 000 +1',
  '0800\n000 000',
  '0800\u0007000 000',
  '1'.repeat(18),
  '0812345678/0998765432',
])('%j is not a number', (text) => {
  expect(isPhoneNumber(text)).toBe(false);
});
