import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { describe, expect, test, vi } from 'vitest';
import { openSite } from '../src/files/built-site.ts';
import { paths } from '../src/paths.ts';
import { languages } from '../src/text/languages.ts';
import { post, startApp } from './support/app.ts';
import { copyOfContent, picturesFolder, readContentFile } from './support/folders.ts';
import { update, url } from './support/partnership-updates.ts';
import { onlyIn } from './support/texts.ts';

/** How often every page is rendered in every language; `npm run durability` uses a hundred. */
const ROUNDS = Number(process.env.RENDER_ROUNDS ?? 2);
/** The content changes after this many pages, which renews all cached pages. */
const CHANGE_EVERY = 50;
const html = { accept: 'text/html', 'accept-encoding': 'identity' };

type Catalogue = Record<string, string>;
const siteSource = join(import.meta.dirname, '../../site/src');
const catalogue = (language: string, folder: string) =>
  JSON.parse(readFileSync(join(siteSource, folder, `${language}.json`), 'utf8')) as Catalogue;

/** The mission in the footer, which is on every page and differs by language. */
const mission = Object.fromEntries(
  languages.map((language) => [language, catalogue(language, 'locales')['site.common.footer.mission'] ?? '']),
);

/** Sentences that identify a language: the mission, and the description of each page. */
const sentences = Object.fromEntries(
  languages.map((language) => {
    const pages = globSync(`routes/*/locales/${language}.json`, { cwd: siteSource });
    const texts = pages.flatMap((file) => Object.entries(catalogue(language, join(file, '..'))));
    const descriptions = texts.filter(([key]) => key.endsWith('.description')).map(([, text]) => text);
    return [language, [...descriptions, mission[language] ?? '']];
  }),
);

/** The pages in random orders that are the same in every run, so that a failure can be repeated. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

const origin = 'https://nzete.example';

/** Starts each text of content that is in French alone. */
const MARK = '§';

/** An address of the sitemap without the origin and the language. */
function pathOf(loc: string): string {
  const { pathname, searchParams } = new URL(loc.replaceAll('&amp;', '&'));
  searchParams.delete('lang');
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

const addressIn = (path: string, language: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

/** The texts of content in the body of a page, and alternative texts, that are in no element with `lang="fr"`. */
function untagged(page: string): string[] {
  const found: string[] = [];
  const open: { name: string; lang: string | undefined }[] = [];
  const check = (text: string, lang = open.at(-1)?.lang) => {
    const skipped = open.some(({ name }) => ['head', 'script', 'style'].includes(name));
    if (text.includes(MARK) && lang !== 'fr' && !skipped) {
      found.push(`${open.slice(-3).map(({ name }) => name)}: ${text.slice(text.indexOf(MARK), 120)}`);
    }
  };
  const parser = new Parser({
    onopentag(name, { lang = open.at(-1)?.lang, alt = '' }) {
      check(alt, lang);
      open.push({ name, lang });
    },
    ontext: (text) => check(text),
    onclosetag: () => void open.pop(),
  });
  parser.end(page);
  return found;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** The memory after garbage collection, with the cached pages. */
function usedMemory(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

describe('the built site', () => {
  test(
    `[LANG-08, START-05] every page in every language, ${ROUNDS} times in random order with changing content between, has no text of another language, and soon no old data`,
    async () => {
      const site = await openSite(paths.site);
      const pages = (site?.paths ?? []).flatMap((path) => languages.map((language) => ({ path, language })));
      expect(pages.length).toBeGreaterThan(100);
      const { folder, edit } = copyOfContent();
      const app = await startApp({ siteDir: paths.site });
      const wrong: string[] = [];
      const memory: number[] = [];
      let trees = 60_000;
      let phone = '';
      for (let round = 0; round < ROUNDS; round++) {
        for (const [index, { path, language }] of shuffled(pages, round).entries()) {
          if (index % CHANGE_EVERY === 0) {
            trees += 1;
            phone = `+243 ${String(round).padStart(3, '0')} ${String(index).padStart(3, '0')} 999`;
            edit<{ stats: object }>('hero.json', ({ stats }) => Object.assign(stats, { trees }));
            edit<{ contact: { phones: string[] } }>('settings.json', ({ contact }) =>
              contact.phones.splice(0, 1, phone),
            );
            await app.content.load(folder, picturesFolder());
          }
          const visit = () => app.inject({ url: `${path}?lang=${language}`, headers: html });
          // The stale page is sent while it is rendered again.
          await vi.waitUntil(async () => (await visit()).body.includes(phone), { timeout: 60_000 });
          const { statusCode, body } = await visit();
          const others = languages.filter(
            (other) => other !== language && sentences[other]?.some((sentence) => body.includes(sentence)),
          );
          const isWrong =
            statusCode !== 200 ||
            !body.includes(`<html lang="${language}"`) ||
            !body.includes(mission[language] ?? '') ||
            others.length > 0 ||
            (path === '/' && !body.includes(`"trees":${trees}`));
          if (isWrong) wrong.push(`${path} in ${language}, round ${round}: ${statusCode} ${others}`);
        }
        memory.push(usedMemory());
      }
      expect(wrong).toEqual([]);
      // After the first round every page is cached. A round allocates 90 MB, and some pages are
      // still being renewed when the memory is measured.
      const [first = 0] = memory;
      expect((memory.at(-1) ?? 0) - first).toBeLessThan(60_000_000);
    },
    60_000 + ROUNDS * 120_000,
  );

  test('[LANG-11, LANG-13] every page is there, in the other languages in turn, if all content is in French alone, and each of its texts says that it is French', async () => {
    const app = await startApp({ siteDir: paths.site, publicUrl: origin });
    const { folder, edit } = copyOfContent();
    for (const file of globSync('**/*.json', { cwd: folder })) {
      const content = readContentFile(file, folder);
      const french = onlyIn(content, 'fr', (text) => MARK + text);
      if (!isDeepStrictEqual(french, content)) edit<object>(file, (body) => Object.assign(body, french));
    }
    await app.content.load(folder, picturesFolder());
    const site = await openSite(paths.site);
    const { body: sitemap } = await app.inject('/sitemap.xml');
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => pathOf(loc));
    const wrong: string[] = [];
    const others = languages.filter((language) => language !== 'fr');
    for (const [index, path] of [
      ...new Set([...(site?.paths ?? []), ...listed, '/api/course-packs/basics/page']),
    ].entries()) {
      const language = others[index % others.length] ?? 'en';
      const { statusCode, body } = await app.inject({ url: addressIn(path, language), headers: html });
      if (statusCode !== 200) wrong.push(`${path} in ${language}: ${statusCode}`);
      // What the API says of a language is for the page, not for an element.
      for (const [tag] of body.matchAll(/<[^<>]*\sfallback="[^<>]*>/g)) wrong.push(`${path} in ${language}: ${tag}`);
      for (const text of untagged(body)) wrong.push(`${path} in ${language}: ${text}`);
    }
    expect(wrong).toEqual([]);
  }, 400_000);

  test('[START-08] a page whose reads fail says that it loads, and the browser reads again', async () => {
    const app = await startApp({ siteDir: paths.site });
    await app.store.db.deleteFrom('content').where('path', '=', '/hero').execute();
    app.content.forget();
    const { statusCode, body } = await app.inject({ url: '/', headers: html });
    expect(statusCode).toBe(200);
    expect(body).toContain('Loading hero...');
    expect(body).not.toContain('"getHero"');
  });

  test('[SHIP-03] an update that was just posted is on the page of the next visitor', async () => {
    const app = await startApp({ siteDir: paths.site });
    const visit = () => app.inject({ url: '/partnerships', headers: html });
    expect((await visit()).statusCode).toBe(200);
    const { statusCode } = await post(app, url, { ...update, date: undefined, title: 'A new pump runs' });
    expect(statusCode).toBe(201);
    // A page that takes long to render is sent stale meanwhile (see `rendered-pages.ts`).
    await expect.poll(async () => (await visit()).body).toContain('A new pump runs');
  });

  test('[SHARE-03] of everything that the sitemap lists in all languages, nothing is rendered a second time', async () => {
    const metricsToken = 'a-token-for-prometheus';
    const app = await startApp({ siteDir: paths.site, publicUrl: origin, metricsToken });
    const { body: sitemap } = await app.inject('/sitemap.xml');
    const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) =>
      loc.slice(origin.length).replaceAll('&amp;', '&'),
    );
    expect(pages.length).toBeGreaterThan(200);
    const crawl = async () => {
      for (const page of pages) expect((await app.inject({ url: page || '/', headers: html })).statusCode).toBe(200);
    };
    const rendered = async () => {
      const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } });
      return Number(/^nzete_page_requests_total\{result="miss"\} (\d+)/m.exec(body)?.[1]);
    };
    await crawl();
    const once = await rendered();
    expect(once).toBe(pages.length);
    await crawl();
    expect(await rendered()).toBe(once);
  }, 180_000);

  test('[START-03] an unknown address is "Page not found" in the language of the visitor', async () => {
    const app = await startApp({ siteDir: paths.site });
    for (const language of languages) {
      const { statusCode, body } = await app.inject({ url: `/no/such/page?lang=${language}`, headers: html });
      expect(statusCode).toBe(404);
      expect(body).toContain(catalogue(language, 'locales')['site.common.notFound.title']);
      expect(body).toContain('name="robots" content="noindex"');
    }
  });

  test('a text of the content cannot end the element that carries the data', async () => {
    const { folder, edit } = copyOfContent();
    const app = await startApp({ siteDir: paths.site });
    edit<{ nav_links: { label: object }[] }>('navigation.json', ({ nav_links: [first] }) =>
      Object.assign(first?.label ?? {}, { en: '</script><img src=x>' }),
    );
    await app.content.load(folder, picturesFolder());
    const { body } = await app.inject({ url: '/team?lang=en', headers: html });
    expect(body).not.toContain('</script><img');
    expect(body).toContain('\\u003c/script>\\u003cimg');
  });

  test('[START-05] a page that is asked for again is compressed once more: smaller, the same page, with an ETag of its own', async () => {
    const app = await startApp({ siteDir: paths.site, publicUrl: 'https://nzete.example' });
    const get = (headers: Record<string, string> = {}) =>
      app.inject({ url: '/team', headers: { accept: 'text/html', 'accept-encoding': 'br', ...headers } });
    const first = await get();
    await expect.poll(async () => (await get()).rawPayload.length).toBeLessThan(first.rawPayload.length);
    const again = await get();
    expect(brotliDecompressSync(again.rawPayload)).toEqual(brotliDecompressSync(first.rawPayload));
    expect(again.headers.etag).not.toBe(first.headers.etag);
    expect((await get({ 'if-none-match': String(again.headers.etag) })).statusCode).toBe(304);
  });
});
