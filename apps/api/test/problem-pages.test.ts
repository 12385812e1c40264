import { expect, test } from 'vitest';
import { sharedApp } from './support/app.ts';

const server = sharedApp();

test('[API-06] the type of a problem leads to a page that explains it, in the language of the reader', async () => {
  const answer = await server().inject('/api/reports/99/pdf');
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  const { detail, ...members } = answer.json();
  expect(members).toEqual({
    type: '/api/problems/report-not-found',
    title: 'Report not found',
    status: 404,
    code: 'report-not-found',
    request_id: answer.headers['x-request-id'],
  });
  const page = await server().inject({ url: members.type, headers: { 'accept-language': 'fr' } });
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.body).toContain('Aucun rapport ne porte ce numéro');
  expect(page.body).toContain('HTTP 404');
});

test('[API-06] one page lists all problems', async () => {
  const { body } = await server().inject('/api/problems');
  for (const code of ['event-full', 'already-subscribed', 'fields-invalid']) {
    expect(body).toContain(`href="/api/problems/${code}"`);
  }
});

test('[API-06] a code that no problem has is not found', async () => {
  const answer = await server().inject('/api/problems/%3Cb%3E');
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
});

test('[API-07] each field says the rule that it breaks, its place and what is asked for', async () => {
  const payload = { name: 'Ada', email: 'ada@example.org', interests: ['x'.repeat(200), 3], 'a/b~c': 1 };
  const answer = await server().inject({ method: 'POST', url: '/api/course_interests/', payload });
  const fields = answer.json().fields.map(({ message: _, ...field }: { message: string }) => field);
  expect(fields).toEqual(
    expect.arrayContaining([
      { field: 'interests.1', pointer: '/interests/1', code: 'type', params: { type: 'string' } },
      { field: 'a/b~c', pointer: '/a~1b~0c', code: 'additional-properties' },
    ]),
  );
});
