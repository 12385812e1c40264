import { expect, test } from 'vitest';
import { chosenIn, type PageAddress } from './address.ts';

const address: PageAddress = { parameters: { q: /^.{1,5}$/, page: /^[1-9]\d{0,2}$/ } };

test.each([
  ['what the page does not know is left out', '?utm=x&page=2&lang=fr', 'page=2'],
  ['the order is that of the page', '?page=2&q=a', 'q=a&page=2'],
  ['a value that cannot be is left out', '?page=0&q=abcdef', ''],
  ['the first of two counts', '?page=3&page=4', 'page=3'],
  ['a wrong escape changes nothing', '?q=%E0%A4&page=5', 'q=%EF%BF%BD&page=5'],
])('%s', (_, search, chosen) => {
  expect(chosenIn(address, search).toString()).toBe(chosen);
});
