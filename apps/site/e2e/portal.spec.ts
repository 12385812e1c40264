import { readFile } from 'node:fs/promises';
import type { ClimateRecords } from '@nzete/api-client/climate';
import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { hold, open, scripts, settled, test } from './support.ts';

test.use({ bypassCSP: true });

const records = '**/api/realtime-climate-data';
const cards = (page: Page) => page.locator('[data-slot="province-card"]');
const tiles = (page: Page) => page.locator('[data-slot="province-map-tile"]');
const card = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, province: string) => page.getByRole('dialog', { name: `${province} Climate Data` });

test('[PORTAL-02, PORTAL-07] 26 provinces are in the HTML, on the map, in the table, in cards and in files', async ({
  page,
}) => {
  const answer: ClimateRecords = await (await page.request.get('/api/realtime-climate-data')).json();
  const html = await (await page.request.get('/data?q=goma')).text();
  expect(html.match(/data-slot="province-map-tile"/g)).toHaveLength(26);
  expect(html.match(/data-slot="province-card"/g)).toHaveLength(1);

  await open(page, '/data');
  await expect(cards(page)).toHaveCount(26);
  await expect(tiles(page)).toHaveCount(26);
  const kinshasa = answer.find(({ code }) => code === 'CD-KN');
  const card = cards(page).filter({ has: page.getByRole('button', { name: 'Kinshasa', exact: true }) });
  await expect(card).toContainText(`${Math.round(kinshasa?.temperature ?? 0)}\u00a0°C`);
  await expect(card).toContainText(/\d+%\d+ · (Good|Moderate|Unhealthy)/);
  // Their time is in the note above them.
  await expect(page.getByRole('region', { name: 'Provinces' }).getByRole('time')).toHaveCount(1);

  await page.getByRole('combobox', { name: 'What the map shows' }).selectOption('Humidity');
  await expect(page.getByRole('button', { name: /^Kinshasa: \d+%$/ })).toBeVisible();
  await page.locator('[data-slot="segmented-control-option"]', { hasText: 'Table' }).click();
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(26);
  const made = page.getByRole('table').getByRole('row').last().getByRole('cell').last();
  await expect(made).toHaveText(/\d{4}, \d\d:\d\d in Kinshasa$/);
  for (const name of ['What is usual in this month', 'Provinces']) {
    await expect(page.getByRole('region', { name })).toContainText(/Sample.*As of .*Source: what is usual/);
  }
  await expect(tiles(page)).toHaveCount(0);

  await page.getByRole('combobox', { name: 'Order by' }).selectOption('Population');
  // A card shows the value that it is ordered by.
  await expect(cards(page).first()).toContainText(/Kinshasa.*13\.9 million/);
  await page.getByRole('searchbox', { name: 'Find a province or capital' }).fill('kasai');
  await expect(page.getByText('3 provinces', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/data?order=population&q=kasai');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download CSV, \d+ kB$/ }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(/^CD-KC,Kasaï-Central,Kananga,.*,sample,yes,"Sample: .*MIT/);
  const [json] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download JSON, \d+ kB$/ }).click(),
  ]);
  const read = JSON.parse(await readFile(await json.path(), 'utf8'));
  expect(read.records.map(({ code }: ClimateRecords[number]) => code)).toEqual(['CD-KC', 'CD-KE', 'CD-KS']);
  expect(read.sources.sample.source).toMatch(/^Sample/);
  expect(Date.parse(read.downloaded)).toBeGreaterThan(Date.now() - 60_000);
  await page.reload();
  await settled(page);
  await expect(cards(page)).toHaveCount(3);
});

test('[PORTAL-03, PORTAL-07] a province has a dialog with all its values and seven days, and an address of its own', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/data');
  await card(page, 'Nord-Kivu').click();
  const shown = dialog(page, 'Nord-Kivu');
  await expect(shown.getByText('Sample climate information for Nord-Kivu, Goma.')).toBeVisible();
  await expect(shown.getByRole('definition')).toHaveText([
    'Goma',
    /°C$/,
    /%$/,
    /km\/h$/,
    /km$/,
    '7.6 million',
    /\w/,
    /^\d+ · /,
  ]);
  await expect(shown.getByText(/^As of .* UTC\+2$/)).toBeVisible();
  await expect(shown.getByText('Source: what is usual in this month')).toBeVisible();
  await expect(shown.getByText(/ago$|^just now$/)).toBeVisible();
  await expect(shown.getByText(/^Temperature from .* between .* and .*; last reading/)).toBeAttached();
  await expect(page).toHaveURL('/data?province=CD-NK');
  await expect(page).toHaveTitle(/^Nord-Kivu Climate Data/);
  await shown.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/data\?province=CD-NK$/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    shown.getByRole('button', { name: /^Download CSV, \d+ kB$/ }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('nzete-climate-CD-NK.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines.length).toBeGreaterThan(24);
  for (const line of lines.slice(1)) expect(line).toMatch(/^CD-NK,Nord-Kivu,.*,sample,yes,"Sample: /);
  const sent = await shown.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href');
  const text = new URL(sent ?? '').searchParams.get('text') ?? '';
  expect(text).toContain('Nord-Kivu (Goma): ');
  expect(text.length).toBeLessThan(700);
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();
  await expect(page).toHaveURL('/data');
  await expect(card(page, 'Nord-Kivu')).toBeFocused();

  const html = await (await page.request.get('/data?province=CD-SK&lang=fr')).text();
  expect(html).toMatch(/<title>Données climatiques\s: Sud-Kivu/);
  expect(html).toMatch(/<meta name="description" content="Sud-Kivu, Bukavu\s: /);
});

test('[PORTAL-03] where the device has a share sheet, a province has one button to share it', async ({ page }) => {
  await page.addInitScript(() => {
    const share = async (shared: ShareData) => {
      document.documentElement.dataset.shared = JSON.stringify(shared);
    };
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/data?province=CD-NK&lang=fr');
  const shown = page.getByRole('dialog', { name: /Nord-Kivu/ });
  await expect(shown.getByRole('button', { name: /^Télécharger CSV, \d+ ko$/ })).toBeVisible();
  await expect(shown.getByRole('link', { name: /WhatsApp/ })).toHaveCount(0);
  await expect(shown.getByRole('button', { name: 'Copier le lien' })).toHaveCount(0);
  await shown.getByRole('button', { name: 'Partager' }).click();
  const shared = JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '{}');
  expect(shared.url).toMatch(/\/data\?province=CD-NK&lang=fr$/);
  expect(shared.title).toContain('Nord-Kivu');
  expect(shared.text).toMatch(/^Nord-Kivu \(Goma\)/);
  expect(shared.text).not.toContain('http');
});

test('[PORTAL-04] live mode looks once a minute, marks what has changed, loses neither focus nor dialog, and can be turned off', async ({
  page,
}) => {
  await page.clock.install();
  let asked = 0;
  await page.route(records, async (route) => {
    asked += 1;
    const response = await route.fetch();
    const body: ClimateRecords = await response.json();
    const warmer = body.map((record) => (record.code === 'CD-KN' ? { ...record, temperature: 40 + asked } : record));
    await route.fulfill({ response, json: warmer });
  });
  await open(page, '/data');
  const toggle = page.getByRole('switch', { name: 'Live mode' });
  await expect(toggle).toBeChecked();
  expect(asked).toBe(0);
  await card(page, 'Kinshasa').focus();
  await page.clock.fastForward(60_000);
  await expect(page.locator('[data-slot="province-card"][data-changed]')).toContainText('41\u00a0°C');
  await expect(page.getByRole('button', { name: 'Kinshasa: 41\u00a0°C' })).toBeVisible();
  await expect(page.getByText('New figures in 1 province.')).toBeAttached();
  await expect(card(page, 'Kinshasa')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Kinshasa').getByText('41\u00a0°C')).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(dialog(page, 'Kinshasa').getByText('42\u00a0°C')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByText('Live mode', { exact: true }).click();
  await expect(toggle).not.toBeChecked();
  await page.clock.fastForward(10 * 60_000);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Data refreshed!')).toBeVisible();
  expect(asked).toBe(3);
});

test('[PORTAL-05, PORTAL-02, START-08] 26 skeletons while it loads; when it fails the page says so and the rest stays', async ({
  page,
}) => {
  await open(page);
  await page.route(records, (route) => route.fulfill({ status: 400, json: { detail: 'x' } }));
  await page.getByRole('navigation').getByRole('link', { name: 'Climate data' }).first().click();
  const alert = page.getByRole('alert').filter({ hasText: 'Error Loading Climate Data' });
  await expect(alert).toContainText(
    'There was a problem fetching the real-time climate data or alerts. Please ensure the backend server is running and accessible.',
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unrouteAll();
  const release = await hold(page, records);
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Loading climate data...')).toBeVisible();
  await expect(page.getByRole('tabpanel')).toBeFocused();
  await expect(page.locator('[data-slot="province-card-skeleton"]')).toHaveCount(26);
  release();
  await expect(cards(page)).toHaveCount(26);

  // While the server is down, the last record stays, with its age.
  await page.unrouteAll();
  await page.route(records, (route) => route.fulfill({ status: 400, json: { detail: 'x' } }));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('The data was not refreshed')).toBeVisible();
  await expect(page.getByText('These are the last ones.', { exact: false })).toBeVisible();
  await expect(cards(page)).toHaveCount(26);
});

test('[PORTAL-07, LANG-02] in French on a phone: readable before any script, usable by keyboard, nothing for axe to say', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const release = await hold(page, scripts);
  await page.goto('/data?lang=fr', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Ce qui est habituel ce mois-ci' })).toBeVisible();
  await expect(tiles(page).first()).toContainText(/\d+°/);
  release();
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('button', { name: 'Voir les 26 provinces' }).click();
  await expect(cards(page).last()).toBeVisible();
  await expect(cards(page).nth(6).getByRole('button')).toBeFocused();
  await page.locator('[data-code="CD-NU"]').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Données climatiques\s: / })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await violations(page)).toEqual([]);
});

test('[PORTAL-07] the field and the address say the same search: after Back, with a dialog, and when it is cleared', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/data');
  const field = page.getByRole('searchbox', { name: 'Find a province or capital' });
  await field.fill('haut ');
  await page.clock.runFor(400);
  await expect(page).toHaveURL('/data?q=haut');
  await expect(field).toHaveValue('haut ');
  await expect(cards(page)).toHaveCount(3);

  // Opened before the debounce delay is over: the search must be kept.
  await page.clock.pauseAt(Date.now() + 60_000);
  await field.fill('haut-uele');
  await card(page, 'Haut-Uélé').click();
  await expect(page).toHaveURL('/data?q=haut-uele&province=CD-HU');
  await page.clock.resume();
  await page.goBack();
  await expect(page).toHaveURL('/data?q=haut-uele');
  await expect(field).toHaveValue('haut-uele');

  await field.fill('nowhere');
  await page.getByRole('button', { name: 'Show all provinces' }).click();
  await expect(page).toHaveURL('/data');
  await expect(field).toBeFocused();
  await expect(cards(page)).toHaveCount(26);

  // A URL with another search, as from a link on the page.
  await page.evaluate(() => {
    window.history.pushState(null, '', '/data?q=goma');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(field).toHaveValue('goma');
  await expect(cards(page)).toHaveCount(1);
  await page.goBack();
  await expect(field).toHaveValue('');
  await expect(cards(page)).toHaveCount(26);
});
