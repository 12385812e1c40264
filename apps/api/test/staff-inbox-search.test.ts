import { expect, test } from 'vitest';
import { post, startApp } from './support/app.ts';
import { call, joined } from './support/staff.ts';

test.each(['(', ' - ', '()/.', '%', '_', "'", '\\'])('[STAFF-10] a search for %j is answered', async (words) => {
  const app = await startApp();
  await post(app, '/api/feedback', { message: 'The seedlings came.' });
  const { headers } = await joined(app, 'editor');
  const answer = await call(app, 'GET', `/inbox?q=${encodeURIComponent(words)}`, { headers });
  const isOnlyMarks = /^[ ()/.'-]+$/.test(words);
  expect([answer.statusCode, answer.json().total]).toEqual([200, isOnlyMarks ? 1 : 0]);
});
