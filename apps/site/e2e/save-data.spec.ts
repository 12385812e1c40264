import { expect, type Page } from '@playwright/test';
import { clockShift } from '../../../tooling/lib/clock.ts';
import { violations } from './axe.ts';
import { open, seeEverything, settled, test } from './support.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const saveDataSwitch = (page: Page) =>
  footer(page).getByRole('switch', { name: /^(?:Save data|Économiser les données)$/ });
const saving = { extraHTTPHeaders: { 'save-data': 'on' } };

/** The types of all files that a page has requested. */
function watch(page: Page) {
  const types: string[] = [];
  page.on('request', (request) => types.push(request.resourceType()));
  return types;
}

/** What the document and its files have downloaded, as the browser measures it. */
const downloaded = (page: Page) =>
  page.evaluate(() =>
    ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
  );

/** "At least 184 kB" in bytes. */
const bytesIn = (text: string) => Number(/([\d.]+) kB/.exec(text)?.[1]) * 1000;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[SAVE-01, PRIV-45] the switch saves data from the same page on, and ends it', async ({ page, context }) => {
    await page.goto('/reports?lang=fr&report=5');
    await expect(saveDataSwitch(page)).not.toBeChecked();
    await saveDataSwitch(page).press('Enter');
    await expect(page).toHaveURL('/reports?lang=fr&report=5#save-data');
    await expect(saveDataSwitch(page)).toBeChecked();
    await expect(saveDataSwitch(page)).toBeInViewport();
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: 'save-data', value: 'on', sameSite: 'Lax', httpOnly: true });
    // The browser counts from its own clock, which no test moves.
    const now = Date.now() - clockShift();
    expect((cookie?.expires ?? 0) - now / 1000).toBeGreaterThan(360 * 86_400);
    await saveDataSwitch(page).click();
    await expect(saveDataSwitch(page)).not.toBeChecked();
  });

  test.describe('with the header', () => {
    test.use(saving);

    test('[SAVE-03] the heading font is not loaded either', async ({ page }) => {
      const types = watch(page);
      await page.goto('/about');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(types).not.toContain('font');
    });
  });
});

test('[SAVE-01] the switch is answered before the code has come, without it', async ({ page }) => {
  await page.route(/\/assets\/[^/]+\.js$/, () => {});
  await page.goto('/team', { waitUntil: 'commit' });
  await saveDataSwitch(page).click();
  await expect(page).toHaveURL('/team#save-data');
  await expect(saveDataSwitch(page)).toBeChecked();
});

test('[SAVE-02] the choice wins over the header', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'save-data': 'on' });
  await page.goto('/about');
  await expect(saveDataSwitch(page)).toBeChecked();
  await saveDataSwitch(page).click();
  await expect(saveDataSwitch(page)).not.toBeChecked();
  await settled(page);
});

test('[SAVE-08] the switch says what saving leaves out of the page, and not more', async ({ page }) => {
  await open(page, '/about');
  const said = bytesIn(await saveDataSwitch(page).evaluate((element) => element.nextElementSibling?.textContent ?? ''));
  const measured = await page.evaluate(async () => {
    await document.fonts.ready;
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.(?:js|woff2)$/.test(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
  expect(said).toBeGreaterThan(measured * 0.8);
  expect(said).toBeLessThan(measured + 500);
  // After a navigation the number would be that of another page.
  await footer(page).getByRole('link', { name: 'Team', exact: true }).click();
  await expect(page).toHaveURL('/team');
  await expect(footer(page).getByText(/less on this page/)).toHaveCount(0);
});

test('[SAVE-06, PRIV-46] the footer says what the visit has downloaded, over its documents, and what it costs', async ({
  page,
}) => {
  await open(page, '/about');
  const line = footer(page).locator('[data-slot="visit-weight"]');
  await expect(line).toContainText(
    /^This visit: \d+ kB, about [\d.]+ FC \(14 FC for 1 MB: Financial Afrik, July 2020\)\s*Sample\s*$/,
  );
  await seeEverything(page);
  const first = await downloaded(page);
  await expect
    .poll(async () => bytesIn(await line.innerText()))
    .toBe(Math.round((await downloaded(page)) / 1000) * 1000);
  await page.goto('/impact');
  await settled(page);
  await expect(line).toBeVisible();
  await expect
    .poll(async () => Math.abs(bytesIn(await line.innerText()) - first - (await downloaded(page))))
    .toBeLessThanOrEqual(20_000);
});

test('[SAVE-07] without a price the footer says nothing of it', async ({ page }) => {
  await page.route('/about', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"data_price":\{[^}]*\}/, '"data_price":null');
    await route.fulfill({ response, body });
  });
  await open(page, '/about');
  // Loaded after it.
  await seeEverything(page);
  await expect(saveDataSwitch(page)).toBeVisible();
  await expect(footer(page).getByText(/This visit/)).toHaveCount(0);
});

test.describe('saving data on a phone', () => {
  test.use({ ...saving, viewport: { width: 360, height: 640 }, hasTouch: true, splash: true });

  test('[SAVE-03] a page is whole without scripts: drawings come when they are near, links are followed', async ({
    page,
  }) => {
    const types = watch(page);
    await page.goto('/?lang=fr');
    await expect(page.locator('#splash')).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeVisible();
    await seeEverything(page);
    const drawings = page.getByRole('main').locator('[data-slot="picture-image"]');
    await expect(drawings.first()).toBeAttached();
    for (const drawing of await drawings.all()) {
      await drawing.scrollIntoViewIfNeeded();
      await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    await page.getByRole('main').getByRole('link').last().click();
    await expect(page).not.toHaveURL(/\/\?lang=fr$/);
    expect(types.filter((type) => ['script', 'font', 'fetch'].includes(type))).toEqual([]);
  });

  test('[SAVE-04] the first tap loads the scripts, and is answered', async ({ page }) => {
    const types = watch(page);
    await page.goto('/about');
    await page.mouse.click(3, 400);
    expect(types).not.toContain('script');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('#root')).toHaveAttribute('data-interactive');
    expect(types).not.toContain('font');
  });

  test('[SAVE-04] by keyboard links need no scripts, a field loads them, and what is typed stays', async ({ page }) => {
    await page.goto('/send-feedback');
    await page.getByRole('link').first().focus();
    await expect(page.locator('#late-code')).toHaveCount(1);
    const message = page.getByRole('main').getByRole('textbox').first();
    await message.focus();
    await expect(page.locator('#late-code')).toHaveCount(0);
    await message.pressSequentially('Hello');
    await settled(page);
    await expect(message).toHaveValue('Hello');
  });

  test('[SAVE-05] the portal does not look for new figures until live mode is turned on', async ({ page }) => {
    await page.goto('/data-portal');
    const live = page.getByRole('switch', { name: 'Live mode' });
    await expect(live).not.toBeChecked();
    await live.press('Space');
    await settled(page);
    await expect(live).toBeChecked();
  });

  test.describe('for axe', () => {
    test.use({ bypassCSP: true });

    test('[ACC-01] axe finds nothing, in French', async ({ page }) => {
      await page.goto('/?lang=fr');
      await seeEverything(page);
      expect(await violations(page)).toEqual([]);
    });
  });
});
