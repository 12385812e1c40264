import { describe, expect, test } from 'vitest';
import { register } from './support/accounts.ts';
import { startApp, withoutRequestId } from './support/app.ts';
import { call, headersOf, join, joined, password, signIn, tokenOf, trail } from './support/staff.ts';

describe('POST /staff/sign-in', () => {
  test('[STAFF-01] opens a session by username or confirmed address, in whatever spelling', async () => {
    const app = await startApp();
    await join(app, 'reader', 'Amani');
    for (const username of ['Amani', 'AMANI', ' amani@NZETE.example '.trim()]) {
      const answer = await signIn(app, { username });
      expect(answer.statusCode, username).toBe(200);
      expect(answer.json()).toEqual({
        username: 'Amani',
        email: 'amani@nzete.example',
        role: 'reader',
        csrf_token: expect.stringMatching(/^[\w-]{43}$/),
        expires_at: expect.stringMatching(/Z$/),
        second_factor: 'not-needed',
        second_factors: [],
      });
      const lasts = Date.parse(answer.json().expires_at) - Date.now();
      expect(Math.round(lasts / 60_000)).toBe(12 * 60);
    }
  });

  test('[STAFF-02, PRIV-51] ASVS 7.2.3: the token is in a cookie that no script reads and no other site sends, and nowhere else', async () => {
    const app = await startApp();
    await join(app, 'reader', 'amani');
    const answer = await signIn(app, { username: 'amani' });
    expect(answer.headers['set-cookie']).toMatch(
      /^nzete-staff=[\w-]{43}; Max-Age=43200; Path=\/api\/staff; HttpOnly; Secure; SameSite=Strict$/,
    );
    const token = tokenOf(answer);
    expect(answer.body).not.toContain(token);
    const stored = JSON.stringify(await app.store.db.selectFrom('staff_session').selectAll().execute());
    expect(stored).not.toContain(token);
  });

  test('[STAFF-01] ASVS 6.3.8: the answer is the same for a wrong password, an unknown name and an account without a role', async () => {
    const app = await startApp();
    await join(app, 'reader', 'amani');
    await register(app, { username: 'visitor', email: 'visitor@example.org', password });
    const answers = [
      await signIn(app, { username: 'amani', password: 'seven quiet okapis at dusk' }),
      await signIn(app, { username: 'nobody' }),
      await signIn(app, { username: 'visitor' }),
    ];
    expect(new Set(answers.map(withoutRequestId)).size).toBe(1);
    for (const { statusCode, headers } of answers) {
      expect(statusCode).toBe(401);
      expect(headers).not.toHaveProperty('set-cookie');
    }
    expect((await trail(app)).slice(-3)).toEqual([
      'amani sign-in-failed @amani',
      'unknown name sign-in-failed unknown name',
      'unknown name sign-in-failed unknown name',
    ]);
  });

  test('[STAFF-01] ASVS 6.3.1: after five wrong passwords even the right one waits, also for a name that does not exist', async () => {
    const app = await startApp({ rateLimits: { token: { max: 100, timeWindow: 60_000 } } });
    await join(app, 'reader', 'amani');
    for (const username of ['amani', 'nobody']) {
      for (let count = 1; count <= 5; count += 1) {
        expect((await signIn(app, { username, password: 'wrong' })).statusCode).toBe(401);
      }
      const answer = await signIn(app, { username });
      expect([answer.statusCode, Number(answer.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
      expect(answer.json()).toMatchObject({ code: 'staff-guesses-too-many', detail: expect.stringContaining(' 15 ') });
    }
    await join(app, 'reader', 'other');
    expect((await signIn(app, { username: 'other' })).statusCode).toBe(200);
  });

  test('[STAFF-01] a right password forgets the wrong ones', async () => {
    const app = await startApp({ rateLimits: { token: { max: 100, timeWindow: 60_000 } } });
    await join(app, 'reader', 'amani');
    for (let round = 1; round <= 2; round += 1) {
      for (let count = 1; count <= 4; count += 1) await signIn(app, { username: 'amani', password: 'wrong' });
      expect((await signIn(app, { username: 'amani' })).statusCode).toBe(200);
    }
  });

  test('[STAFF-02] signing in again ends the session that the browser had', async () => {
    const app = await startApp();
    const { headers } = await join(app, 'reader', 'amani');
    const again = await signIn(app, { username: 'amani' }, { cookie: headers.cookie ?? '' });
    expect((await call(app, 'GET', '/session', { headers })).statusCode).toBe(401);
    expect((await call(app, 'GET', '/session', { headers: headersOf(again) })).statusCode).toBe(200);
  });
});

describe('a new server', () => {
  test('[STAFF-05] ASVS 6.3.2: has no account that anyone could know', async () => {
    const app = await startApp();
    expect(await app.store.db.selectFrom('account').selectAll().execute()).toEqual([]);
  });
});

describe('/staff/session', () => {
  test('[STAFF-02] ASVS 7.4.1: signing out ends the session on the server and clears the cookie', async () => {
    const app = await startApp();
    const { headers } = await joined(app, 'administrator', 'amani');
    const other = await signIn(app, { username: 'amani' });
    const out = await call(app, 'DELETE', '/session', { headers });
    expect(out.statusCode).toBe(204);
    expect(out.headers['set-cookie']).toMatch(/^nzete-staff=; .*Path=\/api\/staff; Expires=Thu, 01 Jan 1970/);
    expect((await call(app, 'GET', '/session', { headers })).statusCode).toBe(401);
    expect((await call(app, 'GET', '/session', { headers: headersOf(other) })).statusCode).toBe(200);
    expect((await trail(app)).at(-1)).toBe('amani signed-out @amani');
  });

  test('[STAFF-02] ASVS 7.3.2: a session ends by itself after twelve hours', async () => {
    const app = await startApp();
    const { headers } = await join(app, 'reader', 'amani');
    await app.store.db.updateTable('staff_session').set({ expires_at: new Date().toISOString() }).execute();
    expect((await call(app, 'GET', '/session', { headers })).statusCode).toBe(401);
  });
});
