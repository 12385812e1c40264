import { expect, type Page } from '@playwright/test';
import { open, seeEverything, test } from './support.ts';

const path = '/impact';
const main = (page: Page) => page.getByRole('main');
const viewer = (page: Page) => page.getByRole('dialog');
const frames = (page: Page) => main(page).locator('[data-slot="photo-card"]');
const story = (page: Page, title: string) =>
  main(page)
    .locator('[data-slot="story-card"]')
    .filter({ has: page.getByRole('heading', { name: title }) });

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

test('[IMPACT-03, LANG-08] in Lingala it fits 320 px, the viewer too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, `${path}?lang=ln`);
  await seeEverything(page);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await frames(page).first().getByRole('link').click();
  await expect(viewer(page)).toContainText('1 kati na 20');
  for (const name of ['Kanga', 'Foto oyo elandi', 'Kabola']) {
    await expect(viewer(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  expect(await viewer(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
