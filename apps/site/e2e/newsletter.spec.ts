import { expect, type Page } from '@playwright/test';
import { open, test } from './support.ts';

const block = (page: Page) =>
  page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByRole('button', { name: /Subscrib/ }) });
const call = '**/api/newsletter/subscribe';
const toast = (page: Page, title: string) => page.getByRole('region', { name: 'Notices' }).getByText(title);
let count = 0;
const address = () => `visitor-${process.pid}-${Date.now()}-${count++}@example.org`;

test('[NEWS-02, NEWS-03, NEWS-04, NEWS-05, NEWS-06, KEEP-14] no address, a reason of the server, a lost answer, success, and an address that is known already', async ({
  page,
}) => {
  await open(page);
  const form = block(page);
  const field = form.getByRole('textbox');
  const email = address();
  const press = () => form.getByRole('button', { name: 'Subscribe' }).click();
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/newsletter/subscribe')) keys.push(request.headers()['idempotency-key']);
  });
  await test.step('without an address the form says what is missing and goes there', async () => {
    await press();
    await expect(toast(page, 'Email required')).toBeVisible();
    await expect(field).toBeFocused();
  });
  await test.step('another error shows its detail, instead of the message before', async () => {
    await page.route(call, (route) => route.fulfill({ status: 503, json: { detail: 'We are full tonight' } }));
    await field.fill(email);
    await field.press('Enter');
    await expect(toast(page, 'We are full tonight')).toBeVisible();
    await expect(toast(page, 'Email required')).toHaveCount(0);
    await page.unroute(call);
  });
  await test.step('an answer that is lost costs nothing', async () => {
    await page.route(call, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await press();
    await expect(page.getByText('Failed to subscribe. Please try again.').first()).toBeVisible();
    await expect(field).toHaveValue(email);
    await page.unroute(call);
    await press();
    await expect(toast(page, 'Subscription Successful!')).toBeVisible();
    await expect(field).toHaveValue('');
  });
  await test.step('the same address in another case is said to be subscribed, and stays', async () => {
    await field.fill(email.toUpperCase());
    await press();
    await expect(page.getByText('This email is already subscribed.').first()).toBeVisible();
    await expect(field).toHaveValue(email.toUpperCase());
  });
  const [first, second, third, fourth] = keys;
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
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

test('[NEWS-06] without the code of the messages, the page says all the same that it did not go through, and the address goes through later', async ({
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
  await page.unrouteAll();
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('textbox')).toHaveValue('');
});
