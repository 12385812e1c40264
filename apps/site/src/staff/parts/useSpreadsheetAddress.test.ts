import { expect, test } from 'vitest';
import { spreadsheetAddress } from './useSpreadsheetAddress.ts';

test('[INPUT-03] an export is asked for in the language of the page and with the times of its reader', () => {
  const asked = 'lang=fr&zone=Africa%2FLubumbashi';
  expect(spreadsheetAddress('/api/x', 'fr-CD', 'Africa/Lubumbashi')).toBe(`/api/x?${asked}`);
  expect(spreadsheetAddress('/api/x?kind=kyc', 'fr', 'Africa/Lubumbashi')).toBe(`/api/x?kind=kyc&${asked}`);
});
