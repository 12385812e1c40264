import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { drawing, open, seeEverything, settled, test, textsOf, withoutRendering } from './support.ts';

/** The security policy would block axe. */
test.use({ bypassCSP: true });

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) => main(page).getByRole('region', { name });
/** The target of a link in a section. */
const leads = (part: ReturnType<typeof main>, name: string, href: string) =>
  expect(part.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);

test('[MITI-01] the sky of the settings, the ways on, programmes, success stories, and pictures', async ({ page }) => {
  await open(page, '/climate-mitigation');
  const head = main(page).locator('header');
  await expect(head.getByRole('heading', { level: 1, name: 'Climate and reforestation' })).toBeVisible();
  await expect(head.locator('img')).toHaveAttribute('src', drawing);
  await leads(head, 'Volunteer', '/volunteers');
  await leads(head, 'About us', '/about');
  const programs = section(page, 'What we work on').getByRole('article');
  await expect(programs).toHaveCount(6);
  for (const program of await programs.all()) {
    await expect(program.getByRole('link')).toHaveAttribute('href', '/donate');
  }
  await expect(programs.first().getByRole('link')).toHaveAccessibleName('Donate Reforestation');
  await expect(programs.first().locator('[data-slot="figure"]')).toHaveText('50,000+');
  const stories = section(page, 'What has changed').getByRole('article');
  await expect(stories).toHaveCount(4);
  await expect(stories.first().locator('[data-slot="figure"]').first()).toHaveText('500');
  const pictures = section(page, 'A planting day');
  await expect(pictures.getByRole('figure')).toHaveCount(6);
  await leads(pictures, 'Photo gallery', '/gallery');
  const closing = section(page, 'Trees are planted when the rains begin');
  await leads(closing, 'Volunteer', '/volunteers');
  await leads(closing, 'Donate', '/donate');
});

test('[MITI-01] the sky scrolls at half the speed of the page and clears; under reduced motion it does neither', async ({
  page,
}) => {
  await open(page, '/climate-mitigation');
  const picture = main(page).locator('header [data-slot="picture"]');
  const sky = () => picture.evaluate((element) => element.getBoundingClientRect().top);
  const rain = () =>
    main(page)
      .locator('header svg')
      .first()
      .evaluate((drops) => getComputedStyle(drops.parentElement as Element).opacity);
  const scroll = async (top: number) => {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  };
  const start = await sky();
  expect(await rain()).toBe('1');
  await scroll(400);
  expect(Math.round(start - (await sky()))).toBe(200);
  expect(await rain()).toBe('0');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(Math.round(start - (await sky()))).toBe(400);
  expect(await rain()).toBe('1');
});

test('[MITI-01] when a part does not come the page says so, the rest stays, and Try again works', async ({ page }) => {
  await withoutRendering(page);
  await page.route('**/api/climate-programs*', (route) => route.fulfill({ status: 400, json: { detail: 'x' } }));
  await page.goto('/climate-mitigation');
  const alert = main(page).getByRole('alert').filter({ hasText: 'Error loading climate mitigation content.' });
  await expect(alert).toBeVisible();
  await expect(section(page, 'What has changed').getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unrouteAll();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(section(page, 'What we work on').getByRole('article')).toHaveCount(6);
  await expect(alert).toHaveCount(0);
});

test('[EMPOW-01, EMPOW-02] hero, quote, figures, programmes, testimonials, pictures, and where each leads', async ({
  page,
}) => {
  await open(page, '/community-empowerment');
  const head = main(page).locator('header');
  await leads(head, 'Volunteer', '/volunteers');
  await leads(head, 'Community gallery', '/community-gallery');
  const numbers = section(page, 'Results so far');
  await expect(numbers.locator('img')).toHaveAttribute('src', drawing);
  await leads(numbers.getByRole('figure'), 'Digital literacy', '/digital-literacy');
  await expect(numbers.locator('[data-slot="figure"]')).toHaveText([
    '200+People trained',
    '50+Community leaders',
    '25+Partner organisations',
    '80%Found work after the programme',
  ]);

  const programs = section(page, 'What people learn and do here').getByRole('listitem');
  await expect(programs).toHaveCount(6);
  const taught = ['Skills Training Workshops', 'Community Leadership Development'];
  for (const program of await programs.all()) {
    const title = await program.getByRole('heading').innerText();
    const href = taught.includes(title) ? '/digital-literacy' : '/donate';
    await expect(program.getByRole('link')).toHaveAttribute('href', href);
  }

  await expect(section(page, 'Testimonials').getByRole('figure')).toHaveCount(3);
  const pictures = section(page, 'A day in Nsele');
  await expect(pictures.getByRole('figure')).toHaveCount(6);
  await leads(pictures, 'Digital literacy', '/digital-literacy');
  const closing = section(page, 'Teach what you know');
  await leads(closing, 'Volunteer', '/volunteers');
  await leads(closing, 'Donate', '/donate');
});

test('[EMPOW-01] that the content comes, and that one of five parts does not, is said; Try again works', async ({
  page,
}) => {
  await withoutRendering(page);
  let refuse = () => {};
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route('**/api/community-testimonials*', async (route) => {
    await refused;
    await route.fulfill({ status: 400, json: { detail: 'x' } });
  });
  await page.goto('/community-empowerment');
  await expect(
    main(page).getByRole('status').filter({ hasText: 'Loading community empowerment content...' }),
  ).toBeVisible();
  refuse();
  const alert = main(page).getByRole('alert').filter({ hasText: 'Error loading community empowerment content.' });
  await expect(alert).toBeVisible();
  await expect(main(page).getByText('People trained', { exact: true })).toBeVisible();
  // The sections below the first screen request it too.
  await settled(page);
  await expect(alert).toBeVisible();
  await page.unrouteAll();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(section(page, 'Testimonials').getByRole('figure')).toHaveCount(3);
  await expect(alert).toHaveCount(0);
});

test('[LANG-08] both pages are whole in Lingala and French, and axe finds nothing in the dark theme', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  for (const [folder, name, language] of [
    ['climate-mitigation', 'climateMitigation', 'ln'],
    ['community-empowerment', 'communityEmpowerment', 'fr'],
  ] as const) {
    await page.goto(`/${folder}?lang=${language}`);
    await settled(page);
    await seeEverything(page);
    const texts = textsOf(folder, language);
    for (const key of ['title', 'description', 'programs', 'closing']) {
      await expect(
        main(page)
          .getByText(texts[`site.${name}.${key}`] ?? '', { exact: true })
          .first(),
      ).toBeAttached();
    }
    expect(await violations(page)).toEqual([]);
  }
});
