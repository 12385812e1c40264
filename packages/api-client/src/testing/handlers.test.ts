import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import openapi from '../../openapi.json' with { type: 'json' };
import { siteApi } from '../generated/site.ts';
import { streamChat } from '../resources/assistant.ts';
import { reportPdfUrl } from '../resources/foundation.ts';
import { exampleHandlers } from './handlers.ts';
import { createTestStore } from './store.ts';

const baseUrl = 'http://nzete.test/api';
const server = setupServer(...exampleHandlers());
beforeAll(() => server.listen());
afterAll(() => server.close());

const operations = Object.entries(openapi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { responses }]) => ({ method, path, statuses: Object.keys(responses) })),
);

test('the handlers respond to every read with the example of the document', async () => {
  const store = createTestStore();
  const { data } = await store.dispatch(siteApi.endpoints.getNavigation.initiate({ lang: 'en' }));
  expect(data?.focus_areas[0]).toMatchObject({ href: expect.any(String), label: expect.any(String) });
  const hero = await store.dispatch(siteApi.endpoints.getHero.initiate({}));
  expect(hero.data?.stats.trees).toEqual(expect.any(Number));
});

test.each(operations)('$method $path responds with its documented success', async ({ method, path, statuses }) => {
  const response = await fetch(`${baseUrl}${path.replaceAll(/\{\w+\}/g, '1')}`, { method: method.toUpperCase() });
  expect(response.ok).toBe(true);
  expect(statuses).toContain(String(response.status));
});

test('[CHAT-03] a streamed answer has one chunk, followed by its sources', async () => {
  const request = { user_id: 'web_user', session_id: 'default_session', message: 'Mvua?' };
  const pieces = [];
  for await (const piece of streamChat(request, { baseUrl })) pieces.push(piece);
  const answer = { sources: expect.any(Array), model: expect.any(String) };
  expect(pieces).toEqual([
    { type: 'token', text: expect.any(String) },
    { type: 'done', answer: expect.objectContaining(answer) },
  ]);
});

test('[REP-01] a report’s PDF is a PDF', async () => {
  const response = await fetch(reportPdfUrl(baseUrl, 6, 'fr'));
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(await response.text()).toMatch(/^%PDF-/);
});
