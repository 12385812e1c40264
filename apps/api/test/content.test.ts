import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readContent } from '../src/content/source-files.ts';
import { type Lang, languages } from '../src/text/languages.ts';
import { startApp } from './support/app.ts';
import { contentDir } from './support/folders.ts';

const calls = ['/api/navigation', '/api/hero', '/api/settings', '/api/social_media_links'];
const illustration: Record<Lang, RegExp> = {
  en: /^Illustration: /,
  fr: /^Illustration\u00a0: /,
  ln: /^Elilingi /,
  sw: /^Mchoro: /,
};

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}

describe('the content calls', () => {
  test('[NAV-02, API-01] navigation lists the seven focus areas and the links, each with its texts', async () => {
    const app = await startApp();
    const body = (await app.inject('/api/navigation')).json();
    const areas = body.focus_areas.map(({ href, sign }: { href: string; sign: string }) => [href, sign]);
    expect(areas).toEqual([
      ['/climate-mitigation', 'climate'],
      ['/impact', 'water'],
      ['/wildlife', 'wildlife'],
      ['/community-empowerment', 'community'],
      ['/digital-literacy', 'digital'],
      ['/responsible-minerals', 'minerals'],
      ['/data', 'data'],
    ]);
    expect(body.nav_links).toEqual([
      { href: '/about', label: 'About' },
      { href: '/impact', label: 'Impact' },
      { href: '/data', label: 'Climate data' },
      { href: '/partners', label: 'Partners' },
      { href: '/volunteers', label: 'Volunteers' },
    ]);
    expect(body.focus_areas[1].image).toEqual({
      src: '/pictures/borehole-rings.0123abcd.svg',
      alt: 'Illustration: a hand pump fills a pool beside two yellow water cans.',
    });
  });

  test('[HOME-03, HOME-05, API-01] hero has its pictures and its three figures', async () => {
    const app = await startApp();
    const body = (await app.inject('/api/hero')).json();
    expect(body.images.map(({ src }: { src: string }) => src.split('.')[0])).toEqual([
      '/pictures/canopy-dawn',
      '/pictures/river-bend',
      '/pictures/seedling-rows',
    ]);
    expect(body.stats).toEqual({ trees: 50_000, volunteers: 500, boreholes: 1 });
  });

  test('[FOOT-01, FOOT-04, API-01] settings has the pictures, the logo and two phone numbers', async () => {
    const app = await startApp();
    expect((await app.inject('/api/settings')).json()).toEqual({
      background_image_url: '/pictures/night-sky.0123abcd.svg',
      logo_url: '/logo.svg',
      community_hero_image_url: '/pictures/village-solar.0123abcd.svg',
      digital_hero_image_url: '/pictures/classroom.0123abcd.svg',
      contact: {
        phones: [expect.stringMatching(/^\+243 /), expect.stringMatching(/^\+243 /)],
        email: expect.stringContaining('@'),
        address: expect.stringContaining('Nsele, Kinshasa'),
      },
    });
  });

  test('[FOOT-03, API-01] social links has the four profiles', async () => {
    const app = await startApp();
    const body = (await app.inject('/api/social_media_links')).json();
    expect(Object.keys(body)).toEqual(['instagram', 'facebook', 'twitter', 'tiktok']);
    for (const address of Object.values(body)) expect(address).toMatch(/^https:\/\//);
  });

  test.each(languages)('[API-01] every call answers in %s, with no text left in another language', async (lang) => {
    const app = await startApp();
    for (const url of calls) {
      const answer = await app.inject(`${url}?lang=${lang}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      for (const text of strings(answer.json())) expect(text).not.toMatch(/^picture:|^\s*$/);
    }
    const { focus_areas } = (await app.inject(`/api/navigation?lang=${lang}`)).json();
    const { images } = (await app.inject(`/api/hero?lang=${lang}`)).json();
    for (const { alt } of [...focus_areas.map((area: { image: object }) => area.image), ...images]) {
      expect(alt).toMatch(illustration[lang]);
    }
  });

  test('[API-01] every text is there four times, and no sentence is a copy of the English one', async () => {
    const source = await readContent(contentDir);
    const texts: Record<Lang, string>[] = [];
    const collect = (node: unknown): void => {
      if (!node || typeof node !== 'object') return;
      if ('en' in node) texts.push(node as Record<Lang, string>);
      else Object.values(node).forEach(collect);
    };
    collect(source);
    expect(texts.length).toBeGreaterThan(25);
    for (const text of texts) {
      for (const lang of languages) expect(text[lang].trim()).not.toBe('');
      if (text.en.includes(' ')) expect(new Set(Object.values(text)).size).toBe(4);
      expect(text.ln.replaceAll('Grâce Ilunga', ''), 'Lingala in everyday spelling').not.toMatch(
        /[ɛɔƐƆâêîôûáíóúǎěǐǒǔ]/u,
      );
    }
  });

  test('[FOOT-04] what is a sample is listed in one file', () => {
    const samples = JSON.parse(readFileSync(join(contentDir, 'samples.json'), 'utf8'));
    expect(Object.keys(samples)).toEqual(expect.arrayContaining(['/settings', '/social_media_links']));
    for (const path of Object.keys(samples)) expect(existsSync(join(contentDir, `${path}.json`)), path).toBe(true);
  });

  test('[API-01] English is the answer when no language is asked; a trailing slash changes nothing', async () => {
    const app = await startApp();
    for (const url of calls) {
      const english = (await app.inject(`${url}?lang=en`)).body;
      expect((await app.inject(url)).body).toBe(english);
      expect((await app.inject(`${url}/`)).body).toBe(english);
    }
  });

  test.each(['de', '', 'EN', 'en,fr', '%00'])('[API-02] answers 422 to the language "%s"', async (lang) => {
    const app = await startApp();
    const answer = await app.inject(`/api/hero?lang=${lang}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      detail: 'lang must be one of en, fr, ln, sw',
      fields: [{ field: 'lang', message: 'must be one of en, fr, ln, sw' }],
    });
  });

  test('[API-02] answers 422 to a language given twice and to a query it does not know', async () => {
    const app = await startApp();
    expect((await app.inject('/api/hero?lang=fr&lang=en')).statusCode).toBe(422);
    expect((await app.inject('/api/hero?page=2')).json().fields).toEqual([
      { field: 'page', message: 'is not a field of this call' },
    ]);
  });
});

describe('answers from memory', () => {
  test('[API-01] carry a strong ETag per language, and 304 without a body to who holds them', async () => {
    const app = await startApp();
    const first = await app.inject('/api/navigation?lang=fr');
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect((await app.inject('/api/navigation?lang=sw')).headers.etag).not.toBe(etag);
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await app.inject({ url: '/api/navigation?lang=fr', headers: { 'if-none-match': held } });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
      expect(again.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600');
    }
    expect((await app.inject({ url: '/api/navigation?lang=fr', headers: { 'if-none-match': '"x"' } })).statusCode).toBe(
      200,
    );
  });

  test('[API-01] are compressed when they are large and the client takes it', async () => {
    const app = await startApp();
    const plain = await app.inject('/api/navigation');
    const ask = (encoding: string) => app.inject({ url: '/api/navigation', headers: { 'accept-encoding': encoding } });
    const br = await ask('gzip, deflate, br');
    const gzip = await ask('gzip;q=0.5, br;q=0');
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers } of [plain, br, gzip]) expect(headers.vary).toBe('accept-encoding');
    expect((await ask('identity')).headers['content-encoding']).toBeUndefined();
    const small = await app.inject({ url: '/api/hero/', headers: { 'accept-encoding': 'br' } });
    expect(small.headers['content-encoding']).toBeUndefined();
  });

  test('[API-01] answer HEAD without a body', async () => {
    const app = await startApp();
    const answer = await app.inject({ method: 'HEAD', url: '/api/navigation' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(1_000);
  });
});
