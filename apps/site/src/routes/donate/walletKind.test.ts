import { expect, test } from 'vitest';
import { isSampleValue } from './samples.ts';
import { walletKind } from './walletKind.ts';

test.each([
  ['Bitcoin (BTC)', { currency: 'BTC', network: 'Bitcoin' }],
  ['Tether (USDT, TRC-20)', { currency: 'USDT', network: 'TRC-20' }],
  ['Monero', { currency: 'Monero', network: 'Monero' }],
])('[DON-01] the name "%s" says currency and network', (name, kind) => {
  expect(walletKind(name)).toEqual(kind);
});

test.each(['SAMPLE-BTC-REPLACE-ME-0000000000000001', 'giving@nzete.example', '+243 000 000 011', 'SAMPLECDXXX'])(
  '[DON-01] %s, which comes with the software, is known for a sample',
  (value) => expect(isSampleValue(value)).toBe(true),
);

test.each(['+243 810 000 011', 'don@nzete.org', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'])(
  '%s is no sample',
  (value) => expect(isSampleValue(value)).toBe(false),
);
