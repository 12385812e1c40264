import { expect } from '@playwright/test';
import { test } from './support.ts';

// Only the built server shows that the bundle contains all files that it reads at run time.
test('[REP-01] a published report is a PDF that a browser saves, in the asked language', async ({ request }) => {
  const reports: { id: number; status: string }[] = await (await request.get('/api/reports?lang=fr')).json();
  const published = reports.find(({ status }) => status === 'Published');
  const answer = await request.get(`/api/reports/${published?.id}/pdf?lang=fr`);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect(answer.headers()['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.pdf"/);
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('[COURSE-01] the catalogue holds 5,000 courses, ten a page', async ({ request }) => {
  const answer = await request.get('/api/courses/?skip=4990&limit=10&lang=sw');
  expect(answer.headers()['x-total-count']).toBe('5000');
  expect(await answer.json()).toHaveLength(10);
});

test('[PORTAL-02, API-04] without a network every province has a record that says it is a sample', async ({
  request,
}) => {
  const records: { source: string }[] = await (await request.get('/api/realtime-climate-data')).json();
  expect(records).toHaveLength(26);
  expect(new Set(records.map(({ source }) => source))).toEqual(new Set(['sample']));
});

test('[CHAT-03, API-05] a question is answered in its language, with sources', async ({ request }) => {
  const data = { user_id: 'web_user', session_id: 'default_session', message: 'Comment devenir bénévole ?' };
  const answer = await (await request.post('/api/chat', { data })).json();
  expect(answer.language).toBe('fr');
  expect(answer.sources.map(({ href }: { href: string }) => href)).toContain('/volunteers');
});

test('[START-05] what the policy of a page stops is told to the server', async ({ page }) => {
  await page.goto('/');
  const told = page.waitForResponse((response) => response.url().endsWith('/api/csp-reports'));
  await page.evaluate(() => document.head.append(Object.assign(document.createElement('script'), { text: 'let x' })));
  expect((await told).status()).toBe(204);
});
