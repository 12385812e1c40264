import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { robots, sitemap } from '../src/site/sitemap.ts';
import { languages } from '../src/text/languages.ts';
import { startApp } from './support/app.ts';
import { builtSite } from './support/site.ts';

const origin = 'https://nzete.example';
const routes = ['/', '/about', '/responsible-minerals/ethical-sourcing'];

const startSite = (options = {}) => startApp({ siteDir: builtSite(routes), ...options });

const addressOf = (path: string, lang: string) => origin + path + (lang === 'en' ? '' : `?lang=${lang}`);

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

describe('what they say', () => {
  test('[SHARE-03] every page is listed in every language, each with all its translations', () => {
    const xml = sitemap({ origin, paths: ['/', '/team'], languages });
    expect(locations(xml)).toEqual(['/', '/team'].flatMap((path) => languages.map((lang) => addressOf(path, lang))));
    const alternates = [...xml.matchAll(/<url><loc>[^<]*<\/loc>(.*?)<\/url>/g)].map(([, links]) => links);
    const link = (lang: string, href: string) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`;
    const links = languages.map((lang) => link(lang, addressOf('/team', lang)));
    const ofTeam = [...links, link('x-default', `${origin}/team`)].join('');
    expect(alternates.slice(languages.length)).toEqual(languages.map(() => ofTeam));
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+" xmlns:xhtml="[^"]+">\n/);
  });

  test('[SHARE-03] what is behind a path stays, with the language after it', () => {
    const xml = sitemap({ origin, paths: ['/data?province=CD-NK'], languages: ['en', 'fr'] });
    expect(locations(xml)).toEqual([`${origin}/data?province=CD-NK`, `${origin}/data?province=CD-NK&amp;lang=fr`]);
  });

  test('[SHARE-03] a path with signs of XML in it stays one address', () => {
    const xml = sitemap({ origin, paths: ['/a&b"<c>'], languages: ['en'] });
    expect(locations(xml)).toEqual([`${origin}/a&amp;b&quot;&lt;c&gt;`]);
    expect(xml).toContain(`hreflang="en" href="${origin}/a&amp;b&quot;&lt;c&gt;"/>`);
  });

  test('[SHARE-03] robots.txt shuts nothing and names the sitemap', () => {
    expect(robots({ origin })).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
  });
});

describe('the server', () => {
  test('[SHARE-03] lists the routes of the built site under the public address, whatever host was asked', async () => {
    const app = await startSite({ publicUrl: origin });
    const answer = await app.inject({ url: '/sitemap.xml', headers: { host: 'elsewhere.example' } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(locations(answer.body).filter((address) => !address?.includes('?'))).toEqual(
      routes.map((path) => origin + path),
    );
    const text = await app.inject({ url: '/robots.txt', headers: { host: 'elsewhere.example' } });
    expect([text.statusCode, text.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text.body).toBe(robots({ origin }));
  });

  test('[SHARE-03, PORTAL-03] lists every province after the page of the climate data, which no link leads to', async () => {
    const app = await startApp({ siteDir: builtSite(['/data', '/team']), publicUrl: origin });
    const listed = locations((await app.inject('/sitemap.xml')).body).filter((address) => !address?.includes('lang='));
    expect(listed.slice(0, 2)).toEqual([`${origin}/data`, `${origin}/data?province=CD-BU`]);
    expect(listed).toHaveLength(26 + 2);
    expect(listed.at(-1)).toBe(`${origin}/team`);
  });

  test('[SHARE-03] without a public address takes that of each request', async () => {
    const app = await startSite();
    const sitemapAt = async (host: string) =>
      /Sitemap: (.*)/.exec((await app.inject({ url: '/robots.txt', headers: { host } })).body)?.[1];
    expect(await sitemapAt('localhost:8080')).toBe('http://localhost:8080/sitemap.xml');
    expect(await sitemapAt('nzete.example')).toBe('http://nzete.example/sitemap.xml');
    expect(await sitemapAt('localhost:8080')).toBe('http://localhost:8080/sitemap.xml');
  });

  test('[SHARE-03] believes a trusted proxy about protocol and host, and no other visitor', async () => {
    const headers = { host: 'inside:8080', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'nzete.example' };
    const trusting = await startSite({ trustProxy: ['127.0.0.1'] });
    expect((await trusting.inject({ url: '/robots.txt', headers })).body).toContain(`${origin}/sitemap.xml`);
    const direct = await startSite();
    expect((await direct.inject({ url: '/robots.txt', headers })).body).toContain('http://inside:8080/sitemap.xml');
  });

  test.each(['a b', 'x"><script>', '', 'user:secret@', 'host/path?x'])(
    '[SHARE-03] a host of "%s" gives no address that holds more than an origin',
    async (host) => {
      const app = await startSite();
      const { body } = await app.inject({ url: '/robots.txt', headers: { host } });
      expect(body).toMatch(/^Sitemap: https?:\/\/[\w.:-]+\/sitemap\.xml$/m);
    },
  );

  test('[SHARE-03] answers 304 to what has the same file, and compresses it', async () => {
    const app = await startSite({ publicUrl: origin });
    const small = await app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'br' } });
    expect(locations(brotliDecompressSync(small.rawPayload).toString())).toHaveLength(routes.length * languages.length);
    const headers = { 'accept-encoding': 'br', 'if-none-match': String(small.headers.etag) };
    expect((await app.inject({ url: '/sitemap.xml', headers })).statusCode).toBe(304);
  });

  test('[SHARE-03, API-02] without a built site there is nothing to list', async () => {
    const app = await startApp();
    const answer = await app.inject('/sitemap.xml');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
  });
});
