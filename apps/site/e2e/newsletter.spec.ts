import { expect, type Page } from '@playwright/test';
import { open, test } from './support.ts';

const block = (page: Page) =>
  page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByRole('button', { name: /Subscrib/ }) });
const box = (page: Page) => page.getByRole('contentinfo').locator('form:not([data-native])');
const toast = (page: Page, title: string) => page.getByRole('region', { name: 'Notices' }).getByText(title);
let count = 0;
const address = () => `visitor-${process.pid}-${Date.now()}-${count++}@example.org`;

const storyPages = [
  '/',
  '/about',
  '/our-story',
  '/team',
  '/impact',
  '/reports',
  '/gallery',
  '/community-gallery',
  '/climate-mitigation',
  '/community-empowerment',
  '/financial-education',
  '/digital-literacy',
  '/responsible-minerals',
  '/responsible-minerals/community-understanding',
  '/responsible-minerals/community-voice',
  '/responsible-minerals/ethical-sourcing',
  '/wildlife',
  '/biodiversity',
];

for (const path of storyPages)
  test(`[NEWS-01, NEWS-07] ${path} ends with the block, which leads to reports, volunteering and partnerships`, async ({
    page,
  }) => {
    await open(page, path);
    await expect(block(page)).toHaveCount(1);
    const links = page.getByRole('main').locator('[data-slot="newsletter-form-links"]');
    const link = (name: string) => links.getByRole('link', { name });
    await expect(link('Monthly impact reports')).toHaveAttribute('href', '/reports');
    await expect(link('Volunteer opportunities')).toHaveAttribute('href', '/volunteers');
    await expect(link('Partnership updates')).toHaveAttribute('href', '/partnerships');
    const isLast = await page
      .getByRole('main')
      .evaluate((main) => main.lastElementChild?.querySelector('[data-slot="newsletter-form"]') !== null);
    expect(isLast).toBe(true);
  });

test('[NEWS-07] a page with a task of its own has no second one below it', async ({ page }) => {
  await open(page, '/donate');
  await expect(page.getByRole('main').locator('[data-slot="newsletter-form-links"]')).toHaveCount(0);
});

test('[NEWS-02] without an address the form says what is missing and goes there', async ({ page }) => {
  await open(page);
  await block(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(toast(page, 'Email required')).toBeVisible();
  await expect(page.getByText('Please enter your email address to subscribe.').first()).toBeVisible();
  await expect(block(page).getByRole('textbox')).toBeFocused();
});

test('[NEWS-03, NEWS-04] a subscription is sent, confirmed, and the field is empty again', async ({ page }) => {
  await open(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/newsletter/subscribe', async (route) => {
    await held;
    await route.continue();
  });
  const form = block(page);
  await form.getByRole('textbox').fill(address());
  await form.getByRole('textbox').press('Enter');
  await expect(form.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
  answer();
  await expect(toast(page, 'Subscription Successful!')).toBeVisible();
  await expect(
    page.getByText("You've been added to our newsletter. Check your inbox for updates!").first(),
  ).toBeVisible();
  await expect(form.getByRole('textbox')).toHaveValue('');
});

test('[NEWS-05] the same address twice, in another case, is said to be subscribed, and stays in the field', async ({
  page,
}) => {
  await open(page);
  const email = address();
  const form = block(page);
  await form.getByRole('textbox').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(toast(page, 'Subscription Successful!')).toBeVisible();
  await form.getByRole('textbox').fill(email.toUpperCase());
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(toast(page, 'Subscription Failed')).toBeVisible();
  await expect(page.getByText('This email is already subscribed.').first()).toBeVisible();
  await expect(form.getByRole('textbox')).toHaveValue(email.toUpperCase());
});

test('[NEWS-06] another error shows its detail, and without one a plain sentence', async ({ page }) => {
  await open(page);
  const form = block(page);
  await page.route('**/api/newsletter/subscribe', (route) =>
    route.fulfill({ status: 503, json: { detail: 'We are full tonight' } }),
  );
  await form.getByRole('textbox').fill(address());
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('We are full tonight').first()).toBeVisible();
  await page.unrouteAll();
  await page.route('**/api/newsletter/subscribe', (route) => route.abort());
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Failed to subscribe. Please try again.').first()).toBeVisible();
});

test('[NEWS-06, LANG-08] the server gives its reason in the language of the page, whatever that of the browser', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'fr'));
  await open(page);
  const form = page.getByRole('main').locator('form', { has: page.getByRole('button', { name: 'S’abonner' }) });
  // Only the server rejects an address of this length.
  await form.getByRole('textbox').fill(`${'x'.repeat(65)}@example.org`);
  await form.getByRole('button').click();
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices.getByText('email doit être une adresse e-mail telle que nom@example.org')).toBeVisible();
});

test('a broken network loses nothing: the address is still there and goes through later', async ({ page, context }) => {
  await open(page);
  const form = block(page);
  const email = address();
  await form.getByRole('textbox').fill(email);
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(
    page.getByText('Failed to subscribe. Please try again. You are offline. Try again when you are connected.').first(),
  ).toBeVisible();
  await expect(form.getByRole('textbox')).toHaveValue(email);
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(
    page.getByText("You've been added to our newsletter. Check your inbox for updates!").first(),
  ).toBeVisible();
});

test('[NEWS-06] without the code of the messages, the page says all the same that it did not go through', async ({
  page,
}) => {
  await page.route('**/assets/ToastRegion*', (route) => route.abort());
  await page.route('**/api/newsletter/subscribe', (route) => route.abort());
  await open(page);
  const form = block(page);
  const email = address();
  await form.getByRole('textbox').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  const message = page.getByRole('alert');
  await expect(message).toContainText('Failed to subscribe. Please try again.');
  await expect(form.getByRole('textbox')).toHaveValue(email);
  await message.getByRole('button', { name: 'Close' }).click();
  await expect(message).toBeEmpty();
});

test('[NEWS-04] an answer that is lost costs nothing: the same address again is the same request, another is a new one', async ({
  page,
}) => {
  await open(page);
  const form = block(page);
  const keys: (string | null)[] = [];
  await page.route('**/api/newsletter/subscribe', async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'));
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  const email = address();
  await form.getByRole('textbox').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(toast(page, 'Subscription Failed')).toBeVisible();
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(toast(page, 'Subscription Successful!')).toBeVisible();
  await form.getByRole('textbox').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('This email is already subscribed.').first()).toBeVisible();
  await form.getByRole('textbox').fill(address());
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('textbox')).toHaveValue('');
  const [first, second, third, fourth] = keys;
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
  expect(new Set([first, third, fourth]).size).toBe(3);
});

test('[FOOT-02] the footer’s box subscribes too', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'Subscribe for Updates' })).toBeVisible();
  await box(page).getByRole('textbox').fill(address());
  await box(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(toast(page, 'Subscription Successful!')).toBeVisible();
});

test('[TOAST-01, KEEP-14] messages stay 4000 ms, and a newer one takes the place of a form’s error', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  const messages = page.getByRole('region', { name: 'Notices' }).getByText('Email required');
  const button = block(page).getByRole('button', { name: 'Subscribe' });
  /** Advances the clock in small steps until so many messages show. */
  const passUntil = (count: number) =>
    expect(async () => {
      await page.clock.runFor(20);
      expect(await messages.count()).toBe(count);
    }).toPass();
  // From here on the test controls the clock.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await button.click();
  await passUntil(1);
  await page.clock.runFor(3900);
  await expect(messages).toHaveCount(1);
  await page.clock.runFor(100);
  await passUntil(0);
  await button.click();
  await passUntil(1);
  await button.click();
  await page.clock.runFor(1000);
  await expect(messages).toHaveCount(1);
});

test('[TOAST-01] at most three messages show at once, bottom right', async ({ page }) => {
  await page.clock.install();
  await open(page, '/data?tab=plugins');
  const messages = page.getByRole('region', { name: 'Notices' }).locator('[data-slot="toast"]');
  const rainfall = page.getByRole('article', { name: 'Rainfall dataset' }).locator('[data-slot="switch-track"]');
  // From here on the test controls the clock.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  for (const shown of [1, 2, 3, 3]) {
    await rainfall.click();
    await expect(async () => {
      await page.clock.runFor(20);
      expect(await messages.count()).toBe(shown);
    }).toPass();
  }
  const corner = await messages.last().boundingBox();
  expect(corner?.x).toBeGreaterThan(1280 / 2);
  expect(corner?.y).toBeGreaterThan(800 / 2);
});
