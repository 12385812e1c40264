import { afterEach, describe, expect, test, vi } from 'vitest';
import { createLink } from '../src/accounts/links.ts';
import { post, startApp } from './support/app.ts';
import { call, codeOf, headersOf, join, joined, setUp, signIn, tokenOf, trail } from './support/staff.ts';

const STEP_MS = 30_000;

afterEach(() => void vi.useRealTimers());

/** Only the clock: timers go on. */
function at(time: number): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(time);
}

/** An administrator who has signed in again, a while after setting up the second factor. */
async function wanted(options: Parameters<typeof startApp>[0] = {}) {
  const app = await startApp(options);
  const { secret, codes } = await joined(app, 'administrator', 'amani');
  at(Date.now() + 10 * STEP_MS);
  const answer = await signIn(app, { username: 'amani' });
  const give = (code: string, headers = headersOf(answer)) =>
    call(app, 'POST', '/second-factor', { headers, body: { code } });
  return { app, secret, codes, answer, give, headers: headersOf(answer) };
}

describe('setting up a second factor', () => {
  test.each(['reviewer', 'administrator'] as const)(
    '[STAFF-03] ASVS 6.3.3: the role %s must do it first',
    async (role) => {
      const app = await startApp();
      const { answer, headers } = await join(app, role);
      expect(answer.json().second_factor).toBe('to-set-up');
      expect((await call(app, 'GET', '/colleagues', { headers })).statusCode).toBe(401);
      const done = await setUp(app, headers);
      expect(done.codes).toHaveLength(10);
      expect((await call(app, 'GET', '/colleagues', { headers: done.headers })).statusCode).toBe(200);
      expect((await call(app, 'GET', '/session', { headers: done.headers })).json().second_factor).toBe('given');
      expect(await trail(app)).toContain(`${role} second-factor-set-up @${role}`);
    },
  );

  test('[STAFF-03] a reader may do it, and is then asked for it', async () => {
    const app = await startApp();
    const { answer, headers } = await join(app, 'reader', 'amani');
    expect(answer.json().second_factor).toBe('not-needed');
    await setUp(app, headers);
    expect((await signIn(app, { username: 'amani' })).json().second_factor).toBe('wanted');
  });

  test('[STAFF-03] needs a code of the new secret; until then there is none', async () => {
    const app = await startApp();
    const { headers } = await join(app, 'administrator');
    const { secret, uri } = (await call(app, 'POST', '/second-factor/secret', { headers })).json();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Nzete:administrator\?issuer=Nzete&secret=[A-Z2-7]{32}&/);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const wrong = await call(app, 'PUT', '/second-factor', { headers, body: { code: codeOf(secret, 0) } });
    expect([wrong.statusCode, (await signIn(app, { username: 'administrator' })).json().second_factor]).toEqual([
      403,
      'to-set-up',
    ]);
  });

  test('[STAFF-03] goes on with the same secret after a reload, but never with one that another session was shown', async () => {
    const app = await startApp();
    const { headers } = await join(app, 'administrator');
    const secretFor = async (of: typeof headers) =>
      (await call(app, 'POST', '/second-factor/secret', { headers: of })).json().secret;
    const shown = await secretFor(headers);
    expect(await Promise.all([secretFor(headers), secretFor(headers)])).toEqual([shown, shown]);
    const other = await secretFor(headersOf(await signIn(app, { username: 'administrator' })));
    expect(other).not.toBe(shown);
    const late = await call(app, 'PUT', '/second-factor', { headers, body: { code: codeOf(shown) } });
    expect([late.statusCode, late.json().code]).toEqual([403, 'first-code-wrong']);
    expect(await secretFor(headers)).not.toBe(shown);
    expect((await setUp(app, headers)).answer.statusCode).toBe(200);
  });

  test('[STAFF-03] brings new recovery codes when those shown were lost, and the old ones stop working', async () => {
    const app = await startApp();
    const { headers, codes } = await joined(app, 'reviewer', 'amani');
    const { recovery_codes } = (await call(app, 'POST', '/second-factor/recovery-codes', { headers })).json();
    const give = async (code: string) => {
      const half = headersOf(await signIn(app, { username: 'amani' }));
      return (await call(app, 'POST', '/second-factor', { headers: half, body: { code } })).statusCode;
    };
    expect([await give(codes[0] ?? ''), await give(recovery_codes[0])]).toEqual([403, 200]);
    expect(await trail(app)).toContain('amani recovery-codes-replaced @amani');
    const half = headersOf(await signIn(app, { username: 'amani' }));
    expect((await call(app, 'POST', '/second-factor/recovery-codes', { headers: half })).statusCode).toBe(401);
    const reader = await join(app, 'reader', 'bahati');
    const none = await call(app, 'POST', '/second-factor/recovery-codes', { headers: reader.headers });
    expect([none.statusCode, none.json().code]).toEqual([404, 'own-second-factor-not-found']);
  });

  test('[STAFF-03] ASVS 6.4.4: with a password alone nobody replaces one that is in use', async () => {
    const { app, headers } = await wanted();
    expect((await call(app, 'POST', '/second-factor/secret', { headers })).statusCode).toBe(409);
    const put = await call(app, 'PUT', '/second-factor', { headers, body: { code: '123456' } });
    expect(put.statusCode).toBe(409);
  });

  test('[STAFF-03] ASVS 6.5.2: the secret is encrypted, and recovery codes are stored as hashes of 120 bits', async () => {
    const { app, secret, codes } = await wanted();
    const account = await app.store.db.selectFrom('account').selectAll().executeTakeFirstOrThrow();
    expect(account.totp_secret).toMatch(/^1\.[\w-]{8}\./);
    const rows = await app.store.db.selectFrom('recovery_code').selectAll().execute();
    expect([rows.length, new Set(codes).size]).toEqual([10, 10]);
    for (const code of codes) {
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
      expect(JSON.stringify([account, rows])).not.toContain(code);
    }
    expect(JSON.stringify(account)).not.toContain(secret);
  });
});

describe('giving the second factor', () => {
  test('[STAFF-03] ASVS 6.4.3: a new password by a mailed link does not replace it', async () => {
    const { app } = await wanted();
    const { id, email } = await app.store.db.selectFrom('account').select(['id', 'email']).executeTakeFirstOrThrow();
    const token = await createLink(app.store.db, { purpose: 'reset-password', accountId: id, email });
    const changed = { token, password: 'nine loud weavers at noon' };
    expect((await post(app, '/api/password-reset/confirm', changed)).statusCode).toBe(204);
    const answer = await signIn(app, { username: 'amani', password: changed.password });
    expect(answer.json().second_factor).toBe('wanted');
  });

  test('[STAFF-03] a code of the app opens the staff area', async () => {
    const { app, secret, answer, give, headers } = await wanted();
    expect(answer.json().second_factor).toBe('wanted');
    const given = await give(codeOf(secret));
    expect([given.statusCode, given.json().second_factor]).toEqual([200, 'given']);
    expect((await call(app, 'GET', '/people', { headers: headersOf(given) })).statusCode).toBe(200);
    expect((await call(app, 'GET', '/session', { headers })).statusCode).toBe(401);
    expect(await trail(app)).toContain('amani second-factor-given @amani');
  });

  test('[STAFF-02] ASVS 7.2.4: the token changes when the session is worth more', async () => {
    const { app, secret, answer, give } = await wanted();
    const given = await give(codeOf(secret));
    expect(tokenOf(given)).not.toBe(tokenOf(answer));
    const cookie = `nzete-staff=${tokenOf(answer)}`;
    expect((await call(app, 'GET', '/session', { headers: { cookie } })).statusCode).toBe(401);
  });

  test.each([-1, 1])('[STAFF-03] ASVS 6.5.5: the clock may be wrong by one step (%i)', async (steps) => {
    const { secret, give } = await wanted();
    expect((await give(codeOf(secret, Date.now() + 2 * steps * STEP_MS))).statusCode).toBe(403);
    expect((await give(codeOf(secret, Date.now() + steps * STEP_MS))).statusCode).toBe(200);
  });

  test('[STAFF-03] ASVS 6.5.1: no code is taken twice, nor an earlier one, also in another session and at once', async () => {
    const { app, secret, give } = await wanted();
    const others = await Promise.all([1, 2, 3].map(() => signIn(app, { username: 'amani' })));
    const code = codeOf(secret);
    const answers = await Promise.all(others.map((other) => give(code, headersOf(other))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403]);
    expect((await give(code)).statusCode).toBe(403);
    expect((await give(codeOf(secret, Date.now() - STEP_MS))).statusCode).toBe(403);
    expect((await give(codeOf(secret, Date.now() + STEP_MS))).statusCode).toBe(200);
  });

  test('[STAFF-03] ASVS 6.5.1: a recovery code opens it once, in whatever spelling', async () => {
    const { app, codes, give } = await wanted();
    const [code = ''] = codes;
    const [first = '', ...others] = code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l').split('-');
    const typed = ` ${first}\u2013${others.join(' ')} `;
    const other = await signIn(app, { username: 'amani' });
    const answers = await Promise.all([give(typed), give(code, headersOf(other))]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
    expect(await app.store.db.selectFrom('recovery_code').selectAll().execute()).toHaveLength(9);
    expect((await trail(app)).filter((line) => line.includes('recovery-code'))).toEqual([
      'amani recovery-code-used @amani',
    ]);
  });

  test('[STAFF-03] nobody else’s code opens it', async () => {
    const { app, give } = await wanted();
    vi.useRealTimers();
    const { secret, codes } = await joined(app, 'reviewer', 'other');
    at(Date.now() + 10 * STEP_MS);
    for (const code of [codeOf(secret), codes[0] ?? '']) expect((await give(code)).statusCode).toBe(403);
  });

  test('[STAFF-01] ASVS 6.3.1: after five wrong codes even the right one waits, in every session', async () => {
    const generous = { max: 100, timeWindow: 60_000 };
    const { app, secret, give } = await wanted({ rateLimits: { token: generous, write: generous } });
    for (let count = 1; count <= 5; count += 1) {
      expect((await give(codeOf(secret, count * STEP_MS))).statusCode).toBe(403);
    }
    const answer = await give(codeOf(secret), headersOf(await signIn(app, { username: 'amani' })));
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect((await trail(app)).filter((line) => line.includes('second-factor-failed'))).toHaveLength(5);
  });
});
