import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { confirmPath } from '../src/newsletter/subscriptions/confirm-token.ts';
import { purgeExpired } from '../src/privacy/retention.ts';
import { languages } from '../src/text/languages.ts';
import { startApp, subscribe } from './support/app.ts';
import { addSubscribers, newsletterEditor } from './support/letters.ts';
import { mailing } from './support/mail.ts';
import { trail } from './support/staff.ts';
import { signInStaff } from './support/staff-inbox.ts';

const ADA = 'ada@example.org';
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const confirming = { newsletter: { confirms: true, bounceToken: undefined } };

const stateOf = async ({ store }: FastifyInstance, email = ADA) => {
  const row = store.db
    .selectFrom('newsletter_subscription')
    .select(['state', 'confirmed_at'])
    .where('email', '=', email);
  return row.executeTakeFirst();
};

const linkIn = (text = '') => /https:\/\/nzete\.example(\/api\/newsletter\/confirm\S+)/.exec(text)?.[1] ?? '';

/** A subscription in French that waits for its owner, and the mailed link. */
async function pending() {
  const { app, smtp, sendAfter } = await mailing(confirming);
  const answer = await subscribe(app, ADA, { headers: { 'accept-language': 'fr' } });
  expect(answer.statusCode).toBe(201);
  await sendAfter(0);
  return { app, smtp, sendAfter, link: linkIn(smtp.received[0]?.text) };
}

describe('the owner of an address', () => {
  test('[NEWS-10] is asked by mail, and gets nothing before the button is pressed', async () => {
    const { app, smtp, link } = await pending();
    expect(smtp.received.map(({ to, headers }) => [to, headers.subject])).toEqual([
      [[ADA], 'Confirmez votre abonnement à notre lettre d’information'],
    ]);
    expect(link).toMatch(/^\/api\/newsletter\/confirm\?token=[\w-]{65}&lang=fr$/);
    expect(smtp.received[0]?.headers).not.toHaveProperty('list-unsubscribe');
    expect(await stateOf(app)).toEqual({ state: 'pending', confirmed_at: null });
    const { total } = (await (await newsletterEditor(app)).add()).recipients;
    expect(total).toBe(0);
    const confirmed = await app.inject({ method: 'POST', url: link });
    expect([confirmed.statusCode, confirmed.json()]).toEqual([200, { subscribed: true }]);
    const first = await stateOf(app);
    expect(first).toEqual({ state: 'active', confirmed_at: expect.stringMatching(/Z$/) });
    expect((await app.inject({ method: 'POST', url: link })).statusCode).toBe(200);
    expect(await stateOf(app)).toEqual(first);
    expect((await subscribe(app, ADA)).json().code).toBe('already-subscribed');
  });

  test('[NEWS-10] may ask for the link again while it is not confirmed, three times a day', async () => {
    const { app, smtp, sendAfter } = await pending();
    const statuses = [];
    for (let tries = 0; tries < 4; tries += 1) statuses.push((await subscribe(app, ADA)).statusCode);
    expect(statuses).toEqual([201, 201, 429, 429]);
    await sendAfter(0);
    expect(smtp.received).toHaveLength(3);
    expect(new Set(smtp.received.map(({ text }) => linkIn(text).replace(/&lang=.*/, ''))).size).toBe(1);
  });

  test.each(languages)(
    '[NEWS-11, LANG-08] sees a page in %s, without a script, that opening alone does not confirm',
    async (lang) => {
      const { app, link } = await pending();
      const url = link.replace('lang=fr', `lang=${lang}`);
      const page = await app.inject({ url, headers: browser });
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(page.body).toMatch(new RegExp(`^<!doctype html><html lang="${lang}">`));
      expect(page.body).toContain('<form method="post"><button>');
      expect(page.body).not.toContain('<script');
      expect(await stateOf(app)).toMatchObject({ state: 'pending' });
      const headers = { ...browser, 'content-type': 'application/x-www-form-urlencoded' };
      const done = await app.inject({ method: 'POST', url, headers, payload: '' });
      expect([done.statusCode, done.body]).toEqual([200, expect.stringContaining('role="status"')]);
      expect(await stateOf(app)).toMatchObject({ state: 'active' });
    },
  );

  test('[NEWS-11] a link that is cut off, of another kind or too old confirms nothing, and says what to do', async () => {
    const { app, link } = await pending();
    const unsubscribe = link.replace('/confirm', '/unsubscribe');
    expect((await app.inject({ method: 'POST', url: unsubscribe })).statusCode).toBe(404);
    const ended = confirmPath(app.keyring, crypto.randomUUID(), 'fr');
    for (const url of [link.replace(/token=.{20}/, 'token='), link.replace(/.{4}&lang/, 'AAAA&lang'), ended]) {
      const answer = await app.inject({ method: 'POST', url });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'newsletter-link-invalid']);
    }
    expect(await stateOf(app)).toMatchObject({ state: 'pending' });
  });

  test('[NEWS-12] who does not confirm in 30 days is deleted; subscriptions from before stay active', async () => {
    const { app } = await pending();
    await addSubscribers(app, [{ email: 'old@example.org' }]);
    const day = (days: number) => new Date(Date.now() + days * 86_400_000);
    await purgeExpired(app, day(29));
    expect(await stateOf(app)).toMatchObject({ state: 'pending' });
    expect((await purgeExpired(app, day(31))).newsletter_subscription).toBe(1);
    expect(await stateOf(app)).toBeUndefined();
    expect(await stateOf(app, 'old@example.org')).toEqual({ state: 'active', confirmed_at: null });
  });
});

describe('the list for staff', () => {
  const people = [
    { email: 'ada@example.org', language: 'fr' as const },
    { email: 'bob@nsele.example', language: 'ln' as const },
    { email: 'old@example.org' },
    { email: 'eve@example.org', language: 'sw' as const, state: 'pending' as const },
    { email: '+cmd@example.org', state: 'bounced' as const },
  ];

  async function list() {
    const app = await startApp();
    const ids = await addSubscribers(app, people);
    const editor = await newsletterEditor(app);
    const found = async (query: string) =>
      (await editor.get(`/newsletter/subscriptions${query}`))
        .json()
        .subscriptions.map(({ email }: { email: string }) => email)
        .sort();
    return { app, ids, editor, found };
  }

  test('[NEWS-13] has every subscription with its state, by state, language and address', async () => {
    const { editor, found } = await list();
    expect((await editor.get('/newsletter/subscriptions')).json()).toMatchObject({
      ...{ total: 5, page_size: 50, counts: { pending: 1, active: 3, bounced: 1 } },
      ...{ is_confirmation_on: false, is_mail_set_up: false },
    });
    expect(await found('?state=bounced')).toEqual(['+cmd@example.org']);
    expect(await found('?language=fr&state=active')).toEqual(['ada@example.org', 'old@example.org']);
    expect(await found('?q=NSELE')).toEqual(['bob@nsele.example']);
    expect(await found('?q=%25')).toEqual([]);
    expect((await editor.get('/newsletter/subscriptions?page=2')).json()).toMatchObject({
      subscriptions: [],
      total: 5,
    });
    expect((await editor.get('/newsletter/subscriptions?state=gone')).statusCode).toBe(422);
  });

  test('[NEWS-13] active ones are a CSV without formulas; the export is in the audit trail', async () => {
    const { app, editor } = await list();
    await addSubscribers(app, [{ email: '=1+1@example.org' }]);
    const { headers, body } = await editor.get('/newsletter/subscriptions.csv');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="nzete-newsletter-.*\.csv"$/);
    expect(body).toMatch(
      /^\ufeffid,E-mail,Language,Came by,Sent on \(Africa\/Kinshasa\),Confirmed on \(Africa\/Kinshasa\)\r\n/,
    );
    expect(body).toContain(",'=1+1@example.org,");
    expect(body).not.toMatch(/eve@|cmd@/);
    expect(await trail(app)).toEqual(['editor exported newsletter']);
    const reviewer = await signInStaff(app, 'reviewer');
    expect((await reviewer.get('/newsletter/subscriptions.csv')).statusCode).toBe(403);
  });

  test('[NEWS-13] ending one deletes it, with its id in the audit trail and not the address', async () => {
    const { app, ids, editor, found } = await list();
    const end = (state = 'active') => editor.call('DELETE', `/newsletter/subscription?id=${ids[0]}&state=${state}`);
    const refused = await end('bounced');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'subscription-changed-since']);
    expect((await end()).statusCode).toBe(204);
    expect(await found('?q=ada')).toEqual([]);
    expect((await end()).statusCode).toBe(404);
    expect(await trail(app)).toEqual([`editor ended-subscription ${ids[0]}`]);
  });
});
