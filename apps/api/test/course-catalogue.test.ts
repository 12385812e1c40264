import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../src/courses/load.ts';
import type { Lang } from '../src/text/languages.ts';
import { startApp } from './support/app.ts';
import { ask, startWithCourses } from './support/courses.ts';
import { contentDir, copyOfContent, writeFiles } from './support/folders.ts';

type Texts = Record<Lang, string>;

const readContentFile = (name: string) => JSON.parse(readFileSync(join(contentDir, `${name}.json`), 'utf8'));

describe('the catalogue', () => {
  const rows = (app: FastifyInstance) => app.store.db.selectFrom('course').selectAll().orderBy('id').execute();

  test('[COURSE-01, API-01] loading it a second time changes nothing', async () => {
    const app = await startApp();
    expect(await loadCatalogue(app.store, contentDir)).toBe(5_000);
    const before = await rows(app);
    expect(await loadCatalogue(app.store, contentDir)).toBe(0);
    expect(await rows(app)).toEqual(before);
  });

  test('[COURSE-01] of several loads at the same moment one writes', async () => {
    const app = await startApp();
    const written = await Promise.all([1, 2, 3].map(() => loadCatalogue(app.store, contentDir)));
    expect(written.sort((a, b) => a - b)).toEqual([0, 0, 5_000]);
    expect(await rows(app)).toHaveLength(5_000);
  });

  test('[COURSE-01, API-01] a course that is edited changes its row and no other', async () => {
    const app = await startWithCourses();
    const before = await rows(app);
    const { folder } = copyOfContent();
    const list = readContentFile('courses/list');
    list.courses[2].description.fr = 'Une description corrigée';
    writeFiles(folder, { 'courses/list.json': JSON.stringify(list) });
    expect(await loadCatalogue(app.store, folder)).toBe(1);
    const after = await rows(app);
    const changed = after.filter((row, index) => JSON.stringify(row) !== JSON.stringify(before[index]));
    expect([after.length, changed.map(({ id }) => id)]).toEqual([5_000, [3]]);
    expect(JSON.parse(changed[0]?.body ?? '').description.fr).toBe('Une description corrigée');
  });

  test('[COURSE-01] changed files are served at once; without samples only real courses are left', async () => {
    const app = await startWithCourses();
    const before = await ask(app);
    const { folder } = copyOfContent();
    const list = readContentFile('courses/list');
    const [first] = list.courses;
    first.title.en = 'Computers from zero';
    writeFiles(folder, {
      'courses/list.json': JSON.stringify(list),
      'courses/samples.json': JSON.stringify({ ...readContentFile('courses/samples'), total: 0 }),
    });
    // One is written, and every sample is removed.
    expect(await loadCatalogue(app.store, folder)).toBe(1 + 5_000 - list.courses.length);
    const after = await ask(app);
    expect(before.courses[0]?.title).toBe('Computer Basics');
    expect([after.courses[0]?.title, after.total]).toEqual(['Computers from zero', list.courses.length]);
  });

  test.each([
    ['a missing language', '"sw": "Kwa kasi yako"', '"de": "x"', /list\.json is not valid: /],
    ['a duration that is not there', '"duration": "11-weeks"', '"duration": "soon"', /no duration is called soon/],
    ['an address that is a script', '"https://pix.fr/"', '"javascript:alert(1)"', /list\.json is not valid: /],
    ['broken JSON', '{', '', /list\.json is not valid JSON/],
  ])('[API-01] %s is refused with the name of the file, and nothing changes', async (_, from, to, message) => {
    const app = await startWithCourses();
    const before = await ask(app);
    const { folder, change } = copyOfContent();
    change('courses/list.json', from, to);
    await expect(loadCatalogue(app.store, folder)).rejects.toThrow(message);
    expect(await ask(app)).toEqual(before);
  });

  test('[COURSE-01, LANG-08] every text of its files is there four times, each in its own language', () => {
    const texts: Texts[] = [];
    const collect = (node: unknown): void => {
      if (!node || typeof node !== 'object') return;
      if ('en' in node) texts.push(node as Texts);
      else Object.values(node).forEach(collect);
    };
    collect([readContentFile('courses/list'), readContentFile('courses/samples')]);
    expect(texts.length).toBeGreaterThan(150);
    for (const text of texts) {
      if (text.en.includes(' ')) expect(new Set(Object.values(text)).size, text.en).toBe(4);
      expect(text.ln, 'Lingala in everyday spelling').not.toMatch(/[ɛɔƐƆâêîôûáíóúǎěǐǒǔ]/u);
    }
  });

  test('[COURSE-01] forty courses and more are real: their addresses are secure and outside this site', () => {
    const { courses } = readContentFile('courses/list') as { courses: { url: string; title: Texts }[] };
    expect(courses.length).toBeGreaterThanOrEqual(40);
    for (const { url } of courses) expect(url).toMatch(/^https:\/\/[a-z0-9.-]+\.[a-z]+\//);
    expect(new Set(courses.map(({ title }) => title.en)).size).toBe(courses.length);
  });
});
