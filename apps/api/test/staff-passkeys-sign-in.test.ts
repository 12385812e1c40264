import { afterEach, describe, expect, test, vi } from 'vitest';
import { startApp } from './support/app.ts';
import { joinWithPasskey, prove, request, sign, site, start } from './support/passkeys.ts';
import { call, headersOf, joined, signIn, tokenOf, trail } from './support/staff.ts';

afterEach(() => void vi.useRealTimers());

describe('signing in with a passkey', () => {
  test('[AUTH-31] ASVS 6.3.3: does the same as a code', async () => {
    const app = await start();
    const { authenticator, again } = await joinWithPasskey(app);
    const half = await again();
    const given = await prove(app, half, await sign(app, half, authenticator));
    expect([given.statusCode, given.json().second_factor]).toEqual([200, 'given']);
    expect(tokenOf(given)).not.toBe('');
    expect((await call(app, 'GET', '/session', { headers: half })).statusCode).toBe(401);
    const [passkey] = (await call(app, 'GET', '/second-factor/passkeys', { headers: headersOf(given) })).json();
    expect(passkey.last_used_at).toEqual(expect.any(String));
    expect(await trail(app)).toContain('amani passkey-used @amani My phone');
  });

  test('[AUTH-32] ASVS 6.5.1, 6.7.2: a signature works once, also in another session, and a challenge once', async () => {
    const app = await start();
    const { authenticator, again } = await joinWithPasskey(app);
    const half = await again();
    const proof = await sign(app, half, authenticator);
    const given = await prove(app, half, proof);
    expect(given.statusCode).toBe(200);
    expect((await prove(app, headersOf(given), proof)).statusCode).toBe(403);
    const next = await again();
    await request(app, next);
    expect((await prove(app, next, proof)).statusCode).toBe(403);
    // The wrong try has used up the challenge.
    const challenge = await request(app, next);
    expect(
      (await prove(app, next, authenticator.get({ ...challenge, origin: 'http://nzete.example' }))).statusCode,
    ).toBe(403);
    expect((await prove(app, next, authenticator.get(challenge))).statusCode).toBe(403);
  });

  test('[AUTH-32] of two requests at once only one gets the challenge', async () => {
    const app = await start();
    const { authenticator, again } = await joinWithPasskey(app);
    const half = await again();
    const proof = await sign(app, half, authenticator);
    const answers = await Promise.all([prove(app, half, proof), prove(app, half, proof)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test.each([
    ['of another site', { origin: 'https://nzete.example.evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without a verified user', { isVerified: false }],
  ])('[AUTH-32] %s a signature is refused', async (_, change) => {
    const app = await start();
    const { authenticator, again } = await joinWithPasskey(app);
    const half = await again();
    expect((await prove(app, half, await sign(app, half, authenticator, change))).statusCode).toBe(403);
    expect((await call(app, 'GET', '/session', { headers: half })).json().second_factor).toBe('wanted');
  });

  test('[AUTH-32] after five minutes the challenge is refused', async () => {
    const app = await start();
    const { authenticator, again } = await joinWithPasskey(app);
    const half = await again();
    const proof = await sign(app, half, authenticator);
    // Only the clock: timers go on.
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 5 * 60_000);
    expect((await prove(app, half, proof)).statusCode).toBe(403);
  });

  test('[AUTH-32] the passkey of someone else is refused, and one that names another key', async () => {
    const app = await start();
    const { authenticator, again } = await joinWithPasskey(app);
    const other = await joinWithPasskey(app, 'other');
    const half = await again();
    expect((await prove(app, half, await sign(app, half, other.authenticator))).statusCode).toBe(403);
    const { id } = authenticator;
    const forged = { ...(await sign(app, half, other.authenticator)), id, rawId: id };
    expect((await prove(app, half, forged)).statusCode).toBe(403);
  });

  test('[AUTH-32] a counter that goes back is refused, one that goes on is kept', async () => {
    const app = await start();
    const { authenticator, again } = await joinWithPasskey(app);
    const tries: number[] = [];
    for (const counter of [3_000_000_000, 2_999_999_999, 3_000_000_000, 3_000_000_001]) {
      const half = await again();
      tries.push((await prove(app, half, await sign(app, half, authenticator, { counter }))).statusCode);
    }
    expect(tries).toEqual([200, 403, 403, 200]);
  });

  test('[AUTH-31] without a passkey it says to enter a code', async () => {
    const app = await start();
    await joined(app, 'administrator', 'amani');
    const half = headersOf(await signIn(app, { username: 'amani' }));
    const answer = await call(app, 'POST', '/second-factor/passkeys/sign-in/options', { headers: half });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'passkey-missing']);
  });

  test('[AUTH-33] ASVS 6.3.1: wrong tries count together with those of codes', async () => {
    const generous = { max: 100, timeWindow: 60_000 };
    const app = await startApp({ publicUrl: site, rateLimits: { token: generous, write: generous } });
    const { authenticator, again } = await joinWithPasskey(app);
    const half = await again();
    for (let count = 0; count < 3; count += 1) {
      expect((await prove(app, half, await sign(app, half, authenticator, { origin: 'x' }))).statusCode).toBe(403);
      if (count === 2) break;
      const wrong = await call(app, 'POST', '/second-factor', { headers: half, body: { code: '000000' } });
      expect(wrong.statusCode).toBe(403);
    }
    const answer = await prove(app, half, await sign(app, half, authenticator));
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect((await trail(app)).filter((line) => line.includes('second-factor-failed'))).toHaveLength(5);
  });
});
