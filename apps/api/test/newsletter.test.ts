import { describe, expect, test } from 'vitest';
import { isEmail } from '../src/http/validation/email.ts';
import { startApp, storedEmails, subscribe } from './support/app.ts';

describe('POST /newsletter/subscribe', () => {
  test('[NEWS-04, API-01] stores the address in one spelling and says when', async () => {
    const app = await startApp();
    const answer = await subscribe(app, '  Ada.Mbo@Example.ORG ');
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      email: 'ada.mbo@example.org',
      subscribed_at: expect.stringMatching(/^\d{4}-.*Z$/),
      to_confirm: false,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await storedEmails(app)).toEqual(['ada.mbo@example.org']);
  });

  test('[DON-02] stores the form of donations, and takes no other', async () => {
    const app = await startApp();
    const ask = (email: string, source?: string) =>
      app.inject({ method: 'POST', url: '/api/newsletter/subscribe', payload: { email, source } });
    expect((await ask('ada@example.org', 'donations')).statusCode).toBe(201);
    expect((await ask('bob@example.org')).statusCode).toBe(201);
    expect((await ask('eve@example.org', 'elsewhere')).statusCode).toBe(422);
    const rows = await app.store.db.selectFrom('newsletter_subscription').select(['email', 'source']).execute();
    expect(rows).toEqual(
      expect.arrayContaining([
        { email: 'ada@example.org', source: 'donations' },
        { email: 'bob@example.org', source: null },
      ]),
    );
  });

  test('[NEWS-05, API-02] answers 400 "Email already subscribed" in whatever case the address is typed', async () => {
    const app = await startApp();
    await subscribe(app, 'zoé@example.org');
    for (const again of ['zoé@example.org', 'ZOÉ@EXAMPLE.ORG', ' zoé@example.org\t', 'zoe\u0301@example.org']) {
      const answer = await subscribe(app, again);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'already-subscribed']);
    }
    expect(await storedEmails(app)).toEqual(['zoé@example.org']);
  });

  test('[NEWS-05] one of many concurrent requests for one address succeeds', async () => {
    const app = await startApp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => subscribe(app, 'race@example.org')));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(19);
  });

  test('[NEWS-01] a trailing slash changes nothing', async () => {
    const app = await startApp();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/newsletter/subscribe/',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      payload: '{"email":"slash@example.org"}',
    });
    expect(answer.statusCode).toBe(201);
  });
});

describe('the e-mail check', () => {
  test.each([
    'a@b.cd',
    'ada+news@mail.example.co.uk',
    "o'brien@example.org",
    'mwamba.ilunga@université.cd',
    'x@xn--80ak6aa92e.xn--p1ai',
    `${'a'.repeat(64)}@example.org`,
  ])('[NEWS-06] takes %s', (email) => expect(isEmail(email)).toBe(true));

  test.each([
    '',
    ' ',
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'ada@.org',
    'ada@example..org',
    '.ada@example.org',
    'a..b@example.org',
    'ada@-example.org',
    'ada@example-.org',
    'ada@127.0.0.1',
    'a da@example.org',
    'ada@exam ple.org',
    'ada@bob@example.org',
    'ada@example.org, bob@example.org',
    'ada@example.org\nBcc: bob@example.org',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b'.repeat(64)}.org`,
    `a@${'b.'.repeat(130)}org`,
  ])('[NEWS-06] refuses %j', (email) => expect(isEmail(email)).toBe(false));
});
