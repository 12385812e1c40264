import { expect } from '@playwright/test';
import { open, test } from './support.ts';

test('[MITI-01] the sky scrolls at half the speed of the page and clears; under reduced motion it does neither', async ({
  page,
}) => {
  await open(page, '/climate-mitigation');
  const main = page.getByRole('main');
  const picture = main.locator('header [data-slot="picture"]');
  const sky = () => picture.evaluate((element) => element.getBoundingClientRect().top);
  const rain = () =>
    main
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
