import { expect, test, vi } from 'vitest';
import { resetFailure, tokenIn } from './reset.ts';

test('[AUTH-16] the link of the mail has its token in the fragment, and other fragments are none', () => {
  const token = 'cQ-6_'.repeat(8);
  expect(tokenIn(`#${token}`)).toBe(token);
  for (const other of ['', '#', '#main', `#${token}=`, `#${token} x`]) expect(tokenIn(other), other).toBeUndefined();
});

test('[AUTH-16] an easy password, a used or dead link and a lost connection are told apart', () => {
  const easy = { detail: 'Not valid', fields: [{ field: 'password', message: 'is easy to guess' }] };
  expect(resetFailure({ status: 422, data: easy })).toBe('easy');
  expect(resetFailure({ status: 410, data: { detail: 'Used' } })).toBe('used');
  for (const status of [400, 404]) expect(resetFailure({ status, data: { detail: 'Gone' } })).toBe('dead');
  expect(resetFailure({ status: 429, data: {}, retryAfter: 30 })).toEqual({ ok: false, reason: 'wait', seconds: 30 });
  vi.stubGlobal('navigator', { onLine: true });
  expect(resetFailure({ status: 'FETCH_ERROR', error: 'x' })).toEqual({ ok: false, reason: 'no-response' });
  vi.unstubAllGlobals();
});
