import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { inlineHashes } from '../src/plugins/security.ts';
import { startApp } from './support/app.ts';
import { temporaryFolder, writeFiles } from './support/folders.ts';

const style = 'body{margin:0}';
const script = 'document.documentElement.dataset.theme="dark"';
const page = `<!doctype html><html><head><style>${style}</style><script>${script}</script>
<script type="application/ld+json">{"@type":"NGO"}</script><script type="module" src="/assets/index-1a2b.js"></script>
</head><body><div id="root">${'<p>Nzete</p>'.repeat(120)}</div></body></html>`;
const bundle = `console.log("${'nzete '.repeat(300)}")`;
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function builtSite(): string {
  const folder = temporaryFolder();
  writeFiles(folder, {
    'index.html': page,
    'routes.json': JSON.stringify(['/', '/about', '/digital-literacy', '/responsible-minerals/ethical-sourcing']),
    'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '.env': 'SECRET=1',
    '.well-known/x.txt': 'hidden',
    'assets/index-1a2b.js': bundle,
    'assets/index-1a2b.js.br': brotliCompressSync(bundle),
    'assets/index-1a2b.js.gz': gzipSync(bundle),
    'assets/index-1a2b.js.map': '{}',
  });
  return folder;
}

const startSite = (options = {}) => startApp({ siteDir: builtSite(), ...options });

describe('pages', () => {
  test.each([
    '/',
    '/about',
    '/digital-literacy',
    '/responsible-minerals/ethical-sourcing',
    '/?lang=fr',
    '/about?lang=ln',
  ])('[START-05] %s answers the page with 200, fresh at every visit', async (url) => {
    const app = await startSite();
    const answer = await app.inject({ url, headers: html });
    expect([answer.statusCode, answer.body]).toEqual([200, page]);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    const again = await app.inject({ url, headers: { ...html, 'if-none-match': String(answer.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const small = await app.inject({ url, headers: { ...html, 'accept-encoding': 'gzip, br' } });
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(page);
  });

  test('the home page names its first picture beside the HTML, so that the browser fetches it at once; other pages do not', async () => {
    const app = await startSite();
    const { images } = (await app.inject('/api/hero?lang=fr')).json();
    const home = await app.inject({ url: '/?lang=fr', headers: html });
    expect(home.headers.link).toBe(`<${images[0].src}>; rel=preload; as=image; fetchpriority=high`);
    expect((await app.inject({ url: '/about', headers: html })).headers.link).toBeUndefined();
  });

  test('[START-05] a trailing slash leads to the one address of the page, with its query', async () => {
    const app = await startSite();
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
    const app = await startSite();
    const answer = await app.inject({ url, headers: html });
    expect([answer.statusCode, answer.body]).toEqual([404, page]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each(['/nowhere', '/assets/gone-1a2b.js', '/pictures/gone.svg', '/api/gone'])(
    '[START-03, API-02] %s answers a 404 with a detail to a script',
    async (url) => {
      const app = await startSite();
      const answer = await app.inject({ url, headers: { accept: '*/*' } });
      expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Not found' }]);
    },
  );

  test.each(['/assets/gone-1a2b.js', '/pictures/gone.svg', '/pictures/manifest.json', '/api/gone', '/api?x'])(
    '[START-03, API-02] %s is no page, even to a browser',
    async (url) => {
      const app = await startSite();
      expect((await app.inject({ url, headers: html })).json()).toEqual({ detail: 'Not found' });
    },
  );

  test('[START-03] posting to a page is a 404 with a detail', async () => {
    const app = await startSite();
    const answer = await app.inject({ method: 'POST', url: '/about', headers: html });
    expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Not found' }]);
  });

  test('[API-02] a site without its list of pages is refused, and no site at all leaves the calls', async () => {
    const folder = temporaryFolder();
    const app = await startApp({ siteDir: folder });
    expect((await app.inject({ url: '/', headers: html })).statusCode).toBe(404);
    expect((await app.inject('/api/hero')).statusCode).toBe(200);
    writeFiles(folder, { 'index.html': page });
    await expect(startApp({ siteDir: folder })).rejects.toThrow(/routes\.json is missing/);
  });
});

describe('files', () => {
  test('[START-01] assets are kept for a year, and sent as the build compressed them', async () => {
    const app = await startSite();
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
    const app = await startSite();
    const answer = await app.inject('/logo.svg');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  });

  test('[HOME-03] pictures are kept for a year', async () => {
    const app = await startSite();
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
    const app = await startSite();
    const answer = await app.inject({ url, headers: { accept: '*/*' } });
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([404, ['detail']]);
  });
});

describe('security headers', () => {
  test('[START-05] the policy allows the inline style and script of the built page, and nothing else inline', async () => {
    const app = await startSite();
    const policy = String((await app.inject('/')).headers['content-security-policy']);
    expect(policy.split(';')).toEqual([
      "default-src 'none'",
      `script-src 'self' ${sha256(script)}`,
      `style-src 'self' ${sha256(style)}`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      'report-uri /api/csp-reports',
    ]);
  });

  test('[START-05] hashes are of what stands between the tags, once each; data needs none', () => {
    const text =
      '<STYLE media="x">\n a{} \n</STYLE><script>x</script><script>x</script><script type="application/json">{}</script>';
    expect(inlineHashes(text)).toEqual({ style: [sha256('\n a{} \n')], script: [sha256('x')] });
    expect(inlineHashes('<script src="/a.js"></script>')).toEqual({ style: [], script: [] });
  });

  test.each(['/', '/api/hero', '/api/nope', '/assets/index-1a2b.js'])('[START-05] %s carries them all', async (url) => {
    const app = await startSite();
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
    // What would cost points (the redirect to TLS is the proxy's).
    expect(policy).not.toMatch(/unsafe|\*|https?:|script-src[^;]*data:|object-src(?! 'none')/);
    expect(age).toBeGreaterThanOrEqual(15_768_000);
    expect(cookies).toEqual([]);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    // What adds to the hundred: no default source, no frames, a private referrer, resources for the own site only.
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
    const direct = await startSite();
    expect((await direct.inject({ url: '/', headers })).headers['strict-transport-security']).toBeUndefined();
  });
});
