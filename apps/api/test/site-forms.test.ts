import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { startApp } from './support/app.ts';
import { builtSite, factsOf } from './support/site.ts';

const html = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'Old phone' };
const letter = (message: string) => new URLSearchParams({ intent: 'feedback', message }).toString();

async function startSite(options: Partial<Parameters<typeof startApp>[0]> = {}) {
  const app = await startApp({ siteDir: builtSite(['/', '/about']), ...options });
  const send = (payload: string, { headers = {}, ip = '192.0.2.1', url = '/about' } = {}) =>
    app.inject({ method: 'POST', url, payload, headers: { ...html, ...headers }, remoteAddress: ip });
  const letters = () => app.store.db.selectFrom('feedback').select('message').execute();
  return { app, send, letters };
}

describe('[FORM-01] a form that a browser posts to its page', () => {
  test('is stored once, and leads to its confirmation', async () => {
    const { send, letters } = await startSite();
    const answer = await send(letter('Hello'));
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([303, 'no-store']);
    expect(answer.headers.location).toMatch(/^\/sent\?reference=NZ-F-/);
    expect(await letters()).toEqual([{ message: 'Hello' }]);
  });

  test('is answered with its page, in its language, when the API refuses it; the page is not cached', async () => {
    const { app, send, letters } = await startSite();
    const answer = await send(letter(''), { url: '/about?lang=fr' });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([422, 'no-store']);
    expect(factsOf(answer.body).path).toBe('/about');
    expect(answer.headers['content-security-policy']).toContain("form-action 'self'");
    expect(answer.body).toContain('vide');
    expect((await app.inject({ url: '/about', headers: { accept: 'text/html' } })).body).not.toContain('vide');
    expect(await letters()).toEqual([]);
  });
});

describe('[KEEP-08] a form whose work takes longer than a page may be read', () => {
  test('is answered as done: what it stores is waited for, and what can be done later is not', async () => {
    const { app, send, letters } = await startSite();
    const preferences: unknown[] = [];
    app.addHook('preHandler', async ({ url, headers }) => {
      if (url !== '/api/feedback') return;
      preferences.push(headers.prefer);
      // Longer than the limit of a read, as a database that is busy.
      await wait(2_500);
    });
    const answer = await send(letter('Slow'));
    expect(answer.statusCode).toBe(303);
    expect(preferences).toEqual(['respond-async']);
    expect(await letters()).toEqual([{ message: 'Slow' }]);
  });
});

describe('[FORM-02] the same content from the same sender', () => {
  test('is one submission within ten minutes, and another one later', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 1, 8, 9, 59) });
    const { send, letters } = await startSite();
    const first = await send(letter('Hello'));
    vi.setSystemTime(Date.UTC(2026, 5, 1, 8, 19, 30));
    expect((await send(letter('Hello'))).headers.location).toBe(first.headers.location);
    vi.setSystemTime(Date.UTC(2026, 5, 1, 8, 20, 30));
    expect((await send(letter('Hello'))).headers.location).not.toBe(first.headers.location);
    expect(await letters()).toHaveLength(2);
    vi.useRealTimers();
  });

  test('is as many submissions as there are contents, addresses and browsers', async () => {
    const { send, letters } = await startSite();
    await Promise.all([send(letter('Hello')), send(letter('Hello')), send(letter('Hello you'))]);
    await send(letter('Hello'), { ip: '192.0.2.2' });
    await send(letter('Hello'), { headers: { 'user-agent': 'Another phone' } });
    expect(await letters()).toHaveLength(4);
  });
});

describe('[FORM-03] a form of a page', () => {
  test('counts towards the limit of its sender', async () => {
    const { send } = await startSite({ rateLimits: { write: { max: 1, timeWindow: 60_000 } } });
    expect((await send(letter('One'))).statusCode).toBe(303);
    expect((await send(letter('Two'))).statusCode).toBe(429);
    expect((await send(letter('Two'), { ip: '192.0.2.2' })).statusCode).toBe(303);
  });

  test.each([
    [403, 'from another site', { origin: 'https://evil.example' }, letter('Hello')],
    [413, 'larger than any form', {}, letter('x'.repeat(300_000))],
  ])('%i: %s is refused with a page that says why and what to do', async (status, _case, headers, payload) => {
    const { send, letters } = await startSite();
    const answer = await send(payload, { headers: { 'accept-language': 'fr', ...headers } });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-store']);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('<html lang="fr">');
    expect(await letters()).toEqual([]);
  });
});
