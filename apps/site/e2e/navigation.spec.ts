import { expect } from '@playwright/test';
import { hold, languages, open, settled, test, withoutRendering } from './support.ts';

test('[NAV-01, NAV-02, NAV-03] the bar has home, focus areas, the server’s links, languages and Donate', async ({
  page,
}) => {
  await open(page, '/team');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: /Nzete Foundation/ })).toHaveAttribute('href', '/');
  for (const label of ['About', 'Impact', 'Climate data', 'Partners', 'Volunteers']) {
    await expect(bar.getByRole('link', { name: label, exact: true })).toBeVisible();
  }
  await bar.getByRole('button', { name: 'Focus Areas' }).click();
  await expect(bar.getByRole('link', { name: /Responsible minerals/ })).toHaveAttribute(
    'href',
    '/responsible-minerals',
  );
  await expect(bar.getByRole('button', { name: /Language/ })).toBeVisible();
  await bar.getByRole('link', { name: 'Donate' }).click();
  await expect(page).toHaveURL(/\/donate$/);
});

test('[NAV-05] the bar turns solid after 20 px of scroll', async ({ page }) => {
  await open(page);
  const bar = page.locator('[data-slot="top-navigation-bar"]');
  const background = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  const clear = await background();
  await page.mouse.wheel(0, 20);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(20);
  await expect(bar).toHaveAttribute('data-clear', 'true');
  await page.mouse.wheel(0, 1);
  await expect(bar).not.toHaveAttribute('data-clear');
  await expect.poll(background).not.toBe(clear);
});

test('[NAV-06, NAV-07, START-08] when the links do not come, the bar says so and keeps fixed ones', async ({
  page,
}) => {
  await withoutRendering(page);
  await page.route('**/api/navigation*', (route) => route.fulfill({ status: 404, json: { detail: 'gone' } }));
  await open(page);
  const bar = page.getByRole('banner');
  await expect(page.getByRole('alert').filter({ hasText: 'Error loading navigation.' })).toBeVisible();
  for (const label of ['Volunteers', 'Impact', 'Gallery', 'Team', 'Partners', 'About', 'Donate']) {
    await expect(bar.getByRole('link', { name: label, exact: true })).toBeVisible();
  }
});

test('[NAV-06, START-08] while the links are on their way, the bar says so', async ({ page }) => {
  await withoutRendering(page);
  const release = await hold(page, '**/api/navigation*');
  await page.goto('/');
  const status = page.getByRole('banner').getByRole('status').filter({ hasText: 'Loading navigation...' });
  await expect(status.filter({ visible: true })).not.toHaveCount(0);
  release();
  await settled(page);
  await expect(status).toHaveCount(0);
});

test('[NAV-08] the current page is marked, and a skip link leads to the content', async ({ page }) => {
  await open(page, '/impact');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Impact', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /Skip to/ });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('[NAV-04] the menu opens, closes on Escape with focus back on its button, and closes on navigation', async ({
    page,
  }) => {
    await open(page);
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.tap();
    await menu.getByRole('link', { name: 'About', exact: true }).tap();
    await expect(page).toHaveURL(/\/about$/);
    await expect(menu).toBeHidden();
  });

  test('nothing scrolls sideways at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const language of languages) {
      await open(page, `/?lang=${language}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });
});

test('subpages begin with a breadcrumb from the home page', async ({ page }) => {
  const places: [path: string, trail: string[]][] = [
    ['/gallery?lang=fr', ['Accueil', 'Galerie photo']],
    ['/community-gallery?lang=fr', ['Accueil', 'Galerie photo', 'Galerie de la communauté']],
    ['/privacy-policy?lang=fr', ['Accueil', 'Politique de confidentialité']],
    ['/responsible-minerals/community-voice?lang=en', ['Responsible minerals', 'Community voice']],
  ];
  for (const [path, trail] of places) {
    const html = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
    const read = await page.evaluate((text) => {
      const breadcrumb = new DOMParser().parseFromString(text, 'text/html').querySelector('main nav ol');
      return {
        trail: [...(breadcrumb?.children ?? [])].map(({ textContent }) => textContent),
        current: breadcrumb?.querySelector('[aria-current="page"]')?.textContent,
      };
    }, html);
    expect(read, path).toEqual({ trail, current: trail.at(-1) });
  }
});

test('[NAV-10] the page of each focus area ends with a link to the next one, in the order of the menu', async ({
  page,
}) => {
  const { focus_areas: areas } = await (await page.request.get('/api/navigation?lang=fr')).json();
  expect(areas).toHaveLength(9);
  for (const [index, { href }] of areas.entries()) {
    const next = areas[(index + 1) % areas.length];
    const html = await (await page.request.get(`${href}?lang=fr`, { headers: { accept: 'text/html' } })).text();
    const last = await page.evaluate((text) => {
      const main = new DOMParser().parseFromString(text, 'text/html').querySelector('main');
      main?.querySelector('[data-slot="newsletter-form"]')?.remove();
      const links = main?.querySelectorAll('a') ?? [];
      const link = [...links].at(-1);
      return { href: link?.getAttribute('href'), text: link?.textContent };
    }, html);
    expect(last, href).toEqual({ href: `${next.href}?lang=fr`, text: `Domaine d’action suivant\u00a0: ${next.label}` });
  }
});

test('[NAV-09] the bar has the logo of the settings, in the colour of its text', async ({ page }) => {
  const { logo_url: logo } = await (await page.request.get('/api/settings')).json();
  await open(page);
  const brand = page.getByRole('banner').getByRole('link', { name: /^Nzete Foundation/ });
  await expect(brand.locator('svg image')).toHaveAttribute('href', logo);
  expect((await page.request.get(logo)).headers()['content-type']).toContain('image/svg+xml');
});
