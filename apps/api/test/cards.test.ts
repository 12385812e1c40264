import { expect, test } from 'vitest';
import { provinces } from '../src/climate/provinces.ts';
import { paths } from '../src/paths.ts';
import { languages } from '../src/text/languages.ts';
import { startApp } from './support/app.ts';
import { storeClimate } from './support/known-weather.ts';
import { builtSite } from './support/site.ts';

/** How many cards the thread had drawn before this one, and the most at a time. */
const drawings = (body: string) => JSON.parse(body.slice(body.indexOf('{'))) as { most: number; all: number };

async function startSite() {
  const app = await startApp({ siteDir: builtSite(['/', '/data']) });
  const observed_at = await storeClimate(app);
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { app, get, observed_at };
}

test('[PORTAL-03, SHARE-01] the card of a province is drawn once from its record, and again when there is another', async () => {
  const { app, get, observed_at } = await startSite();
  const first = await get('/cards/CD-NK-fr.png');
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png']);
  expect(first.body).toMatch(/^CD-NK fr 21.2 /);
  expect(first.headers['cache-control']).toBe('public, max-age=300, stale-while-revalidate=600, stale-if-error=86400');
  expect(first.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(first.headers['content-encoding']).toBeUndefined();
  const again = await get('/cards/CD-NK-fr.png?at=2026', { 'if-none-match': String(first.headers.etag) });
  expect(again.statusCode).toBe(304);
  await storeClimate(app, { observed_at, warmer: 1 });
  app.dataChange.emit('change');
  const warmer = (await get('/cards/CD-NK-fr.png')).body;
  expect(warmer).toMatch(/^CD-NK fr 22.2 /);
  expect(drawings(warmer).all).toBe(2);
  expect((await get('/cards/CD-NK-sw.png')).body).toMatch(/^CD-NK sw 22.2 /);
});

test('[REP-01, SHARE-01] the card of a report is drawn from its texts in each language, and an unknown one is not found', async () => {
  const { get } = await startSite();
  const first = await get('/cards/report-6-fr.png');
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png']);
  expect(first.body).toMatch(/^report-6 fr Novembre 2025/);
  await get('/cards/report-6-fr.png');
  expect((await get('/cards/report-99-fr.png')).statusCode).toBe(404);
  const other = (await get('/cards/report-6-sw.png')).body;
  expect(other).toMatch(/^report-6 sw Novemba 2025/);
  expect(drawings(other).all).toBe(2);
});

test('[SHARE-01] one card is drawn at a time, each once however many ask, and a request that comes too late gets the card of the page', async () => {
  const { get } = await startSite();
  const drawn = provinces.filter(({ code }) => code !== 'CD-KC');
  const all = drawn.flatMap(({ code }) => ['en', 'en', 'fr'].map((language) => `/cards/${code}-${language}.png`));
  const answers = await Promise.all(all.map((url) => get(url)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 302]));
  const seen: ReturnType<typeof drawings>[] = [];
  for (const url of all) {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(200);
    seen.push(drawings(body));
  }
  expect(Math.max(...seen.map(({ most }) => most))).toBe(1);
  expect(Math.max(...seen.map(({ all: count }) => count))).toBe(drawn.length * 2);
});

test('[SHARE-01] where no card can be drawn the card of the page takes its place, and is not kept', async () => {
  const { get } = await startSite();
  const answer = await get('/cards/CD-KC-ln.png');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/social/data-ln.png']);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each(['CD-ZZ-fr.png', 'CD-NK-de.png', 'CD-NK.png', 'CD-NK-fr.svg', 'cd-nk-fr.png', 'CD-NK-fr.png/x'])(
  '[API-02] there is no card %s',
  async (file) => {
    const { get } = await startSite();
    const answer = await get(`/cards/${file}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toHaveProperty('detail');
  },
);

test('[PORTAL-03, SHARE-01, SHARE-04] the built site draws every province in every language, and names the card in the head', async () => {
  const app = await startApp({ siteDir: paths.site });
  const lastUpdated = await storeClimate(app);
  const pictures = new Set<string>();
  for (const [index, { code }] of provinces.entries()) {
    // Every province, in different languages; four without any reading.
    const asked = code === 'CD-KC' ? languages : languages.filter((_, at) => at === index % languages.length);
    for (const language of asked) {
      const { statusCode, headers, rawPayload } = await app.inject(`/cards/${code}-${language}.png`);
      expect([statusCode, headers['content-type']], `${code} ${language}`).toEqual([200, 'image/png']);
      expect(rawPayload.length).toBeLessThanOrEqual(100_000);
      expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
      pictures.add(String(headers.etag));
    }
  }
  expect(pictures.size).toBe(provinces.length + languages.length - 1);

  const headers = { accept: 'text/html', 'accept-encoding': 'identity', host: 'nzete.example' };
  const { body } = await app.inject({ url: '/data?province=CD-NK&q=goma&lang=fr', headers });
  const origin = 'http://nzete.example';
  const address = `${origin}/data?province=CD-NK&lang=fr`;
  expect(body).toContain(`<link rel="canonical" href="${address.replace('&', '&amp;')}">`);
  expect(body).toContain(`content="${origin}/cards/CD-NK-fr.png?at=${lastUpdated.slice(0, 16)}"`);
  const data = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
  expect(data.map((one) => one['@type'])).toEqual(['BreadcrumbList', 'Dataset']);
  expect(data[1]).toMatchObject({
    name: 'Données climatiques\u00a0: Nord-Kivu',
    url: address,
    license: 'https://creativecommons.org/licenses/by/4.0/',
    creator: { name: 'Open-Meteo' },
    temporalCoverage: expect.stringMatching(new RegExp(`^2.*/${lastUpdated}$`)),
    spatialCoverage: { name: 'Nord-Kivu', identifier: 'CD-NK' },
    variableMeasured: expect.arrayContaining([expect.objectContaining({ name: 'temperature', value: 21.2 })]),
  });
  expect(data[1].description).toMatch(/^Nord-Kivu, Goma\s: 21\s°C, .*Open-Meteo/);
  const file = await app.inject(data[1].distribution[0].contentUrl.slice(origin.length));
  expect([file.statusCode, file.json().length > 0]).toEqual([200, true]);

  const headOf = (html: string) => /<title>.*?(?=<script type="module"|<\/head>)/s.exec(html)?.[0];
  const [unknown, plain] = await Promise.all(
    ['/data?province=CD-ZZ&lang=fr', '/data?lang=fr'].map((url) => app.inject({ url, headers })),
  );
  expect(headOf(unknown?.body ?? '')).toBe(headOf(plain?.body ?? ''));
  expect(headOf(unknown?.body ?? '')).toContain(`href="${origin}/data?lang=fr"`);
}, 60_000);

test('[REP-01, SHARE-01] the built site draws every report in every language, and names the card in the head', async () => {
  const app = await startApp({ siteDir: paths.site });
  const ids = (await app.inject('/api/reports')).json().map(({ id }: { id: number }) => id);
  const pictures = new Set<string>();
  for (const id of ids) {
    for (const language of languages) {
      const { statusCode, headers, rawPayload } = await app.inject(`/cards/report-${id}-${language}.png`);
      expect([statusCode, headers['content-type']], `${id} ${language}`).toEqual([200, 'image/png']);
      expect(rawPayload.length).toBeLessThanOrEqual(100_000);
      pictures.add(String(headers.etag));
    }
  }
  expect(pictures.size).toBe(ids.length * languages.length);
  const headers = { accept: 'text/html', 'accept-encoding': 'identity', host: 'nzete.example' };
  const { body } = await app.inject({ url: '/reports?report=6&lang=fr', headers });
  expect(body).toContain('<meta property="og:image" content="http://nzete.example/cards/report-6-fr.png">');
}, 60_000);
