import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { open, settled, test, textsOf } from './support.ts';

const main = (page: Page) => page.getByRole('main');
const contentOf = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../api/content/${file}.json`, import.meta.url), 'utf8'));
const wallets: { name: string; address: string }[] = contentOf('crypto-addresses');
const reports: { id: number; title: Record<string, string>; status: string }[] = contentOf('reports');

test('[DON-01] bank transfer, PayPal and mobile money with what a donor has to type; Donate Now leads there; samples are marked', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/donate');
  const ways = main(page).getByRole('region', { name: 'Choose how' });
  const heads = ways.getByRole('heading', { level: 3 });
  await expect(heads).toHaveText(['Mobile money', 'Bank transfer', 'PayPal']);
  await heads.first().click();
  await expect(ways.getByText('+243 000 000 011')).toBeHidden();
  await main(page).getByRole('link', { name: 'Donate Now' }).click();
  await expect(ways.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(ways.getByText('+243 000 000 011')).toBeVisible();
  const copy = ways.getByRole('button', { name: 'Copy M-Pesa number' });
  await copy.click();
  await expect(copy.or(ways.getByRole('button', { name: 'Copied! M-Pesa number' }))).toHaveText('Copied!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+243 000 000 011');
  await heads.nth(1).click();
  await expect(ways.getByText('CD00 SAMPLE 0000 0000 0000 0000')).toBeVisible();
  await expect(ways.getByText('+243 000 000 011')).toBeHidden();
  await expect(ways.getByText('Sample', { exact: true })).toHaveCount(3);
  await expect(ways.getByText(/do not send money to them/).filter({ visible: true })).toHaveCount(1);
});

test('[DON-01] each wallet with its network, a QR code and Copy Address, which says "Copied!" for two seconds', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/donate');
  for (const { name, address } of wallets) {
    const card = main(page).getByRole('article', { name });
    await expect(card.getByRole('img', { name: `QR code of the address: ${name}` })).toBeVisible();
    await expect(card.locator('[data-slot="wallet-card-address"]')).toHaveText(address);
    await expect(card.getByText('This wallet does not exist: do not send money to it.')).toBeVisible();
  }
  const [, , tether] = wallets;
  if (!tether) throw new Error('The server has fewer than three wallets');
  const { name, address } = tether;
  const card = main(page).getByRole('article', { name });
  await expect(card.getByText('Send only USDT, and only by the TRC-20 network. Anything else is lost.')).toBeVisible();
  await card.getByRole('button', { name: 'Copy Address' }).click();
  await expect(card.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await expect(card.getByRole('status')).toHaveText(`Copied: ${name}`);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expect(card.getByRole('button', { name: 'Copy Address' })).toBeVisible();
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
  await expect(alerts).toHaveText(['Error loading ways to give.', 'Error loading crypto addresses.']);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute('**/api/crypto-addresses*');
  await main(page).getByRole('button', { name: 'Try again' }).last().click();
  await expect(main(page).getByRole('article')).toHaveCount(wallets.length);
  await page.unroute('**/api/donation-methods*');
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByRole('heading', { name: 'Mobile money' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Monthly reports' }).click();
  await expect(alerts).toHaveText(['Error loading figures.', 'Error loading reports.']);
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
  await expect(main(page).getByText(String(texts['site.reports.pdf'])).first()).toBeVisible();
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
