import { expect, type Page } from '@playwright/test';
import { open, test } from './support.ts';

const scrolled = (page: Page) => page.evaluate(() => document.documentElement.style.getPropertyValue('--nz-scrolled'));

test('[BIO-01, MITI-01, WILD-01] the treetops in the distance scroll more slowly than those in front without a script, and none under reduced motion', async ({
  page,
}) => {
  await open(page, '/biodiversity');
  // The four efforts are side by side.
  const efforts = page.getByRole('region', { name: 'What we do' }).getByRole('article');
  const tops = await efforts.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  expect([tops.length, new Set(tops).size]).toEqual([4, 1]);
  const moved = async () => {
    const places = () =>
      page
        .locator('main header > span[aria-hidden]')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top));
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const before = await places();
    await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    const after = await places();
    return before.map((top, index) => Math.round(top - (after[index] ?? Number.NaN)));
  };
  expect(await moved()).toEqual([140, 170, 200, 200]);
  expect(await scrolled(page)).toBe('');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moved()).toEqual([200, 200, 200, 200]);
});

test('[MITI-01, WILD-01, BIO-01] without CSS scroll timelines a script says how far the page is scrolled', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS) as (...query: string[]) => boolean;
    CSS.supports = (...query: string[]) => !query.join().includes('animation-timeline') && supports(...query);
  });
  await open(page, '/biodiversity');
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrolled(page)).toBe('200px');
});
