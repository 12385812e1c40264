import { afterEach, expect, test, vi } from 'vitest';
import { sendResult } from './forms.ts';

afterEach(() => vi.unstubAllGlobals());

test('[LIB-21] what has arrived has the reference of its receipt', () => {
  expect(sendResult({ data: { reference: 'V-1' } })).toEqual({ ok: true, reference: 'V-1' });
});

test.each([
  [true, 'no-response'],
  [false, 'offline'],
])('[LIB-21] without an answer it depends on the network: %s is %s', (onLine, reason) => {
  vi.stubGlobal('navigator', { onLine });
  expect(sendResult({ error: { status: 'FETCH_ERROR', error: 'Failed to fetch' } })).toEqual({ ok: false, reason });
});

test.each([
  ['413', { status: 413, data: { detail: 'The body is too large.' } }, { reason: 'too-long' }],
  ['429 with its time', { status: 429, data: {}, retryAfter: 42 }, { reason: 'wait', seconds: 42 }],
  ['429 without a time', { status: 429, data: {} }, { reason: 'wait', seconds: 60 }],
  ['503', { status: 503, data: { detail: 'Busy.' } }, { reason: 'other', detail: 'Busy.' }],
  [
    '422',
    { status: 422, data: { detail: 'x', fields: [{ field: 'email', message: 'is not valid' }] } },
    { reason: 'refused', fields: { email: 'is not valid' } },
  ],
])('[LIB-21] %s is told in the terms of the form', (_, error, expected) => {
  expect(sendResult({ error })).toEqual({ ok: false, ...expected });
});
