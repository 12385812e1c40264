import { afterEach, expect, test, vi } from 'vitest';
import { credentialsSchema, loginFailure } from './credentials.ts';
import { messages } from './messages.ts';

afterEach(() => vi.unstubAllGlobals());

test('[AUTH-14] a wrong username and a wrong password fail alike', () => {
  expect(loginFailure({ status: 401, data: { detail: 'Wrong username or password' } })).toBe('wrong');
  expect(
    loginFailure({ status: 422, data: { detail: 'No', fields: [{ field: 'username', message: 'is wrong' }] } }),
  ).toBe('wrong');
});

test('[AUTH-14] too many tries and a lost connection say what they are', () => {
  expect(loginFailure({ status: 429, data: {}, retryAfter: 20 })).toEqual({ ok: false, reason: 'wait', seconds: 20 });
  vi.stubGlobal('navigator', { onLine: false });
  expect(loginFailure({ status: 'FETCH_ERROR', error: 'x' })).toEqual({ ok: false, reason: 'offline' });
});

test('[AUTH-14] a password is sent as it is typed, a username without spaces around it', async () => {
  expect(credentialsSchema.cast({ username: ' ada ', password: ' a b ' })).toEqual({
    username: 'ada',
    password: ' a b ',
  });
  const wrong = await credentialsSchema.validate({ username: ' ', password: 'x' }).catch((error) => error.message);
  expect(wrong).toBe('usernameMissing');
  expect(messages).toHaveProperty(wrong);
});
