import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { type Language, languages, open, settled, test, textsOf, withoutRendering } from './support.ts';

const main = (page: Page) => page.getByRole('main');
const contentOf = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../api/content/${file}.json`, import.meta.url), 'utf8'));
const wallets: { name: string; address: Record<Language, string> }[] = contentOf('crypto-addresses');
const reports: { id: number; title: Record<string, string>; status: string }[] = contentOf('reports');

/** What a sample says in place of the value of an account. */
const nothing = 'Sample: send nothing';
const notice =
  'We cannot take donations yet. Our account details are not published. Anyone who asks you for money in our name is not from us.';

test('[DON-02, GIFT-10] while nothing is open the page begins with a notice and a field to be told, and Donate Now leads there', async ({
  page,
}) => {
  await open(page, '/donate');
  expect(await main(page).innerText()).toMatch(new RegExp(`^(Warning:\\s+)?${notice.replaceAll('.', '\\.')}`));
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^We cannot take donations yet\./);
  await expect(main(page).getByRole('link', { name: 'I have sent a gift' })).toHaveCount(0);
  const tellMe = main(page).getByRole('form', { name: 'Tell me when donations open' });
  await main(page).getByRole('article').last().scrollIntoViewIfNeeded();
  await main(page).getByRole('link', { name: 'Donate Now' }).click();
  await expect(main(page).getByText(notice)).toBeInViewport();
  await expect(tellMe).toBeInViewport();
  const sent = page.waitForRequest('**/api/newsletter/subscribe');
  await tellMe.getByRole('textbox', { name: 'E-mail address' }).fill('donor@example.org');
  await tellMe.getByRole('button', { name: 'Subscribe' }).click();
  expect((await sent).postDataJSON()).toEqual({ email: 'donor@example.org', source: 'donations' });
  await expect(tellMe).toContainText('Subscription Successful!');
  const words = (await main(page).innerText()).split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  expect(words.length).toBeLessThanOrEqual(150);
});

for (const lang of languages) {
  test(`[DON-02] the notice and the samples are in the language of the page: ${lang}`, async ({ page }) => {
    await open(page, `/donate?lang=${lang}`);
    const texts = textsOf('donate', lang);
    await expect(main(page).getByText(String(texts['site.donate.closed']))).toBeVisible();
    for (const { name, address } of wallets) {
      await expect(main(page).getByRole('article', { name })).toContainText(address[lang]);
    }
    await expect(main(page)).not.toContainText(/SAMPLE|REPLACE/);
  });
}

test('[DON-01, DON-02] bank transfer, PayPal and mobile money with what a donor has to type, each marked as a sample', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/donate');
  const ways = main(page).getByRole('region', { name: 'Choose how' });
  const heads = ways.getByRole('heading', { level: 3 });
  await expect(heads).toHaveText(['Mobile money', 'Bank transfer', 'PayPal']);
  await expect(ways.getByRole('term').filter({ hasText: 'M-Pesa number' })).toBeVisible();
  const copy = ways.getByRole('button', { name: 'Copy M-Pesa number' });
  await copy.click();
  await expect(copy.or(ways.getByRole('button', { name: 'Copied! M-Pesa number' }))).toHaveText('Copied!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(nothing);
  await heads.nth(1).click();
  await expect(ways.getByRole('term').filter({ hasText: 'Account number' })).toBeVisible();
  await expect(ways.getByRole('term').filter({ hasText: 'M-Pesa number' })).toBeHidden();
  await expect(ways.getByText('Sample', { exact: true })).toHaveCount(3);
});

test('[DON-01, DON-02] each wallet with its network, a QR code that is marked, and Copy Address, which says "Copied!" for two seconds', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/donate');
  for (const { name } of wallets) {
    const card = main(page).getByRole('article', { name });
    await expect(card.getByRole('img', { name: `QR code of a sample without an address: ${name}` })).toBeVisible();
    await expect(card.getByText(nothing)).toBeVisible();
    await expect(card.getByText('Sample', { exact: true })).toHaveCount(2);
    await expect(card).not.toContainText('Error');
  }
  const [, , tether] = wallets;
  if (!tether) throw new Error('The server has fewer than three wallets');
  const { name } = tether;
  const card = main(page).getByRole('article', { name });
  await card.getByRole('button', { name: 'Copy Address' }).click();
  await expect(card.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await expect(card.getByRole('status')).toHaveText(`Copied: ${name}`);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(nothing);
  await expect(card.getByRole('button', { name: 'Copy Address' })).toBeVisible();
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

test('[DON-01, REP-01, START-08] wallets or reports that do not come are told by their sentence, Try again fetches them, the rest works', async ({
  page,
}) => {
  await open(page);
  const fail = (call: string) =>
    page.route(call, (route) => route.fulfill({ status: 400, json: { detail: 'Not now.' } }));
  await fail('**/api/crypto-addresses*');
  await fail('**/api/donation-methods*');
  await fail('**/api/impact-metrics*');
  await fail('**/api/reports?*');
  await page.getByRole('banner').getByRole('link', { name: 'Donate' }).click();
  const alerts = main(page).getByRole('alert');
  await expect(alerts).toContainText(['Error loading ways to give.', 'Error loading crypto addresses.']);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute('**/api/crypto-addresses*');
  await main(page).getByRole('button', { name: 'Try again' }).last().click();
  await expect(main(page).getByRole('article')).toHaveCount(wallets.length);
  await page.unroute('**/api/donation-methods*');
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByRole('heading', { name: 'Mobile money' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Monthly reports' }).click();
  await expect(alerts).toContainText(['Error loading figures.', 'Error loading reports.']);
  // The overview below requests them too.
  await settled(page);
  await page.unrouteAll();
  await main(page).getByRole('button', { name: 'Try again' }).last().click();
  await expect(main(page).getByRole('article', { name: 'October 2025' })).toBeVisible();
  await expect(main(page).getByRole('region', { name: 'Impact overview' })).toContainText('5,000');
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByRole('region', { name: 'Latest metrics' })).toContainText('50,000');
});

test('[REP-01] back link, latest metrics, overview, and a row for each month with a file when it is published', async ({
  page,
}) => {
  await open(page, '/reports');
  const metrics = main(page).getByRole('region', { name: 'Latest metrics' });
  await expect(metrics.locator('[data-slot="figure-value"]')).toHaveText(['50,000', '5,500', '12', '7', '6', '1']);
  const list = main(page).getByRole('region', { name: 'Month by month' });
  await expect(list.getByRole('article')).toHaveCount(reports.length);
  for (const { id, title, status } of reports) {
    const row = list.getByRole('article', { name: title.en });
    await expect(row.getByText(status, { exact: true })).toBeVisible();
    const file = row.getByRole('link', { name: /^Download Report/ });
    if (status === 'Published') await expect(file).toHaveAttribute('href', `/api/reports/${id}/pdf?lang=en`);
    else await expect(file).toHaveCount(0);
  }
  const overview = main(page).getByRole('region', { name: 'Impact overview' });
  await expect(overview.locator('[data-slot="figure-value"]')).toHaveText(['5,000', '25,000', '50,000']);
  const inProgress = list.getByRole('article').first();
  await inProgress.getByText('Highlights').click();
  await expect(inProgress.getByRole('listitem').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(list.getByRole('article').nth(1).getByRole('listitem').first()).toBeVisible();
  await expect(list.getByRole('link')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await main(page).getByRole('link', { name: 'Back to our impact' }).click();
  await expect(page).toHaveURL('/impact');
});

test('[REP-01, LANG-08] a report is saved as a PDF in the language that is read', async ({ page }) => {
  await open(page, '/reports?lang=fr');
  const texts = textsOf('reports', 'fr');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(String(texts['site.reports.title']));
  const saving = page.waitForEvent('download');
  await main(page)
    .getByRole('link', { name: /^Télécharger le rapport Octobre 2025/ })
    .first()
    .click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('nzete-report-2025-10-fr.pdf');
  const bytes = readFileSync(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.length).toBeLessThan(300_000);
  expect(bytes.toString('latin1')).toContain('/Marked true');
});
