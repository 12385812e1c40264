import { expect, inject, test } from 'vitest';
import { paths, searchPath } from '../src/shared/routes.ts';

/** NUL, a control character, and three code points that are no characters. */
const unshowable = '\u0000\u0007\ufdd0\ufffe\uffff';
const shown = /[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/u;

const page = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(new URL(path, inject('origin')), { ...init, headers: { accept: 'text/html' } });
  return { status: answer.status, html: await answer.text() };
};

test.each(['q', 'kind'])('[INPUT-02] a page is never sent the characters that no text holds: ?%s', async (name) => {
  const query = new URLSearchParams({ q: 'trees', [name]: `tre${unshowable}es` });
  const { status, html } = await page(`${searchPath}?${query}`);
  expect(status).toBe(200);
  expect(html).toContain('value="trees"');
  expect(html).not.toMatch(shown);
});

test('[INPUT-02] a search for nothing but such characters is none', async () => {
  const { html } = await page(`${searchPath}?${new URLSearchParams({ q: unshowable })}`);
  expect(html).not.toMatch(shown);
});

const fields = { intent: 'feedback', message: `Shade${unshowable} trees`, email: `ada${unshowable}@example` };
const parts = new FormData();
for (const [name, value] of Object.entries(fields)) parts.append(name, value);

test.each([
  ['URL-encoded', new URLSearchParams(fields)],
  ['in parts', parts],
])('[INPUT-02] a refused form shows what was typed without them: %s', async (_how, body) => {
  const { status, html } = await page(paths.sendFeedback, { method: 'POST', body });
  expect(status).toBe(422);
  expect(html).toContain('Shade trees');
  expect(html).toContain('value="ada@example"');
  expect(html).not.toMatch(shown);
});
