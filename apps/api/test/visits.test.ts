import { homeDay } from '@nzete/domain';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { purgeExpired } from '../src/privacy/retention.ts';
import { withoutContacts } from '../src/visits/question.ts';
import { post, startApp } from './support/app.ts';
import { builtSite } from './support/site.ts';
import { signInStaff } from './support/staff-inbox.ts';

const paths = ['/', '/about', '/throws', '/staff'];
const document = { accept: 'text/html', 'sec-fetch-dest': 'document' };

const startSite = () => startApp({ siteDir: builtSite(paths) });

const counted = async (app: FastifyInstance) => {
  await app.visits.write();
  const rows = app.store.db.selectFrom('daily_count').select(['kind', 'subject', 'language', 'count']);
  return rows.orderBy('kind').orderBy('subject').orderBy('language').execute();
};

test('[STAFF-23] pages are counted by day, path and language, kept ones too', async () => {
  const app = await startSite();
  const visit = (url: string, headers = {}) => app.inject({ url, headers: { ...document, ...headers } });
  for (const url of ['/', '/?utm=secret', '/about?lang=fr', '/about?lang=fr']) await visit(url);
  expect(await counted(app)).toEqual([
    { kind: 'page', subject: '/', language: 'en', count: 2 },
    { kind: 'page', subject: '/about', language: 'fr', count: 2 },
  ]);
  const { etag } = (await visit('/about?lang=fr')).headers;
  expect((await visit('/about?lang=fr', { 'if-none-match': etag })).statusCode).toBe(304);
  expect((await counted(app)).at(-1)?.count).toBe(4);
  const { day } = await app.store.db.selectFrom('daily_count').select('day').executeTakeFirstOrThrow();
  expect(day).toBe(homeDay());
});

test('[STAFF-23, PRIV-50] what no person opens is not counted, nor the staff area, nor who reads', async () => {
  const app = await startSite();
  const others: [string, Record<string, string>][] = [
    ['/about', { 'sec-fetch-dest': 'empty' }], // the service worker keeps it
    ['/about', { 'sec-purpose': 'prefetch;prerender' }],
    ['/about', { purpose: 'prefetch' }],
    ['/nowhere', {}],
    ['/staff', {}],
    ['/api/hero', {}],
  ];
  for (const [url, headers] of others) await app.inject({ url, headers: { ...document, ...headers } });
  await app.inject({ method: 'HEAD', url: '/about', headers: document });
  expect(await counted(app)).toEqual([]);
  const answer = await app.inject({ url: '/', headers: { ...document, 'user-agent': 'Quxville' } });
  expect(answer.headers).not.toHaveProperty('set-cookie');
  await app.visits.write();
  const rows = await app.store.db.selectFrom('daily_count').selectAll().execute();
  expect(rows.map((row) => Object.keys(row).sort())).toEqual([['count', 'day', 'kind', 'language', 'subject']]);
});

test('[STAFF-23] counts are written when the server ends, and after an outage nothing is missing', async () => {
  const app = await startSite();
  app.visits.countPage('/', 'en');
  await sql`alter table daily_count rename to away`.execute(app.store.db);
  await app.visits.write();
  app.visits.countPage('/', 'en');
  await sql`alter table away rename to daily_count`.execute(app.store.db);
  expect(await counted(app)).toEqual([{ kind: 'page', subject: '/', language: 'en', count: 2 }]);
});

test('[STAFF-24] searches of courses are counted once for each search, without the words', async () => {
  const app = await startApp();
  for (const query of ['q=Quxville', 'q=Quxville&skip=20', 'q=%20', 'level=Beginner', 'q=web&lang=fr']) {
    expect((await app.inject(`/api/courses/?${query}`)).statusCode).toBe(200);
  }
  const rows = await counted(app);
  expect(rows).toEqual([
    { kind: 'search', subject: 'courses', language: 'en', count: 1 },
    { kind: 'search', subject: 'courses', language: 'fr', count: 1 },
  ]);
});

test('[STAFF-24] a question without an answer is kept, cut and without addresses and phone numbers', async () => {
  const app = await startApp();
  const visitor = { user_id: 'someone', session_id: 'a-visit' };
  const ask = (message: string) => post(app, '/api/chat', { ...visitor, message, lang: 'en' });
  await ask('Hello!');
  await ask('What is the heat index?');
  await ask('Zorbl quimp? Write to ada@example.org or +243 899 123 456');
  await post(
    app,
    '/api/chat',
    { ...visitor, message: 'Zorbl frangipon?', lang: 'fr' },
    { headers: { accept: 'text/event-stream' } },
  );
  await app.visits.write();
  const reader = await signInStaff(app, 'reader');
  const { unanswered } = (await reader.get('/overview')).json();
  const day = homeDay();
  expect(
    unanswered.toSorted((a: { language: string }, b: { language: string }) => (a.language < b.language ? -1 : 1)),
  ).toEqual([
    { day, language: 'en', question: 'Zorbl quimp? Write to … or …' },
    { day, language: 'fr', question: 'Zorbl frangipon?' },
  ]);
});

test.each([
  ['call 0899-123-456 now', 'call … now'],
  ['call ＋٢٤٣ ٨١٢·٣٤٥–٦٧٨ or 081,234,56,78 or （０８１）２３４ー５６７８', 'call … or … or …'],
  ['it was 38.5 degrees in 2024, 12 days', 'it was 38.5 degrees in 2024, 12 days'],
  ['ADA@EXAMPLE.ORG, b@c', '… …'],
  ['a\u0000\nb', 'a b'],
  ['x'.repeat(300), 'x'.repeat(200)],
])('[STAFF-24] of %j stays what names nobody', (question, kept) => {
  expect(withoutContacts(question)).toBe(kept);
});

test('[STAFF-24] nonsense cannot fill the table: 200 questions a day are kept', async () => {
  const app = await startApp();
  for (let round = 0; round < 3; round += 1) {
    for (let index = 0; index < 150; index += 1) app.visits.addUnanswered(`Question ${round} ${index}`, 'en');
    await app.visits.write();
  }
  const kept = await app.store.db.selectFrom('unanswered_question').select('id').execute();
  expect(kept).toHaveLength(200);
});

test('[STAFF-23, STAFF-24, PRIV-50] counts go after 400 days, and questions after 90', async () => {
  const app = await startApp();
  const { db } = app.store;
  const daysAgo = (days: number) => homeDay(new Date(Date.now() - days * 86_400_000));
  for (const days of [399, 402])
    await db
      .insertInto('daily_count')
      .values({ day: daysAgo(days), kind: 'page', subject: '/', language: 'en', count: 1 })
      .execute();
  for (const days of [89, 92])
    await db
      .insertInto('unanswered_question')
      .values({ id: `${days}`, day: daysAgo(days), language: 'en', question: 'Why?' })
      .execute();
  expect(await purgeExpired(app)).toMatchObject({ daily_count: 1, unanswered_question: 1 });
  expect(await db.selectFrom('daily_count').select('day').execute()).toEqual([{ day: daysAgo(399) }]);
});

test('[STAFF-22] the overview adds up what was read in 30 days', async () => {
  const app = await startSite();
  for (const path of ['/', '/about', '/about']) app.visits.countPage(path, 'fr');
  app.visits.countPage('/about', 'sw');
  app.visits.countSearch('courses', 'fr');
  await app.visits.write();
  const reader = await signInStaff(app, 'reader');
  const { visits, pages, languages, searches } = (await reader.get('/overview')).json();
  expect([visits.length, visits.at(-1)]).toEqual([30, { day: homeDay(), count: 4 }]);
  expect(pages).toEqual([
    { path: '/about', count: 3 },
    { path: '/', count: 1 },
  ]);
  expect(languages).toEqual([
    { language: 'fr', count: 3 },
    { language: 'sw', count: 1 },
  ]);
  expect(searches).toEqual([{ what: 'courses', count: 1 }]);
});
