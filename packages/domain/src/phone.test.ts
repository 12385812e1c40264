import { expect, test } from 'vitest';
import { phoneLink, phoneNumberForm, plainPhone } from './phone.ts';

// As JSON Schema reads a pattern.
const form = new RegExp(phoneNumberForm.pattern, 'u');

/** What a person pastes, and what it is with the signs of a keypad. */
const pasted = [
  ['tel:+243812345678', '+243812345678'],
  ['\u202aTel: +243 812 345 678', '+243 812 345 678'],
  ['＋243812345678', '+243812345678'],
  ['０８１２３４５６７８', '0812345678'],
  ['٠٨١٢٣٤٥٦٧٨', '0812345678'],
  ['۰۸۱۲۳۴۵۶۷۸', '0812345678'],
  ['०८१२३४५६७८', '0812345678'],
  // Digits of two kinds that stand next to each other in Unicode.
  ['𝟎𝟖𝟏𝟤𝟥𝟦𝟻𝟼𝟽𝟾', '0812345678'],
  ['081·234·5678', '081.234.5678'],
  ['081・234•5678', '081.234.5678'],
  ['081,234,56,78', '081,234,56,78'],
  ['٠٨١،٢٣٤،٥٦٧٨', '081,234,5678'],
  ['\t081 234 5678\t', '081 234 5678'],
  ['+243－81－2345678', '+243-81-2345678'],
  ['081ー234—56‐78', '081-234-56-78'],
  ['（081）234／5678', '(081)234/5678'],
  ['081\u3000234\u20095678', '081 234 5678'],
  ['00243 (0)812 345 678', '00243 (0)812 345 678'],
] as const;

test.each(pasted)('[INPUT-04] %j can be a number, with plain signs %s', (typed, plain) => {
  expect(form.test(typed)).toBe(true);
  expect(plainPhone(typed)).toBe(plain);
  expect(plainPhone(plain)).toBe(plain);
  expect(form.test(plain)).toBe(true);
});

test.each([
  ...['call me', 'tel:', 'tel: none', 'tel:tel:0812345678', 'Phone: 0812345678', '081234567O', '0812345678 x12'],
  ...['+243812345678;ext=5', '0812345678,', ',0812345678', '081,,2345678', '0812345678, 0823456789', '081\n2345678'],
  // Two numbers.
  ...['0812345678/0998765432', '0812345678 0998765432', '812345678/998765432', '+243812345678 - +243998765432'],
  ...['0812345678 +1', '½½½½½', '①②③④⑤', 'ⅣⅣⅣⅣⅣ', '081\u00072345678', '081\u20282345678'],
])('[INPUT-04] %j cannot be a number', (typed) => {
  expect(form.test(typed)).toBe(false);
});

// A pattern that tries every split of the text would not end.
test('[INPUT-04] a long text is refused', () => {
  for (const part of ['(', '1', '1,', '1 ', 'tel:('])
    expect(form.test(`${part.repeat(200_000 / part.length)}x`)).toBe(false);
});

test('[INPUT-04] a link dials the digits of any script', () => {
  expect(['+243 000 000 001', '٠٨١ ٢٣٤', '＋243·81', 'tel:081'].map(phoneLink)).toEqual([
    ...['tel:+243000000001', 'tel:081234', 'tel:+24381', 'tel:081'],
  ]);
});
