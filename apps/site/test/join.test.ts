import { expect, test } from 'vitest';
import { paths } from '../src/shared/routes.ts';
import { inLanguage, languages, linkIn, oneLine, readPage, region, textsIn, textsOf } from './support/site.ts';

const h1 = (page: Document) => oneLine(page.querySelector('main h1')?.textContent);

test('[VOL-01] volunteers find a way back to home, and cards to donations, climate and community', async () => {
  const main = (await readPage(paths.volunteers)).querySelector('main');
  expect(linkIn(main, 'Back to home')).toBe('/');
  const hrefs = [...(main?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(expect.arrayContaining(['/donate', '/climate-mitigation', '/community-empowerment']));
});

test('[VOL-02, VOL-03] the three opportunities with their places, each leading to the form, and the notice', async () => {
  const page = await readPage(paths.volunteers);
  const section = region(page, 'Current Opportunities');
  const cards = [...(section?.querySelectorAll('article') ?? [])];
  const found = cards.map((card) => [
    ...textsIn(card, 'h3'),
    oneLine(card.textContent),
    card.querySelector('[role="img"]')?.getAttribute('aria-label'),
    linkIn(card, 'Apply for this'),
  ]);
  expect(found).toEqual(
    [
      ['Field data collectors', 'Kinshasa and surrounding areas'],
      ['Financial education trainers', 'Remote and on-site'],
      ['Reforestation coordinators', 'Multiple locations'],
    ].map(([name, place = '']) => [name, expect.stringContaining(place), expect.stringMatching(/day/), '#application']),
  );
  expect(oneLine(section?.textContent)).toContain('Some roles require a background check.');
  const form = page.querySelector('#application form, form#application');
  expect(form?.querySelector('[name="firstName"]')?.hasAttribute('required')).toBe(true);
  expect(form?.querySelector('button[type="submit"]')).not.toBeNull();
});

test.each([
  ['en', 'Volunteers'],
  ['fr', 'Bénévoles'],
  ['ln', 'Bavolontaire'],
  ['sw', 'Wajitoleaji'],
] as const)('[LANG-08] the page of volunteers has its texts in %s', async (language, title) => {
  const page = await readPage(inLanguage(paths.volunteers, language));
  const texts = textsOf('volunteers', language);
  expect(h1(page)).toBe(title);
  const shown = oneLine(page.querySelector('main')?.textContent);
  for (const key of ['opportunities', 'notice', 'know', 'talk', 'back'])
    expect(shown).toContain(texts[`site.volunteers.${key}`] ?? 'no text');
});

test.each(['/partners', '/partner-collaboration'])(
  '[COLLAB-01, COLLAB-02] %s has the way home, three tabs, three benefits, five types, the compliance notice and the form',
  async (path) => {
    const page = await readPage(path);
    const main = page.querySelector('main');
    expect(linkIn(main, 'Back to home')).toBe('/');
    expect(textsIn(main, '[role="tab"]')).toEqual(['Apply', 'Current Partners', 'KYC Verification']);
    expect(textsIn(main, '[role="tab"][aria-selected="true"]')).toEqual(['Apply']);
    expect(textsIn(region(page, 'What you gain'), 'h3')).toEqual([
      'Global network',
      'Shared resources',
      'Joint projects',
    ]);
    expect(textsIn(region(page, 'Five kinds of partnership'), 'h3')).toEqual([
      'Implementation',
      'Funding',
      'Technology',
      'Community',
      'Research',
    ]);
    expect(oneLine(main?.textContent)).toMatch(/KYC verification and a check against sanctions lists/);
    expect(main?.querySelectorAll('form')).toHaveLength(1);
    expect(main?.querySelector('form [name="organizationName"]')).not.toBeNull();
  },
);

test('[COLLAB-01] the server writes the tab that the address names, and no other', async () => {
  const kyc = (await readPage('/partners?tab=kyc&lang=fr')).querySelector('main');
  expect(kyc?.querySelector('[name="firstName"]')?.hasAttribute('required')).toBe(true);
  expect(kyc?.querySelectorAll('form')).toHaveLength(1);
  const current = (await readPage('/partners?tab=current')).querySelector('main');
  expect(current?.querySelectorAll('[data-slot="partner-card"]')).toHaveLength(4);
  expect(current?.querySelectorAll('form')).toHaveLength(0);
});

test('[COLLAB-04] current partners: four figures with their source, four cards, Active marked', async () => {
  const main = (await readPage('/partners?tab=current')).querySelector('main');
  expect(textsIn(main, '[data-slot="stat-band-item"]')).toEqual([
    'total partners25',
    'joint projects14',
    'countries8',
    'funding raised$2.4M',
  ]);
  expect(textsIn(main, '[data-slot="figure-note"]')[0]).toMatch(/As of .*2025.*Source: our own records/);
  const cards = [...(main?.querySelectorAll('[data-slot="partner-card"]') ?? [])];
  expect(cards.map((card) => textsIn(card, '[data-slot="partner-card-status"]'))).toEqual(Array(4).fill(['Active']));
  expect(cards.map((card) => oneLine(card.querySelector('p')?.textContent)).toSorted()).toEqual([
    'Community groups',
    'Environmental NGO',
    'Financial institution',
    'International fund',
  ]);
  for (const card of cards) expect(textsIn(card, 'dt')).toContain('Joint projects');
});

test('[SHIP-01] partnerships: both buttons, partners, figures, feed, benefits, three stories and four categories', async () => {
  const page = await readPage(paths.partnerships);
  const main = page.querySelector('main');
  expect(h1(page)).toBe('Partnerships');
  const buttons = textsIn(main?.querySelector('header'), 'button');
  expect(buttons).toEqual(expect.arrayContaining(['Apply for Partnership', 'Add Update']));
  const partners = textsIn(main, '[data-slot="partner-card"]');
  expect(partners).toHaveLength(4);
  expect(partners[0]).toContain('Active');
  expect(main?.querySelectorAll('[data-slot="benefit-card"]')).toHaveLength(4);
  expect(textsIn(main, '[data-slot="stat-band-item"]')).toContain('This Month3 Sample');
  expect(main?.querySelectorAll('[data-slot="update-feed-list"] > li').length).toBeGreaterThan(0);
  expect(region(page, 'Results')?.querySelectorAll('h3')).toHaveLength(3);
  expect(textsIn(region(page, 'There is room for you'), 'h3')).toEqual([
    'International Organizations',
    'Local Communities',
    'Government Agencies',
    'Private Sector',
  ]);
});

test('[SHIP-08] the guide is a file to download, in the language of the page', async () => {
  for (const language of languages) {
    const page = await readPage(inLanguage(paths.partnerships, language));
    const link = page.querySelector('main a[href*="/partnership-guide/pdf"]');
    expect(link?.getAttribute('href')).toContain(`lang=${language}`);
    expect(link?.hasAttribute('download')).toBe(true);
  }
});

const withNewsletter = [
  '/',
  '/about',
  '/our-story',
  '/team',
  '/impact',
  '/reports',
  '/gallery',
  '/community-gallery',
  '/climate-mitigation',
  '/community-empowerment',
  '/financial-education',
  '/digital-literacy',
  '/responsible-minerals',
  '/responsible-minerals/community-understanding',
  '/responsible-minerals/community-voice',
  '/responsible-minerals/ethical-sourcing',
  '/wildlife',
  '/biodiversity',
];

test.each(withNewsletter)(
  '[NEWS-01, NEWS-07] %s ends with the newsletter, which leads to reports, volunteering and partnerships',
  async (path) => {
    const main = (await readPage(path)).querySelector('main');
    expect(main?.querySelectorAll('[data-slot="newsletter-form"]')).toHaveLength(1);
    expect(main?.lastElementChild?.querySelector('[data-slot="newsletter-form"]')).not.toBeNull();
    const links = main?.querySelector('[data-slot="newsletter-form-links"]');
    expect(linkIn(links, 'Monthly impact reports')).toBe('/reports');
    expect(linkIn(links, 'Volunteer opportunities')).toBe('/volunteers');
    expect(linkIn(links, 'Partnership updates')).toBe('/partnerships');
  },
);

test('[NEWS-07] a page with a task of its own has no second one below it', async () => {
  const main = (await readPage('/donate')).querySelector('main');
  expect(main?.querySelectorAll('[data-slot="newsletter-form-links"]')).toHaveLength(0);
});
