import { describe, expect, test } from 'vitest';
import type { Config } from '../src/config.ts';
import { startApp } from './support/app.ts';
import { builtSite } from './support/site.ts';

const start = (serviceWorker?: Config['serviceWorker']) =>
  startApp({ siteDir: builtSite(['/'], { 'client/worker.js': '/* the worker of the build */' }), serviceWorker });
type App = Awaited<ReturnType<typeof start>>;
const page = (app: App) => app.inject({ url: '/', headers: { accept: 'text/html' } });

describe('the service worker', () => {
  test('[OFF-08] is never taken from a cache without asking, and may load the files of this site only', async () => {
    const answer = await (await start()).inject('/worker.js');
    expect(answer.body).toBe('/* the worker of the build */');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
    expect(answer.headers['content-security-policy']).toContain("connect-src 'self'");
  });

  test('[OFF-07, START-05] a page may start it, and no other', async () => {
    const answer = await page(await start());
    expect(answer.headers['content-security-policy']).toContain("worker-src 'self'");
    expect(answer.headers['clear-site-data']).toBeUndefined();
  });

  test.each(['off', 'wipe'] as const)('[OFF-11] removes itself when it is %s', async (setting) => {
    const answer = await (await start(setting)).inject('/worker.js');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(answer.body).toContain('registration.unregister()');
    expect(answer.body).not.toContain("'fetch'");
  });

  test('[OFF-11] takes what visitors wrote with it only when all is to be wiped', async () => {
    const off = await start('off');
    expect((await page(off)).headers['clear-site-data']).toBeUndefined();
    const wipe = await start('wipe');
    const cleared = '"cache", "storage"';
    expect((await page(wipe)).headers['clear-site-data']).toBe(cleared);
    expect((await wipe.inject('/worker.js')).headers['clear-site-data']).toBe(cleared);
    for (const url of ['/assets/index-1a2b.js', '/api/hero']) {
      expect((await wipe.inject(url)).headers['clear-site-data']).toBeUndefined();
    }
  });
});
