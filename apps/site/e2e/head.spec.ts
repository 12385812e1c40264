import type { ClimateRecords } from '@nzete/api-client/climate';
import { type APIRequestContext, expect } from '@playwright/test';
import { canonicalPath, pageOf } from '../src/shared/routes.ts';
import { type Language, languages, oneLine, pages, test, textsOf } from './support.ts';

// The pages as a crawler reads them: one request, no JavaScript.
const CARD_LIMIT_BYTES = 100_000;
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const inLanguage = (path: string, language: Language) =>
  language === 'en' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  return { status: answer.status(), html, head: headOf(html) };
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
const decode = (text = '') => text.replaceAll(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name] ?? '');
const attributesOf = (tag: string) =>
  Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value]) => [name, decode(value)]));

function headOf(html: string) {
  const [head = ''] = html.split('</head>', 1);
  const tags = (name: string) => (head.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []).map(attributesOf);
  const [metas, links] = [tags('meta'), tags('link')];
  return {
    titles: [...head.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => decode(title)),
    /** All contents of a name or property. */
    says: (name: string) => metas.flatMap((meta) => ((meta.name ?? meta.property) === name ? [meta.content] : [])),
    links: (rel: string) => links.filter((link) => link.rel === rel),
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
      JSON.parse(json),
    ),
  };
}

/** The canonical path of a page. */
const listed = canonicalPath;

for (const language of languages) {
  test(`[SHARE-01, SHARE-04, START-07] a robot reads in the head of every page in ${language} what it is and where`, async ({
    request,
    baseURL,
  }) => {
    const titles = new Map<string, string>();
    for (const path of pages) {
      const { status, html, head } = await read(request, inLanguage(path, language));
      expect(status, path).toBe(200);
      expect(html, path).toContain(`<html lang="${language}"`);
      const [title = ''] = head.titles;
      const [description = ''] = head.says('description');
      expect(head.titles, path).toHaveLength(1);
      expect(head.says('description'), path).toHaveLength(1);
      expect(Object.values(textsOf(pageOf(path), language)), path).toContain(oneLine(description));
      expect(description.length, path).toBeLessThanOrEqual(160);
      titles.set(listed(path), title);

      const address = `${baseURL}${inLanguage(listed(path), language)}`;
      expect(head.links('canonical'), path).toEqual([{ rel: 'canonical', href: address }]);
      expect(head.links('alternate').flatMap(({ hreflang, href }) => (hreflang ? [[hreflang, href]] : []))).toEqual([
        ...languages.map((other) => [other, `${baseURL}${inLanguage(listed(path), other)}`]),
        ['x-default', `${baseURL}${listed(path)}`],
      ]);
      const expected = {
        title,
        description,
        url: address,
        type: 'website',
        'image:width': '1200',
        'image:height': '630',
      };
      for (const [name, content] of Object.entries(expected)) expect(head.says(`og:${name}`), path).toEqual([content]);
      for (const name of ['og:site_name', 'og:locale', 'og:image:alt'])
        expect(head.says(name), path).toEqual([expect.stringMatching(/\S/)]);
      expect(head.says('twitter:card'), path).toEqual(['summary_large_image']);
      expect(head.says('robots'), path).toEqual([]);
      expect(head.data, path).toHaveLength(1);
      expect(head.data[0]).toMatchObject({
        '@context': 'https://schema.org',
        '@type': path === '/' ? 'NGO' : 'BreadcrumbList',
      });
    }
    expect(new Set(titles.values()).size, 'every page has a title of its own').toBe(titles.size);
  });

  test(`[SHARE-01] every page in ${language} has a preview picture of 1200 x 630 and at most 100 kB`, async ({
    request,
    baseURL,
  }) => {
    const pictures = new Set<string>();
    for (const path of pages) {
      const { head } = await read(request, inLanguage(path, language));
      const [image = ''] = head.says('og:image');
      expect(image, path).toMatch(new RegExp(`^${baseURL}/social/[\\w.-]+\\.png$`));
      const answer = await request.get(image ?? '');
      expect(answer.status(), path).toBe(200);
      expect(answer.headers()['content-type']).toBe('image/png');
      const file = await answer.body();
      expect(file.length, path).toBeLessThanOrEqual(CARD_LIMIT_BYTES);
      expect(file.subarray(0, 8), path).toEqual(pngSignature);
      expect([file.readUInt32BE(16), file.readUInt32BE(20)], path).toEqual([1200, 630]);
      pictures.add(image ?? '');
    }
    // The topics below help share its picture.
    expect(pictures.size).toBe(new Set(pages.map(pageOf)).size);
  });

  test(`[SHARE-04, START-03] an unknown address in ${language} asks not to be listed and claims no address`, async ({
    request,
  }) => {
    const { status, head } = await read(request, `/no/such/page?lang=${language}`);
    expect(status).toBe(404);
    expect(head.says('robots')).toEqual(['noindex']);
    expect(head.links('canonical')).toEqual([]);
    expect(head.links('alternate')).toEqual([]);
    expect(head.says('og:url')).toEqual([]);
    expect(head.titles).toEqual([expect.stringMatching(/^404 · /)]);
  });
}

test('[SHARE-02] tab and home screen get the icons of the mark, and the manifest names them', async ({ request }) => {
  const { head } = await read(request, '/');
  const [touch] = head.links('apple-touch-icon');
  const [manifest] = head.links('manifest');
  const icons = head.links('icon');
  expect(icons.length).toBeGreaterThan(0);
  const answer = await request.get(manifest?.href ?? '');
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const { name, icons: named } = await answer.json();
  expect(name).toBe('Nzete Foundation');
  expect(named.length).toBeGreaterThan(1);
  const files = [touch, ...icons].flatMap((link) => (link?.href?.startsWith('/') ? [link.href] : []));
  for (const src of ['/favicon.ico', ...files, ...named.map((icon: { src: string }) => icon.src)]) {
    const file = await request.get(src);
    expect(file.status(), src).toBe(200);
    expect(file.headers()['content-type'], src).toMatch(/^image\//);
  }
});

test('[PORTAL-03, PORTAL-07, SHARE-01, SHARE-04] a robot reads at the address of a province its values, one address and a picture of its own', async ({
  request,
  baseURL,
}) => {
  const pictures = new Set<string>();
  for (const language of languages) {
    const address = inLanguage('/data?province=CD-NK', language);
    const { status, head } = await read(request, `${address}&order=humidity`);
    expect(status).toBe(200);
    expect(head.titles).toEqual([expect.stringMatching(/Nord-Kivu.* · /)]);
    const [description = ''] = head.says('description');
    expect(description).toMatch(/Nord-Kivu, Goma.*°C/);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(head.says('og:description')).toEqual([description]);
    expect(head.links('canonical')).toEqual([{ rel: 'canonical', href: baseURL + address }]);
    expect(head.says('og:url')).toEqual([baseURL + address]);
    expect(head.links('alternate').map(({ href }) => href)).toContain(
      `${baseURL}${inLanguage('/data?province=CD-NK', 'sw')}`,
    );
    const [image = ''] = head.says('og:image');
    expect(image).toMatch(new RegExp(`^${baseURL}/cards/CD-NK-${language}\\.png\\?at=20`));
    const answer = await request.get(image);
    expect(answer.headers()['content-type']).toBe('image/png');
    const file = await answer.body();
    expect(file.length).toBeLessThanOrEqual(CARD_LIMIT_BYTES);
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
    pictures.add(file.toString('base64'));
    // Samples are not published as data.
    expect(head.data.map((data) => data['@type'])).toEqual(['BreadcrumbList']);
  }
  expect(pictures.size).toBe(languages.length);
});

test('[IMPACT-02, IMPACT-03, GAL-01, SHARE-04] a robot reads at the address of a photo or a story a picture of its own, which every preview shows', async ({
  request,
}) => {
  for (const path of [
    '/impact?photo=7',
    '/gallery?photo=31',
    '/community-gallery?photo=55',
    '/impact?story=water-nearby',
  ]) {
    const { head } = await read(request, inLanguage(path, 'fr'));
    const [image = ''] = head.says('og:image');
    // The card of a page has its language in the name.
    expect(image, path).toMatch(/\/social\/[a-z-]+\.png$/);
    expect(image, path).not.toMatch(/-fr\./);
    const answer = await request.get(image);
    expect(answer.headers()['content-type'], path).toBe('image/png');
    const file = await answer.body();
    expect(file.length, path).toBeLessThanOrEqual(CARD_LIMIT_BYTES);
    expect([file.readUInt32BE(16), file.readUInt32BE(20)], path).toEqual([1200, 630]);
    expect(head.says('og:image:alt'), path).toEqual([expect.stringMatching(/^Illustration/)]);
  }
});

test('[SHARE-03] the sitemap lists every page in every language beside its translations, and robots.txt names it', async ({
  request,
  baseURL,
}) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toMatch(/^application\/xml/);
  const entries = [...(await answer.text()).matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)];
  const answers: ClimateRecords = await (await request.get('/api/realtime-climate-data')).json();
  const provinces = answers.map(({ code }) => `/data?province=${code}`);
  const expected = [...new Set(pages.map(listed)), ...provinces].flatMap((path) =>
    languages.map((language) => [
      `${baseURL}${inLanguage(path, language)}`,
      [...languages.map((other) => `${baseURL}${inLanguage(path, other)}`), `${baseURL}${path}`],
    ]),
  );
  const found = entries.map(([, loc, links = '']) => [
    decode(loc),
    [...links.matchAll(/href="(.*?)"/g)].map(([, href]) => decode(href)),
  ]);
  expect(found.toSorted()).toEqual(expected.toSorted());
});
