import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { signIn } from './support/accounts.ts';
import { startApp, subscribe } from './support/app.ts';

const three = { write: { max: 3, timeWindow: 60_000 }, token: { max: 2, timeWindow: 60_000 } };

describe('rate limits', () => {
  test('[API-02] the write after the last one allowed is a 429 that says when to come back', async () => {
    const app = await startApp({ rateLimits: three });
    for (let count = 1; count <= 3; count += 1) {
      expect((await subscribe(app, `a${count}@example.org`)).statusCode).toBe(201);
    }
    const answer = await subscribe(app, 'a4@example.org');
    expect(answer.statusCode).toBe(429);
    expect(answer.json().code).toBe('requests-too-many');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await subscribe(app, 'b@example.org', { remoteAddress: '192.0.2.7' })).statusCode).toBe(201);
    expect((await app.inject('/api/hero')).statusCode).toBe(200);
  });

  test('[AUTH-02] tries of a password are limited on their own', async () => {
    const app = await startApp({ rateLimits: three });
    const attempt = () => signIn(app, { username: 'a', password: 'b' });
    expect([await attempt(), await attempt(), await attempt()].map(({ statusCode }) => statusCode)).toEqual([
      401, 401, 429,
    ]);
    expect((await subscribe(app, 'a@example.org')).statusCode).toBe(201);
  });

  test('[API-02] a forged X-Forwarded-For does not get around the limit', async () => {
    const app = await startApp({ rateLimits: three });
    const statuses: number[] = [];
    for (let count = 1; count <= 4; count += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${count}` };
      statuses.push((await subscribe(app, `a${count}@example.org`, { headers })).statusCode);
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
  });

  test('[API-02] behind a trusted proxy every visitor has a limit, whatever they forge', async () => {
    const app = await startApp({ rateLimits: three, trustProxy: ['10.0.0.0/8'] });
    const via = (forwarded: string, email: string) =>
      subscribe(app, email, { remoteAddress: '10.1.2.3', headers: { 'x-forwarded-for': forwarded } });
    const statuses: number[] = [];
    for (let count = 1; count <= 4; count += 1) {
      statuses.push((await via(`203.0.113.${count}, 198.51.100.9`, `a${count}@example.org`)).statusCode);
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
    expect((await via('198.51.100.10', 'b@example.org')).statusCode).toBe(201);
  });

  test('[API-02] one IPv6 network counts as one address', async () => {
    const app = await startApp({ rateLimits: three });
    const statuses: number[] = [];
    for (let count = 1; count <= 4; count += 1) {
      const remoteAddress = `2001:db8:1:2::${count}`;
      statuses.push((await subscribe(app, `a${count}@example.org`, { remoteAddress })).statusCode);
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
  });
});

describe('health', () => {
  test('[API-01] /healthz speaks for the process, /readyz for the database too', async () => {
    const app = await startApp();
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok' });
    await app.store.db.destroy();
    const unready = await app.inject('/readyz');
    expect([unready.statusCode, unready.json().status]).toEqual([503, 'unavailable']);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });

  test('[API-01] without a prober the server stops at once', async () => {
    const app = await startApp();
    await app.drain();
    expect((await app.inject('/api/hero')).headers.connection).toBe('close');
  });

  test('[API-01] a connection that waits to be accepted as the server stops is still answered', async () => {
    const app = await startApp();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    // The system has accepted it by then; the process has not.
    await new Promise(process.nextTick);
    const draining = app.drain();
    socket.end('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(await text(socket)).toContain('"ok"');
    await draining;
  });

  test('[API-01] with a prober the server stops after two 503s, and works until then', async () => {
    const app = await startApp();
    await app.inject('/readyz');
    let drained = false;
    const draining = app.drain().then(() => {
      drained = true;
    });
    const first = await app.inject('/readyz');
    expect([first.statusCode, first.json().status, drained]).toEqual([503, 'draining', false]);
    expect((await subscribe(app, 'late@example.org')).statusCode).toBe(201);
    expect(drained).toBe(false);
    await app.inject('/readyz');
    await draining;
    expect(drained).toBe(true);
  });
});
