import { expect, test } from 'vitest';
import { sampleTexts } from '../../../tooling/lib/sample-texts.ts';
import { canonicalPath, pageOf } from '../src/shared/routes.ts';
import { addressIn, expectPreview, origin, readHead, translationsOf } from './support/head.ts';
import { get, inLanguage, json, languages, oneLine, pages, readPage, textsIn, textsOf } from './support/site.ts';

test.each(languages)(
  '[SHARE-01, SHARE-04, START-07] a robot reads in the head of every page in %s what it is and where',
  async (language) => {
    const titles = new Map<string, string>();
    for (const path of pages) {
      const head = await readHead(inLanguage(path, language));
      expect(head.status, path).toBe(200);
      expect(head.html, path).toContain(`<html lang="${language}"`);
      const [title = ''] = head.titles;
      const [description = ''] = head.says('description');
      expect(head.titles, path).toHaveLength(1);
      expect(head.says('description'), path).toHaveLength(1);
      expect(Object.values(textsOf(pageOf(path), language)), path).toContain(oneLine(description));
      expect(description.length, path).toBeLessThanOrEqual(160);
      const listed = canonicalPath(path);
      titles.set(listed, title);

      const address = origin + addressIn(listed, language);
      expect(head.links('canonical'), path).toEqual([{ rel: 'canonical', href: address }]);
      const alternates = head.links('alternate').filter(({ hreflang }) => hreflang);
      expect(alternates.map(({ hreflang }) => hreflang)).toEqual([...languages, 'x-default']);
      expect(alternates.map(({ href }) => href)).toEqual(translationsOf(listed));
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
  },
);

test.each(languages)(
  '[SHARE-01] every page in %s has a preview picture of 1200 x 630 and at most 100 kB',
  async (language) => {
    const pictures = new Set<string>();
    for (const path of pages) {
      const [image = ''] = (await readHead(inLanguage(path, language))).says('og:image');
      expect(image, path).toMatch(/\/social\/[\w.-]+\.png$/);
      await expectPreview(image);
      pictures.add(image);
    }
    // The topics below help share its picture.
    expect(pictures.size).toBe(new Set(pages.map(pageOf)).size);
  },
);

test.each(languages)(
  '[SHARE-04, START-03] an unknown address in %s asks not to be listed and claims no address',
  async (language) => {
    const head = await readHead(`/no/such/page?lang=${language}`);
    expect(head.status).toBe(404);
    expect(head.says('robots')).toEqual(['noindex']);
    expect(head.links('canonical')).toEqual([]);
    expect(head.links('alternate')).toEqual([]);
    expect(head.says('og:url')).toEqual([]);
    expect(head.titles).toEqual([expect.stringMatching(/^404 · /)]);
  },
);

test('[SHARE-02] tab and home screen get the icons of the mark, and the manifest names them', async () => {
  const head = await readHead('/');
  const [touch] = head.links('apple-touch-icon');
  const [manifest] = head.links('manifest');
  const icons = head.links('icon');
  expect(icons.length).toBeGreaterThan(0);
  const answer = await get(manifest?.href ?? '');
  expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  const { name, icons: named } = JSON.parse(answer.text);
  expect(name).toBe('Nzete Foundation');
  expect(named.length).toBeGreaterThan(1);
  const files = [touch, ...icons].flatMap((link) => (link?.href?.startsWith('/') ? [link.href] : []));
  for (const src of ['/favicon.ico', ...files, ...named.map((icon: { src: string }) => icon.src)]) {
    const file = await get(src);
    expect(file.status, src).toBe(200);
    expect(file.headers.get('content-type'), src).toMatch(/^image\//);
  }
});

test('[SAMPLE-01] no structured data of a page has a sample in it', async () => {
  const lists = ['/team', '/partners', '/community-testimonials', '/stories', '/reports'];
  const texts = (await Promise.all(lists.map((path) => json(`/api${path}`)))).flatMap((list) => sampleTexts(list));
  expect(texts.length).toBeGreaterThan(lists.length);
  for (const path of pages) {
    const data = textsIn(await readPage(path), 'script[type="application/ld+json"]').join('\n');
    for (const text of texts) expect(data, path).not.toContain(text);
  }
});
