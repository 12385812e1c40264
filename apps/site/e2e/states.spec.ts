/** Axe on what pages show after something was done; the pages' own specs have the other states. */
import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { open, test, testedLanguages } from './support.ts';

/** The security policy would block axe. */
test.use({ bypassCSP: true });

let count = 0;
const address = () => `state-${process.pid}-${Date.now()}-${count++}@example.org`;
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => page.locator(`:is(main, [role="dialog"]) [name="${name}"]:visible`);
const summary = (page: Page) => page.locator('[data-slot="error-summary"]:visible');

for (const language of testedLanguages) {
  test.describe(`axe in ${language}`, () => {
    const visit = async (page: Page, path: string) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
    };

    test('[ACC-06] feedback: errors, and sent', async ({ page }) => {
      await visit(page, '/send-feedback');
      const send = main(page).locator('form button[type="submit"]');
      await field(page, 'email').fill('nonsense');
      await send.click();
      await expect(field(page, 'message')).toHaveAttribute('aria-invalid', 'true');
      expect(await violations(page, 'main'), 'errors').toEqual([]);
      await field(page, 'email').fill(address());
      await field(page, 'message').fill('The map is clear.');
      await send.click();
      await expect(page.locator('[data-slot="reference-number"]')).toBeVisible();
      expect(await violations(page, 'main'), 'sent').toEqual([]);
    });

    test('[ACC-06] newsletter: an error and a success, in the page and in the footer', async ({ page }) => {
      await visit(page, '/team');
      const form = page.locator('footer form:not([data-native])');
      await form.locator('button[type="submit"]').click();
      await expect(form.locator('input[type="email"]')).toHaveAttribute('aria-invalid', 'true');
      expect(await violations(page), 'error').toEqual([]);
      await form.locator('input[type="email"]').fill(address());
      await form.locator('button[type="submit"]').click();
      await expect(form.locator('input[type="email"]')).toHaveValue('');
      expect(await violations(page), 'success').toEqual([]);
    });

    test('[ACC-06] dialogs: the viewer of photos, the video, the menu of a phone, the list of languages', async ({
      page,
    }) => {
      await visit(page, '/gallery');
      await main(page).locator('[data-slot="photo-card"] a').first().click();
      await expect(dialog(page)).toBeVisible();
      expect(await violations(page, '[role="dialog"]'), 'photo').toEqual([]);
      await visit(page, '/');
      await main(page).locator('button[aria-haspopup="dialog"]').first().click();
      await expect(dialog(page)).toBeVisible();
      expect(await violations(page), 'video').toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('banner').locator('[data-slot="language-switcher"] button').first().click();
      expect(await violations(page, 'header'), 'languages').toEqual([]);
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 360, height: 740 });
      await page.locator('[data-slot="top-navigation-menu-button"]').click();
      await expect(dialog(page)).toBeVisible();
      expect(await violations(page), 'menu').toEqual([]);
    });

    test('[ACC-06] rows opened on the donation page, an unknown address, and a page that did not come', async ({
      page,
    }) => {
      await visit(page, '/donate');
      await main(page).locator('details summary').first().click();
      expect(await violations(page, 'main'), 'donate').toEqual([]);
      await visit(page, '/no/such/page');
      expect(await violations(page), 'unknown').toEqual([]);
      await visit(page, '/about');
      await page.route(/\/assets\/TeamPage-/, (route) => route.abort());
      await page.locator('footer a[href^="/team"]').click();
      await expect(main(page).locator('h1, h2').first()).toBeVisible();
      await expect(main(page).getByRole('button').first()).toBeVisible();
      expect(await violations(page), 'not come').toEqual([]);
    });

    test('[ACC-06] course interests: saved', async ({ page }) => {
      await visit(page, '/digital-literacy');
      const form = page.locator('form[data-slot="course-interest-form"]');
      await form.locator('button[type="submit"]').click();
      await expect(summary(page)).toBeVisible();
      await form.locator('input[type="email"]').fill(address());
      await form.locator('[name="name"]').fill('Ada Mbo');
      await form.getByRole('checkbox').first().check();
      await form.locator('button[type="submit"]').click();
      await expect(summary(page)).toHaveCount(0);
      await expect(page.locator('[data-slot="toast"], [data-slot="reference-number"]').first()).toBeVisible();
      expect(await violations(page), 'saved').toEqual([]);
    });
  });
}
