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

/** Opens a page whose first request is held, then fails; the second one succeeds. */
async function seeFailure(page: Page, path: string, loading: string, error: string) {
  await withoutRendering(page);
  let refuse = () => {};
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route(`**/api${path}?*`, async (route) => {
    await refused;
    await route.fulfill({ status: 400, json: { detail: 'x' } });
  });
  await page.goto(path);
  await expect(main(page).getByRole('status').filter({ hasText: loading })).toBeVisible();
  refuse();
  await expect(main(page).getByRole('alert').filter({ hasText: error })).toBeVisible();
  await leads(main(page).locator('header'), 'Donate', '/donate');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unrouteAll();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByRole('alert')).toHaveCount(0);
}

test('[BIO-01] picture, title, subtitle, intro, four efforts side by side, pictures, and the ways on', async ({
  page,
}) => {
  await open(page, '/biodiversity');
  const head = main(page).locator('header');
  await expect(head.getByRole('heading', { level: 1, name: 'Biodiversity' })).toBeVisible();
  await expect(head.getByText('From the treetops down to the river')).toBeVisible();
  await expect(head.locator('img')).toHaveAttribute('src', drawing);
  await leads(head, 'Donate', '/donate');
  await leads(head, 'Photo gallery', '/gallery');
  await expect(section(page, 'The crowns feed what lives below').getByText(/^Fruit, leaves and shade/)).toBeVisible();

  const efforts = section(page, 'What we do').getByRole('article');
  await expect(efforts).toHaveCount(4);
  const tops = await efforts.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);

  const pictures = section(page, 'Life between forest and river');
  await expect(pictures.getByRole('img', { name: /^Illustration/ })).toHaveCount(6);
  await leads(pictures, 'Photo gallery', '/gallery');
  const closing = section(page, 'Help keep all of it alive');
  await leads(closing, 'Donate', '/donate');
  await leads(closing, 'Volunteer', '/volunteers');
});

test('[BIO-01] the treetops in the distance scroll more slowly than those in front, and none under reduced motion', async ({
  page,
}) => {
  await open(page, '/biodiversity');
  const moved = async () => {
    const places = () =>
      main(page)
        .locator('header > span[aria-hidden]')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top));
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const before = await places();
    await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    const after = await places();
    return before.map((top, index) => Math.round(top - (after[index] ?? Number.NaN)));
  };
  expect(await moved()).toEqual([140, 170, 200, 200]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moved()).toEqual([200, 200, 200, 200]);
});

test('[BIO-01] that the content comes and that it does not is said, the page stays, and Try again works', async ({
  page,
}) => {
  const { loading, error } = {
    loading: 'Loading biodiversity content...',
    error: 'Error loading biodiversity content.',
  };
  await seeFailure(page, '/biodiversity', loading, error);
  await expect(main(page).getByRole('article', { name: 'Native trees first' })).toBeVisible();
});

test('[WILD-01] picture, title, subtitle, intro, the plans marked as such, pictures, and the ways on', async ({
  page,
}) => {
  await open(page, '/wildlife');
  await expect(main(page).locator('img').first()).toHaveAttribute('src', drawing);
  const head = main(page).locator('header');
  await expect(head.getByRole('heading', { level: 1, name: 'Wildlife' })).toBeVisible();
  await expect(head.getByText('Okapi, elephant and shoebill')).toBeVisible();
  await expect(head.getByText(/^Where forest is cut/)).toBeVisible();
  await leads(head, 'Donate', '/donate');
  await leads(head, 'Photo gallery', '/gallery');
  const plans = section(page, 'What we plan');
  await expect(plans.getByRole('article')).toHaveCount(3);
  await expect(plans.getByText('This is a plan. None of it has begun.')).toBeVisible();
  await expect(plans.getByText('Planned', { exact: true })).toHaveCount(3);
  const pictures = section(page, 'Animals of the country');
  await expect(pictures.getByRole('img', { name: /^Illustration/ })).toHaveCount(6);
  await leads(pictures, 'Photo gallery', '/gallery');
  const closing = section(page, 'Help us begin');
  await leads(closing, 'Donate', '/donate');
  await leads(closing, 'Volunteer', '/volunteers');
});

test('[WILD-01] that the content comes and that it does not is said, the page stays, and Try again works', async ({
  page,
}) => {
  await seeFailure(page, '/wildlife', 'Loading wildlife content...', 'Error loading wildlife content.');
  await expect(main(page).getByRole('article').filter({ hasText: 'Shade for the okapi' })).toBeVisible();
});

test('[LANG-08] both pages are whole in French and Lingala, and axe finds nothing in the dark theme', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  for (const [folder, language] of [
    ['biodiversity', 'fr'],
    ['wildlife', 'ln'],
  ] as const) {
    await page.goto(`/${folder}?lang=${language}`);
    await settled(page);
    await seeEverything(page);
    const texts = textsOf(folder, language);
    for (const key of ['title', 'subtitle', 'closing']) {
      await expect(
        main(page)
          .getByText(texts[`site.${folder}.${key}`] ?? '', { exact: true })
          .first(),
      ).toBeAttached();
    }
    expect(await violations(page)).toEqual([]);
  }
});

test('[MITI-01, WILD-01, BIO-01] without CSS scroll timelines a script says how far the page is scrolled, and with them none does', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--nz-scrolled'));
  await open(page, '/wildlife');
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
  expect(await scrolled()).toBe('');
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS) as (...query: string[]) => boolean;
    CSS.supports = (...query: string[]) => !query.join().includes('animation-timeline') && supports(...query);
  });
  await open(page, '/biodiversity');
  await page.mouse.wheel(0, 200);
  await expect.poll(scrolled).toBe('200px');
});
