import { describe, expect, test } from 'vitest';
import { post, sharedApp, startApp, storedEmails, subscribe } from './support/app.ts';
import { addressOf, everyKind, needsStaff, operations, startSite } from './support/asvs.ts';

const server = sharedApp((atEnd) => startSite({}, atEnd));

describe('V3 web frontend', () => {
  test('[API-02] ASVS 3.2.1: JSON opened as a page is not rendered', async () => {
    const app = await startSite();
    // A PDF, a feed or a calendar, and a document that staff open in a tab, whose errors are pages
    // (`staff-inbox-pdfs`), as those of a preview are.
    const isShown = (id: string) =>
      /(?:Pdf|AsRss|AsAtom|Calendar)$|^(?:openContentFile|openInboxDocument|openGiftReceipt|getContentPreview|getNewsletterPreview)$/.test(
        id,
      );
    for (const operation of await operations(app, ({ method, id }) => method === 'GET' && !isShown(id))) {
      const { headers } = await app.inject({ url: addressOf(operation), headers: { accept: 'text/html' } });
      expect(headers['content-type'], operation.id).toMatch(/^application\/(problem\+)?json; charset=utf-8$/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  });

  test('[START-05] ASVS 3.4.1: HSTS for a year and all subdomains, on every answer over TLS', async () => {
    const app = await startSite({ trustProxy: ['10.0.0.1'] });
    const secure = { headers: { 'x-forwarded-proto': 'https' }, remoteAddress: '10.0.0.1' };
    for (const [kind, { headers }] of await everyKind(app, secure)) {
      // An undecodable URL is rejected before its headers are read.
      if (kind !== 'undecodable address')
        expect(headers['strict-transport-security'], kind).toBe('max-age=31536000; includeSubDomains');
    }
  });

  test('[API-02] ASVS 3.4.2: no other site may read an answer', async () => {
    const app = await startSite();
    const foreign = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    for (const [kind, { headers }] of await everyKind(app, { headers: foreign })) {
      const allowing = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
      expect(allowing, kind).toEqual([]);
    }
  });

  test('[API-02] ASVS 3.5.1: a call that writes takes no body that a form can send', async () => {
    const app = await startSite();
    // Sign-in takes a form; so do the links of mails (RFC 8058), which need a token that no other
    // page knows, and an upload, which needs the token of its application in a header.
    const others = /\/(?:token|unsubscribe|confirm|cancel|uploads)$/;
    const posting = await operations(app, (one) => one.method === 'POST' && !others.test(one.path) && !needsStaff(one));
    for (const { id, path } of posting) {
      for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']) {
        const headers = { 'content-type': type };
        const answer = await app.inject({ method: 'POST', url: path, payload: 'a=1', headers });
        expect(answer.statusCode, `${id} ${type}`).toBe(415);
      }
    }
  });

  test('[API-02] ASVS 3.5.2: what a page of another site sends is refused, also where browsers send no preflight', async () => {
    const app = await startApp();
    const writing = await operations(app, ({ method }) => method !== 'GET' && method !== 'HEAD');
    expect(writing.length).toBeGreaterThan(12);
    for (const operation of writing) {
      expect(operation.responses, operation.id).toHaveProperty('403');
      for (const origin of ['https://evil.example', 'http://localhost:81', 'null', 'https://localhost.evil.example']) {
        for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain']) {
          const headers = { origin, 'sec-fetch-site': 'cross-site', 'content-type': type };
          const { method } = operation;
          const answer = await app.inject({ method, url: addressOf(operation), headers, payload: 'a=1' });
          expect([answer.statusCode, answer.json()], `${operation.id} ${origin}`).toEqual([
            403,
            expect.objectContaining({ code: 'other-site' }),
          ]);
        }
      }
    }
  });

  test.each([
    ['no Origin, as apps and command lines send', {}],
    ['the origin of the server itself', { host: 'nzete.example', origin: 'https://nzete.example' }],
    [
      'a browser’s word, behind a proxy that changes Host',
      { origin: 'https://a.example', 'sec-fetch-site': 'same-origin' },
    ],
  ])('[API-02, NEWS-05] ASVS 3.5.2: a write with %s is taken', async (_, headers: Record<string, string>) => {
    const app = await startApp();
    expect((await subscribe(app, 'ada@example.org', { headers })).statusCode).toBe(201);
  });

  test('[API-02] ASVS 3.5.2, 4.1.3: the host that a proxy reports counts only when the proxy is trusted', async () => {
    const app = await startApp({ trustProxy: ['10.0.0.1'] });
    const headers = { host: 'localhost:8080', origin: 'https://nzete.example', 'x-forwarded-host': 'nzete.example' };
    const from = (remoteAddress: string) => subscribe(app, 'ada@example.org', { headers, remoteAddress });
    expect((await from('10.0.0.9')).statusCode).toBe(403);
    expect((await from('10.0.0.1')).statusCode).toBe(201);
  });

  test('[API-02] ASVS 3.5.3: a call that writes is no GET, and reading is open to other sites’ links', async () => {
    const app = await startApp();
    const headers = { origin: 'https://evil.example' };
    expect((await app.inject({ url: '/api/hero', headers })).statusCode).toBe(200);
    for (const { path } of await operations(app, (one) => one.method === 'POST' && !needsStaff(one))) {
      const reads = (await operations(app, (operation) => operation.method === 'GET' && operation.path === path))
        .length;
      expect((await app.inject({ url: path, headers })).statusCode, path).toBe(reads > 0 ? 200 : 404);
    }
    expect(await storedEmails(app)).toEqual([]);
  });

  test('[START-05] ASVS 3.4.3 to 3.4.6, 3.4.8: the headers are on every answer, refusals and failures too', async () => {
    const app = await startSite();
    for (const [kind, { headers }] of await everyKind(app)) {
      const policy = String(headers['content-security-policy']);
      expect(policy, kind).toMatch(/default-src 'none'/);
      expect(policy, kind).toMatch(/frame-ancestors 'none'/);
      expect(policy, kind).not.toMatch(/unsafe|\*|https?:/);
      expect(headers['x-content-type-options'], kind).toBe('nosniff');
      expect(headers['referrer-policy'], kind).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
      expect(headers['cross-origin-opener-policy'], kind).toBe('same-origin');
      expect(headers['cross-origin-resource-policy'], kind).toBe('same-origin');
      expect(headers['x-frame-options'], kind).toBe('DENY');
      expect(headers, kind).not.toHaveProperty('set-cookie');
    }
  });

  test('[START-05] ASVS 3.4.7: every policy says where a browser reports to, and that call takes what browsers send', async () => {
    const app = await startSite();
    for (const [kind, { headers }] of await everyKind(app))
      expect(headers['content-security-policy'], kind).toMatch(/; ?report-uri \/api\/csp-reports(;|$)/);
    const report = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'inline' } };
    const sent = { host: 'nzete.example', origin: 'https://nzete.example', 'content-type': 'application/csp-report' };
    expect((await post(app, '/api/csp-reports', report, { headers: sent })).statusCode).toBe(204);
  });

  test('[START-05, PRIV-02, PRIV-38] ASVS 3.4.3, 3.6.1: the page may load from this server alone, and run nothing inline without its hash', async () => {
    const app = await startSite();
    const { headers } = await app.inject('/');
    const directives = Object.fromEntries(
      String(headers['content-security-policy'])
        .split(';')
        .map((directive) => directive.trim().split(' '))
        .map(([name = '', ...sources]) => [name, sources]),
    );
    // The built document has one inline script and one inline style.
    const hash = expect.stringMatching(/^'sha256-[\w+/=]+'$/);
    expect(directives['script-src']).toEqual(["'self'", hash]);
    // Those of the built document, and the critical CSS of the page.
    expect(directives['style-src']).toEqual(["'self'", hash, hash]);
    expect([directives['object-src'], directives['base-uri'], directives['form-action']]).toEqual([
      ["'none'"],
      ["'none'"],
      ["'self'"],
    ]);
    const { 'report-uri': _, ...sources } = directives;
    for (const source of Object.values(sources).flat()) expect(source).toMatch(/^('self'|'none'|data:|'sha256-.*')$/);
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
  });

  test.each([
    '//evil.example/',
    '//evil.example/about/',
    '/about//evil.example',
    '/\\evil.example/',
    '/about/?next=//evil.example',
    '/%2f%2fevil.example/',
  ])('[START-05] ASVS 3.7.2: %s leads nowhere else', async (url) => {
    const app = server();
    const { headers } = await app.inject({ url, headers: { accept: 'text/html', host: 'evil.example' } });
    expect(headers.location ?? '/about').toMatch(/^\/about(\?|$)/);
  });
});
