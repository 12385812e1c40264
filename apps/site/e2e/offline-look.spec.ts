import { expect, type Page } from '@playwright/test';
import { kept, read } from './offline.ts';
import { test, testedLanguages } from './support.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 640 } });

/** What a visitor would see of a page: its heading font, colours, logo and the targets of links. */
const lookOf = (page: Page) =>
  page.evaluate(async () => {
    const element = (selector: string) => {
      const found = document.querySelector(selector);
      if (!found) throw new Error(`There is no ${selector}`);
      return found;
    };
    const logo = element('header a svg, header > svg');
    // The bar's is cut out of a rectangle by a picture, which would be a block without it.
    const cut = logo.querySelector('image')?.href.baseVal;
    const isLogoThere =
      !cut ||
      (await fetch(cut).then(
        ({ ok }) => ok,
        () => false,
      ));
    await document.fonts.ready;
    return {
      font: getComputedStyle(element('h1')).fontFamily.split(',')[0],
      isFontLoaded: [...document.fonts].some(({ family, status }) => family === 'Ojuju' && status === 'loaded'),
      background: getComputedStyle(document.body).backgroundColor,
      isLogoThere,
      logoHeight: Math.round(logo.getBoundingClientRect().height),
      links: [...document.querySelectorAll('[href]')].map((link) => link.getAttribute('href') ?? ''),
    };
  });

for (const language of testedLanguages) {
  test(`[OFF-13] without a network the pages look as with one, with working links (${language})`, async ({
    page,
    context,
  }) => {
    await read(page, `/about?lang=${language}`);
    const online = await lookOf(page);
    await page.goto(`/donate?lang=${language}`);
    await kept(page, '/donate');
    await context.setOffline(true);

    for (const path of ['/about', '/gallery']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect.poll(async () => (await lookOf(page)).isFontLoaded).toBe(true);
      const { links, logoHeight, ...look } = await lookOf(page);
      expect(look).toEqual({ font: online.font, isFontLoaded: true, background: online.background, isLogoThere: true });
      expect(logoHeight).toBeGreaterThan(24);
      expect(logoHeight).toBeLessThan(60);
      expect(
        links.filter((href) => !/^(?:$|[/?#]|https?:\/\/|mailto:|tel:)/.test(href) || /undefined|null/.test(href)),
      ).toEqual([]);
    }
    const pages = page.getByRole('main').getByRole('listitem').getByRole('link');
    for (const href of await pages.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))) {
      await page.goto(href);
      await expect(page.locator('[data-slot="read-offline"]')).toBeVisible();
    }
  });
}
