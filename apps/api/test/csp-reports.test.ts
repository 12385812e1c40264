import { describe, expect, test } from 'vitest';
import { everyLimit } from '../fuzz/limits.ts';
import { post, startApp } from './support/app.ts';
import { temporaryPlace } from './support/place.ts';
import { runServer } from './support/server.ts';

const type = { 'content-type': 'application/csp-report' };

/** As browsers send it. */
const report = (directive: unknown, blocked?: string) => ({
  'csp-report': {
    'document-uri': 'https://nzete.example/portal?email=ada@example.org',
    'effective-directive': directive,
    'blocked-uri': blocked,
    'script-sample': 'ada()',
    'status-code': 200,
  },
});

describe('reports of what the policy stopped', () => {
  test('[API-02] are logged with the directive and the origin, and with nothing of the visitor', async () => {
    const { dataDir } = await temporaryPlace();
    const server = await runServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    const reports = [
      report('script-src-elem', 'inline'),
      report('img-src', 'http://evil.example:81/ada?email=ada@example.org'),
      // Of a browser extension, without a directive, empty: none concern the site.
      report('script-src', 'moz-extension://5a1f'),
      report('ada@example.org', 'inline'),
      report('font-src'),
      report('style-src-attr', 'inline'),
    ];
    for (const one of reports) {
      const init = { method: 'POST', headers: type, body: JSON.stringify(one) };
      expect((await fetch(`${server.url}/api/csp-reports`, init)).status).toBe(204);
    }
    await expect.poll(() => server.output()).toContain('style-src-attr');
    const logged = server
      .output()
      .split('\n')
      .filter((line) => line.includes('stopped by the page policy'));
    expect(logged.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ directive: 'script-src-elem', blocked: 'inline' }),
      expect.objectContaining({ directive: 'img-src', blocked: 'http://evil.example:81' }),
      expect.objectContaining({ directive: 'style-src-attr', blocked: 'inline' }),
    ]);
    expect(server.output()).not.toMatch(/\bada\b/);
  });

  test.each([
    ['a report of nothing', 422, { 'csp-report': {} }, type],
    ['a number for a directive', 422, report(1), type],
    ['no object', 422, 'null', type],
    ['half of a JSON', 400, '[{', type],
    ['any JSON', 415, report('img-src'), { 'content-type': 'application/json' }],
    ['a form', 415, 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['100 kB', 413, report('img-src', 'x'.repeat(100_000)), type],
    ['one sent by a page of another site', 403, report('img-src'), { ...type, origin: 'https://evil.example' }],
  ])('[API-02] %s gets %i with a detail', async (_, status, body, headers: Record<string, string>) => {
    const app = await startApp();
    const answer = await post(app, '/api/csp-reports', body, { headers });
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      expect.objectContaining({ detail: expect.stringMatching(/\S/) }),
    ]);
  });

  test('[API-02] of one address are limited, because a broken page sends many', async () => {
    const app = await startApp({ rateLimits: everyLimit({ max: 2, timeWindow: 60_000 }) });
    const send = () => post(app, '/api/csp-reports', report('img-src', 'inline'), { headers: type });
    const statuses = [(await send()).statusCode, (await send()).statusCode, (await send()).statusCode];
    expect(statuses).toEqual([204, 204, 429]);
  });
});
