import { expect, test } from 'vitest';
import { walletKind } from './walletKind.ts';

test.each([
  ['Bitcoin (BTC)', { currency: 'BTC', network: 'Bitcoin' }],
  ['Tether (USDT, TRC-20)', { currency: 'USDT', network: 'TRC-20' }],
  ['Monero', { currency: 'Monero', network: 'Monero' }],
])('[DON-01] the name "%s" says currency and network', (name, kind) => {
  expect(walletKind(name)).toEqual(kind);
});
