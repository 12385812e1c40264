import { courseCategories, courseLevels } from '@nzete/domain';
import { describe, expect, test } from 'vitest';
import { type Lang, languages } from '../src/text/languages.ts';
import { sharedApp, startApp } from './support/app.ts';
import { ask, startWithCourses } from './support/courses.ts';

const server = sharedApp(startWithCourses);

describe('GET /courses/', () => {
  test('[COURSE-01, API-01] holds 5,000 courses in 500 pages of 10, none of them twice', async () => {
    const app = server();
    const ids = new Set<number>();
    for (let skip = 0; skip < 5_000; skip += 100) {
      const { courses, total } = await ask(app, `?skip=${skip}&limit=100`);
      expect([courses.length, total]).toEqual([100, 5_000]);
      for (const { id } of courses) ids.add(id);
    }
    expect(ids.size).toBe(5_000);
    const last = await ask(app, '?skip=4990&limit=10');
    expect([last.courses.length, last.courses.at(-1)?.id, last.total]).toEqual([10, 5_000, 5_000]);
    expect(await ask(app, '?skip=5000&limit=10')).toEqual({ courses: [], total: 5_000 });
  });

  test('[COURSE-01] gives 10 from the start when nothing is asked, and a trailing slash changes nothing', async () => {
    const app = server();
    const first = await ask(app);
    expect(first.courses.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect((await app.inject('/api/courses')).body).toBe((await app.inject('/api/courses/?skip=0&limit=10')).body);
  });

  test('[COURSE-01] a course has the documented fields, and no figure without a source', async () => {
    const app = server();
    const { courses } = await ask(app, '?q=cs50x&samples=none');
    expect(courses[0]).toEqual({
      id: expect.any(Number),
      title: 'CS50x: Introduction to Computer Science',
      description: expect.stringContaining('problem sets'),
      provider: 'Harvard University (CS50)',
      category: 'Computer Science',
      level: 'Beginner',
      duration: '11 weeks',
      language: 'English',
      url: 'https://cs50.harvard.edu/x/',
    });
  });

  test('[COURSE-01] a sample says in every language that it is one, and leads to a page of the site', async () => {
    const app = server();
    const marks: Record<Lang, string> = {
      en: '(sample 0421)',
      fr: '(exemple 0421)',
      ln: '(ndakisa 0421)',
      sw: '(mfano 0421)',
    };
    const titles = new Set<string>();
    for (const lang of languages) {
      const [course] = (await ask(app, `?skip=420&limit=1&lang=${lang}`)).courses;
      expect(course?.title.endsWith(marks[lang])).toBe(true);
      expect(course).toMatchObject({
        id: 421,
        url: '/digital-literacy?course=421',
        sample: true,
      });
      titles.add(String(course?.title));
    }
    expect(titles.size).toBe(4);
    const { courses } = await ask(app, '?skip=420&limit=1');
    expect(courses[0]?.provider).toBe('Nzete sample catalogue');
  });

  test('[COURSE-04] every level and every category has courses, and both together narrow the list', async () => {
    const app = server();
    const count = async (query: string) => (await ask(app, query)).total;
    const levels = await Promise.all(courseLevels.map((level) => count(`?level=${level}`)));
    expect(levels.every((total) => total > 1_000)).toBe(true);
    // A few catalogues of providers have courses of every level.
    expect(levels.reduce((sum, total) => sum + total)).toBeGreaterThan(4_900);
    const perCategory = await Promise.all(
      courseCategories.map((name) => count(`?category=${encodeURIComponent(name)}`)),
    );
    expect(perCategory.every((total) => total > 0)).toBe(true);
    expect(perCategory.reduce((sum, total) => sum + total)).toBe(5_000);
    const { courses, total } = await ask(app, '?category=UI%2FUX%20Design&level=Advanced&limit=100');
    expect(total).toBeGreaterThan(100);
    expect(new Set(courses.map(({ category, level }) => `${category}, ${level}`))).toEqual(
      new Set(['UI/UX Design, Advanced']),
    );
  });

  test('[COURSE-02] words are found in any language, whatever their case and accents; nothing found is an empty list', async () => {
    const app = server();
    const english = await ask(app, '?q=Spotting%20SCAMS');
    expect(english.total).toBeGreaterThan(10);
    expect((await ask(app, '?q=reconnaitre%20arnaques')).total).toBe(english.total);
    expect((await ask(app, `?q=${encodeURIComponent('RECONNAÎTRE arnaques')}`)).total).toBe(english.total);
    expect((await ask(app, '?q=harvard&lang=sw')).total).toBe(11);
    expect(await ask(app, '?q=zzzz')).toEqual({ courses: [], total: 0 });
    // SQL wildcards and quotes have no special meaning.
    for (const sign of ['%25', '_', "'", '!']) expect((await ask(app, `?q=${sign}`)).total).toBe(0);
  });

  test('[COURSE-02] one wrong letter is forgiven where no course has the word, and ɛ ɔ are e o', async () => {
    const app = server();
    const count = async (q: string) => (await ask(app, `?q=${encodeURIComponent(q)}`)).total;
    const harvard = await count('harvard');
    expect(harvard).toBe(11);
    for (const typed of ['harward', 'havard', 'harrvard', 'ahrvard', 'xarvard'])
      expect([typed, await count(typed)]).toEqual([typed, harvard]);
    for (const typed of ['hxrwxrd', 'zzzz', '99999']) expect([typed, await count(typed)]).toEqual([typed, 0]);
    expect(await count('bɔkɔkɔ ndakisa')).toBe(await count('bokoko ndakisa'));
    expect(await count('ndákisa')).toBe(await count('ndakisa'));
    expect(await count('ndakisa')).toBeGreaterThan(4_000);
  });

  test('[COURSE-02] a provider narrows the list, and a course says what is known of language, offline use and size', async () => {
    const app = server();
    const { courses, total } = await ask(app, '?provider=Learning%20Equality&level=Beginner');
    expect([total, courses]).toMatchObject([1, [{ language: 'Multiple Languages', offline: true }]]);
    const [sample] = (await ask(app, '?skip=420&limit=1')).courses;
    expect(sample).not.toHaveProperty('language');
    expect(sample).not.toHaveProperty('offline');
  });

  test('[COURSE-05] at least 250 real courses come first, French ones before English ones, and can be listed alone', async () => {
    const app = server();
    const first = await ask(app, '?limit=100');
    const { total } = await ask(app, '?samples=none');
    expect(total).toBeGreaterThanOrEqual(250);
    const real: Awaited<ReturnType<typeof ask>>['courses'] = [];
    for (let skip = 0; skip < total; skip += 100)
      real.push(...(await ask(app, `?samples=none&limit=100&skip=${skip}`)).courses);
    expect(real.map(({ id }) => id)).toEqual(Array.from({ length: total }, (_, index) => index + 1));
    expect(real.every(({ url, sample }) => url.startsWith('https://') && sample === undefined)).toBe(true);
    expect(new Set(real.map(({ url }) => url)).size).toBe(total);
    expect(first.courses[0]?.language).toBe('French');
    expect(real.findLastIndex(({ language }) => language === 'French')).toBeLessThan(
      real.findIndex(({ language }) => language === 'English'),
    );
  });

  test('[COURSE-05] the filters count real courses, each beside the others, and know no provider of samples', async () => {
    const app = server();
    const counts = async (query = '') => (await app.inject(`/api/courses/filters${query}`)).json();
    const all = await counts();
    const sum = (list: { count: number }[]) => list.reduce((total, { count }) => total + count, 0);
    const { total: real } = await ask(app, '?samples=none');
    expect([all.total, sum(all.categories), sum(all.providers)]).toEqual([real, real, real]);
    expect(all.providers.map(({ value }: { value: string }) => value)).not.toContain('Nzete sample catalogue');
    const question = '?q=python&level=Beginner';
    const narrowed = await counts(question);
    const { total } = await ask(app, `${question}&samples=none`);
    expect([narrowed.total, sum(narrowed.categories)]).toEqual([total, total]);
    for (const { value, count } of narrowed.categories)
      expect((await ask(app, `${question}&samples=none&category=${encodeURIComponent(value)}`)).total).toBe(count);
  });

  test('[COURSE-02] without a catalogue the list is empty', async () => {
    const app = await startApp();
    expect(await ask(app)).toEqual({ courses: [], total: 0 });
  });

  test('[API-02] answers 422 to numbers, levels and words that cannot be, and says which field it is', async () => {
    const app = await startApp();
    const whole = 'must be a whole number';
    const refused = [
      ['skip=-1', 'skip', whole],
      ['skip=Infinity', 'skip', whole],
      ['skip=1e309', 'skip', whole],
      ['skip=abc', 'skip', whole],
      ['skip=', 'skip', whole],
      ['skip=1.5', 'skip', whole],
      ['skip=0x10', 'skip', whole],
      ['skip=99999999999999999999', 'skip', whole],
      ['skip=10&skip=20', 'skip', whole],
      ['skip=1000001', 'skip', 'must be at most 1000000'],
      ['limit=0', 'limit', 'must be at least 1'],
      ['limit=101', 'limit', 'must be at most 100'],
      ['limit=10&limit=10', 'limit', whole],
      ['level=Expert', 'level', 'must be one of Beginner, Intermediate, Advanced'],
      ['provider=', 'provider', 'must not be empty'],
      ['q=', 'q', 'must not be empty'],
      ['q=%00', 'q', 'has characters that are not allowed'],
      ['page=2', 'page', 'is not a field of this call'],
    ] as const;
    for (const [query, field, message] of refused) {
      const answer = await app.inject(`/api/courses/?${query}`);
      expect([query, answer.statusCode, answer.json().fields]).toEqual([
        query,
        422,
        [expect.objectContaining({ field, message })],
      ]);
    }
  });

  test('[COURSE-03] a page that has not changed is a 304 with the total, another page has another ETag, and both are compressed', async () => {
    const app = server();
    const first = await app.inject('/api/courses/?limit=100');
    expect(first.headers['cache-control']).toBe('no-cache');
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = await app.inject({ url: '/api/courses/?limit=100', headers });
    expect([again.statusCode, again.body, again.headers['x-total-count']]).toEqual([304, '', '5000']);
    expect((await app.inject({ url: '/api/courses/?limit=100&skip=100', headers })).statusCode).toBe(200);
    const packed = await app.inject({ url: '/api/courses/?limit=100', headers: { 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload.length).toBeLessThan(first.rawPayload.length / 4);
  });

  test('[API-03] the document declares the total and the numbers', async () => {
    const app = await startApp();
    const { paths } = (await app.inject('/api/openapi.json')).json();
    const { parameters, responses } = paths['/courses/'].get;
    expect(responses[200].headers['X-Total-Count'].schema).toMatchObject({ type: 'integer', minimum: 0 });
    const bounds = Object.fromEntries(
      parameters.map(({ name, schema }: { name: string; schema: object }) => [name, schema]),
    );
    expect(bounds.skip).toMatchObject({ type: 'integer', minimum: 0, default: 0 });
    expect(bounds.limit).toMatchObject({ type: 'integer', minimum: 1, maximum: 100, default: 10 });
  });
});
