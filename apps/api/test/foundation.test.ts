import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { describe, expect, test } from 'vitest';
import type { AboutContent } from '../src/content/resources/about.ts';
import type { ImpactMetrics } from '../src/content/resources/impact-metrics.ts';
import type { Partners } from '../src/content/resources/partners.ts';
import type { PartnershipBenefits } from '../src/content/resources/partnership-benefits.ts';
import type { Reports } from '../src/content/resources/reports.ts';
import type { Stories } from '../src/content/resources/stories.ts';
import type { TeamMembers } from '../src/content/resources/team.ts';
import { type Lang, languages } from '../src/text/languages.ts';
import { startApp } from './support/app.ts';

/** The answers of this file's calls, by path. */
interface Answers {
  '/about': Static<typeof AboutContent>;
  '/team': Static<typeof TeamMembers>;
  '/impact-metrics': Static<typeof ImpactMetrics>;
  '/stories': Static<typeof Stories>;
  '/reports': Static<typeof Reports>;
  '/partners': Static<typeof Partners>;
  '/partnership-benefits': Static<typeof PartnershipBenefits>;
}

async function get<Path extends keyof Answers>(
  app: FastifyInstance,
  path: Path,
  lang: Lang = 'en',
): Promise<Answers[Path]> {
  const answer = await app.inject(`/api${path}?lang=${lang}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('GET /about', () => {
  test('[ABOUT-01, API-01] has the three periods, the four values and the figures of the documents', async () => {
    const app = await startApp();
    const about = await get(app, '/about');
    expect([about.foundationPeriod, about.expansionPeriod, about.innovationPeriod]).toEqual([
      expect.stringMatching(/^2020–2021: /),
      expect.stringMatching(/^2022–2023: /),
      expect.stringMatching(/^2024 onward: /),
    ]);
    for (const text of [about.journeyTitle, about.foundationDesc, about.expansionDesc, about.innovationDesc]) {
      expect(text).toMatch(/\w/);
    }
    expect(about.values.map(({ id }) => id)).toEqual(['sustainability', 'community', 'innovation', 'integrity']);
    expect(about.figures).toEqual({
      founded: 2020,
      foundationTrees: 5_000,
      expansionTrees: 25_000,
      innovationTrees: 50_000,
      communities: 15,
    });
    expect(about.vision).toMatchObject({ trees: 1_000_000, communities: 100, lives: 10_000, targetYear: 2030 });
    expect(about.heroImage.src).toBe('/pictures/canopy-noon.0123abcd.svg');
  });

  test('[ABOUT-01, LANG-08] is in the asked language, and in English when none is asked', async () => {
    const app = await startApp();
    const titles = await Promise.all(languages.map(async (lang) => (await get(app, '/about', lang)).journeyTitle));
    expect(titles).toEqual([
      'Our journey in three periods',
      'Notre chemin en trois périodes',
      'Nzela na biso na bileko misato',
      'Safari yetu katika vipindi vitatu',
    ]);
    expect((await app.inject('/api/about')).json().journeyTitle).toBe(titles[0]);
  });
});

describe('GET /team', () => {
  test('[TEAM-01, API-01] lists five to eight people with the initials of their names', async () => {
    const app = await startApp();
    const team = await get(app, '/team');
    expect(team.length).toBeGreaterThanOrEqual(5);
    expect(team.length).toBeLessThanOrEqual(8);
    for (const { name, initials, ...member } of team) {
      expect(initials).toBe([...name.matchAll(/(?:^| )(\p{Lu})/gu)].map(([, letter]) => letter).join(''));
      expect(Object.keys(member)).toEqual(['role', 'color']);
    }
    expect(new Set(team.map(({ name }) => name)).size).toBe(team.length);
  });

  test('[TEAM-01, LANG-08] names stay, roles are translated', async () => {
    const app = await startApp();
    const [english, french] = [await get(app, '/team'), await get(app, '/team', 'fr')];
    expect(french.map(({ name }) => name)).toEqual(english.map(({ name }) => name));
    for (const [index, { role }] of french.entries()) expect(role).not.toBe(english[index]?.role);
  });
});

describe('GET /impact-metrics', () => {
  test('[IMPACT-01, API-01] counts the reports as GET /reports lists them', async () => {
    const app = await startApp();
    const metrics = await get(app, '/impact-metrics');
    const reports = await get(app, '/reports');
    const count = (status: string) => reports.filter((report) => report.status === status).length;
    expect([metrics.totalReports, metrics.published, metrics.inProgress]).toEqual([
      reports.length,
      count('Published'),
      count('In Progress'),
    ]);
  });

  test('[IMPACT-01, HOME-05] gives as many trees as the hero and the journey', async () => {
    const app = await startApp();
    const { treesPlanted, peopleReached, projectsCompleted } = await get(app, '/impact-metrics');
    expect(treesPlanted).toBe((await app.inject('/api/hero')).json().stats.trees);
    expect(treesPlanted).toBe((await get(app, '/about')).figures.innovationTrees);
    // Over 5,000 students and over 500 people with clean water, and still below the vision for 2030.
    expect(peopleReached).toBeGreaterThanOrEqual(5_500);
    expect(peopleReached).toBeLessThan((await get(app, '/about')).vision.lives);
    expect(projectsCompleted).toBeGreaterThan(0);
  });
});

describe('GET /stories', () => {
  test('[IMPACT-02, IMPACT-03, API-01] a card opens a page or a gallery, never both, and each gallery has one card', async () => {
    const app = await startApp();
    const stories = await get(app, '/stories');
    expect(stories.length).toBeGreaterThanOrEqual(6);
    for (const { title, onClick, hasGallery, galleryType } of stories) {
      expect(hasGallery, title).toBe(onClick === null);
      expect(hasGallery, title).toBe(galleryType !== null);
    }
    expect(stories.flatMap(({ galleryType }) => galleryType ?? [])).toEqual(['trees', 'other']);
    expect(stories.flatMap(({ onClick }) => onClick ?? [])).toEqual([
      '/gallery',
      '/community-empowerment',
      '/digital-literacy',
      '/responsible-minerals',
      '/data',
    ]);
  });

  test('[IMPACT-02] the claims are those of the documents', async () => {
    const app = await startApp();
    const impacts = (await get(app, '/stories')).map(({ impact }) => impact);
    expect(impacts).toEqual(
      expect.arrayContaining([
        '100+ trees planted',
        '25 families supported',
        'Clean water for over 500 people',
        'From 10 to 50 members',
      ]),
    );
  });

  test.each(languages)('[LANG-08] the pictures say in %s what they show', async (lang) => {
    const app = await startApp();
    const start = { en: 'Illustration: ', fr: 'Illustration\u00a0: ', ln: 'Elilingi ya koyema: ', sw: 'Mchoro: ' }[
      lang
    ];
    for (const { image, alt } of await get(app, '/stories', lang)) {
      expect(image).toMatch(/^\/pictures\/[a-z-]+\.0123abcd\.svg$/);
      expect(alt.startsWith(start), alt).toBe(true);
    }
  });
});

describe('GET /partners and GET /partnership-benefits', () => {
  test('[COLLAB-04, API-01] partners are the four kinds of the documents, all active', async () => {
    const app = await startApp();
    const partners = await get(app, '/partners');
    expect(partners.map(({ type, status }) => [type, status])).toEqual([
      ['Environmental NGO', 'Active'],
      ['Financial institution', 'Active'],
      ['International fund', 'Active'],
      ['Community groups', 'Active'],
    ]);
    for (const { since } of partners) expect(Number(since)).toBeGreaterThanOrEqual(2021);
    // All 25 partners together have 14 joint projects.
    expect(partners.reduce((sum, { projects }) => sum + projects, 0)).toBeLessThanOrEqual(14);
  });

  test('[SHIP-01, API-01] benefits come with the four icons of the documents', async () => {
    const app = await startApp();
    const benefits = await get(app, '/partnership-benefits', 'sw');
    expect(benefits.map(({ icon }) => icon)).toEqual(['Globe', 'TrendingUp', 'Users', 'Heart']);
    for (const { title, description } of benefits) expect(`${title} ${description}`).toMatch(/\w+ \w+/);
  });
});
