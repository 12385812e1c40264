import { expect, test } from 'vitest';
import { paths, topicPath, topics } from '../src/shared/routes.ts';
import { all, linksIn, partNamed, pictureTextsIn, textOf, textsIn, withHeading } from './support/dom.ts';
import { languages, oneLine, readPage, textsOf } from './support/site.ts';

const path = paths.digitalLiteracy;
const mainOf = async (path: string) => (await readPage(path)).querySelector('main');
const rowsOf = (main: Element | null) => all(main, '[data-slot="course-card"]');

test('[DIGI-01, DIGI-02, DIGI-03, START-05] a class with its figures, four parts with all their lessons, gallery, resources and the way in', async () => {
  const main = await mainOf(path);
  const board = main?.querySelector('header');
  expect(linksIn(board)).toMatchObject({ Enrol: '/volunteers', 'Become an instructor': '/partnerships' });
  expect(textsIn(board, '[data-slot="figure-value"]')).toEqual(['5000+', '100+', '90%', '20+']);
  expect(pictureTextsIn(board)).toEqual([expect.stringContaining('class')]);
  expect(textsIn(main, '[role="tab"] [data-slot="figure"]')).toEqual([
    expect.stringMatching(/85.?% ?ready/),
    expect.stringMatching(/70.?% ?ready/),
    expect.stringMatching(/60.?% ?ready/),
    expect.stringMatching(/45.?% ?ready/),
  ]);
  const lessons = all(main, '[role="tabpanel"]').map((panel) => textOf(panel));
  expect(lessons).toHaveLength(4);
  for (const lesson of ['Computer Hardware Basics', 'Operating', 'File', 'Basic Troubleshooting'])
    expect(lessons[0]).toContain(lesson);
  for (const lesson of ['Smartphone Basics', 'App Store', 'Mobile Banking', 'Health & Education Apps'])
    expect(lessons[3]).toContain(lesson);
  const room = partNamed(main, 'What is in the room');
  expect(all(room, 'figure')).toHaveLength(6);
  expect(textsIn(room, 'h3')).toEqual(['Computers', 'Mobile', 'Internet', 'Materials']);
  expect(linksIn(room)).toMatchObject({ 'Enrol in a class': '/volunteers' });
});

test('[COURSE-01, COURSE-02, COURSE-03, COURSE-05] words, filters and page of the courses are in the address, which is a form and links', async () => {
  const first = await mainOf(path);
  expect(rowsOf(first)).toHaveLength(10);
  expect(textsIn(first, '*')).toContainEqual(
    expect.stringMatching(/^Courses found: 5,000, of which 4,\d{3} are samples$/),
  );
  expect(textOf(first)).toContain('100% Free Courses');
  expect(textOf(first)).toContain('Page 1 of 500');
  for (const row of rowsOf(first)) expect(all(row, '*').length).toBeLessThan(40);
  for (const words of ['French', 'Questions that adapt to you']) expect(textOf(rowsOf(first)[0])).toContain(words);
  const form = first?.querySelector('form[role="search"]');
  expect([form?.getAttribute('method') ?? 'get', form?.getAttribute('action') ?? path]).toEqual(['get', path]);
  const fields = all(form, '[name]').map((field) => field.getAttribute('name'));
  expect(fields).toEqual(expect.arrayContaining(['q', 'level', 'category', 'samples']));

  const found = await mainOf(`${path}?lang=fr&q=cs50&level=Intermediate`);
  expect(rowsOf(found)).toHaveLength(3);
  expect(textOf(found)).toContain('Banque mobile');
  const hidden = all(found, 'form[role="search"] input[name="lang"]').map((field) => field.getAttribute('value'));
  expect(hidden).toEqual(['fr']);

  const real = await mainOf(`${path}?samples=none`);
  expect(real?.querySelector('input[name="samples"]')?.hasAttribute('checked')).toBe(true);
  const count = textsIn(real, '*').find((text) => /^Courses found: \d{3}$/.test(text));
  expect(Number(count?.match(/\d+/)?.[0])).toBeGreaterThanOrEqual(250);

  const last = await mainOf(`${path}?page=500`);
  expect(linksIn(partNamed(last, 'Pages of courses'))).toMatchObject({ Previous: `${path}?page=499` });
  const row = rowsOf(last).at(-1);
  expect(textOf(row)).toMatch(/\(sample 5000\).*Sample: no course yet/);
  expect(all(row, 'a')).toEqual([]);
});

test('[PACK-01, PACK-03] each part of the lessons is one file to read, and a ZIP for memory cards', async () => {
  const parts = partNamed(await mainOf('/lessons?lang=fr'), textsOf('lessons', 'fr')['site.lessons.parts'] ?? '');
  expect(parts).toBeDefined();
  const packs = partNamed(await mainOf('/lessons'), 'The parts');
  expect(textsIn(packs, 'h2')).toHaveLength(4);
  expect(textOf(packs)).toContain('Sample');
  const basics = withHeading(packs, 'li', 'Computer Basics');
  expect(textOf(basics)).toMatch(/4 lessons.*Read.*HTML, \d+ kB.*ZIP, \d+ kB/);
  expect(all(basics, 'a').map((link) => link.getAttribute('href'))).toEqual([
    '/api/course-packs/basics/page?lang=en',
    '/api/course-packs/basics/zip?lang=en',
  ]);
  expect(linksIn(await mainOf(path))).toMatchObject({ 'Offline lessons': '/lessons' });
});

test.each(languages)(
  '[HELP-03] in %s help leads to every topic, and each topic to the next and back up',
  async (language) => {
    const texts = textsOf('help', language);
    const section = (await mainOf(`${paths.help}?lang=${language}`))?.querySelector('section#explained');
    expect(textOf(section?.querySelector('h2'))).toBe(texts['site.help.explained.title']);
    expect(all(section, 'li a').map((link) => link.getAttribute('href'))).toEqual(
      topics.map((topic) => `${topicPath(topic)}?lang=${language}`),
    );
    const main = await mainOf(`${topicPath('climate')}?lang=${language}`);
    expect(textOf(main?.querySelector('h1'))).toBe(texts['site.help.topics.climate']);
    const next = all(main, `a[href="${topicPath('forests')}?lang=${language}"]`).map((link) =>
      oneLine(link.textContent),
    );
    expect(next).toContainEqual(expect.stringContaining(texts['site.help.topics.forests'] ?? 'no text'));
    expect(all(main, '[data-slot="breadcrumb"] a').map((link) => link.getAttribute('href'))).toContain(
      `${paths.help}?lang=${language}#explained`,
    );
  },
);
