import type { ClimateRecords } from '@nzete/api-client/climate';
import { expect, test } from 'vitest';
import { canonicalPath } from '../src/shared/routes.ts';
import { addressIn, decode, expectPreview, origin, readHead, translationsOf } from './support/head.ts';
import { get, json, languages, pages } from './support/site.ts';

test('[PORTAL-03, PORTAL-07, SHARE-01, SHARE-04] a robot reads at the address of a province its values, one address and a picture of its own', async () => {
  const pictures = new Set<string>();
  for (const language of languages) {
    const address = addressIn('/data?province=CD-NK', language);
    const head = await readHead(`${address}&order=humidity`);
    expect(head.status).toBe(200);
    expect(head.titles).toEqual([expect.stringMatching(/Nord-Kivu.* · /)]);
    const [description = ''] = head.says('description');
    expect(description).toMatch(/Nord-Kivu, Goma.*°C/);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(head.says('og:description')).toEqual([description]);
    expect(head.links('canonical')).toEqual([{ rel: 'canonical', href: origin + address }]);
    expect(head.says('og:url')).toEqual([origin + address]);
    expect(head.links('alternate').map(({ href }) => href)).toContain(origin + addressIn('/data?province=CD-NK', 'sw'));
    const [image = ''] = head.says('og:image');
    expect(image).toMatch(new RegExp(`/cards/CD-NK-${language}\\.png\\?at=20`));
    pictures.add((await expectPreview(image)).toString('base64'));
    // Samples are not published as data.
    expect(head.data.map((data) => data['@type'])).toEqual(['BreadcrumbList']);
  }
  expect(pictures.size).toBe(languages.length);
});

test.each(['/impact?photo=7', '/gallery?photo=31', '/community-gallery?photo=55', '/impact?story=water-nearby'])(
  '[IMPACT-02, IMPACT-03, GAL-01, SHARE-04] a robot reads at %s a picture of its own, which every preview shows',
  async (path) => {
    const head = await readHead(addressIn(path, 'fr'));
    const [image = ''] = head.says('og:image');
    // The card of a page has its language in the name.
    expect(image).toMatch(/\/social\/[a-z-]+\.png$/);
    expect(image).not.toMatch(/-fr\./);
    await expectPreview(image);
    expect(head.says('og:image:alt')).toEqual([expect.stringMatching(/^Illustration/)]);
  },
);

test('[SHARE-03] the sitemap lists every page in every language beside its translations, and robots.txt names it', async () => {
  expect((await get('/robots.txt')).text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const answer = await get('/sitemap.xml');
  expect(answer.headers.get('content-type')).toMatch(/^application\/xml/);
  const entries = [...answer.text.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)];
  const records: ClimateRecords = await json('/api/realtime-climate-data');
  const provinces = records.map(({ code }) => `/data?province=${code}`);
  const expected = [...new Set(pages.map(canonicalPath)), ...provinces].flatMap((path) =>
    languages.map((language) => [origin + addressIn(path, language), translationsOf(path)]),
  );
  const found = entries.map(([, loc, links = '']) => [
    decode(loc),
    [...links.matchAll(/href="(.*?)"/g)].map(([, href]) => decode(href)),
  ]);
  expect(found.toSorted()).toEqual(expected.toSorted());
});
