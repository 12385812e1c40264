import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { unsubscribePath } from '../src/newsletter/subscriptions/unsubscribe-token.ts';
import { languages } from '../src/text/languages.ts';
import { sharedApp, startApp, storedEmails, subscribe } from './support/app.ts';
import { runCommand } from './support/command.ts';
import { temporaryPlace } from './support/place.ts';

const ADA = 'ada.mbo@example.org';
const browser = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' };

/** The link in a subscriber's mail. */
async function linkOf(app: FastifyInstance, email: string): Promise<string> {
  const row = app.store.db.selectFrom('newsletter_subscription').select(['id', 'language']).where('email', '=', email);
  return unsubscribePath(app.keyring, await row.executeTakeFirstOrThrow());
}

async function withTwoSubscribers() {
  const app = await startApp();
  await subscribe(app, ADA, { headers: { 'accept-language': 'fr' } });
  await subscribe(app, 'ben@example.org');
  return { app, link: await linkOf(app, ADA) };
}

describe('the link of a subscriber', () => {
  test('[NEWS-04] holds no address, and is in the language of the subscription', async () => {
    const { link } = await withTwoSubscribers();
    expect(link).toMatch(/^\/api\/newsletter\/unsubscribe\?token=[\w-]{65}&lang=fr$/);
    expect(Buffer.from(link, 'base64url').toString('latin1')).not.toContain('ada');
  });

  test('[NEWS-04] is in the export of the staff, with the address of the site', async () => {
    const place = await temporaryPlace();
    const app = await startApp(place);
    await subscribe(app, ADA);
    const { stdout } = await runCommand('inbox', place, ['export', '--kind', 'newsletter'], {
      PUBLIC_URL: 'https://nzete.example',
      ENCRYPTION_KEY: app.keyring.current.bytes.toString('base64'),
    });
    expect(stdout).toContain(`https://nzete.example${await linkOf(app, ADA)}`);
  });
});

describe('POST /newsletter/unsubscribe', () => {
  test('[NEWS-04, PRIV-20] ends that subscription and no other; once more, the answer is the same', async () => {
    const { app, link } = await withTwoSubscribers();
    for (let count = 0; count < 2; count += 1) {
      const answer = await app.inject({ method: 'POST', url: link });
      expect([answer.statusCode, answer.json()]).toEqual([200, { subscribed: false }]);
      expect(await storedEmails(app)).toEqual(['ben@example.org']);
    }
    expect((await subscribe(app, ADA)).statusCode).toBe(201);
    await app.inject({ method: 'POST', url: link });
    expect(await storedEmails(app)).toContain(ADA); // an old link does not end a new subscription
  });

  test.each<[type: string, payload: string]>([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    ],
    ['application/json', '{}'],
  ])('[NEWS-04] takes the one click of a mail program as %s', async (type, payload) => {
    const { app, link } = await withTwoSubscribers();
    const answer = await app.inject({ method: 'POST', url: link, headers: { 'content-type': type }, payload });
    expect([answer.statusCode, await storedEmails(app)]).toEqual([200, ['ben@example.org']]);
  });

  const shared = sharedApp();
  test.each<[what: string, change: (link: string) => string]>([
    ['is cut off', (link) => link.slice(0, 60)],
    ['has another token', (link) => link.replace(/token=.{6}/, 'token=AAAAAA')],
    ['has another end', (link) => link.replace(/.{4}&lang/, 'AAAA&lang')],
  ])('[NEWS-04, API-02] a link that %s is refused in the language of the reader', async (_, change) => {
    const link = change(unsubscribePath(shared().keyring, { id: crypto.randomUUID(), language: 'fr' }));
    const url = link.includes('lang=') ? link : `${link}&lang=fr`;
    const answer = await shared().inject({ method: 'POST', url });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'unsubscribe-link-invalid']);
    const page = await shared().inject({ url, headers: browser });
    expect([page.statusCode, page.body]).toEqual([404, expect.stringContaining('Ce lien ne fonctionne pas')]);
    expect(page.body).not.toContain('<form');
  });

  test('[NEWS-04] a token of another installation is refused', async () => {
    const { link } = await withTwoSubscribers();
    expect((await shared().inject({ method: 'POST', url: link })).statusCode).toBe(404);
  });

  test('[API-02] a page of another site cannot use it', async () => {
    const { app, link } = await withTwoSubscribers();
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect((await app.inject({ method: 'POST', url: link, headers })).statusCode).toBe(403);
    expect(await storedEmails(app)).toContain(ADA);
  });
});

describe('the page', () => {
  test('[NEWS-04] opening it ends nothing, because mail scanners follow links', async () => {
    const { app, link } = await withTwoSubscribers();
    for (const method of ['GET', 'HEAD'] as const) {
      expect((await app.inject({ method, url: link, headers: browser })).statusCode).toBe(200);
    }
    expect(await storedEmails(app)).toContain(ADA);
  });

  test.each(languages)(
    '[NEWS-04, LANG-08] asks in %s, and its button ends the subscription without a script',
    async (lang) => {
      const { app, link } = await withTwoSubscribers();
      const url = link.replace('lang=fr', `lang=${lang}`);
      const page = await app.inject({ url, headers: browser });
      expect(page.body).toMatch(new RegExp(`^<!doctype html><html lang="${lang}">`));
      // No action: the form posts to the URL of the page.
      expect(page.body).toContain('<form method="post"><button>');
      expect(page.body.match(/<h1>/g)).toHaveLength(1);
      expect(page.body.match(/hreflang=/g)).toHaveLength(languages.length - 1);
      const sent = await app.inject({
        method: 'POST',
        url,
        headers: { ...browser, 'content-type': 'application/x-www-form-urlencoded' },
        payload: '',
      });
      expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(sent.body).toMatch(new RegExp(`^<!doctype html><html lang="${lang}">`));
      expect(sent.body).toContain('role="status"');
      expect(await storedEmails(app)).toEqual(['ben@example.org']);
    },
  );

  test('[NEWS-04] loads nothing, is not cached, and sends no referrer', async () => {
    const { app, link } = await withTwoSubscribers();
    const { headers, body } = await app.inject({ url: link, headers: browser });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    });
    const style = /<style>([\s\S]*)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(
      `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'`,
    );
    expect(body).not.toMatch(/<script|src=|url\(/);
  });
});
