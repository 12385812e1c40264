import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Lang, languages } from '../src/http/schemas.ts';
import { post, startApp } from './support/app.ts';
import { contentDir, picturesFolder, temporaryFolder, writeFiles } from './support/folders.ts';

interface Update {
  id: string;
  type: string;
  title: string;
  content: string;
  author: string;
  date: string;
}

interface Seed {
  id: string;
  title: Record<Lang, string>;
  content: Record<Lang, string>;
}

const url = '/api/partnership-updates';
const update = {
  type: 'donor',
  title: 'Seedlings for the schools',
  content: 'Two hundred seedlings\nstand in the yards.',
  author: 'Nsele Growers',
  date: '2026-01-15',
};
const seeds: Seed[] = JSON.parse(readFileSync(join(contentDir, 'partnership-updates.json'), 'utf8'));

/** Holds the clock, so that each post has a time of its own. */
function holdClock(at: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
  onTestFinished(() => void vi.useRealTimers());
  return { tick: () => vi.setSystemTime(Date.now() + 1) };
}

async function feed(app: FastifyInstance, lang?: string): Promise<Update[]> {
  return (await app.inject(lang ? `${url}?lang=${lang}` : url)).json();
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

  test('[LANG-08] every text of the foundation is there four times, and none is a copy', () => {
    for (const { title, content } of seeds) {
      for (const text of [title, content]) {
        expect(new Set(Object.values(text)).size).toBe(4);
        expect(text.ln, 'Lingala in everyday spelling').not.toMatch(/[ɛɔƐƆâêîôûáíóúǎěǐǒǔ]/u);
        expect(text.fr, 'French apostrophes').not.toContain("'");
      }
    }
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
    await post(app, url, { ...update, title: 'far away', date: '2999-12-31' });
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

describe('the staff', () => {
  const hide = (app: FastifyInstance, id: string) =>
    app.store.db.updateTable('partnership_update').set({ hidden: 1 }).where('id', '=', id).execute();

  test('[SHIP-01] hides an update of a visitor or of the foundation, and it stays hidden', async () => {
    const app = await startApp();
    const { id } = (await post(app, url, update)).json();
    const seed = String(seeds[0]?.id);
    await hide(app, id);
    await hide(app, seed);
    await app.content.load(contentDir, picturesFolder());
    const ids = (await feed(app)).map((one) => one.id);
    expect(ids).toHaveLength(seeds.length - 1);
    expect(ids).not.toContain(id);
    expect(ids).not.toContain(seed);
  });

  test('[SHIP-01] corrects a text in the file, and nothing else changes', async () => {
    const app = await startApp();
    const { id } = (await post(app, url, update)).json();
    const folder = temporaryFolder();
    cpSync(contentDir, folder, { recursive: true });
    const text = readFileSync(join(contentDir, 'partnership-updates.json'), 'utf8');
    const title = String(seeds[0]?.title.fr);
    writeFiles(folder, { 'partnership-updates.json': text.replace(title, 'Un titre corrigé') });
    const before = await feed(app, 'fr');
    await app.content.load(folder, picturesFolder());
    const after = await feed(app, 'fr');
    expect(after).toEqual(before.map((one) => (one.title === title ? { ...one, title: 'Un titre corrigé' } : one)));
    expect(after[0]?.id).toBe(id);
  });

  test('[SHIP-01] takes an update out of the file, and it leaves the feed; what visitors posted stays', async () => {
    const app = await startApp();
    await post(app, url, update);
    const before = await feed(app);
    const folder = temporaryFolder();
    cpSync(contentDir, folder, { recursive: true });
    const load = async (left: Seed[]) => {
      writeFiles(folder, { 'partnership-updates.json': JSON.stringify(left) });
      return app.content.load(folder, picturesFolder());
    };
    expect(await load(seeds.slice(1))).toEqual(['/partnership-updates']);
    expect(await feed(app)).toEqual(before.filter(({ id }) => id !== seeds[0]?.id));
    expect(await load(seeds.slice(1))).toEqual([]);
    expect(await load([])).toEqual(['/partnership-updates']);
    expect((await feed(app)).map(({ title }) => title)).toEqual([update.title]);
    await load(seeds);
    expect(await feed(app)).toEqual(before);
  });

  test.each([
    ['a missing language', '"sw"', '"de"'],
    ['an impossible date', '"date": "2025-', '"date": "2025-13-'],
  ])('[API-01] is told the name of the file by %s in it', async (_, from, to) => {
    const app = await startApp();
    const folder = temporaryFolder();
    cpSync(contentDir, folder, { recursive: true });
    const text = readFileSync(join(contentDir, 'partnership-updates.json'), 'utf8');
    writeFiles(folder, { 'partnership-updates.json': text.replace(from, to) });
    await expect(app.content.load(folder, picturesFolder())).rejects.toThrow(
      /partnership-updates\.json is not valid: /,
    );
  });
});
