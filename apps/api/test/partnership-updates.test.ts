import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { languages } from '../src/text/languages.ts';
import { post, startApp } from './support/app.ts';
import { feed, seeds, update, url } from './support/partnership-updates.ts';

/** Holds the clock, so that each post has a time of its own. */
function holdClock(at: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
  onTestFinished(() => void vi.useRealTimers());
  return { tick: () => vi.setSystemTime(Date.now() + 1) };
}

describe('GET /partnership-updates', () => {
  test.each(languages)('[SHIP-01, LANG-08] has the updates of the foundation in %s, newest first', async (lang) => {
    const app = await startApp();
    const updates = await feed(app, lang);
    expect(updates.length).toBeGreaterThanOrEqual(4);
    expect(updates.map(({ date }) => date)).toEqual(
      updates
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    for (const { id, title, content } of updates) {
      const seed = seeds.find((one) => one.id === id);
      expect([title, content]).toEqual([seed?.title[lang], seed?.content[lang]]);
    }
    expect(Object.keys(updates[0] ?? {})).toEqual(['id', 'type', 'title', 'content', 'author', 'date']);
  });

  test('[API-01] is asked every time, with an ETag that changes when the feed does', async () => {
    const app = await startApp();
    const first = await app.inject(url);
    const etag = String(first.headers.etag);
    expect([first.headers['cache-control'], etag]).toEqual(['no-cache', expect.stringMatching(/^"[\w-]+"$/)]);
    const again = await app.inject({ url, headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await post(app, url, update);
    const after = await app.inject({ url, headers: { 'if-none-match': etag } });
    expect([after.statusCode, after.json()[0].title]).toEqual([200, update.title]);
  });

  test('[SHIP-03] stops at a hundred', async () => {
    const app = await startApp();
    const clock = holdClock('2026-03-04T05:06:07.000Z');
    for (let count = 1; count <= 101; count += 1) {
      clock.tick();
      await post(app, url, { ...update, title: `Number ${count}` });
    }
    const updates = await feed(app);
    expect([updates.length, updates[0]?.title, updates[99]?.title]).toEqual([100, 'Number 101', 'Number 2']);
  });

  test('[API-02] answers 422 to a language it does not know', async () => {
    const app = await startApp();
    expect((await app.inject(`${url}?lang=de`)).statusCode).toBe(422);
  });
});

describe('POST /partnership-updates', () => {
  test('[SHIP-02, SHIP-03, API-01] answers the created update, which leads the feed in every language', async () => {
    const app = await startApp();
    const answer = await post(app, url, update);
    expect([answer.statusCode, answer.json()]).toEqual([201, { id: expect.any(String), ...update }]);
    for (const lang of languages) expect((await feed(app, lang))[0]).toEqual(answer.json());
  });

  test('[SHIP-02] tidies the texts, and fills in type and date', async () => {
    const app = await startApp();
    holdClock('2026-03-04T23:59:59.999Z');
    const posted = { title: ' Zoe\u0301 ', content: 'one\r\ntwo ', author: '\u00a0Ada ' };
    const tidied = { title: 'Zoé', content: 'one\ntwo', author: 'Ada' };
    const answer = await post(app, url, posted);
    expect(answer.json()).toMatchObject({ type: 'partnership', date: '2026-03-04', ...tidied });
    expect((await feed(app))[0]).toEqual(answer.json());
  });

  test('[SHIP-02] keeps markup as the plain text it is', async () => {
    const app = await startApp();
    const content = '<script>alert(1)</script> {"en":"x","fr":"x","ln":"x","sw":"x"} picture:x';
    await post(app, url, { ...update, content, title: 'picture:canopy-dawn' });
    expect((await feed(app))[0]).toMatchObject({ content, title: 'picture:canopy-dawn' });
  });

  test('[SHIP-01] a date in the future does not stay above what is posted later', async () => {
    const app = await startApp();
    const clock = holdClock('2026-03-04T05:06:07.000Z');
    await post(app, url, { ...update, title: 'far away', date: '2027-03-04' });
    clock.tick();
    await post(app, url, { ...update, title: 'today', date: '2026-03-04' });
    await post(app, url, { ...update, title: 'long ago', date: '2020-01-01' });
    const titles = (await feed(app)).map(({ title }) => title);
    expect([titles[0], titles[1], titles.at(-1)]).toEqual(['today', 'far away', 'long ago']);
  });

  const notAllowed = 'has characters that are not allowed';
  const refused: [change: object, field: string, message: string][] = [
    [{ title: undefined }, 'title', 'is required'],
    [{ content: undefined }, 'content', 'is required'],
    [{ author: undefined }, 'author', 'is required'],
    [{ title: '  ' }, 'title', 'must not be empty'],
    [{ content: ' \n ' }, 'content', 'must not be empty'],
    [{ author: '' }, 'author', 'must not be empty'],
    [{ content: 'a\u0000b' }, 'content', notAllowed],
    [{ title: 'a\nb' }, 'title', notAllowed],
    [{ title: 'a'.repeat(161) }, 'title', 'must have at most 160 characters'],
    [{ content: 'a'.repeat(4_001) }, 'content', 'must have at most 4000 characters'],
    [{ author: 'a'.repeat(121) }, 'author', 'must have at most 120 characters'],
    [{ type: 'news' }, 'type', 'must be one of partnership, donor, collaboration'],
    [{ date: '2026-02-30' }, 'date', 'must be a valid date'],
    [{ date: '2025-02-29' }, 'date', 'must be a valid date'],
    [{ date: '2026-01-01T00:00:00Z' }, 'date', 'must be a valid date'],
    [{ date: '15-01-2026' }, 'date', 'must be a valid date'],
    ...['0000-01-01', '1999-12-31', '2999-12-31', '9999-12-31'].map((date): [object, string, string] => [
      { date },
      'date',
      'must be from the year 2000 to a year from today',
    ]),
    [{ title: '\u200b\u3164\u00ad' }, 'title', 'must not be empty'],
    [{ id: '1' }, 'id', 'is not a field of this call'],
    [{ hidden: 0 }, 'hidden', 'is not a field of this call'],
  ];

  test('[SHIP-02, API-02] answers a 422 that names the field, and posts nothing', async () => {
    const app = await startApp();
    const before = await feed(app);
    for (const [change, field, message] of refused) {
      const answer = await post(app, url, { ...update, ...change });
      expect([answer.statusCode, answer.json().fields]).toEqual([422, [{ field, message }]]);
    }
    expect(await feed(app)).toEqual(before);
  });

  test('[API-01] takes the twenty-ninth of February of a leap year', async () => {
    const app = await startApp();
    expect((await post(app, url, { ...update, date: '2024-02-29' })).statusCode).toBe(201);
  });

  test('[SHIP-03] with one key at the same moment posts once', async () => {
    const app = await startApp();
    const headers = { 'idempotency-key': 'one-key-for-one-post' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(app, url, update, { headers })));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect((await feed(app)).filter(({ title }) => title === update.title)).toHaveLength(1);
  });

  test('[API-02] is limited per address', async () => {
    const app = await startApp({ rateLimits: { write: { max: 1, timeWindow: 60_000 } } });
    expect((await post(app, url, update)).statusCode).toBe(201);
    expect((await post(app, url, update)).statusCode).toBe(429);
  });
});
