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
