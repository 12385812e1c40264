import { argon2Sync } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { createLimiter } from '../src/accounts/limiter.ts';
import { hashPassword, verifyPassword } from '../src/accounts/password.ts';
import { post, startApp } from './support/app.ts';

const ada = { username: 'Ada', email: 'ada@example.org', password: 'a long pass phrase' };
const form = 'application/x-www-form-urlencoded';

const register = (app: FastifyInstance, body: object) => post(app, '/api/register', body);

function signIn(app: FastifyInstance, fields: Record<string, string> | string, type = form) {
  const payload = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString();
  return app.inject({ method: 'POST', url: '/api/token', payload, headers: { 'content-type': type } });
}

const me = (app: FastifyInstance, authorization?: string) =>
  app.inject({ url: '/api/users/me/', headers: authorization === undefined ? {} : { authorization } });

describe('POST /register', () => {
  test('[AUTH-03, API-01] creates an account, shows it without its password, and does not sign in', async () => {
    const app = await startApp();
    const answer = await register(app, { ...ada, email: ' Ada@Example.org ' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      username: 'Ada',
      email: 'ada@example.org',
      created_at: expect.stringMatching(/Z$/),
    });
    expect(await app.store.db.selectFrom('session').selectAll().execute()).toEqual([]);
    const { password_hash } = await app.store.db.selectFrom('account').selectAll().executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  });

  test('[API-02] a taken username is a 409 in whatever spelling, also at the same moment', async () => {
    const app = await startApp();
    const spellings = ['ada', 'ADA', 'Ada', '\uff21da'];
    const answers = await Promise.all(spellings.map((username) => register(app, { ...ada, username })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({ detail: 'Username already taken' });
  });

  test.each([
    [{ ...ada, password: 'elevenchars' }, 'password'],
    [{ ...ada, password: 'x'.repeat(129) }, 'password'],
    [{ ...ada, username: 'ab' }, 'username'],
    [{ ...ada, username: 'ada lovelace' }, 'username'],
    [{ ...ada, username: '<b>ada</b>' }, 'username'],
    [{ ...ada, email: 'ada' }, 'email'],
    [{ ...ada, role: 'admin' }, 'role'],
    [{ username: 'ada', email: 'a@b.cd' }, 'password'],
  ])('[API-02] %j is a 422 that names the field', async (body, field) => {
    const app = await startApp();
    const answer = await register(app, body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields.map((failure: { field: string }) => failure.field)).toEqual([field]);
  });
});

describe('POST /token', () => {
  test('[AUTH-02, AUTH-01] gives a token that GET /users/me/ takes', async () => {
    const app = await startApp();
    await register(app, ada);
    const answer = await signIn(app, { username: 'ada', password: ada.password });
    expect(answer.statusCode).toBe(200);
    const { access_token, ...rest } = answer.json();
    expect(access_token).toMatch(/^[\w-]{43}$/);
    expect(rest).toEqual({ token_type: 'bearer', expires_in: 604_800 });
    expect(answer.headers['cache-control']).toBe('no-store');
    for (const scheme of ['Bearer', 'bearer']) {
      expect((await me(app, `${scheme} ${access_token}`)).json()).toMatchObject({ username: 'Ada', email: ada.email });
    }
    const [session] = await app.store.db.selectFrom('session').selectAll().execute();
    expect(JSON.stringify(session)).not.toContain(access_token);
  });

  test('[API-02] gives the same 401 for an unknown username and for a wrong password', async () => {
    const app = await startApp();
    await register(app, ada);
    const wrong = await signIn(app, { username: 'ada', password: 'not the pass phrase' });
    const unknown = await signIn(app, { username: 'nobody', password: ada.password });
    for (const answer of [wrong, unknown]) {
      expect([answer.statusCode, answer.json()]).toEqual([401, { detail: 'Incorrect username or password' }]);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    }
  });

  test.each([
    ['application/json', JSON.stringify({ username: 'ada', password: ada.password })],
    ['multipart/form-data; boundary=x', '--x--'],
    ['text/plain', 'username=ada&password=x'],
  ])('[AUTH-02, API-02] a body of type %s is a 415', async (type, body) => {
    const app = await startApp();
    expect((await signIn(app, body, type)).statusCode).toBe(415);
  });

  test.each([
    ['', 422],
    ['username=ada', 422],
    ['username=ada&username=bob&password=x', 422],
    ['username=ada&password=x&admin=1', 422],
    ['username=%00&password=x', 422],
    [`username=ada&password=${'x'.repeat(129)}`, 422],
    [`username=ada&password=${'x'.repeat(5_000)}`, 413],
    ["username='%20OR%201=1--&password=x", 401],
  ])('[API-02] the form "%.40s" is a %i', async (body, status) => {
    const app = await startApp();
    const answer = await signIn(app, body);
    expect([answer.statusCode, typeof answer.json().detail]).toEqual([status, 'string']);
  });

  test('[AUTH-02] takes the form with a character set, and with a trailing slash', async () => {
    const app = await startApp();
    await register(app, ada);
    const headers = { 'content-type': `${form}; charset=UTF-8` };
    const payload = new URLSearchParams({ username: 'ada', password: ada.password }).toString();
    expect((await app.inject({ method: 'POST', url: '/api/token/', payload, headers })).statusCode).toBe(200);
  });
});

describe('GET /users/me/', () => {
  test('[AUTH-01, API-02] is a 401 with a detail without a token, and with one that is not known', async () => {
    const app = await startApp();
    const none = await me(app);
    expect([none.statusCode, none.json()]).toEqual([401, { detail: 'Not authenticated' }]);
    for (const header of [
      `Bearer ${'a'.repeat(43)}`,
      'Bearer',
      'Bearer x',
      'Basic YTpi',
      `Bearer ${'a'.repeat(5_000)}`,
    ]) {
      const answer = await me(app, header);
      expect([answer.statusCode, answer.json()]).toEqual([401, { detail: 'Invalid or expired token' }]);
    }
  });

  test('[AUTH-01] is a 401 once the token has expired, and the next sign-in sweeps it away', async () => {
    const app = await startApp({ tokenLifetimeMs: 0 });
    await register(app, ada);
    const { access_token } = (await signIn(app, { username: 'ada', password: ada.password })).json();
    expect((await me(app, `Bearer ${access_token}`)).json()).toEqual({ detail: 'Invalid or expired token' });
    await signIn(app, { username: 'ada', password: ada.password });
    expect(await app.store.db.selectFrom('session').selectAll().execute()).toHaveLength(1);
  });
});

describe('passwords', () => {
  test('[AUTH-02] are hashed with a fresh salt, and verified by the parameters of the hash', async () => {
    const [first, second] = [await hashPassword('grand arbre'), await hashPassword('grand arbre')];
    expect(first).not.toBe(second);
    expect(await verifyPassword('grand arbre', first)).toBe(true);
    expect(await verifyPassword('petit arbre', first)).toBe(false);
    expect(await verifyPassword('grand arbre', undefined)).toBe(false);
    const nonce = Buffer.from('0123456789abcdef');
    const tag = argon2Sync('argon2id', { message: 'x', nonce, memory: 64, passes: 3, parallelism: 2, tagLength: 16 });
    const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
    expect(await verifyPassword('x', `$argon2id$v=19$m=64,t=3,p=2$${encode(nonce)}$${encode(tag)}`)).toBe(true);
  });

  test('[AUTH-02] the limiter runs a few, lets some wait and sends the rest away with a 503', async () => {
    const limit = createLimiter({ running: 2, waiting: 3 });
    let running = 0;
    let most = 0;
    const finish: (() => void)[] = [];
    const task = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => finish.push(resolve));
      running -= 1;
    };
    const tasks = Array.from({ length: 5 }, () => limit(task));
    await expect(limit(task)).rejects.toMatchObject({ statusCode: 503 });
    for (let done = 0; done < tasks.length; done += 1) {
      await expect.poll(() => finish.length).toBeGreaterThan(0);
      finish.shift()?.();
    }
    await Promise.all(tasks);
    expect(most).toBe(2);
  });
});
