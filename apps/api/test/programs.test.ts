import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPictureName } from '@nzete/scenes';
import type { FastifyInstance } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { describe, expect, test } from 'vitest';
import type { Biodiversity } from '../src/routes/biodiversity/schemas.ts';
import type { ClimatePrograms } from '../src/routes/climate-programs/schemas.ts';
import type { ClimateSuccessStories } from '../src/routes/climate-success-stories/schemas.ts';
import type { CommunityImpactStats } from '../src/routes/community-impact-stats/schemas.ts';
import type { CommunityPrograms } from '../src/routes/community-programs/schemas.ts';
import type { CommunityTestimonials } from '../src/routes/community-testimonials/schemas.ts';
import type { Wildlife } from '../src/routes/wildlife/schemas.ts';
import { type Lang, languages } from '../src/text/languages.ts';
import { startApp } from './support/app.ts';
import { contentDir } from './support/folders.ts';

const illustration: Record<Lang, RegExp> = {
  en: /^Illustration: \S/,
  fr: /^Illustration\u00a0: \S/,
  ln: /^Elilingi ya koyema: \S/,
  sw: /^Mchoro: \S/,
};

async function ask<Schema extends TSchema>(
  app: FastifyInstance,
  path: string,
  lang: Lang = 'en',
): Promise<Static<Schema>> {
  const answer = await app.inject(`/api${path}?lang=${lang}`);
  expect(answer.statusCode, path).toBe(200);
  return answer.json();
}

/** Holds that every address is that of a drawn picture, and that no two are the same. */
function expectPictures(addresses: string[]): void {
  const names = addresses.map((src) => /^\/pictures\/([a-z0-9-]+)\.[0-9a-f]+\.svg$/.exec(src)?.[1] ?? src);
  expect(names.filter((name) => !isPictureName(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
}

describe('climate mitigation', () => {
  test('[MITI-01, API-01] programs carry the documented figures', async () => {
    const app = await startApp();
    const programs = await ask<typeof ClimatePrograms>(app, '/climate-programs');
    expect(programs.map(({ title, impact, icon }) => [title, impact, icon])).toEqual([
      ['Reforestation', '50,000+ trees planted', 'TreePine'],
      ['Tree nurseries', 'Aim for 2030: 1M+ trees', 'Sprout'],
      ['Boreholes', 'Clean water for over 500 people', 'Droplets'],
      ['Less plastic, more recycling', '2,000+ people educated', 'Users'],
      ['Climate Awareness and Innovation School', 'One acre is waiting for it', 'GraduationCap'],
      ['Climate data for everybody', '26 provinces, every 10 minutes', 'CloudSun'],
    ]);
  });

  test('[MITI-01, LANG-08] success stories have figures, and pictures that every language names illustrations', async () => {
    const app = await startApp();
    for (const lang of languages) {
      const stories = await ask<typeof ClimateSuccessStories>(app, '/climate-success-stories', lang);
      expectPictures(stories.map(({ image }) => image));
      for (const { alt } of stories) expect(alt).toMatch(illustration[lang]);
      const figures = stories.map(({ impact }) => [...impact.matchAll(/\d+/g)].map(([figure]) => figure));
      expect(figures, lang).toEqual([['500'], ['10', '50'], ['100'], ['25']]);
    }
  });
});

describe('community empowerment', () => {
  test('[EMPOW-02, API-01] two programs lead to the courses in every language, the others to giving', async () => {
    const app = await startApp();
    for (const lang of languages) {
      const programs = await ask<typeof CommunityPrograms>(app, '/community-programs', lang);
      expect(programs.slice(0, 2).map(({ href }) => href)).toEqual(['/digital-literacy', '/digital-literacy']);
      expect(programs.slice(2).map(({ href }) => href)).toEqual(['/donate', '/donate', '/donate', '/donate']);
      expect(new Set(programs.map(({ icon }) => icon)).size).toBe(programs.length);
    }
  });

  test('[EMPOW-02] the two that lead to the courses have the documented titles', async () => {
    const app = await startApp();
    const programs = await ask<typeof CommunityPrograms>(app, '/community-programs');
    const courses = programs.filter(({ href }) => href === '/digital-literacy').map(({ title }) => title);
    expect(courses).toEqual(['Skills Training Workshops', 'Community Leadership Development']);
  });

  test('[EMPOW-01, API-01] the four figures are the same in every language', async () => {
    const app = await startApp();
    for (const lang of languages) {
      const stats = await ask<typeof CommunityImpactStats>(app, '/community-impact-stats', lang);
      expect(stats.map(({ number }) => number)).toEqual(['200+', '50+', '25+', '80%']);
    }
    const english = await ask<typeof CommunityImpactStats>(app, '/community-impact-stats');
    expect(english.map(({ label }) => label)).toEqual([
      'People trained',
      'Community leaders',
      'Partner organisations',
      'Found work after the program',
    ]);
  });

  test('[EMPOW-01, LANG-08] testimonials are recognisably samples in every language', async () => {
    const app = await startApp();
    for (const lang of languages) {
      const testimonials = await ask<typeof CommunityTestimonials>(app, '/community-testimonials', lang);
      expect(testimonials).toHaveLength(3);
      expectPictures(testimonials.map(({ image }) => image));
      for (const { name, alt, quote } of testimonials) {
        expect(name).toMatch(/ Exemple$/);
        expect(alt).toMatch(illustration[lang]);
        expect(quote, 'the interface adds the quotation marks').not.toMatch(/["“”«»]/);
      }
    }
    const samples = JSON.parse(await readFile(join(contentDir, 'samples.json'), 'utf8'));
    expect(samples).toHaveProperty('/community-testimonials');
  });
});

describe('nature', () => {
  test('[WILD-01, API-01] wildlife has a hero picture, programs with the three icons, and a gallery', async () => {
    const app = await startApp();
    const { hero_image_url, programs, gallery_images } = await ask<typeof Wildlife>(app, '/wildlife');
    expect(new Set(programs.map(({ icon }) => icon))).toEqual(new Set(['ShieldCheck', 'Leaf', 'Users']));
    expect(gallery_images.length).toBeGreaterThanOrEqual(4);
    expectPictures([hero_image_url, ...gallery_images.map(({ src }) => src)]);
  });

  test('[BIO-01, API-01] biodiversity has a hero picture, four efforts with an icon each, and a gallery', async () => {
    const app = await startApp();
    const { hero_image_url, efforts, gallery_images } = await ask<typeof Biodiversity>(app, '/biodiversity');
    expect(efforts.map(({ icon }) => icon)).toEqual(['Leaf', 'PawPrint', 'LandPlot', 'Dna']);
    expect(gallery_images.length).toBeGreaterThanOrEqual(4);
    expectPictures([hero_image_url, ...gallery_images.map(({ src }) => src)]);
  });

  test('[WILD-01, BIO-01, LANG-08] the galleries say in every language that they are illustrations', async () => {
    const app = await startApp();
    for (const lang of languages) {
      const { gallery_images: animals } = await ask<typeof Wildlife>(app, '/wildlife', lang);
      const { gallery_images: places } = await ask<typeof Biodiversity>(app, '/biodiversity', lang);
      for (const { alt } of [...animals, ...places]) expect(alt).toMatch(illustration[lang]);
    }
  });
});

test('[MITI-01, EMPOW-01, WILD-01, BIO-01] colours are families of the design tokens, not values', async () => {
  const app = await startApp();
  const cards = [
    ...(await ask<typeof ClimatePrograms>(app, '/climate-programs')),
    ...(await ask<typeof CommunityPrograms>(app, '/community-programs')),
    ...(await ask<typeof Wildlife>(app, '/wildlife')).programs,
    ...(await ask<typeof Biodiversity>(app, '/biodiversity')).efforts,
  ];
  const tokens = await readFile(join(import.meta.dirname, '../../../packages/ui/src/styles/tokens.css'), 'utf8');
  expect(cards.filter(({ color }) => !tokens.includes(`--nz-${color}-100:`))).toEqual([]);
});
