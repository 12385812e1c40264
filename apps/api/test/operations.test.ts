import { describe, expect, test } from 'vitest';
import { sharedApp, startApp, subscribe } from './support/app.ts';
import { temporaryFolder } from './support/folders.ts';
import { runServer } from './support/server.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;
const metricsToken = 'a-token-for-prometheus';
const bearer = { authorization: `Bearer ${metricsToken}` };

describe('GET /metrics', () => {
  test('[API-01] is a 404 like any other path while no token is set', async () => {
    const app = await startApp();
    const answer = await app.inject({ url: '/metrics', headers: bearer });
    expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Not found' }]);
  });

  test.each([
    ['nothing', undefined],
    ['another token', 'Bearer a-token-for-somebody-else'],
    ['half of the token', 'Bearer a-token-for'],
    ['another scheme', `Basic ${metricsToken}`],
  ])('[API-02] is a 401 with %s', async (_, authorization) => {
    const app = await startApp({ metricsToken });
    const answer = await app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
    expect([answer.statusCode, answer.json()]).toEqual([401, { detail: 'The token of METRICS_TOKEN is needed.' }]);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  test('[API-01] counts answers by method, pattern of the route and status, never by what was typed', async () => {
    const app = await startApp({ metricsToken });
    await app.inject('/api/hero?lang=fr&secret=ada@example.org');
    await app.inject('/api/hero/');
    await app.inject('/ada@example.org');
    await subscribe(app, 'ada@example.org');
    const answer = await app.inject({ url: '/metrics', headers: bearer });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    const count = (labels: string) => `http_request_duration_seconds_count{${labels}} 1`;
    const lines = answer.body.split('\n');
    expect(lines).toContain(count('method="GET",route="/api/hero",status="422"'));
    expect(lines).toContain(count('method="GET",route="/api/hero",status="200"'));
    expect(lines).toContain(count('method="GET",route="unmatched",status="404"'));
    expect(lines).toContain(count('method="POST",route="/api/newsletter/subscribe",status="201"'));
    expect(answer.body).toMatch(/^process_resident_memory_bytes \d+/m);
    expect(answer.body).toMatch(/^nodejs_eventloop_lag_seconds /m);
    expect(answer.body).not.toContain('example.org');
  });
});

describe('the id of a request', () => {
  const server = sharedApp();

  test.each(['12345678', 'a_b-C'.repeat(12)])('[API-01] %s of a proxy is kept', async (id) => {
    const app = server();
    const answer = await app.inject({ url: '/api/hero', headers: { 'x-request-id': id } });
    expect(answer.headers['x-request-id']).toBe(id);
  });

  test.each(['', '1234567', 'a'.repeat(65), 'with space', 'with"quote', 'émile-12', 'a\tb-12345'])(
    '[API-02] %j is replaced by a new one',
    async (id) => {
      const app = server();
      const answer = await app.inject({ url: '/api/hero', headers: { 'x-request-id': id } });
      expect(answer.headers['x-request-id']).toMatch(UUID);
    },
  );

  test.each(['/api/hero', '/healthz', '/readyz', '/nope', '/api/%zz', '/api/hero?lang=de'])(
    '[API-02] %s is answered with one, and another the next time',
    async (url) => {
      const app = server();
      const first = (await app.inject(url)).headers['x-request-id'];
      expect(first).toMatch(UUID);
      expect((await app.inject(url)).headers['x-request-id']).not.toBe(first);
    },
  );
});

test('[API-01] the log is one JSON object a line, names the request, and holds nothing personal', async () => {
  const { url, output, child, exited } = await runServer({ DATA_DIR: temporaryFolder(), LOG_LEVEL: 'info' });
  const headers = {
    'content-type': 'application/json',
    'x-request-id': 'request-0001',
    authorization: 'Bearer secret',
  };
  const body = '{"email":"ada@example.org"}';
  await fetch(`${url}/api/newsletter/subscribe?token=secret`, { method: 'POST', headers, body });
  await fetch(`${url}/ada@example.org`);
  await fetch(`${url}/healthz`);
  child.kill('SIGINT');
  await exited;
  const lines = output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
  const ours = lines.filter(({ reqId }) => reqId === 'request-0001');
  expect(ours.map(({ msg }) => msg)).toEqual(['incoming request', 'request completed']);
  expect(ours[0].req).toEqual({ method: 'POST', route: '/api/newsletter/subscribe', network: '127.0.0' });
  expect(ours[1]).toMatchObject({ res: { statusCode: 201 }, responseTime: expect.any(Number) });
  expect(output()).not.toMatch(/example\.org|secret|healthz/);
});
