import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { describe, expect, test } from 'vitest';
import type { SearchResults } from '../src/search/schemas.ts';
import { sharedApp, startApp } from './support/app.ts';
import { startWithCourses } from './support/courses.ts';
import { copyOfContent, sharedPictures } from './support/folders.ts';
import { builtSite } from './support/site.ts';

type Found = Static<typeof SearchResults>;

const server = sharedApp(startWithCourses);

const call = (app: FastifyInstance, parameters: Record<string, string>) =>
  app.inject(`/api/search?${new URLSearchParams(parameters)}`);

async function find(app: FastifyInstance, q: string, lang = 'en', kind?: string): Promise<Found> {
  const response = await call(app, { q, lang, ...(kind && { kind }) });
  expect(response.statusCode).toBe(200);
  return response.json();
}

const groupOf = ({ groups }: Found, kind: string) => groups.find((group) => group.kind === kind);
const firstOf = (found: Found, kind: string) => groupOf(found, kind)?.results[0];
const marked = (found: Found) =>
  found.groups.flatMap(({ results }) =>
    results.flatMap(({ snippet }) => snippet.flatMap(({ text, match }) => (match ? [text.toLowerCase()] : []))),
  );

describe('what is found', () => {
  test('[SEARCH-02] an article, a report, a lesson, a page, a province and a course, each with its address', async () => {
    const app = server();
    expect(firstOf(await find(app, 'mangroves'), 'article')?.href).toBe('/help/forests#mangroves-of-muanda');
    expect(firstOf(await find(app, 'first rain'), 'report')?.href).toMatch(/^\/reports\?report=\d+#report-\d+$/);
    expect(firstOf(await find(app, 'Mobile Banking'), 'lesson')).toMatchObject({
      title: 'Mobile Banking',
      href: '/lessons',
    });
    expect(firstOf(await find(app, 'volunteers'), 'page')?.href).toBe('/volunteers');
    expect(firstOf(await find(app, 'Goma'), 'province')).toMatchObject({
      title: 'Nord-Kivu',
      href: '/data?province=CD-NK',
    });
    expect(firstOf(await find(app, 'CS50x'), 'course')?.href).toBe('https://cs50.harvard.edu/x/');
  });

  test('[SEARCH-02] in each language by its own words, with what matches marked', async () => {
    for (const [lang, q] of [
      ['en', 'forest'],
      ['fr', 'forêt'],
      ['ln', 'zamba'],
      ['sw', 'msitu'],
    ] as const) {
      const found = await find(server(), q, lang);
      expect(groupOf(found, 'article')?.total, lang).toBeGreaterThan(5);
      expect(marked(found), lang).toContain(q);
    }
  });

  test('[SEARCH-02] the kind with the best match is first, five of each, and all of one kind if it is asked', async () => {
    const found = await find(server(), 'Goma');
    expect(found.groups[0]?.kind).toBe('province');
    const forest = await find(server(), 'forest');
    const articles = groupOf(forest, 'article');
    expect(articles?.results).toHaveLength(5);
    expect(forest.total).toBe(forest.groups.reduce((sum, { total }) => sum + total, 0));
    const all = await find(server(), 'forest', 'en', 'article');
    expect(all.groups.map(({ kind }) => kind)).toEqual(['article']);
    expect(all.groups[0]?.results).toHaveLength(articles?.total ?? 0);
    expect((await find(server(), 'excel', 'en', 'course')).groups.map(({ kind }) => kind)).toEqual(['course']);
  });

  test('[SEARCH-02] a page is found once, also by texts of the built site, and says if it is a sample', async () => {
    const found = await find(server(), 'trees');
    const pages = (await find(server(), 'trees', 'en', 'page')).groups[0]?.results ?? [];
    expect(new Set(pages.map(({ href }) => href)).size).toBe(pages.length);
    expect(found.groups.flatMap(({ results }) => results).some(({ sample }) => sample)).toBe(true);
    const app = await startApp({ siteDir: builtSite(['/', '/cookie-policy']) });
    expect(firstOf(await find(app, 'cookie'), 'page')).toEqual({
      title: 'Cookie Policy',
      href: '/cookie-policy',
      snippet: [
        { text: 'What is stored. One ' },
        { text: 'cookie', match: true },
        { text: ' keeps your language for a year.' },
      ],
    });
  });

  test('[SEARCH-04] nothing, if nothing matches', async () => {
    expect(await find(server(), 'xyzzyq')).toEqual({ total: 0, groups: [] });
  });
});

describe('spelling', () => {
  test('[SEARCH-03] case, accents and forms of a word do not matter', async () => {
    const right = await find(server(), 'forêts', 'fr', 'article');
    for (const q of ['FORETS', 'forets', 'Forêt']) expect(await find(server(), q, 'fr', 'article'), q).toEqual(right);
  });

  test.each([
    ['en', 'mangrovs', '/help/forests#mangroves-of-muanda'],
    ['en', 'kinshassa', '/data?province=CD-KN'],
    ['fr', 'biodiversté', '/biodiversity'],
    ['en', 'volonteers', '/volunteers'],
  ])('[SEARCH-03] in %s “%s” finds %s', async (lang, q, href) => {
    const { groups } = await find(server(), q, lang);
    expect(groups.flatMap(({ results }) => results.map((result) => result.href))).toContain(href);
  });

  test('[SEARCH-03] a known word finds no similar one, and small words only count alone', async () => {
    expect(marked(await find(server(), 'mangroves')).every((word) => word.startsWith('mangrove'))).toBe(true);
    const { groups } = await find(server(), 'the mangroves of', 'en', 'article');
    expect(groups).toEqual((await find(server(), 'mangroves', 'en', 'article')).groups);
    expect(firstOf(await find(server(), 'about'), 'page')?.href).toBe('/about');
    expect((await find(server(), 'the', 'en', 'lesson')).total).toBe(0);
  });
});

test('[SEARCH-06] what cannot be searched is a 422 that names the field', async () => {
  const refused = [{ q: '' }, { q: ' ' }, { q: 'a' }, { q: '-- !' }, { q: 'a'.repeat(81) }, { q: 'ab\u0000cd' }, {}];
  for (const parameters of refused) {
    const response = await call(server(), parameters as Record<string, string>);
    expect([response.statusCode, response.json().fields[0].field], JSON.stringify(parameters)).toEqual([422, 'q']);
  }
  for (const [name, value] of [
    ['kind', 'people'],
    ['lang', 'de'],
  ] as const) {
    const response = await call(server(), { q: 'forest', [name]: value });
    expect([response.statusCode, response.json().fields[0].field]).toEqual([422, name]);
  }
  expect((await call(server(), { q: 'forest <script>', more: '1' })).statusCode).toBe(422);
});

test('[SEARCH-03] signs of patterns and of markup are only text', async () => {
  for (const q of ['forest.*', '(forest', '<b>forest</b>', "forest' or 1=1 --", 'forest%_']) {
    expect((await find(server(), q)).total, q).toBeGreaterThan(0);
  }
});

test('[SEARCH-05] an answer has an ETag, changes with the content, and is counted without the words', async () => {
  const app = await startApp();
  const { folder, edit } = copyOfContent();
  const ask = (headers = {}) => app.inject({ url: '/api/search?q=Quxville', headers });
  const before = await ask();
  expect(before.json().total).toBe(0);
  expect((await ask({ 'if-none-match': before.headers.etag })).statusCode).toBe(304);
  edit<{ name: string }[]>('team.json', ([first]) => Object.assign(first ?? {}, { name: 'Ada Quxville' }));
  await app.content.load(folder, sharedPictures());
  expect((await ask()).json().groups[0].results[0].href).toBe('/team');
  expect((await app.inject('/api/search?q=Quxville&lang=fr&kind=page')).json().total).toBe(1);
  await app.visits.write();
  const counted = await app.store.db
    .selectFrom('daily_count')
    .select(['kind', 'subject', 'language', 'count'])
    .execute();
  expect(counted).toEqual([{ kind: 'search', subject: 'site', language: 'en', count: 3 }]);
});
