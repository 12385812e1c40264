import { expect, type Page } from '@playwright/test';
import { open, test, withoutRendering } from './support.ts';

const main = (page: Page) => page.getByRole('main');
/** What a sample says in place of the value of an account. */
const nothing = 'Sample: send nothing';
const notice = 'We cannot take donations yet.';

test('[DON-01, DON-02, GIFT-10] while nothing is open Donate Now leads to the notice and a field to be told, and every copy button copies that nothing may be sent', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/donate');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const ways = main(page).getByRole('region', { name: 'Choose how' });
  const heads = ways.getByRole('heading', { level: 3 });
  await expect(ways.getByRole('term').filter({ hasText: 'M-Pesa number' })).toBeVisible();
  const copy = ways.getByRole('button', { name: 'Copy M-Pesa number' });
  await copy.click();
  await expect(copy.or(ways.getByRole('button', { name: 'Copied! M-Pesa number' }))).toHaveText('Copied!');
  expect(await copied()).toBe(nothing);
  await heads.nth(1).click();
  await expect(ways.getByRole('term').filter({ hasText: 'Account number' })).toBeVisible();
  await expect(ways.getByRole('term').filter({ hasText: 'M-Pesa number' })).toBeHidden();

  await page.evaluate(() => navigator.clipboard.writeText(''));
  const card = main(page).getByRole('article').last();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: 'Copy Address' }).click();
  await expect(card.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await expect(card.getByRole('status')).toHaveText(`Copied: ${name}`);
  expect(await copied()).toBe(nothing);
  await expect(card.getByRole('button', { name: 'Copy Address' })).toBeVisible();

  await main(page).getByRole('link', { name: 'Donate Now' }).click();
  await expect(main(page).getByText(notice)).toBeInViewport();
  const tellMe = main(page).getByRole('form', { name: 'Tell me when donations open' });
  await expect(tellMe).toBeInViewport();
  const sent = page.waitForRequest('**/api/newsletter/subscribe');
  await tellMe.getByRole('textbox', { name: 'E-mail address' }).fill('donor@example.org');
  await tellMe.getByRole('button', { name: 'Subscribe' }).click();
  expect((await sent).postDataJSON()).toEqual({ email: 'donor@example.org', source: 'donations' });
  await expect(tellMe).toContainText('Subscription Successful!');
});

test('[DON-02, GIFT-10] with an open method there is no notice but a link to say that a gift was sent, and Donate Now leads to it; the others stay samples', async ({
  page,
}) => {
  await withoutRendering(page);
  await page.route('**/api/donation-methods*', async (route) => {
    const response = await route.fetch();
    const methods: { id: string; details: { value: string }[] }[] = await response.json();
    const opened = methods.map(({ id, details, ...method }) =>
      id === 'mobile-money'
        ? {
            ...method,
            id,
            sample: false,
            open: true,
            details: details.map((one) => ({ ...one, value: '+243 810 000 011' })),
          }
        : { ...method, id, details },
    );
    await route.fulfill({ response, json: opened });
  });
  await open(page, '/donate');
  const ways = main(page).getByRole('region', { name: 'Choose how' });
  await expect(ways.getByText('Send from your phone')).toBeVisible();
  await expect(main(page).getByText(notice)).toHaveCount(0);
  await expect(ways.getByText('Sample', { exact: true })).toHaveCount(2);
  await expect(ways.getByRole('link', { name: 'I have sent a gift' })).toHaveAttribute('href', '/donate/gift');
  await ways.getByRole('heading', { name: 'Mobile money' }).click();
  await expect(ways.getByText('+243 810 000 011').first()).toBeHidden();
  await main(page).getByRole('link', { name: 'Donate Now' }).click();
  await expect(ways.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(ways.getByText('+243 810 000 011').first()).toBeVisible();
});

test('[REP-01] the highlights of a month open, and on paper all show and no link does', async ({ page }) => {
  await open(page, '/reports');
  const list = main(page).getByRole('region', { name: 'Month by month' });
  const inProgress = list.getByRole('article').first();
  await inProgress.getByText('Highlights').click();
  await expect(inProgress.getByRole('listitem').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(list.getByRole('article').nth(1).getByRole('listitem').first()).toBeVisible();
  await expect(list.getByRole('link')).toHaveCount(0);
});
