import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { languages, open, seeEverything, test } from './support.ts';

const main = (page: Page) => page.getByRole('main');
const level = (page: Page, rank: number) => main(page).getByRole('heading', { level: rank });
const content = (page: Page, path: string) => page.request.get(path).then((answer) => answer.json());

/** Opens a page by the footer of the home page, while its content fails to load. */
async function goWithout(page: Page, call: RegExp, link: string) {
  await open(page);
  await page.route(call, (route) => route.fulfill({ status: 404, json: { detail: 'gone' } }));
  await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
}

test('[STORY-01] the story has its stops in order, says what is planned, and names five provinces with their cities', async ({
  page,
}) => {
  await open(page, '/our-story');
  await expect(level(page, 1)).toHaveText('Our story');
  const stops = main(page).locator('[data-slot="timeline"] > li');
  await expect(stops.locator('h2')).toHaveText([
    'Young people start a foundation',
    'First the land, then clean water',
    'A telephone can be a classroom',
    'A Climate Awareness and Innovation School',
    'Five provinces, five cities',
  ]);
  const states = await stops.evaluateAll((all) => all.map((stop) => stop.getAttribute('data-state')));
  expect(states).toEqual(['done', 'done', 'now', 'next', 'planned']);
  await expect(main(page).locator('header')).toContainText('youth-led non-profit organisation, launched in 2021');
  await expect(stops.nth(1)).toContainText(/land and drilled a borehole.*clean water.*plastic pollution.*recycling/);
  await expect(stops.nth(2)).toContainText(/digital tools, mobile phones and social media/);
  await expect(stops.nth(2).getByRole('listitem')).toHaveText([
    'Young people',
    'People who read little or not at all',
    /Marginalised groups, including children living on the street/,
  ]);
  await expect(stops.nth(3)).toContainText('one acre in Nsele');
  await expect(stops.nth(3).getByRole('listitem')).toHaveText([
    'Sustainable agriculture',
    'Climate mitigation',
    'Community rehabilitation',
    'AI solutions',
  ]);
  await expect(main(page).locator('[data-slot="timeline-branch"]')).toHaveText([
    'Kongo-CentralMatadi',
    'Haut-KatangaLubumbashi',
    'Bas-UéléButa',
    'Nord-KivuGoma',
    'KasaïMbuji-Mayi',
  ]);
});

test('[STORY-01] the story ends with a footer of its own: mark, tagline, three links, contact and 2024', async ({
  page,
}) => {
  await open(page, '/our-story');
  const end = main(page).locator('footer');
  await expect(end.locator('[data-slot="logo"]')).toBeVisible();
  await expect(end).toContainText('Young people in Congo who act on the climate where they live.');
  const hrefs = await end.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.slice(0, 3)).toEqual(['/volunteers', '/partnerships', '/impact']);
  const { contact } = await content(page, '/api/settings?lang=en');
  await expect(end.locator('address')).toContainText(contact.address);
  await expect(end.locator('a[href^="tel:"]')).toHaveText(contact.phones);
  await expect(end.locator(`a[href="mailto:${contact.email}"]`)).toHaveText(contact.email);
  await expect(end).toContainText('© 2024 Nzete Foundation');
});

test('[TRUTH-03] the story keeps Kasaï (Mbuji-Mayi) and says in which province the city is today', async ({ page }) => {
  await open(page, '/our-story');
  await seeEverything(page);
  await expect(page.getByText('Mbuji-Mayi', { exact: true })).toBeVisible();
  await expect(page.getByText('Mbuji-Mayi is today the capital of Kasaï-Oriental')).toBeVisible();
});

test('[TEAM-01] the team shows everyone of the server with initials, name and role, and a place that is open', async ({
  page,
}) => {
  await open(page, '/team?lang=fr');
  await expect(level(page, 1)).toHaveText('Notre équipe');
  const team: { name: string; role: string; initials: string }[] = await content(page, '/api/team?lang=fr');
  expect(team.length).toBeGreaterThan(1);
  const cards = main(page).getByRole('list', { name: 'Direction' }).getByRole('article');
  await expect(cards).toHaveText(team.map(({ initials, name, role }) => `${initials}${name}${role}`));
  await expect(cards.getByRole('heading')).toHaveText(team.map(({ name }) => name));
  await main(page).getByRole('link', { name: 'Ce que font nos bénévoles' }).click();
  await expect(page).toHaveURL(/\/volunteers/);
});

test('[TEAM-01] a team that does not come is said, the rest of the page stays, and it comes when tried again', async ({
  page,
}) => {
  await goWithout(page, /\/api\/team/, 'Team');
  await expect(main(page).getByRole('alert')).toContainText('Error loading team.');
  await expect(main(page).getByRole('link', { name: 'Become a volunteer' })).toBeVisible();
  await page.unrouteAll();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await expect(main(page).getByRole('alert')).toHaveCount(0);
});

test('[ABOUT-01] the page has origin, team, three periods, four values, the aims, and three ways to join', async ({
  page,
}) => {
  await open(page, '/about');
  const about = await content(page, '/api/about?lang=en');
  await expect(level(page, 1)).toHaveText('About us');
  await expect(main(page).locator('header')).toContainText(about.heroDescription);
  const region = (name: string) => main(page).getByRole('region', { name });
  await expect(region(about.originTitle)).toContainText(about.originStory);
  await expect(region(about.teamTitle)).toContainText(about.teamGrowth);
  await expect(main(page).getByText('2020', { exact: true }).first()).toBeVisible();
  const journey = region(about.journeyTitle);
  await expect(journey.getByRole('img')).toHaveAccessibleName(/three rings.*2030/);
  await expect(journey.getByRole('heading', { level: 3 })).toHaveText([
    about.foundationPeriod,
    about.expansionPeriod,
    about.innovationPeriod,
  ]);
  await expect(journey.locator('[data-slot="figure"]')).toHaveText([
    '5,000+ trees',
    '25,000+ trees',
    '15+ communities',
    '50,000+ trees',
  ]);
  await expect(region(about.valuesTitle).getByRole('heading', { level: 3 })).toHaveText([
    'Sustainability',
    'Community',
    'Innovation',
    'Integrity',
  ]);
  await expect(region(about.vision.title).locator('[data-slot="figure-value"]')).toHaveText(['1M+', '100+', '10K+']);
  // Every other number is a year.
  const words = await main(page).evaluate((root) => {
    const copy = root.cloneNode(true) as HTMLElement;
    for (const shown of copy.querySelectorAll('[data-slot="figure"], time, svg, script')) shown.remove();
    return copy.textContent ?? '';
  });
  expect(words.match(/\d[\d.,]*/g)?.filter((number) => !/^20\d\d[.,]?$/.test(number))).toEqual([]);
  const join = await region('Join us')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(join).toEqual(['/volunteers', '/partners', '/donate']);
});

test('[ABOUT-01] content that does not come is said, the ways to join stay, and it comes when tried again', async ({
  page,
}) => {
  await goWithout(page, /\/api\/about/, 'About');
  await expect(main(page).getByRole('alert')).toContainText('Error loading content.');
  await expect(level(page, 1)).toHaveText('About us');
  await expect(main(page).getByRole('region', { name: 'Join us' }).getByRole('link')).toHaveCount(3);
  await page.unrouteAll();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByRole('region', { name: 'Our four values' })).toBeVisible();
  await expect(main(page).getByRole('alert')).toHaveCount(0);
});

test('[ABOUT-01, LANG-02] the content is in the language of the visit, and in English where the site does not have that one', async ({
  request,
}) => {
  const headers = { accept: 'text/html', 'accept-language': 'de' };
  for (const [asked, answered] of [...languages.map((each) => [each, each] as const), ['de', 'en'] as const]) {
    const about = await request.get(`/api/about?lang=${answered}`).then((answer) => answer.json());
    const html = await request.get(`/about?lang=${asked}`, { headers }).then((answer) => answer.text());
    for (const text of [about.originTitle, about.journeyTitle, about.expansionPeriod, about.vision.title])
      expect(html, asked).toContain(text);
  }
});

test.describe('on a small phone', () => {
  /** The security policy would block axe. */
  test.use({ bypassCSP: true, viewport: { width: 320, height: 640 } });
  for (const path of ['/our-story?lang=fr', '/team?lang=sw', '/about?lang=ln']) {
    test(`[ABOUT-01, STORY-01, TEAM-01] ${path} does not scroll sideways, and axe finds nothing in light and dark`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      await seeEverything(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      expect(await violations(page)).toEqual([]);
    });
  }
});
