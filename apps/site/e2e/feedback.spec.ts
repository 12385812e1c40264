import { expect } from '@playwright/test';
import { violations } from './axe.ts';
import { open, test } from './support.ts';

// The security policy would block axe.
test.use({ bypassCSP: true });

test('[START-06] feedback says what is missing, keeps what was written when sending fails, and is sent once', async ({
  page,
}) => {
  await open(page, '/send-feedback');
  const main = page.getByRole('main');
  const message = main.getByRole('textbox', { name: 'Your message' });
  const send = main.getByRole('button', { name: 'Send', exact: true });
  await send.click();
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(/Write your message\./);
  await message.fill(' The reports page is slow on my phone. ');
  await main.getByRole('textbox', { name: /^E-mail/ }).fill('ada@example');
  await send.click();
  await expect(main.getByRole('textbox', { name: /^E-mail/ })).toBeFocused();
  await main.getByRole('textbox', { name: /^E-mail/ }).fill('ada@example.org');
  await page.route('**/api/feedback', (route) => route.abort());
  await send.click();
  await expect(main.getByRole('alert')).toContainText('No answer came.');
  // It comes a moment after the alert, and moves the button.
  await expect(main.getByRole('button', { name: 'Send when you are connected' })).toBeVisible();
  await expect(message).toHaveValue(' The reports page is slow on my phone. ');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft.feedback'))).toContain('slow on my phone');
  await page.unrouteAll();
  const sent = page.waitForRequest('**/api/feedback');
  await send.click();
  expect((await sent).postDataJSON()).toEqual({
    message: 'The reports page is slow on my phone.',
    email: 'ada@example.org',
  });
  await expect(main.getByRole('heading', { name: 'Thank you: your message has arrived' })).toBeFocused();
  await expect(main.locator('[data-slot="reference-number"] strong')).toHaveText(/^NZ-F-\d{4}-\w+$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft.feedback'))).toBeNull();
  expect(await violations(page)).toEqual([]);
});
