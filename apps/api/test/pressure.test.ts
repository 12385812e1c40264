import { expect, test, vi } from 'vitest';
import { startApp } from './support/app.ts';
import { builtSite } from './support/site.ts';

const html = { accept: 'text/html' };

test('[API-02] a server without memory rejects API calls, and says when to retry; health checks and pages still work', async () => {
  const app = await startApp({ siteDir: builtSite(['/', '/about']), pressure: { memoryBytes: 1, graceMs: 0 } });
  // It is measured once a second.
  await expect.poll(async () => (await app.inject('/api/hero')).statusCode, { timeout: 5_000 }).toBe(503);
  const call = await app.inject('/api/hero');
  expect([call.statusCode, call.headers['retry-after']]).toEqual([503, '10']);
  expect(call.json().detail).toBeTypeOf('string');
  for (const url of ['/healthz', '/readyz', '/']) {
    expect((await app.inject({ url, headers: html })).statusCode, url).toBe(200);
  }
});

test('[START-04] a busy server renders no page: cached ones are sent, the others start in the browser', async () => {
  const app = await startApp({ siteDir: builtSite(['/', '/about']), pressure: { graceMs: 0 } });
  const get = (url: string) => app.inject({ url, headers: html });
  expect((await get('/')).body).toContain('Rendered');
  vi.spyOn(app, 'memoryUsage').mockReturnValue({ ...app.memoryUsage(), eventLoopDelay: 600 });
  expect((await get('/')).statusCode).toBe(200);
  const late = await get('/about');
  expect([late.statusCode, late.headers['retry-after']]).toEqual([503, '5']);
  expect(late.body).toContain('<div id="root">');
  expect(late.body).not.toContain('Rendered');
  expect((await app.inject('/api/hero')).statusCode).toBe(200);
});

test('[START-04] the load of a start is ignored: the first visitors get their pages', async () => {
  const app = await startApp({ siteDir: builtSite(['/']), pressure: { memoryBytes: 1 } });
  vi.spyOn(app, 'memoryUsage').mockReturnValue({ ...app.memoryUsage(), eventLoopDelay: 5_000 });
  expect((await app.inject({ url: '/', headers: html })).body).toContain('Rendered');
});

test('[START-04] a start may be slow: what counts is the time since the server listens', async () => {
  const app = await startApp({ siteDir: builtSite(['/']), pressure: { callDelayMs: 0 } });
  vi.spyOn(app, 'memoryUsage').mockReturnValue({ ...app.memoryUsage(), eventLoopDelay: 5_000 });
  await app.ready();
  const started = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => started + 60_000);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  expect(await (await fetch(url, { headers: html })).text()).toContain('Rendered');
});
