import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { moderate } from '../src/partnership-updates/moderation.ts';
import { languages } from '../src/text/languages.ts';
import { isReservedName } from '../src/text/reserved-names.ts';
import { post, sharedApp, startApp } from './support/app.ts';
import { feed, seeds, update, url } from './support/partnership-updates.ts';
import { temporaryPlace } from './support/place.ts';

/** Stops the clock, so that each post has its own time. */
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
    expect(Object.keys(updates[0] ?? {})).toEqual(['id', 'type', 'title', 'content', 'author', 'date', 'sample']);
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

  /** Posts several updates in sequence and returns their titles, newest first. */
  async function postMany(app: FastifyInstance, count: number): Promise<string[]> {
    const clock = holdClock('2026-03-04T05:06:07.000Z');
    const titles = Array.from({ length: count }, (_, index) => `Number ${index + 1}`);
    for (const title of titles) {
      clock.tick();
      await post(app, url, { ...update, title });
    }
    return titles.reverse();
  }

  const titlesOf = async (app: FastifyInstance, query: string) => {
    const answer = await app.inject(`${url}?${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.json().map(({ title }: { title: string }) => title);
  };

  test('[SHIP-03] stops at fifty, and the rest comes in pages', async () => {
    const app = await startApp();
    const titles = await postMany(app, 51);
    const first = await feed(app);
    expect(first.map(({ title }) => title)).toEqual(titles.slice(0, 50));
    const rest = await titlesOf(app, `before=${first.at(-1)?.id}`);
    expect(rest).toEqual(['Number 1', ...(await foundationTitles())]);
    expect(await titlesOf(app, 'limit=2')).toEqual(titles.slice(0, 2));
    expect(await titlesOf(app, `limit=2&before=${first[9]?.id}`)).toEqual(titles.slice(10, 12));
    expect(await titlesOf(app, `before=${seeds[0]?.id}&limit=50`)).not.toContain(seeds[0]?.title.en);
  });

  const foundationTitles = async () => (await feed(await startApp())).map(({ title }) => title);

  test('[SHIP-03] a page goes on where the last one ended, whatever is posted or hidden in the meantime', async () => {
    const app = await startApp();
    const titles = await postMany(app, 6);
    const [, second] = await feed(app);
    await post(app, url, { ...update, title: 'in the meantime' });
    await app.store.db
      .updateTable('partnership_update')
      .set({ hidden: 1 })
      .where('id', '=', String(second?.id))
      .execute();
    expect(await titlesOf(app, `limit=2&before=${second?.id}`)).toEqual(titles.slice(2, 4));
  });

  test('[SHIP-03] of one moment no update is left out and none comes twice', async () => {
    const app = await startApp();
    holdClock('2026-03-04T05:06:07.000Z');
    for (let count = 0; count < 5; count += 1) await post(app, url, { ...update, title: `Number ${count}` });
    const all = (await feed(app)).slice(0, 5).map(({ id }) => id);
    const found: string[] = [];
    for (let before = ''; found.length < 5; before = `&before=${found.at(-1)}`) {
      found.push((await app.inject(`${url}?limit=1${before}`)).json()[0].id);
    }
    expect(found).toEqual(all);
  });

  test('[API-02] answers 404 when the update to go on from was erased, and 422 to what is none', async () => {
    const app = await startApp();
    const gone = await app.inject(`${url}?before=gone&lang=fr`);
    expect([gone.statusCode, gone.json().code]).toEqual([404, 'update-not-found']);
    for (const query of ['before=%20', 'before=', 'limit=0', 'limit=51', 'limit=1.5', 'page=2']) {
      expect([query, (await app.inject(`${url}?${query}`)).statusCode]).toEqual([query, 422]);
    }
  });

  test('[SHIP-03] what another server or a command changes shows at once', async () => {
    const place = await temporaryPlace();
    const [here, there] = [await startApp(place), await startApp(place)];
    await feed(here);
    const { id } = (await post(there, url, update)).json();
    expect((await feed(here))[0]?.id).toBe(id);
    await moderate(there.store, id, { who: 'Grace', action: 'hidden' });
    expect((await feed(here)).map((one) => one.id)).not.toContain(id);
  });

  test('[SHIP-03] is read and written out once for as long as it stays the same', async () => {
    const app = await startApp();
    await feed(app);
    const asked = vi.spyOn(JSON, 'stringify');
    await feed(app);
    expect(asked.mock.calls.filter(([value]) => Array.isArray(value))).toEqual([]);
    await post(app, url, update);
    asked.mockClear();
    await feed(app);
    expect(asked.mock.calls.filter(([value]) => Array.isArray(value))).toHaveLength(1);
  });

  test('[API-02] answers 422 to a language it does not know', async () => {
    const app = await startApp();
    expect((await app.inject(`${url}?lang=de`)).statusCode).toBe(422);
  });
});

describe('POST /partnership-updates', () => {
  const shared = sharedApp();

  test('[SHIP-02, SHIP-03, API-01, PRIV-17] answers the created update, which leads the feed in every language', async () => {
    const app = await startApp();
    const answer = await post(app, url, update);
    expect([answer.statusCode, answer.json()]).toEqual([201, { id: expect.any(String), ...update }]);
    for (const lang of languages) expect((await feed(app, lang))[0]).toEqual({ ...answer.json(), by_visitor: true });
  });

  test('[SHIP-02] tidies the texts, and fills in type and date', async () => {
    const app = await startApp();
    holdClock('2026-03-04T23:59:59.999Z');
    const posted = { title: ' Zoe\u0301 ', content: 'one\r\ntwo ', author: '\u00a0Ada ' };
    const normalised = { title: 'Zoé', content: 'one\ntwo', author: 'Ada' };
    const answer = await post(app, url, posted);
    // The day in Kinshasa.
    expect(answer.json()).toMatchObject({ type: 'partnership', date: '2026-03-05', ...normalised });
    expect((await feed(app))[0]).toEqual({ ...answer.json(), by_visitor: true });
  });

  test.each([
    'Nzete Foundation',
    'nzete  foundation',
    'NZETE-FOUNDATION',
    'N z e t e Foundation',
    'Nzété Foundation',
    'The Nzete Foundation',
    'Nzete Foundation, Kinshasa office',
    'Fondation Nzete',
    'Taasisi ya Nzete',
    'Nzete',
    'Nzete Team',
    'Équipe Nzete',
    'Nzete RDC',
    'Νzеtе Fоundаtiоn', // Greek capital Nu, Cyrillic е, о, а
    'Nzete F0undati0n',
    'Nzete Foundatlon',
    'Ｎｚｅｔｅ Ｆｏｕｎｄａｔｉｏｎ',
    '𝐍𝐳𝐞𝐭𝐞 𝐅𝐨𝐮𝐧𝐝𝐚𝐭𝐢𝐨𝐧',
    'ɴᴢᴇᴛᴇ Foundation',
    'Nze\u200bte',
  ])('[SHIP-02] %s is the foundation’s name, and refused to a visitor', async (author) => {
    const { statusCode, body } = await post(shared(), `${url}?lang=fr`, { ...update, author });
    const fields = [
      expect.objectContaining({ field: 'author', message: 'est un nom de la fondation\u00a0: signez du vôtre' }),
    ];
    expect([statusCode, JSON.parse(body).fields]).toEqual([422, fields]);
  });

  test.each([
    'Nsele Growers',
    'Nzete Kitoko',
    'Jeanne Nzete',
    'Banzete ya Kisangani',
    'Foundation of Hope',
    '植樹の会',
  ])('[SHIP-02] %s is a visitor’s own name', (author) => expect(isReservedName(author)).toBe(false));

  test('[ENTRY-04, SHIP-02, SHIP-03] with MODERATION=before, the default, a post is stored and answered, and shows once it is approved', async () => {
    const app = await startApp({ moderation: 'before' });
    const headers = { 'idempotency-key': 'one-key-for-one-post' };
    const before = await feed(app);
    const answer = await post(app, url, update, { headers });
    const { id } = answer.json();
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { id: expect.any(String), ...update, awaits_approval: true },
    ]);
    expect((await post(app, url, update, { headers })).json()).toEqual(answer.json());
    expect(await feed(app)).toEqual(before);
    expect(await moderate(app.store, id, { who: 'Grace', action: 'approved' })).toBe(true);
    expect(await feed(app)).toEqual([{ id, ...update, by_visitor: true }, ...before]);
    expect(await moderate(app.store, 'gone', { who: 'Grace', action: 'approved' })).toBe(false);
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
      expect([answer.statusCode, answer.json().fields]).toEqual([422, [expect.objectContaining({ field, message })]]);
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
