import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { everyLimit } from '../fuzz/limits.ts';
import { post, startApp, subscribe } from './support/app.ts';
import { account, everyKind, needsStaff, operations, signIn, startSite } from './support/asvs.ts';

describe('V4 HTTP', () => {
  test('[API-02] ASVS 4.1.1: every text says its character set', async () => {
    const app = await startSite();
    for (const [kind, { headers, body }] of await everyKind(app)) {
      if (body) expect(headers['content-type'], kind).toMatch(/; charset=utf-8$/i);
    }
  });

  test('[API-02] ASVS 4.1.3: forwarded headers of a visitor are not trusted', async () => {
    const app = await startApp({ rateLimits: everyLimit({ max: 1, timeWindow: 60_000 }) });
    const claim = (address: string) => ({
      'x-forwarded-for': address,
      'x-real-ip': address,
      forwarded: `for=${address}`,
    });
    const first = await subscribe(app, 'ada@example.org', { headers: claim('198.51.100.1') });
    const second = await subscribe(app, 'bob@example.org', { headers: claim('198.51.100.2') });
    expect([first.statusCode, second.statusCode]).toEqual([201, 429]);
    const { headers } = await app.inject({ url: '/api/hero', headers: { 'x-forwarded-proto': 'https' } });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test.each(['TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'CONNECT', 'PROPFIND'])(
    '[API-02] ASVS 4.1.4, 13.4.4: %s is refused where it means nothing',
    async (method) => {
      const app = await startApp();
      const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
      const answer = await raw(
        Number(port),
        `${method} /api/hero HTTP/1.1\r\nHost: x\r\nCookie: secret\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 40[045] |^$/);
      expect(answer).not.toContain('secret');
    },
  );

  test.each([
    ['no Host', 'GET /api/hero HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two Hosts', 'GET /api/hero HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n', 400],
    ['another expectation', 'POST /api/feedback HTTP/1.1\r\nHost: x\r\nExpect: a-miracle\r\n\r\n', 417],
    ['a wish for a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ])(
    '[API-02] ASVS 4.1.4: a request with %s is refused with a detail and the security headers',
    async (_, bytes, status) => {
      const app = await startApp();
      const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
      const [head = '', body = ''] = (await raw(Number(port), bytes)).split('\r\n\r\n');
      expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(head.toLowerCase()).toContain("content-security-policy: default-src 'none'");
      expect(JSON.parse(body)).toMatchObject({ code: expect.any(String), detail: expect.any(String) });
    },
  );

  test.each([
    ['two lengths', 'Content-Length: 0\r\nContent-Length: 30'],
    ['a length and chunks', 'Content-Length: 30\r\nTransfer-Encoding: chunked'],
    ['an unknown coding', 'Transfer-Encoding: xchunked'],
    ['a folded header', 'X-A: 1\r\n\tb: 2\r\nContent-Length: x'],
  ])('[API-02] ASVS 4.2.1: a request with %s cannot hide another one', async (_, header) => {
    const app = await startApp();
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const hidden = 'GET /api/hero HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const answer = await raw(Number(port), `POST /api/feedback HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n${hidden}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });
});

test('[API-02] a request that gives a whole address is answered as one that gives its path, for the host of the address', async () => {
  const app = await startApp();
  app.get('/asked', ({ url, host }) => ({ url, host }));
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const head = 'HTTP/1.1\r\nHost: other.test\r\nConnection: close\r\n\r\n';
  expect(await raw(Number(port), `GET http://nzete.test/asked?a=b ${head}`)).toContain(
    '{"url":"/asked?a=b","host":"nzete.test"}',
  );
  expect(await raw(Number(port), `GET http:// ${head}`)).toMatch(/^HTTP\/1\.1 40[04] /);
});

/** Returns the response to these bytes once the server closes the connection. */
async function raw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let received = '';
  socket.on('data', (text) => {
    received += text;
  });
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  return received;
}

describe('V7 sessions, V8 authorisation', () => {
  test('[AUTH-01, AUTH-02] ASVS 7.2.3, 7.2.4, 7.4.1: a token is long and random, new at every sign-in, and dead after signing out', async () => {
    const app = await startApp();
    await post(app, '/api/register', account);
    const [first, second] = [await signIn(app), await signIn(app)].map((answer) => answer.json().access_token);
    expect(Buffer.from(first, 'base64url')).toHaveLength(32);
    expect(second).not.toBe(first);
    const headers = { authorization: `Bearer ${first}` };
    expect((await app.inject({ method: 'POST', url: '/api/logout', headers })).statusCode).toBe(204);
    expect((await app.inject({ url: '/api/users/me', headers })).statusCode).toBe(401);
  });

  test('[API-02] ASVS 8.2.1: every call that the document calls protected refuses who has no token', async () => {
    const app = await startApp();
    const secured = await operations(app, (operation) => operation.secured && !needsStaff(operation));
    expect(secured.length).toBeGreaterThanOrEqual(3);
    for (const operation of secured) {
      const url = operation.path.replace('{kind}', 'governmentId').replace('{reference}', 'NZ-K-2026-7K3Q9X');
      for (const authorization of ['', 'Bearer', `Bearer ${'a'.repeat(43)}`, 'Bearer null']) {
        const answer = await app.inject({
          method: operation.method,
          url,
          headers: authorization ? { authorization } : {},
        });
        expect([answer.statusCode, answer.headers['www-authenticate']], operation.id).toEqual([
          401,
          expect.stringMatching(/^Bearer/),
        ]);
      }
    }
  });
});
