import { isPictureName } from '@nzete/scenes';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { describe, expect, test } from 'vitest';
import type { CommunityGallery, Photos } from '../src/routes/photos/schemas.ts';
import { type Lang, languages } from '../src/text/languages.ts';
import { startApp } from './support/app.ts';

type PhotoList = Static<typeof Photos>;

const sets = [
  '/photos/borehole',
  '/photos/tree-planting',
  '/photos/community-philanthropy',
  '/photos/other',
  '/photos/climate-gallery-preview',
  '/photos/community-gallery-preview',
  '/photos/digital-literacy-gallery',
];
const lists = ['/photos', ...sets, '/photos/community-gallery'];

const illustration: Record<Lang, RegExp> = {
  en: /^Illustration: \S/,
  fr: /^Illustration\u00a0: \S/,
  ln: /^Elilingi ya koyema: \S/,
  sw: /^Mchoro: \S/,
};

async function ask(app: FastifyInstance, path: string, lang: Lang = 'en'): Promise<PhotoList> {
  const answer = await app.inject(`/api${path}?lang=${lang}`);
  expect(answer.statusCode, path).toBe(200);
  return answer.json();
}

/** `/pictures/canopy-dawn.0123abcd.svg` to `canopy-dawn`. */
const picture = (src: string) => /^\/pictures\/([a-z0-9-]+)\.[0-9a-f]+\.svg$/.exec(src)?.[1] ?? src;

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('the photos', () => {
  test('[IMPACT-03, API-01] are 1 to 20 for the trees, then 21 to 29 for the community', async () => {
    const app = await startApp();
    const photos = await ask(app, '/photos');
    expect(photos.map(({ id }) => id)).toEqual(range(1, 29));
    expect(photos.slice(0, 20).map(({ category }) => category)).not.toContain('Community');
    expect(photos.slice(20).map(({ category }) => category)).not.toContain('Tree planting');
    expect(photos[1]).toEqual({
      id: 2,
      src: '/pictures/planting-day.0123abcd.svg',
      alt: 'Illustration: people kneel, dig and carry young trees across a red slope.',
      title: 'One digs, one carries, one plants',
      description: 'A planting team works in threes, so that no seedling lies in the sun with bare roots.',
      category: 'Tree planting',
      icon: 'Sprout',
    });
  });

  test('[GAL-01, MITI-01, EMPOW-01, DIGI-03, API-01] are four to eight in each set', async () => {
    const app = await startApp();
    for (const path of sets) {
      const { length } = await ask(app, path);
      expect(length, path).toBeGreaterThanOrEqual(4);
      expect(length, path).toBeLessThanOrEqual(8);
    }
  });

  test('[GAL-01, API-01] have an id, a title and a drawn picture of their own within each list', async () => {
    const app = await startApp();
    for (const path of lists) {
      const photos = await ask(app, path);
      for (const field of ['id', 'title', 'description', 'alt', 'src'] as const) {
        expect(new Set(photos.map((photo) => photo[field])).size, `${path} ${field}`).toBe(photos.length);
      }
      for (const { src } of photos) expect(isPictureName(picture(src)), src).toBe(true);
    }
  });

  test('[IMPACT-03, GAL-01, CGAL-01] are numbered without a gap, and two never share a picture', async () => {
    const app = await startApp();
    const all = (await Promise.all(lists.map((path) => ask(app, path)))).flat();
    const byId = new Map(all.map((photo) => [photo.id, photo]));
    const photos = [...byId.values()];
    expect(photos.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(range(1, photos.length));
    expect(new Set(photos.map(({ src }) => src)).size).toBe(photos.length);
    expect(photos.length).toBeGreaterThanOrEqual(50);
  });

  test('[MITI-01, GAL-01] of the tree planting and climate sets are trees, those of mutual aid the community', async () => {
    const app = await startApp();
    const idsOf = async (path: string) => (await ask(app, path)).map(({ id }) => id);
    const trees = [...(await idsOf('/photos/tree-planting')), ...(await idsOf('/photos/climate-gallery-preview'))];
    expect(trees.filter((id) => id > 20)).toEqual([]);
    expect(new Set(trees).size).toBe(trees.length);
    expect((await idsOf('/photos/community-philanthropy')).filter((id) => id < 21 || id > 29)).toEqual([]);
  });

  test('[LANG-08, GAL-01] say in every language that they are illustrations', async () => {
    const app = await startApp();
    for (const lang of languages) {
      for (const path of lists) {
        for (const { id, alt } of await ask(app, path, lang)) expect(alt, `${path} ${id}`).toMatch(illustration[lang]);
      }
    }
  });
});

describe('the community gallery', () => {
  test('[CGAL-01, API-01] has twelve photos, at least two under each filter', async () => {
    const app = await startApp();
    const photos: Static<typeof CommunityGallery> = (await app.inject('/api/photos/community-gallery')).json();
    expect(photos).toHaveLength(12);
    const count = (category: string) => photos.filter((photo) => photo.category === category).length;
    const counts = ['training', 'leadership', 'celebrations', 'activities'].map(count);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
    expect(counts.reduce((sum, n) => sum + n)).toBe(12);
  });

  test('[CGAL-01, LANG-08] names its filters by the same words in every language; the interface translates them', async () => {
    const app = await startApp();
    const english = (await ask(app, '/photos/community-gallery')).map(({ category }) => category);
    expect((await ask(app, '/photos/community-gallery', 'sw')).map(({ category }) => category)).toEqual(english);
  });

  test('[EMPOW-01] shows some of its photos on the community empowerment page', async () => {
    const app = await startApp();
    const all = (await ask(app, '/photos/community-gallery')).map(({ id }) => id);
    const preview = (await ask(app, '/photos/community-gallery-preview')).map(({ id }) => id);
    expect(all).toEqual(expect.arrayContaining(preview));
  });
});

test('[API-02] a set that does not exist is a 404 with a detail', async () => {
  const app = await startApp();
  const answer = await app.inject('/api/photos/volcano');
  expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Not found' }]);
});
