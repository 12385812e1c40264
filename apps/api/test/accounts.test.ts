import { argon2Sync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '../src/accounts/password.ts';
import { ada, authorization, me, register } from './support/accounts.ts';
import { post, startApp } from './support/app.ts';

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
      email_confirmed: false,
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
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('username-taken');
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
    ['a password of seven characters', 'password', { password: 'kw7-Qzp' }],
    ['a common word with a number and a sign', 'password', { password: 'Password123!' }],
    ['a row of the keyboard', 'password', { password: 'qwertyuiopas' }],
    ['a password that is the username', 'password', { username: 'ngalula-mbo', password: 'ngalula-mbo' }],
    ['a password of 129 characters', 'password', { password: 'x'.repeat(129) }],
    ['a password of one repeated letter', 'password', { password: 'aaaaaaaaaaaa' }],
    ['a password of one letter in two spellings', 'password', { password: 'aAaAaAａａａＡＡＡ' }],
    ['one of the most common passwords', 'password', { password: '1qaz2wsx3edc' }],
    ['one of them in capitals', 'password', { password: 'QWERTY123456' }],
    ['no password', 'password', { password: undefined }],
    ['a username of two letters', 'username', { username: 'ab' }],
    ['a username of two words', 'username', { username: 'ada lovelace' }],
    ['a username with markup', 'username', { username: '<b>ada</b>' }],
    ['an address that is none', 'email', { email: 'ada' }],
    ['an unknown field', 'role', { role: 'admin' }],
  ])('[API-02] ASVS 6.2.1: %s is a 422 that names the field %s', async (_, field, change) => {
    const app = await startApp();
    const answer = await register(app, { ...ada, ...change });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields.map((failure: { field: string }) => failure.field)).toEqual([field]);
  });
});

test.each([
  ['en', /^is easy to guess: choose another/],
  ['fr', /^est facile à deviner/],
  ['ln', /^ekoki koyebana noki/],
  ['sw', /^ni rahisi kukisiwa/],
])('[API-02] ASVS 6.2.4: in %s a password that is easy to guess is refused with what to do', async (lang, message) => {
  const app = await startApp();
  const answer = await post(app, `/api/register?lang=${lang}`, { ...ada, password: 'qwerty123456' });
  expect([answer.statusCode, answer.json().fields]).toEqual([
    422,
    [expect.objectContaining({ field: 'password', message: expect.stringMatching(message) })],
  ]);
});

describe('GET /users/me/', () => {
  test('[AUTH-01, API-02] is a 401 with a detail without a token, and with one that is not known', async () => {
    const app = await startApp();
    const none = await me(app);
    expect([none.statusCode, none.json().code]).toEqual([401, 'not-authenticated']);
    for (const header of [
      `Bearer ${'a'.repeat(43)}`,
      'Bearer',
      'Bearer x',
      'Basic YTpi',
      `Bearer ${'a'.repeat(5_000)}`,
    ]) {
      const answer = await me(app, header);
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'token-invalid']);
    }
  });

  test('[AUTH-01, PRIV-21, PRIV-35] ASVS 7.3.2: is a 401 once the token has expired, and the next sign-in sweeps it away', async () => {
    const app = await startApp({ tokenLifetimeMs: 0 });
    await register(app);
    const expired = await authorization(app);
    expect((await me(app, expired)).json().code).toBe('token-invalid');
    await authorization(app);
    expect(await app.store.db.selectFrom('session').selectAll().execute()).toHaveLength(1);
  });
});

test('[AUTH-02, PRIV-21] passwords are hashed with a fresh salt, and verified by the parameters of the hash', async () => {
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
