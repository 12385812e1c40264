import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { storeObservations } from '../src/climate/records.ts';
import { queueMail } from '../src/mailer/arrivals.ts';
import { recordBackup } from '../src/operations/last-runs.ts';
import { sharedApp, startApp, subscribe } from './support/app.ts';
import { temporaryFolder } from './support/folders.ts';
import { runServer } from './support/server.ts';
import { builtSite } from './support/site.ts';
import { observations } from './support/weather.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;
const metricsToken = 'a-token-for-prometheus';
const bearer = { authorization: `Bearer ${metricsToken}` };

/** A value of `/metrics`; NaN if it is absent. */
async function read(app: FastifyInstance, figure: string): Promise<number> {
  const { body } = await app.inject({ url: '/metrics', headers: bearer });
  const line = body.split('\n').find((one) => one.startsWith(`${figure} `));
  return Number(line?.slice(figure.length + 1) ?? Number.NaN);
}

/** Nobody listens there. */
const mail = {
  url: 'smtp://127.0.0.1:9',
  from: { name: '', address: 'a@b.example' },
  staff: { name: '', address: 'c@d.example' },
  staffLanguage: 'en' as const,
  publicUrl: 'https://b.example',
};

describe('GET /metrics', () => {
  test('[API-01] is a 404 like any other path while no token is set', async () => {
    const app = await startApp();
    const answer = await app.inject({ url: '/metrics', headers: bearer });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
  });

  test.each([
    ['nothing', undefined],
    ['another token', 'Bearer a-token-for-somebody-else'],
    ['half of the token', 'Bearer a-token-for'],
    ['another scheme', `Basic ${metricsToken}`],
  ])('[API-02] is a 401 with %s', async (_, authorization) => {
    const app = await startApp({ metricsToken });
    const answer = await app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'metrics-token-wanted']);
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

  test('[API-01] counts pages that were kept and rendered, and tells the memory of the threads apart', async () => {
    const app = await startApp({ metricsToken, siteDir: builtSite(['/', '/throws']) });
    expect(await read(app, 'nzete_page_shells_total{reason="failure"}')).toBe(0);
    for (const url of ['/', '/', '/throws']) await app.inject({ url, headers: { accept: 'text/html' } });
    expect(await read(app, 'nzete_page_requests_total{result="hit"}')).toBe(1);
    expect(await read(app, 'nzete_page_requests_total{result="miss"}')).toBe(2);
    expect(await read(app, 'nzete_page_shells_total{reason="failure"}')).toBe(1);
    expect(await read(app, 'nzete_page_render_duration_seconds_count')).toBe(2);
    // The memory is read at most twice a second, first before a thread had started.
    await expect.poll(() => read(app, 'nzete_render_threads')).toBeGreaterThan(0);
    expect(await read(app, 'nzete_render_threads_heap_used_bytes')).toBeGreaterThan(1_000_000);
  });

  test('[API-01] tells when weather was fetched and a backup made, and which mail waits', async () => {
    const dataDir = temporaryFolder();
    const never = await startApp({ metricsToken, dataDir, mail });
    expect(await read(never, 'nzete_weather_timestamp_seconds')).toBe(0);
    expect(await read(never, 'nzete_backup_timestamp_seconds')).toBe(0);
    expect(await read(never, 'nzete_mail_waiting')).toBe(0);
    expect(await read(never, 'nzete_mail_failing')).toBe(0);
    expect(await read(never, 'nzete_mail_oldest_age_seconds')).toBe(0);

    const before = Date.now();
    await storeObservations(never.store, observations(new Date(before)), new Date(before));
    recordBackup(dataDir, { made_at: new Date(before).toISOString(), folder: '/backups/nzete-1' });
    const subject = { about: 'kyc', language: 'en' } as const;
    await queueMail(never.store.db, subject, new Date(before - 7 * 3_600_000));
    const app = await startApp({ metricsToken, dataDir, mail }); // with an empty metrics cache
    expect(await read(app, 'nzete_ready')).toBe(1);
    expect(await read(app, 'nzete_weather_timestamp_seconds')).toBe(before / 1_000);
    expect(await read(app, 'nzete_backup_timestamp_seconds')).toBe(before / 1_000);
    expect(await read(app, 'nzete_mail_waiting')).toBe(1);
    expect(await read(app, 'nzete_mail_oldest_age_seconds')).toBeGreaterThanOrEqual(7 * 3_600);
  });

  test('[SEND-19] tells that this server cannot send mail, from its first try on', async () => {
    const app = await startApp({ metricsToken, mail });
    await queueMail(app.store.db, { about: 'kyc', language: 'en' });
    app.recurring.get('mail')?.start();
    await expect.poll(() => read(app, 'nzete_mail_failing')).toBe(1);
  });

  test('[API-01] has no figures of mail and weather while both are switched off', async () => {
    const app = await startApp({ metricsToken, climate: { refreshMinutes: 0 } });
    const { body } = await app.inject({ url: '/metrics', headers: bearer });
    expect(body).toContain('nzete_backup_timestamp_seconds 0');
    expect(body).not.toMatch(/nzete_(?:mail|weather)/);
  });

  test('[API-02] answers while the database is gone: the server is not ready, and what is stored is left out', async () => {
    const app = await startApp({ metricsToken });
    await app.store.db.destroy();
    expect(await read(app, 'nzete_ready')).toBe(0);
    expect(await read(app, 'nzete_weather_timestamp_seconds')).toBeNaN();
    expect(await read(app, 'nzete_connections_open')).toBe(0);
  });

  test('[API-01, KYC-05] counts documents that are on their way, and those that were refused', async () => {
    const app = await startApp({ metricsToken, uploads: { maxConcurrent: 1 } });
    const upload = { address: '192.0.2.1', received: () => 0, isComplete: () => false, end: () => {} };
    const release = app.uploadLimiter.admit(upload);
    expect(() => app.uploadLimiter.admit(upload)).toThrow();
    expect(await read(app, 'nzete_uploads_running')).toBe(1);
    expect(await read(app, 'nzete_uploads_refused_total')).toBe(1);
    release();
    expect(await read(app, 'nzete_uploads_running')).toBe(0);
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
