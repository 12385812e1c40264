import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { inlineHashes } from '../src/http/security.ts';
import { sharedApp, startApp } from './support/app.ts';
import { type AtEnd, temporaryFolder, writeFiles } from './support/folders.ts';
import { builtSite, bundle, factsOf, inlineScript, inlineStyle, pageStyle } from './support/site.ts';

const paths = [
  '/',
  '/about',
  '/digital-literacy',
  '/responsible-minerals/ethical-sourcing',
  '/throws',
  '/hangs',
  '/silent',
];
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const startSite = (options = {}, atEnd?: AtEnd) =>
  startApp({ siteDir: builtSite(paths, {}, atEnd), ...options }, atEnd);

const server = sharedApp((atEnd) => startSite({}, atEnd));

describe('pages', () => {
  test.each([
    ['/', 'en'],
    ['/about', 'en'],
    ['/digital-literacy', 'en'],
    ['/responsible-minerals/ethical-sourcing', 'en'],
    ['/?lang=fr', 'fr'],
    ['/about?lang=ln&page=2', 'ln'],
  ])('[START-05] %s answers the rendered page with 200, fresh at every visit, in %s', async (url, language) => {
    const app = server();
    const answer = await app.inject({ url, headers: html });
    expect(answer.statusCode).toBe(200);
    expect(factsOf(answer.body)).toMatchObject({ path: url.split('?')[0], language });
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toMatch(/no-cache/);
    const again = await app.inject({ url, headers: { ...html, 'if-none-match': String(answer.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const small = await app.inject({ url, headers: { ...html, 'accept-encoding': 'gzip, br' } });
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(answer.body);
  });

  test('[START-05] a trailing slash leads to the one address of the page, with its query', async () => {
    const app = server();
    const answer = await app.inject({ url: '/about/?lang=fr', headers: html });
    expect([answer.statusCode, answer.headers.location]).toEqual([308, '/about?lang=fr']);
    expect((await app.inject('/about/')).headers.location).toBe('/about');
    expect((await app.inject('/about/?a=1?b=2')).headers.location).toBe('/about?a=1?b=2');
  });

  test.each([
    '/nowhere',
    '/about/team',
    '/.env',
    '/picture.png',
    '/apiary',
    '//evil.example',
    '/index.html',
    '/routes.json',
  ])('[START-03] %s answers the page with status 404 to a browser', async (url) => {
    const app = server();
    const answer = await app.inject({ url, headers: html });
    expect([answer.statusCode, factsOf(answer.body).path]).toEqual([404, '*']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('[START-03, API-02] an address that cannot be decoded answers a page to a browser, and a detail to a script', async () => {
    const app = server();
    const answer = await app.inject({ url: '/%E0%A4%A', headers: html });
    expect([answer.statusCode, factsOf(answer.body).path]).toEqual([400, '*']);
    expect(answer.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    const script = await app.inject({ url: '/%E0%A4%A', headers: { accept: '*/*' } });
    expect([script.statusCode, script.json().code]).toEqual([400, 'address-unreadable']);
  });

  test.each(['/nowhere', '/assets/gone-1a2b.js', '/pictures/gone.svg', '/api/gone'])(
    '[START-03, API-02] %s answers a 404 with a detail to a script',
    async (url) => {
      const app = server();
      const answer = await app.inject({ url, headers: { accept: '*/*' } });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
    },
  );

  test.each(['/assets/gone-1a2b.js', '/pictures/gone.svg', '/pictures/manifest.json', '/api/gone', '/api?x'])(
    '[START-03, API-02] %s is no page, even to a browser',
    async (url) => {
      const app = server();
      expect((await app.inject({ url, headers: html })).json().code).toBe('not-found');
    },
  );

  test('[START-03] a form that a browser posts to a page answers the page "not found", and a detail to a script', async () => {
    const app = server();
    const post = { method: 'POST', url: '/about', payload: 'email=grace%40example.org' } as const;
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.inject({ ...post, headers: { ...html, ...form } });
    expect([answer.statusCode, factsOf(answer.body).path]).toEqual([404, '*']);
    expect(answer.headers['cache-control']).toBe('no-store');
    const plain = await app.inject({
      ...post,
      headers: { ...html, 'content-type': 'application/json' },
      payload: '{}',
    });
    expect([plain.statusCode, factsOf(plain.body).path]).toEqual([404, '*']);
    const script = await app.inject({ ...post, headers: form });
    expect([script.statusCode, script.json().code]).toEqual([404, 'not-found']);
  });

  test('[API-02] a server build that cannot be used is refused, and no site at all leaves the calls', async () => {
    const folder = temporaryFolder();
    const app = await startApp({ siteDir: folder });
    expect((await app.inject({ url: '/', headers: html })).statusCode).toBe(404);
    expect((await app.inject('/api/hero')).statusCode).toBe(200);
    writeFiles(folder, { 'server/routeTable.js': 'throw new Error("broken")' });
    await expect(startApp({ siteDir: folder })).rejects.toThrow(/cannot be used: broken. Build the site again/);
  });
});

describe('files', () => {
  test('[START-01] assets are kept for a year, and sent as the build compressed them', async () => {
    const app = server();
    const ask = (encoding: string) =>
      app.inject({ url: '/assets/index-1a2b.js', headers: { 'accept-encoding': encoding } });
    const br = await ask('gzip, br');
    expect(br.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(br.headers['content-encoding']).toBe('br');
    expect(br.headers.vary).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(bundle);
    expect((await ask('gzip')).headers['content-encoding']).toBe('gzip');
    const plain = await ask('identity');
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, bundle]);
    expect(plain.headers['content-type']).toMatch(/javascript/);
  });

  test('[START-01] other files are asked again at every visit', async () => {
    const app = server();
    const answer = await app.inject('/logo.svg');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  });

  test('[HOME-03] pictures are kept for a year', async () => {
    const app = server();
    const answer = await app.inject({
      url: '/pictures/canopy-dawn.0123abcd.svg',
      headers: { 'accept-encoding': 'br' },
    });
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'br']);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each([
    '/.env',
    '/.well-known/x.txt',
    '/assets/%2e%2e/.env',
    '/assets/..%2f.env',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/index-1a2b.js.map',
  ])('[API-02] %s is not served', async (url) => {
    const app = server();
    const answer = await app.inject({ url, headers: { accept: '*/*' } });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
  });
});

describe('security headers', () => {
  test('[START-05, PRIV-02] the policy allows the inline style and script of the built page, and nothing else inline', async () => {
    const app = server();
    const policy = String((await app.inject('/')).headers['content-security-policy']);
    expect(policy.split(';')).toEqual([
      "default-src 'none'",
      `script-src 'self' ${sha256(inlineScript)}`,
      `style-src 'self' ${sha256(inlineStyle)} ${sha256(pageStyle)}`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      'report-uri /api/csp-reports',
    ]);
  });

  test('[START-05] hashes are of what is between the tags, once each; data needs none', () => {
    const text =
      '<STYLE media="x">\n a{} \n</STYLE><script>x</script><script>x</script><script type="application/json">{}</script>';
    expect(inlineHashes(text)).toEqual({ style: [sha256('\n a{} \n')], script: [sha256('x')] });
    expect(inlineHashes('<script src="/a.js"></script>')).toEqual({ style: [], script: [] });
  });

  test.each(['/', '/api/hero', '/api/nope', '/assets/index-1a2b.js'])('[START-05] %s carries them all', async (url) => {
    const app = server();
    expect((await app.inject(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-frame-options': 'DENY',
    });
  });

  test('[START-05] by the rules of MDN’s HTTP Observatory the home page over TLS scores A+', async () => {
    const app = await startSite({ trustProxy: ['127.0.0.1'] });
    const { headers, cookies } = await app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });
    const policy = String(headers['content-security-policy']);
    const age = Number(/max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1]);
    // Policies that would cost points (the proxy redirects to TLS).
    expect(policy).not.toMatch(/unsafe|\*|https?:|script-src[^;]*data:|object-src(?! 'none')/);
    expect(age).toBeGreaterThanOrEqual(15_768_000);
    expect(cookies).toEqual([]);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    // Bonus points: no default source, no frames, private referrer, own resources only.
    const bonus = [
      policy.startsWith("default-src 'none'") ? 10 : 0,
      policy.includes("frame-ancestors 'none'") ? 5 : 0,
      headers['referrer-policy'] === 'strict-origin-when-cross-origin' ? 5 : 0,
      headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0,
    ];
    expect(bonus).toEqual([10, 5, 5, 10]);
  });

  test('[START-05] HSTS is sent only when the trusted proxy says that the visitor came over TLS', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    const trusting = await startSite({ trustProxy: ['127.0.0.1'] });
    expect((await trusting.inject({ url: '/', headers })).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
    expect((await trusting.inject('/')).headers['strict-transport-security']).toBeUndefined();
    const direct = server();
    expect((await direct.inject({ url: '/', headers })).headers['strict-transport-security']).toBeUndefined();
  });
});
