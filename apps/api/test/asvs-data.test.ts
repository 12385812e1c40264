import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { post, sharedApp, startApp } from './support/app.ts';
import { account, everyKind, form, operations, signIn, startSite } from './support/asvs.ts';

const server = sharedApp((atEnd) => startSite({}, atEnd));

describe('V13 configuration, V14 data, V15 coding', () => {
  test.each([
    '/.git/config',
    '/.env',
    '/%2eenv',
    '/assets/',
    '/assets',
    '/pictures/',
    '/index.html.map',
    '/assets/index-1a2b.js.map',
    '/.vite/manifest.json',
    '/server/renderer.js',
    '/../server/renderer.js',
    '/../package.json',
    '/%2e%2e/package.json',
    '/server.js',
    '/content/settings.json',
    '/pictures/manifest.json',
    '/encryption.key',
    '/nzete.db',
    '/docs',
    '/documentation',
    '/swagger',
    '/debug',
    '/server-status',
  ])('[API-02] ASVS 13.4.1, 13.4.3, 13.4.5: %s is not there', async (url) => {
    const app = server();
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
  });

  test.each(['development', 'test', 'production'])(
    '[API-02] ASVS 13.4.2: with NODE_ENV=%s a failure inside shows nothing but a sentence',
    async (mode) => {
      vi.stubEnv('NODE_ENV', mode);
      onTestFinished(() => void vi.unstubAllEnvs());
      const answer = new Map(await everyKind(await startSite())).get('failure inside');
      expect([answer?.statusCode, answer?.json().code]).toEqual([500, 'internal-error']);
    },
  );

  test('[API-02] ASVS 13.4.6: no response reveals the server’s software', async () => {
    const app = await startSite();
    for (const [kind, { headers, body }] of await everyKind(app)) {
      expect(headers, kind).not.toHaveProperty('server');
      expect(headers, kind).not.toHaveProperty('x-powered-by');
      if (kind !== 'document') expect(body, kind).not.toMatch(/fastify|node_modules|kysely|sqlite|postgres|\.ts:\d/i);
    }
  });

  test('[API-02, PRIV-09] ASVS 14.2.1: no address holds anything of a person, or opens anything, but for one call of the documents and the links of the newsletter', async () => {
    const app = await startApp();
    const inAddresses = (await operations(app, () => true)).flatMap(({ id, parameters }) =>
      parameters.filter((parameter) => parameter.in !== 'header').map(({ name }) => `${id} ${name}`),
    );
    const personal = inAddresses.filter((name) =>
      / .*(?:mail|name|phone|birth|address|token|password|key|secret)/i.test(name),
    );
    // The requirements give the first address; it is rate limited, never cached, and not logged.
    // The tokens come from mailed links (RFC 8058) and only begin or end one subscription, or end a sign-up.
    expect(personal).toEqual([
      'cancelEventSignUp token',
      'getCourseInterestByEmail email',
      'confirmNewsletterSubscription token',
      'unsubscribeFromNewsletter token',
      // Of a photo that staff make public under a name that begins with it.
      'addContentPhoto file_name',
      // The same of a PDF.
      'addContentFile file_name',
    ]);
    await post(app, '/api/register', account);
    const { access_token } = (await signIn(app)).json();
    for (const name of ['access_token', 'token', 'authorization'])
      expect((await app.inject(`/api/users/me?${name}=${access_token}`)).statusCode, name).toBe(401);
  });

  test('[START-05] ASVS 14.2.5: a missing file is never the page, which a cache would keep in its name', async () => {
    const app = server();
    for (const url of ['/assets/gone.js', '/pictures/gone.svg', '/api/gone']) {
      const answer = await app.inject({ url, headers: { accept: 'text/html' } });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
      expect(answer.body).not.toContain('<html');
    }
  });

  test('[API-02] ASVS 14.3.2: only content may be kept by a cache', async () => {
    const app = await startApp();
    await post(app, '/api/register', account);
    const headers = { authorization: `Bearer ${(await signIn(app)).json().access_token}` };
    for (const url of ['/api/users/me', '/api/course_interests/by_email/ada@example.org']) {
      expect((await app.inject({ url, headers })).headers['cache-control'], url).toBe('no-store');
    }
    for (const { id, method, path } of await operations(app, (operation) => operation.method !== 'GET')) {
      expect((await app.inject({ method, url: path })).headers['cache-control'], id).toBe('no-store');
    }
  });

  test('[API-02] ASVS 15.3.1, 15.3.3: nothing goes in or out that the schema does not name', async () => {
    const app = await startApp();
    const taken = await post(app, '/api/register', { ...account, id: '1', role: 'admin', created_at: '2000-01-01' });
    expect(taken.statusCode).toBe(422);
    const answer = await post(app, '/api/register', account);
    expect(Object.keys(answer.json()).toSorted()).toEqual(['created_at', 'email', 'email_confirmed', 'id', 'username']);
  });

  test('[API-02] ASVS 15.3.6, 15.3.7: a prototype or a parameter sent twice changes nothing', async () => {
    const app = await startApp();
    for (const query of ['lang=fr&lang=en', '__proto__=1', 'constructor=1', 'lang[]=fr', '__proto__[lang]=fr']) {
      expect((await app.inject(`/api/hero?${query}`)).statusCode, query).toBe(422);
    }
    expect({}).not.toHaveProperty('lang');
    const twice = 'username=ada&username=bob&password=a+long+pass+phrase';
    expect(
      (await app.inject({ method: 'POST', url: '/api/token', headers: form, payload: twice })).statusCode,
    ).toBeGreaterThanOrEqual(400);
  });
});
