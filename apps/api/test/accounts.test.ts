import { argon2Sync } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { FailedAttempts } from '../src/accounts/failed-attempts.ts';
import { hashPassword, verifyPassword } from '../src/accounts/password.ts';
import { Semaphore } from '../src/http/semaphore.ts';
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

  test('[API-01, API-02] sent again with its Idempotency-Key, later and at once, it is one account and one answer', async () => {
    const app = await startApp();
    const headers = { 'idempotency-key': 'the-same-key-twice' };
    const send = (more: object = {}) => post(app, '/api/register', { ...ada, ...more }, { headers });
    const answers = await Promise.all(Array.from({ length: 4 }, () => send()));
    answers.push(await send());
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    expect((await send({ username: 'ben' })).statusCode).toBe(422);
    const accounts = await app.store.db.selectFrom('account').select('username').execute();
    expect(accounts).toEqual([{ username: 'Ada' }]);
  });

  test('[AUTH-03] an Idempotency-Key keeps nothing of the password, not even a quick hash', async () => {
    const rows = [];
    for (const password of [ada.password, 'another pass phrase']) {
      const app = await startApp();
      await post(app, '/api/register', { ...ada, password }, { headers: { 'idempotency-key': 'the-same-key-twice' } });
      rows.push(await app.store.db.selectFrom('idempotency_key').select(['key_hash', 'request_hash']).execute());
    }
    expect(rows[0]).toHaveLength(1);
    expect(rows[1]).toEqual(rows[0]);
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

  test('[AUTH-02] the semaphore runs a few, lets some wait and sends the rest away with a 503', async () => {
    const turns = new Semaphore({ running: 2, waiting: 3, refusal: 'Too many.', retryAfter: 2 });
    let running = 0;
    let most = 0;
    const finish: (() => void)[] = [];
    const task = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => finish.push(resolve));
      running -= 1;
    };
    const tasks = Array.from({ length: 5 }, () => turns.run(task));
    await expect(turns.run(task)).rejects.toMatchObject({
      statusCode: 503,
      message: 'Too many.',
      headers: { 'retry-after': '2' },
    });
    for (let done = 0; done < tasks.length; done += 1) {
      await expect.poll(() => finish.length).toBeGreaterThan(0);
      finish.shift()?.();
    }
    await Promise.all(tasks);
    expect(most).toBe(2);
    const giveBack = await turns.take();
    giveBack();
    giveBack();
    const both = [await turns.take(), await turns.take()];
    expect(both).toHaveLength(2);
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

  test('[AUTH-01] ends this sign-in, and no other', async () => {
    const app = await startApp();
    await register(app, ada);
    const tokens = [];
    for (let count = 0; count < 2; count += 1) {
      const { access_token } = (await signIn(app, { username: 'ada', password: ada.password })).json();
      tokens.push(`Bearer ${access_token}`);
    }
    const answer = await signOut(app, tokens[0]);
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'no-store']);
    expect((await me(app, tokens[0])).statusCode).toBe(401);
    expect((await me(app, tokens[1])).statusCode).toBe(200);
    expect(await app.store.db.selectFrom('session').selectAll().execute()).toHaveLength(1);
    expect((await signOut(app, tokens[1], '{}')).statusCode).toBe(204);
  });

  test('[API-02] is a 401 without a token, and for one that is unknown or was used up', async () => {
    const app = await startApp();
    await register(app, ada);
    const { access_token } = (await signIn(app, { username: 'ada', password: ada.password })).json();
    await signOut(app, `Bearer ${access_token}`);
    for (const authorization of [undefined, 'Bearer x', `Bearer ${'a'.repeat(43)}`, `Bearer ${access_token}`]) {
      const answer = await signOut(app, authorization);
      expect(answer.statusCode).toBe(401);
      expect(answer.json().detail).toMatch(/^(Not authenticated|Invalid or expired token)$/);
    }
  });
});

describe('wrong passwords for one account', () => {
  const wrong = { username: 'ada', password: 'not the pass phrase' };
  const headers = { 'content-type': form };
  const attempt = (app: FastifyInstance, fields: Record<string, string>, remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: '/api/token',
      payload: new URLSearchParams(fields).toString(),
      headers,
      remoteAddress,
    });

  test.each(['ada', 'nobody'])('[AUTH-02] end in a 429 for %s, from whatever address they come', async (username) => {
    const app = await startApp({ rateLimits: { account: { max: 3, timeWindow: 60_000 } } });
    await register(app, ada);
    const statuses = [];
    for (let count = 1; count <= 4; count += 1) {
      statuses.push((await attempt(app, { ...wrong, username }, `192.0.2.${count}`)).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
    const right = await attempt(app, { username: username.toUpperCase(), password: ada.password }, '192.0.2.9');
    expect([right.statusCode, right.json()]).toEqual([
      429,
      { detail: 'Too many wrong passwords. Try again in 1 minute.' },
    ]);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
    expect((await attempt(app, { ...wrong, username: 'somebody' }, '192.0.2.1')).statusCode).toBe(401);
  });

  test('[AUTH-02] are forgotten after the right one, and with time', async () => {
    const app = await startApp({ rateLimits: { account: { max: 2, timeWindow: 60_000 } } });
    await register(app, ada);
    const right = { username: 'ada', password: ada.password };
    const statuses = [];
    for (const fields of [wrong, right, wrong, right, wrong, wrong, right]) {
      statuses.push((await attempt(app, fields, '192.0.2.1')).statusCode);
    }
    expect(statuses).toEqual([401, 200, 401, 200, 401, 401, 429]);

    const short = new FailedAttempts({ max: 1, timeWindow: 0 });
    short.failed('ada');
    expect(short.wait('ada')).toBe(0);
  });
});
