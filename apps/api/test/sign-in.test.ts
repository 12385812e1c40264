import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '../src/accounts/password.ts';
import { ada, authorization, credentials, formType, me, register, signIn } from './support/accounts.ts';
import { startApp } from './support/app.ts';

describe('POST /token', () => {
  test('[AUTH-02, AUTH-01] gives a token that GET /users/me/ takes', async () => {
    const app = await startApp();
    await register(app);
    const answer = await signIn(app, credentials);
    expect(answer.statusCode).toBe(200);
    const { access_token, ...rest } = answer.json();
    expect(access_token).toMatch(/^[\w-]{43}$/);
    expect(rest).toEqual({ token_type: 'bearer', expires_in: 604_800 });
    expect(answer.headers['cache-control']).toBe('no-store');
    for (const scheme of ['Bearer', 'bearer']) {
      expect((await me(app, `${scheme} ${access_token}`)).json()).toMatchObject({ username: 'Ada', email: ada.email });
    }
    const [session] = await app.store.db.selectFrom('session').selectAll().execute();
    expect(session).toBeDefined();
    expect(JSON.stringify(session)).not.toContain(access_token);
  });

  test('[API-02] ASVS 6.3.8: gives the same 401 for an unknown username and for a wrong password', async () => {
    const app = await startApp();
    await register(app);
    const wrong = await signIn(app, { username: 'ada', password: 'not the pass phrase' });
    const unknown = await signIn(app, { username: 'nobody', password: ada.password });
    for (const answer of [wrong, unknown]) {
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'password-wrong']);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    }
  });

  test.each([
    ['application/json', JSON.stringify(credentials)],
    ['multipart/form-data; boundary=x', '--x--'],
    ['text/plain', 'username=ada&password=x'],
  ])('[AUTH-02, API-02] a body of type %s is a 415', async (type, body) => {
    const app = await startApp();
    expect((await signIn(app, body, { headers: { 'content-type': type } })).statusCode).toBe(415);
  });

  test.each([
    ['nothing', 422, ''],
    ['no password', 422, 'username=ada'],
    ['two usernames', 422, 'username=ada&username=bob&password=x'],
    ['an unknown field', 422, 'username=ada&password=x&admin=1'],
    ['a NUL byte', 422, 'username=%00&password=x'],
    ['a password of 129 characters', 422, `username=ada&password=${'x'.repeat(129)}`],
    ['more than 4 kB', 413, `username=ada&password=${'x'.repeat(5_000)}`],
    ['SQL', 401, "username='%20OR%201=1--&password=x"],
  ])('[API-02] a form with %s is a %i with a detail', async (_, status, body) => {
    const app = await startApp();
    const answer = await signIn(app, body);
    expect([answer.statusCode, typeof answer.json().detail]).toEqual([status, 'string']);
  });

  test('[AUTH-02] takes the form with a character set, and with a trailing slash', async () => {
    const app = await startApp();
    await register(app);
    const headers = { 'content-type': `${formType}; charset=UTF-8` };
    expect((await signIn(app, credentials, { headers, url: '/api/token/' })).statusCode).toBe(200);
  });
});

describe('POST /logout', () => {
  const signOut = (app: FastifyInstance, authorization?: string, payload?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/logout',
      headers: { ...(authorization && { authorization }), ...(payload && { 'content-type': 'application/json' }) },
      ...(payload && { payload }),
    });

  test('[AUTH-01] ASVS 7.4.1: ends this sign-in, and no other', async () => {
    const app = await startApp();
    await register(app);
    const [first, second] = [await authorization(app), await authorization(app)];
    const answer = await signOut(app, first);
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'no-store']);
    expect((await me(app, first)).statusCode).toBe(401);
    expect((await me(app, second)).statusCode).toBe(200);
    expect(await app.store.db.selectFrom('session').selectAll().execute()).toHaveLength(1);
    expect((await signOut(app, second, '{}')).statusCode).toBe(204);
  });

  test('[API-02] is a 401 without a token, and for one that is unknown or was used up', async () => {
    const app = await startApp();
    await register(app);
    const used = await authorization(app);
    await signOut(app, used);
    for (const header of [undefined, 'Bearer x', `Bearer ${'a'.repeat(43)}`, used]) {
      const answer = await signOut(app, header);
      expect(answer.statusCode).toBe(401);
      expect(answer.json().code).toMatch(/^(not-authenticated|token-invalid)$/);
    }
  });
});

describe('wrong passwords for one account', () => {
  const wrong = { username: 'ada', password: 'not the pass phrase' };

  test.each(['ada', 'nobody'])('[AUTH-02] end in a 429 for %s, from any address', async (username) => {
    const app = await startApp({ rateLimits: { account: { max: 3, timeWindow: 60_000 } } });
    await register(app);
    const statuses = [];
    for (let count = 1; count <= 4; count += 1) {
      const remoteAddress = `192.0.2.${count}`;
      statuses.push((await signIn(app, { ...wrong, username }, { remoteAddress })).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
    const capitals = { username: username.toUpperCase(), password: ada.password };
    const right = await signIn(app, capitals, { remoteAddress: '192.0.2.9' });
    expect([right.statusCode, right.json().code]).toEqual([429, 'passwords-too-many']);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
    const another = { ...wrong, username: 'somebody' };
    expect((await signIn(app, another, { remoteAddress: '192.0.2.1' })).statusCode).toBe(401);
  });

  test('[AUTH-02] ASVS 6.3.1: count before they are checked: concurrent attempts cannot exceed the limit', async () => {
    const app = await startApp({ rateLimits: { account: { max: 3, timeWindow: 60_000 } } });
    await register(app);
    const tries = [1, 2, 3, 4, 5, 6].map((last) => signIn(app, wrong, { remoteAddress: `192.0.2.${last}` }));
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([401, 401, 401, 429, 429, 429]);
  });

  test('[AUTH-02] do not count while sign-in is too busy to check them', async () => {
    const app = await startApp({ rateLimits: { account: { max: 1, timeWindow: 60_000 } } });
    await register(app);
    const crowd = Array.from({ length: 34 }, () => hashPassword('a long pass phrase'));
    expect((await signIn(app, wrong)).statusCode).toBe(503);
    await Promise.all(crowd);
    expect([(await signIn(app, wrong)).statusCode, (await signIn(app, wrong)).statusCode]).toEqual([401, 429]);
  });

  test('[AUTH-02] are forgotten after the right one', async () => {
    const app = await startApp({ rateLimits: { account: { max: 2, timeWindow: 60_000 } } });
    await register(app);
    const statuses = [];
    for (const fields of [wrong, credentials, wrong, credentials, wrong, wrong, credentials]) {
      statuses.push((await signIn(app, fields)).statusCode);
    }
    expect(statuses).toEqual([401, 200, 401, 200, 401, 401, 429]);
  });

  test('[AUTH-02] are forgotten with time', async () => {
    const app = await startApp({ rateLimits: { account: { max: 1, timeWindow: 0 } } });
    expect([(await signIn(app, wrong)).statusCode, (await signIn(app, wrong)).statusCode]).toEqual([401, 401]);
  });
});
