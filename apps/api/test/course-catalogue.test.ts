import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { readContentFiles } from '../src/content-files/files.ts';
import { loadCatalogue } from '../src/courses/load.ts';
import { catalogueSource } from '../src/courses/source.ts';
import type { Texts } from '../src/text/languages.ts';
import { startApp } from './support/app.ts';
import { ask, startWithCourses } from './support/courses.ts';
import { contentDir, copyOfContent, readContentFile } from './support/folders.ts';

interface CourseList {
  courses: { title: Texts | string; description: Texts }[];
}

describe('the catalogue', () => {
  const rows = (app: FastifyInstance) => app.store.db.selectFrom('course').selectAll().orderBy('id').execute();

  test('[COURSE-01, API-01] loading it a second time changes nothing', async () => {
    const app = await startApp();
    expect(await loadCatalogue(app.store, catalogueSource(await readContentFiles(contentDir)))).toBe(5_000);
    const before = await rows(app);
    expect(await loadCatalogue(app.store, catalogueSource(await readContentFiles(contentDir)))).toBe(0);
    expect(await rows(app)).toEqual(before);
  });

  test('[COURSE-01] of several loads at the same moment one writes', async () => {
    const app = await startApp();
    const source = catalogueSource(await readContentFiles(contentDir));
    const written = await Promise.all([1, 2, 3].map(() => loadCatalogue(app.store, source)));
    expect(written.sort((a, b) => a - b)).toEqual([0, 0, 5_000]);
    expect(await rows(app)).toHaveLength(5_000);
  });

  test('[COURSE-01, API-01] a course that is edited changes its row and no other', async () => {
    const app = await startWithCourses();
    const before = await rows(app);
    const { folder, edit } = copyOfContent();
    edit<CourseList>('courses/list.json', ({ courses: [, , third] }) =>
      Object.assign(third?.description ?? {}, { fr: 'Une description corrigée' }),
    );
    expect(await loadCatalogue(app.store, catalogueSource(await readContentFiles(folder)))).toBe(1);
    const after = await rows(app);
    const changed = after.filter((row, index) => JSON.stringify(row) !== JSON.stringify(before[index]));
    expect([after.length, changed.map(({ id }) => id)]).toEqual([5_000, [3]]);
    expect(JSON.parse(changed[0]?.body ?? '').description.fr).toBe('Une description corrigée');
  });

  test('[COURSE-01] changed files are served at once; without samples only real courses are left', async () => {
    const app = await startWithCourses();
    const before = await ask(app);
    const { folder, edit } = copyOfContent();
    const { courses } = readContentFile<CourseList>('courses/list.json');
    edit<CourseList>('courses/list.json', ({ courses: [first] }) =>
      Object.assign(first ?? {}, { title: 'Another title' }),
    );
    edit<object>('courses/samples.json', (samples) => Object.assign(samples, { total: 0 }));
    // One is written, and every sample is removed.
    expect(await loadCatalogue(app.store, catalogueSource(await readContentFiles(folder)))).toBe(
      1 + 5_000 - courses.length,
    );
    const after = await ask(app);
    const [first] = courses;
    expect([first?.title, Object(first?.title).en]).toContain(before.courses[0]?.title);
    expect([after.courses[0]?.title, after.total]).toEqual(['Another title', courses.length]);
  });

  test.each([
    ['a missing language', '"sw":', '"de":', /list\.json is not valid: /],
    ['a duration that is not there', /"duration": "[^"]+"/, '"duration": "soon"', /no duration is called soon/],
    ['an address that is a script', /"url": "[^"]+"/, '"url": "javascript:alert(1)"', /list\.json is not valid: /],
    ['an address that is not secure', /"url": "https:/, '"url": "http:', /list\.json is not valid: /],
    ['broken JSON', '{', '', /list\.json is not valid JSON/],
  ])('[API-01] %s is refused with the name of the file, and nothing changes', async (_, from, to, message) => {
    const app = await startWithCourses();
    const before = await ask(app);
    const { folder, change } = copyOfContent();
    change('courses/list.json', from, to);
    await expect(readContentFiles(folder).then(catalogueSource)).rejects.toThrow(message);
    expect(await ask(app)).toEqual(before);
  });
});
