import { expect, type Page } from '@playwright/test';
import { hold, scripts, settled, test } from './support.ts';

// On a slow connection the page shows long before its code has loaded.
const form = (page: Page, place: 'main' | 'contentinfo') => page.getByRole(place).locator('form:not([data-native])');
let count = 0;
const address = () => `early-${process.pid}-${Date.now()}-${count++}@example.org`;

/** Opens a page whose code is held back until the returned function is called. */
async function openWithoutCode(page: Page, path = '/') {
  const release = await hold(page, scripts);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#splash')).toBeHidden();
  // Waits for stylesheet and fonts: a click is lost if its target moves before the release.
  await page.waitForFunction(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel~=stylesheet]')];
    return sheets.length > 0 && sheets.every(({ sheet }) => sheet) && document.fonts.status === 'loaded';
  });
  return release;
}

/** Every subscription sent, and every document requested. */
function watch(page: Page) {
  const sent: (string | null)[] = [];
  const documents: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/newsletter/subscribe') && sent.push(request.postData()));
  page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
  return { sent, documents };
}

test('[HOME-04, NEWS-04] an early press of "Watch impact" is answered once, when the code has come, and addresses that were typed stay in their forms', async ({
  page,
}) => {
  const release = await openWithoutCode(page);
  const email = address();
  const places = ['main', 'contentinfo'] as const;
  for (const place of places) await form(page, place).getByRole('textbox').fill(email);
  await page.getByRole('button', { name: 'Watch impact' }).click();
  release();
  const dialog = page.getByRole('dialog', { name: 'Our impact on film' });
  await expect(dialog).toBeVisible();
  await settled(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  for (const place of places) await expect(form(page, place).getByRole('textbox')).toHaveValue(email);
  await form(page, 'main').getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('region', { name: 'Notices' }).getByText('Subscription Successful!')).toBeVisible();
  await expect(form(page, 'main').getByRole('textbox')).toHaveValue('');
});

test('[NAV-02] an early press of a list of the bar opens it, and leaves it open', async ({ page }) => {
  const release = await openWithoutCode(page);
  const button = page.getByRole('banner').getByRole('button', { name: 'Focus Areas' });
  await button.click();
  release();
  await settled(page);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('[NAV-04] an early tap on the menu button opens the menu once, when the code has come', async ({ page }) => {
    const release = await openWithoutCode(page);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    release();
    const menu = page.getByRole('dialog');
    await expect(menu).toBeVisible();
    await settled(page);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  });
});

test('[NEWS-04] a form that is sent before the code has come is sent once, and not by the address', async ({
  page,
}) => {
  const { sent, documents } = watch(page);
  const release = await openWithoutCode(page);
  const email = address();
  const field = form(page, 'contentinfo').getByRole('textbox');
  await field.fill(email);
  await field.press('Enter');
  await form(page, 'contentinfo').getByRole('button', { name: 'Subscribe' }).click();
  await expect(field).toHaveValue(email);
  release();
  await expect(page.getByRole('region', { name: 'Notices' }).getByText('Subscription Successful!')).toBeVisible();
  await settled(page);
  await expect(field).toHaveValue('');
  expect(sent).toEqual([JSON.stringify({ email })]);
  expect(documents).toEqual(['/']);
  expect(new URL(page.url()).search).toBe('');
});

test('[START-02] an early press of a link is followed by the browser', async ({ page }) => {
  const release = await openWithoutCode(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click({ noWaitAfter: true });
  await expect(page).toHaveURL('/team');
  release();
  await settled(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Our team' })).toBeVisible();
});

test('[START-08] when no code comes the page can be read, says so in its language, and can be loaded again; with all its code it says nothing', async ({
  page,
}) => {
  const errors: string[] = [];
  await page.route(scripts, (route) => route.abort());
  await page.goto('/team?lang=fr', { waitUntil: 'commit' });
  await expect(page.locator('#splash')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Notre équipe' })).toBeVisible();
  const note = page.locator('[data-slot="script-failed"]');
  await expect(note).toContainText('Une partie de cette page n’a pas été chargée.');
  await page.unrouteAll();
  page.on('pageerror', ({ message }) => errors.push(message));
  await note.getByRole('link', { name: 'Recharger la page' }).click();
  await settled(page);
  await expect(note).toBeHidden();
  // What loads before there is a body does not trouble the page.
  await page.evaluate(() => {
    document.body.remove();
    document.querySelector('link[rel="stylesheet"]')?.dispatchEvent(new Event('load'));
  });
  expect(errors).toEqual([]);
});

test('[START-04, START-08] when the code of the footer does not come, what the server wrote stays, a line says so, and the page works', async ({
  page,
}) => {
  await page.route(/\/assets\/SiteFooter-.*\.js$/, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-slot="script-failed"]')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Team' })).toBeVisible();
  await page.getByRole('button', { name: 'Watch impact' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('[START-08] the first screen answers before the code of the sections below it has come', async ({ page }) => {
  const release = await hold(page, /\/assets\/(?:SiteFooter|HomeSections|NewsletterBlock)-.*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  const sections = page.locator('[data-section]');
  await expect(page.locator('#root')).toHaveAttribute('data-interactive');
  await expect(sections).toHaveCount(3);
  await expect(page.locator('[data-section][data-interactive]')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Team' })).toBeAttached();
  release();
  await page.keyboard.press('Shift');
  await expect(page.locator('[data-section]:not([data-interactive])')).toHaveCount(0);
});

test('[START-08] the code of a section below the first screen comes when the visitor comes near it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const wasAsked = () => asked.some((url) => /\/assets\/SiteFooter-.*\.js$/.test(url));
  await page.goto('/');
  await expect(page.locator('#root')).toHaveAttribute('data-interactive');
  await page.waitForLoadState('networkidle');
  expect(wasAsked()).toBe(false);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('footer').locator('..')).toHaveAttribute('data-interactive');
  expect(wasAsked()).toBe(true);
});

test('[START-08] a section below the first screen stays while the page above it changes', async ({ page }) => {
  await page.goto('/digital-literacy');
  await expect(page.locator('#root')).toHaveAttribute('data-interactive');
  await page.waitForLoadState('networkidle');
  const block = page.locator('[data-section$="NewsletterBlock.tsx"]');
  await expect(block.getByRole('textbox')).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(block).toHaveAttribute('data-interactive');
});

test('[START-08] soon everything below the first screen is laid out, for fast scrolling and pictures of the whole page', async ({
  page,
}) => {
  await page.goto('/impact');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Team' });
  await expect
    .poll(() => link.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true })), {
      timeout: 20_000,
    })
    .toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
