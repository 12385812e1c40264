import { expect, type Page } from '@playwright/test';
import { open, seeEverything, test } from './support.ts';

const path = '/impact';
const main = (page: Page) => page.getByRole('main');
const viewer = (page: Page) => page.getByRole('dialog');
const cards = (page: Page) => main(page).locator('[data-slot="metric-card"]');
const frames = (page: Page) => main(page).locator('[data-slot="photo-card"]');
const story = (page: Page, title: string) =>
  main(page)
    .locator('[data-slot="story-card"]')
    .filter({ has: page.getByRole('heading', { name: title }) });

test('[IMPACT-01, IMPACT-02] four figures with date and source lead to the reports, a story to its page', async ({
  page,
}) => {
  await open(page, path);
  await expect(cards(page)).toHaveCount(4);
  const note = main(page).getByRole('region', { name: 'Four figures' }).locator('[data-slot="figure-note"]');
  await expect(note).toContainText(/As of \d+ \w+ \d{4}.*Monthly reports/);
  const noteId = (await note.getAttribute('id')) ?? '';
  for (const name of ['Trees planted', 'People reached', 'Projects completed', 'Reports published']) {
    const card = cards(page).filter({ has: page.getByRole('link', { name, exact: true }) });
    await expect(card.getByRole('link', { name })).toHaveAttribute('href', '/reports');
    await expect(card.locator('[data-slot="figure-value"]')).toHaveText(/^[\d,]+$/);
    await expect(card.locator('[data-slot="figure"]')).toHaveAttribute('aria-describedby', noteId);
  }
  await expect(cards(page).filter({ hasText: 'Projects completed' })).toContainText('Sample');
  await story(page, 'Water a few steps from the door').getByRole('link').click();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Photo gallery' })).toBeFocused();
});

test('[IMPACT-02, IMPACT-03] a story with a gallery opens its photos; a press on the picture, Escape and Back close them', async ({
  page,
}) => {
  await open(page, path);
  const link = story(page, 'A hundred trees in one rainy season').getByRole('link');
  await link.click();
  await expect(viewer(page)).toHaveAccessibleName('A hundred trees in one rainy season');
  await expect(viewer(page).locator('[data-slot="photo-card"]')).toHaveCount(20);
  await viewer(page).getByRole('link', { name: 'The first rows in Nsele' }).click();
  await expect(viewer(page)).toHaveAccessibleName('The first rows in Nsele');
  await expect(page).toHaveURL(/\?photo=1$/);
  await expect(page).toHaveTitle(/^The first rows in Nsele/);
  await expect(viewer(page)).toContainText('1 of 20');
  await viewer(page)
    .getByRole('img', { name: /^Illustration: rows of seedlings/ })
    .click();
  await expect(viewer(page)).toHaveAccessibleName('A hundred trees in one rainy season');
  await expect(page).toHaveURL(/\/impact$/);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(link).toBeFocused();

  await story(page, 'A bag of rice and a notebook').getByRole('link').click();
  await expect(viewer(page).locator('[data-slot="photo-card"]')).toHaveCount(9);
  await viewer(page).locator('[data-slot="photo-card"]').first().getByRole('link').click();
  await expect(viewer(page)).toContainText('1 of 9');
  await page.keyboard.press('ArrowLeft');
  await expect(viewer(page)).toHaveAccessibleName('Volunteers on a Saturday');
  await expect(page).toHaveURL(/\?photo=29$/);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveAccessibleName('A bag of rice and a notebook');
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);

  await expect(frames(page)).toHaveCount(29);
  await frames(page).nth(6).getByRole('link', { name: 'From the nursery to the field' }).click();
  await expect(viewer(page)).toContainText('7 of 20');
  const before = await page.evaluate(() => window.scrollY);
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/impact$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('[IMPACT-01] says that it could not be loaded, keeps the rest, and tries again', async ({ page }) => {
  await open(page);
  const calls = /\/api\/(impact-metrics|stories)/;
  await page.route(calls, (route) => route.fulfill({ status: 404, json: { detail: 'gone' } }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impact', exact: true }).click();
  await expect(main(page).getByRole('alert')).toContainText('Error loading impact.');
  await expect(frames(page)).toHaveCount(29);
  await expect(main(page).getByRole('heading', { name: 'How we count' })).toBeAttached();
  await page.unrouteAll();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(4);
  await expect(main(page).getByRole('alert')).toHaveCount(0);
});

test('[IMPACT-03, LANG-08] in Lingala it fits 320 px, the viewer too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, `${path}?lang=ln`);
  await seeEverything(page);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await expect(cards(page).first()).toContainText('Banzete elonami');
  await frames(page).first().getByRole('link').click();
  await expect(viewer(page)).toContainText('1 kati na 20');
  for (const name of ['Kanga', 'Foto oyo elandi', 'Kabola']) {
    await expect(viewer(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  expect(await viewer(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('[IMPACT-02, IMPACT-03, REP-01, SHARE-04] a photo, a story and a report have an address, a head and words of their own', async ({
    page,
  }) => {
    await page.goto(path);
    await frames(page).nth(6).getByRole('link').click();
    await expect(page).toHaveURL(/\/impact\?photo=7$/);
    await expect(page).toHaveTitle('From the nursery to the field · Nzete Foundation');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/impact\?photo=7$/);
    await expect(main(page).getByRole('heading', { level: 2, name: 'From the nursery to the field' })).toBeInViewport();

    await page.goto(`${path}?story=water-nearby&lang=fr#story-water-nearby`);
    await expect(page).toHaveTitle(/^L’eau à quelques pas de la porte/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/impact\?story=water-nearby&lang=fr$/,
    );
    await expect(main(page).getByRole('heading', { name: 'L’eau à quelques pas de la porte' })).toBeInViewport();

    await page.goto('/reports?report=2&lang=fr#report-2');
    const report = main(page).locator('#report-2');
    const title = await report.getByRole('heading', { level: 3 }).textContent();
    await expect(page).toHaveTitle(`${title} · Fondation Nzete`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/reports\?report=2&lang=fr$/);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/cards\/report-2-fr\.png$/);
    await expect(report.getByRole('listitem').first()).toBeVisible();

    await page.goto(`${path}?photo=900`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/impact$/);
  });
});
