import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { contentResources } from '../src/content/resources/index.ts';
import { accents } from '../src/http/schemas.ts';
import { languages, type Texts } from '../src/text/languages.ts';
import { sharedApp } from './support/app.ts';
import { readContentFile } from './support/folders.ts';
import { inline } from './support/schemas.ts';

const calls = ['/api/navigation', '/api/hero', '/api/settings', '/api/social_media_links'];

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}

const server = sharedApp();

describe('the content calls', () => {
  test.each([
    ['[NAV-02, HOME-03, HOME-05, FOOT-01, FOOT-03, FOOT-04]', 'Site'],
    ['[ABOUT-01, TEAM-01, IMPACT-01, IMPACT-02, REP-01]', 'Foundation'],
    ['[IMPACT-03, GAL-01, CGAL-01, DIGI-03]', 'Photos'],
    ['[COLLAB-04, SHIP-01]', 'Partnerships'],
    ['[DON-01]', 'Giving'],
    ['[DIGI-02]', 'Learning'],
    ['[MITI-01, EMPOW-01, EMPOW-02, WILD-01, BIO-01]', 'Programs'],
  ])('[API-01, LANG-08] %s of the tag %s answer in every language what their schemas say', async (_, tag) => {
    const app = server();
    const resources = contentResources.filter((resource) => resource.tag === tag);
    expect(resources.length).toBeGreaterThan(0);
    for (const { path, answer: schema } of resources) {
      for (const lang of languages) {
        const answer = await app.inject(`/api${path}?lang=${lang}`);
        expect(answer.statusCode, path).toBe(200);
        expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
        expect(Value.Errors(inline(schema) as TSchema, answer.json()), path).toEqual([]);
        expect(strings(answer.json()).filter((text) => /^picture:|^\s*$/.test(text))).toEqual([]);
      }
    }
  });

  test.each(languages)(
    '[API-01, HOME-03] give the texts of the content file in %s, and addresses of pictures',
    async (lang) => {
      const app = server();
      const source = readContentFile<{ images: { src: string; alt: Texts }[]; stats: object }>('hero.json');
      expect((await app.inject(`/api/hero?lang=${lang}`)).json()).toEqual({
        images: source.images.map(({ src, alt }) => ({
          src: `/pictures/${src.replace('picture:', '')}.0123abcd.svg`,
          alt: alt[lang],
        })),
        stats: source.stats,
      });
    },
  );

  test('[MITI-01, EMPOW-01, WILD-01, BIO-01] name colours by families of the design tokens', () => {
    const tokens = readFileSync(join(import.meta.dirname, '../../../packages/ui/src/styles/tokens.css'), 'utf8');
    expect(accents.filter((accent) => !tokens.includes(`--nz-${accent}-100:`))).toEqual([]);
  });

  test('[API-02] a list of photos that does not exist is a 404 with a detail', async () => {
    const app = server();
    const answer = await app.inject('/api/photos/volcano');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
  });

  test('[API-01] English is the answer when no language is asked; a trailing slash changes nothing', async () => {
    const app = server();
    for (const url of calls) {
      const english = (await app.inject(`${url}?lang=en`)).body;
      expect((await app.inject(url)).body).toBe(english);
      expect((await app.inject(`${url}/`)).body).toBe(english);
    }
  });

  test.each(['de', '', 'EN', 'en,fr', '%00'])('[API-02] answers 422 to the language "%s"', async (lang) => {
    const app = server();
    const answer = await app.inject(`/api/hero?lang=${lang}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      detail: `lang must be one of ${languages.join(', ')}`,
      fields: [expect.objectContaining({ field: 'lang', message: `must be one of ${languages.join(', ')}` })],
    });
  });

  test('[API-02] answers 422 to a language given twice and to a query it does not know', async () => {
    const app = server();
    expect((await app.inject('/api/hero?lang=fr&lang=en')).statusCode).toBe(422);
    expect((await app.inject('/api/hero?page=2')).json().fields).toEqual([
      expect.objectContaining({ field: 'page', message: 'is not a field of this call' }),
    ]);
  });
});

describe('answers from memory', () => {
  test('[API-01] carry a strong ETag per language, and 304 without a body to a client that has them', async () => {
    const app = server();
    const first = await app.inject('/api/navigation?lang=fr');
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect((await app.inject('/api/navigation?lang=sw')).headers.etag).not.toBe(etag);
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await app.inject({ url: '/api/navigation?lang=fr', headers: { 'if-none-match': held } });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
      expect(again.headers['cache-control']).toBe(
        'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400',
      );
    }
    expect((await app.inject({ url: '/api/navigation?lang=fr', headers: { 'if-none-match': '"x"' } })).statusCode).toBe(
      200,
    );
  });

  test('[API-01] are compressed when they are large and the client takes it', async () => {
    const app = server();
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
    const app = server();
    const answer = await app.inject({ method: 'HEAD', url: '/api/navigation' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(1_000);
  });
});
