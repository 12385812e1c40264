import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { sharedApp, startApp } from './support/app.ts';
import { type AtEnd, copyOfContent, sharedPictures } from './support/folders.ts';
import {
  builtSite,
  factsOf,
  foreignScript,
  foreignStyle,
  inlineScript,
  inlineStyle,
  pageStyle,
} from './support/site.ts';

const paths = ['/', '/about', '/throws', '/hangs', '/ends', '/waits', '/silent'];
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const startSite = (options = {}, atEnd?: AtEnd) =>
  startApp({ siteDir: builtSite(paths, {}, atEnd), ...options }, atEnd);
type App = Awaited<ReturnType<typeof startSite>>;
const get = (app: App, url: string, headers = {}) => app.inject({ url, headers: { ...html, ...headers } });

describe('the language of a page', () => {
  const server = sharedApp((atEnd) => startSite({}, atEnd));

  test.each([
    ['English without a choice', '/', {}, { language: 'en', isFromAddress: false }],
    ['that of the cookie', '/', { cookie: 'a=b; language=sw' }, { language: 'sw', isFromAddress: false }],
    [
      'that of the address before the cookie',
      '/?lang=ln',
      { cookie: 'language=sw' },
      { language: 'ln', isFromAddress: true },
    ],
    [
      'English for a cookie of another language',
      '/',
      { cookie: 'language=de' },
      { language: 'en', isFromAddress: false },
    ],
    [
      'the cookie’s for an address of another language',
      '/?lang=de',
      { cookie: 'language=fr' },
      { language: 'fr', isFromAddress: false },
    ],
    [
      'never what the browser prefers',
      '/',
      { 'accept-language': 'fr-CD, fr;q=0.9' },
      { language: 'en', isFromAddress: false },
    ],
  ])('[LANG-04] is %s', async (_case, url, headers, wanted) => {
    const answer = await get(server(), url, headers);
    expect(factsOf(answer.body)).toMatchObject(wanted);
    expect(answer.body).toContain(`<html lang="${wanted.language}">`);
  });

  test('[LANG-04] is that of the cookie for an address that cannot be decoded', async () => {
    const answer = await get(server(), '/%zz', { cookie: 'language=sw' });
    expect([answer.statusCode, answer.headers['content-language']]).toEqual([400, 'sw']);
  });

  test.each([
    ['fr-CD, fr;q=0.9, en;q=0.8', {}, '/', 'fr'],
    ['sw', {}, '/', 'sw'],
    ['de, ln;q=0.5', {}, '/', 'ln'],
    ['en-GB, fr;q=0.9', {}, '/', null],
    ['de', {}, '/', null],
    ['fr', { cookie: 'language=en' }, '/', null],
    ['fr', { cookie: 'language-offer=declined' }, '/', null],
    ['fr', {}, '/?lang=sw', null],
  ])(
    '[LANG-04, PRIV-31] a browser that prefers %s, with %j at %s, is offered %s',
    async (accept, headers, url, offered) => {
      const answer = await get(server(), url, { 'accept-language': accept, ...headers });
      expect(factsOf(answer.body).offered).toBe(offered);
    },
  );

  test('no shared cache keeps a page that depends on the visitor, and any may keep one whose address says the language', async () => {
    const app = await startSite();
    const own = await get(app, '/');
    expect(own.headers['cache-control']).toBe('private, no-cache');
    expect(String(own.headers.vary).split(', ')).toEqual(['cookie', 'save-data', 'accept-language', 'accept-encoding']);
    const addressed = await get(app, '/?lang=fr', { cookie: 'language=sw' });
    expect(addressed.headers['cache-control']).toBe('public, no-cache');
    expect(addressed.headers.vary).toBe('cookie, save-data, accept-encoding');
  });

  test.each([
    ['none', false],
    ['cross-site', false],
    ['same-site', false],
    ['same-origin', true],
  ])('[START-01] a page that is requested from %s is a later one of the visit: %s', async (site, isLater) => {
    const answer = await get(server(), '/', { 'sec-fetch-site': site });
    expect(factsOf(answer.body).isLater).toBe(isLater);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('[START-01] a browser that does not say where it comes from gets the first page of a visit', async () => {
    expect(factsOf((await get(server(), '/')).body).isLater).toBe(false);
  });

  test('[OFF-03] tells the service worker by a header, under which it keeps the page', async () => {
    const app = await startSite();
    const headers = { cookie: 'language=sw' };
    expect((await get(app, '/', headers)).headers['content-language']).toBe('sw');
    expect((await get(app, '/?lang=fr', headers)).headers['content-language']).toBe('fr');
  });

  test.each([
    ['off without a wish', {}, false],
    ['on by the header', { 'save-data': 'on' }, true],
    ['on by the header with a parameter', { 'save-data': 'ON; level=1' }, true],
    ['off for a header of another meaning', { 'save-data': 'once' }, false],
    ['on by the choice', { cookie: 'a=b; save-data=on' }, true],
    ['off by the choice, whatever the header', { cookie: 'save-data=off', 'save-data': 'on' }, false],
    ['by the header for a choice that is none', { cookie: 'save-data=maybe', 'save-data': 'on' }, true],
  ])(
    '[SAVE-02] saving data is %s, and a page is kept for each',
    async (_name, headers: Record<string, string>, saves) => {
      const app = server();
      for (const path of ['/', '/?lang=fr', '/']) {
        expect(factsOf((await get(app, path, headers)).body).savesData).toBe(saves);
      }
    },
  );

  test('[SAVE-01, PRIV-45] the switch in the footer sets a cookie, and shows the same page again', async () => {
    const app = server();
    const post = (url: string, payload: string, headers = {}) =>
      app.inject({
        method: 'POST',
        url,
        payload,
        headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      });
    const on = await post('/?lang=fr&page=2', 'intent=save-data-on');
    expect([on.statusCode, on.headers.location]).toEqual([303, '/?lang=fr&page=2#save-data']);
    expect(on.headers['set-cookie']).toBe('save-data=on; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax');
    expect(on.headers['cache-control']).toBe('no-store');
    expect((await post('/', 'intent=save-data-off')).headers['set-cookie']).toMatch(/^save-data=off;/);
    const wrong = await post('/', 'intent=save-data-maybe');
    expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([404, undefined]);
    const foreign = await post('/', 'intent=save-data-on', { origin: 'https://elsewhere.example' });
    expect([foreign.statusCode, foreign.headers['set-cookie']]).toEqual([403, undefined]);
  });

  test('[PRIV-01] nothing of a signed-in visitor reaches a page: with a token and without it is the same', async () => {
    const app = await startSite();
    const [visitor, signedIn] = await Promise.all([
      get(app, '/'),
      get(app, '/', { authorization: 'Bearer abc', cookie: 'session=1' }),
    ]);
    expect(signedIn.body).toBe(visitor.body);
    expect(signedIn.headers['set-cookie']).toBeUndefined();
  });
});

describe('a kept page', () => {
  test('is the same bytes again, and another one as soon as content is loaded', async () => {
    const { folder, edit } = copyOfContent();
    const app = await startSite();
    const first = await get(app, '/');
    expect((await get(app, '/')).headers.etag).toBe(first.headers.etag);
    edit<{ stats: object }>('hero.json', ({ stats }) => Object.assign(stats, { trees: 98_765 }));
    await app.content.load(folder, sharedPictures());
    const second = await get(app, '/', { 'if-none-match': String(first.headers.etag) });
    expect(second.statusCode).toBe(200);
    expect([first.body.includes('98765'), second.body.includes('98765')]).toEqual([false, true]);
  });

  test('allows the styles of its head and the scripts of the built document, and nothing that a text brings in', async () => {
    const app = await startSite();
    for (const path of ['/', '/', '/nowhere']) {
      const policy = String((await get(app, path)).headers['content-security-policy']);
      for (const allowed of [inlineStyle, inlineScript, pageStyle]) expect(policy, path).toContain(sha256(allowed));
      for (const refused of [foreignStyle, foreignScript]) expect(policy, path).not.toContain(sha256(refused));
    }
  });

  test('is sent on when the API has no answer for a while', async () => {
    const app = await startSite();
    const before = await get(app, '/');
    await app.store.db.destroy();
    app.dataChange.emit('change');
    const after = await get(app, '/');
    expect([after.statusCode, after.body]).toEqual([200, before.body]);
  });

  test('without an answer of the API is rendered, and not kept', async () => {
    const app = await startSite();
    const answer = await get(app, '/silent');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Rendered');
  });

  test('names the address under which the visitor came, or the public one of the settings', async () => {
    const own = await startSite({ metricsToken });
    const ask = (host: string) => get(own, '/', { host, 'accept-encoding': 'br' });
    const { rawPayload, headers } = await ask('nzete.example:8080');
    expect(headers['content-encoding']).toBe('br');
    expect(factsOf(brotliDecompressSync(rawPayload).toString()).origin).toBe('http://nzete.example:8080');
    // Hosts can be made up, so a page is not compressed for each of them.
    const other = await ask('other.example');
    expect(other.headers['content-encoding']).toBeUndefined();
    expect(factsOf(other.body).origin).toBe('http://other.example');
    expect((await ask('nzete.example:8080')).headers.etag).toBe(headers.etag);
    // All hosts share one page.
    expect(await metric(own, 'nzete_pages_kept')).toBe(1);
    const behindProxy = await startSite({ publicUrl: 'https://nzete.example' });
    expect(factsOf((await get(behindProxy, '/', { host: '10.0.0.7' })).body).origin).toBe('https://nzete.example');
  });
});

describe('the query string', () => {
  test('makes another page only where the page reads it, and nothing else of it does', async () => {
    const app = await startSite();
    const plain = await get(app, '/');
    const second = await get(app, '/?lang=fr&page=2&utm=x');
    expect([factsOf(plain.body).search, factsOf(second.body).search]).toEqual(['', 'page=2']);
    expect((await get(app, '/?utm=y')).headers.etag).toBe(plain.headers.etag);
    expect((await get(app, '/?page=200')).headers.etag).toBe(plain.headers.etag);
  });
});

const metricsToken = 'a-token-for-prometheus';

async function metric(app: App, name: string): Promise<number> {
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } });
  const line = body.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1) ?? 0);
}

describe('a page that cannot be rendered', () => {
  test.each(['/throws?lang=fr', '/hangs?lang=fr', '/ends?lang=fr', '/waits?lang=fr'])(
    '[START-04] %s answers the document without content, from which the browser starts alone, and is counted',
    async (url) => {
      const app = await startSite({ metricsToken });
      const answer = await get(app, url);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(answer.body).toContain('<html lang="fr">');
      expect(answer.body).not.toContain('Rendered');
      expect(await metric(app, 'nzete_page_shells_total{reason="failure"}')).toBe(1);
    },
  );

  test.each(['/throws', '/hangs', '/ends', '/waits'])('[START-04] other pages are not touched by %s', async (url) => {
    const app = await startSite();
    await get(app, url);
    expect((await get(app, '/about')).body).toContain('Rendered');
  });

  test('[START-04] a thread that ends loses no request: waiting visitors are answered, and another thread renders', async () => {
    const app = await startSite();
    expect((await get(app, '/about')).body).toContain('Rendered');
    const searches = Array.from({ length: 8 }, (_, index) => get(app, `/?q=before${index}`));
    const ending = get(app, '/ends');
    const kept = get(app, '/about');
    const answers = await Promise.all([...searches, ending, kept]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect((await kept).body).toContain('Rendered');
    await expect.poll(async () => (await get(app, '/?q=after')).body).toContain('Rendered');
  });

  test('[START-04] while a page hangs, the server goes on answering', async () => {
    const app = await startSite();
    expect((await get(app, '/about')).body).toContain('Rendered');
    let isHanging = true;
    const hanging = get(app, '/hangs').finally(() => {
      isHanging = false;
    });
    expect((await get(app, '/healthz')).statusCode).toBe(200);
    expect((await get(app, '/about')).body).toContain('Rendered');
    expect(isHanging).toBe(true);
    await hanging;
  });
});

describe('many requests for pages that are not kept', () => {
  const searches = (app: App, count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => get(app, `/?q=word${index}`)));

  test('are all answered: with the page, or once too many wait with the document without content', async () => {
    // Long enough for a busy machine: how many may wait is limited by their number.
    const app = await startSite({ metricsToken, renderWaitMs: 20_000 });
    expect((await get(app, '/about')).body).toContain('Rendered');
    const answers = await searches(app, 150);
    const rendered = answers.filter(({ body }) => body.includes('Rendered'));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(rendered.length).toBeGreaterThan(10);
    expect(rendered.length).toBeLessThan(150);
    expect(await metric(app, 'nzete_page_shells_total{reason="busy"}')).toBe(150 - rendered.length);
    expect(await metric(app, 'nzete_pages_waiting')).toBe(0);
  });

  test('are limited for each address; a kept page is not', async () => {
    const rateLimits = { page: { max: 3, timeWindow: 60_000 } };
    const app = await startSite({ metricsToken, rateLimits });
    expect((await get(app, '/')).statusCode).toBe(200);
    const answers = await searches(app, 4);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429, 429]);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused?.body).toContain('<div id="root">');
    expect(await metric(app, 'nzete_page_shells_total{reason="limit"}')).toBe(2);
    expect((await get(app, '/')).body).toContain('Rendered');
  });

  test('are not found all the same when their path is unknown', async () => {
    const app = await startSite({ renderWaitMs: 50 });
    // The thread is ready now, and renders at once.
    expect((await get(app, '/about')).body).toContain('Rendered');
    const hanging = get(app, '/hangs');
    let tries = 0;
    await expect.poll(async () => (await get(app, `/?q=word${tries++}`)).body).not.toContain('Rendered');
    const unknown = await get(app, '/nowhere');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.body).not.toContain('Rendered');
    await hanging;
  });

  test('do not stay in memory when a visitor typed what they search for', async () => {
    const app = await startSite({ metricsToken });
    await get(app, '/?page=2');
    const before = await metric(app, 'nzete_pages_kept');
    await searches(app, 5);
    expect(await metric(app, 'nzete_pages_kept')).toBe(before);
  });
});
