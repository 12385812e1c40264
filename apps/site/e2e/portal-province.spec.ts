import { expect, type Locator, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { hold, isComplaint, open, scripts, settled, test, textsOf } from './support.ts';

/** The province in the server's HTML, and the dialog that replaces it. */
const sheet = (page: Page) => page.locator('[data-slot="province-sheet"]');
const dialog = (page: Page) => page.getByRole('dialog');
const values = '[data-slot="province-dialog-values"] dd';
const tile = (page: Page, code: string) => page.locator(`[data-slot="province-map-tile"][data-code="${code}"]`);
test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('[PORTAL-03, LANG-04] a link to a province opens with its values at the top, and a link leads to all provinces', async ({
    page,
  }) => {
    await page.goto('/data-portal?province=CD-SK&lang=fr');
    await expect(page.locator('#splash')).toBeHidden();
    const province = page.getByRole('region', { name: /^Données climatiques\s: Sud-Kivu$/ });
    await expect(province.getByText('Bukavu', { exact: true })).toBeInViewport();
    await expect(province.locator(values).nth(1)).toHaveText(/^\d+\s°C$/);
    await expect(province.getByText('Exemple', { exact: true })).toBeVisible();
    await expect(province.getByText(/^Le .* UTC\+2$/)).toBeVisible();
    // Controls that need JavaScript are hidden, and nothing covers the page.
    await expect(province.getByRole('button')).toHaveCount(0);
    await expect(province).toHaveCSS('position', 'static');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await province.getByRole('link', { name: 'Toutes les provinces' }).last().press('Enter');
    await expect(page).toHaveURL('/data-portal?lang=fr');
    await expect(sheet(page)).toHaveCount(0);
    await expect(page.locator('[data-slot="province-card"]')).toHaveCount(26);
  });
});

/** The boxes of the sheet and of the values on it. */
const placesOf = (paper: Locator) => Promise.all([paper.boundingBox(), paper.locator('dl').boundingBox()]);

for (const width of [360, 1280]) {
  test(`[PORTAL-03, START-06] a link to a province shows it before any script, and becomes a dialog in the same place, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const complaints: string[] = [];
    page.on('console', (message) => isComplaint(message) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    const release = await hold(page, scripts);
    await page.goto('/data?province=CD-NK&lang=fr', { waitUntil: 'commit' });
    await expect(sheet(page).getByText('Goma', { exact: true })).toBeInViewport();
    const before = await placesOf(sheet(page).locator('> div'));
    const written = await sheet(page).locator(values).allTextContents();
    release();
    await settled(page);
    await expect(dialog(page).locator('[data-slot="province-dialog-chart"]')).toBeVisible();
    await expect(sheet(page)).toHaveCount(0);
    await expect(dialog(page)).toBeFocused();
    await expect(dialog(page)).toHaveAttribute('aria-modal', 'true');
    expect(await dialog(page).locator(values).allTextContents()).toEqual(written);
    expect(await placesOf(dialog(page))).toEqual(before);
    expect(complaints).toEqual([]);

    // There is no earlier page of this site: closing opens all provinces, with focus on this one.
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/data?lang=fr');
    await expect(dialog(page)).toHaveCount(0);
    await expect(tile(page, 'CD-NK')).toBeFocused();
    await expect(tile(page, 'CD-NK')).toBeInViewport();

    // If opened here, Back closes it and returns focus.
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/data?lang=fr&province=CD-NK');
    await expect(dialog(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/data?lang=fr');
    await expect(dialog(page)).toHaveCount(0);
    await expect(tile(page, 'CD-NK')).toBeFocused();
  });
}

test('[PORTAL-03] closed before its code has come, a province that was opened by a link leads to all provinces', async ({
  page,
}) => {
  const release = await hold(page, /\/ProvinceView-[^/]+\.js$/);
  await page.goto('/data?province=CD-NK&q=kivu');
  await page.locator('#root[data-interactive]').waitFor();
  await sheet(page).getByRole('link', { name: 'All provinces' }).last().click();
  await expect(page).toHaveURL('/data?q=kivu');
  await expect(sheet(page)).toHaveCount(0);
  release();
  await expect(page.locator('[data-slot="province-card"]')).toHaveCount(2);
});

test.describe('axe', () => {
  test.use({ bypassCSP: true, javaScriptEnabled: true });

  test('axe finds nothing in a province that the server has written', async ({ page }) => {
    await hold(page, /\/ProvinceView-[^/]+\.js$/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/data?province=CD-NK&lang=fr');
    await expect(sheet(page)).toBeVisible();
    expect(await violations(page, '[data-slot="province-sheet"]')).toEqual([]);
  });
});

test('[PORTAL-02, PORTAL-07] every value on the map, in the table and in the cards is a figure of one note with time and source', async ({
  page,
}) => {
  await open(page, '/data?lang=fr');
  const read = () =>
    page.evaluate(() => {
      const found: string[] = [];
      const places = '[data-slot="province-map-tile"], [data-slot="province-table"] td, [data-slot="province-card"]';
      for (const place of document.querySelectorAll(places)) {
        const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const { parentElement, textContent } = walker.currentNode;
          // The accessible name of a tile repeats its value.
          if (!/\d/.test(textContent ?? '') || parentElement?.closest('time, button > .nz\\:sr-only')) continue;
          const figure = parentElement?.closest('data[data-slot="figure"]');
          const note = document.getElementById(figure?.getAttribute('aria-describedby') ?? '');
          if (!figure?.getAttribute('value')) found.push(`${textContent} is no figure`);
          else if (!note?.querySelector('time')) found.push(`${textContent} has no time`);
          else if (!/Source\s: /.test(note.textContent ?? '')) found.push(`${textContent} has no source`);
        }
      }
      return { found, figures: document.querySelectorAll('main data[data-slot="figure"][aria-describedby]').length };
    });
  // For each province: a tile, and three values on its card.
  expect(await read()).toEqual({ found: [], figures: 26 * (1 + 3) });
  const { 'site.data.view.table': table = '' } = textsOf('data', 'fr');
  await page.locator('[data-slot="segmented-control-option"]', { hasText: table }).click();
  await expect(tile(page, 'CD-KN')).toHaveCount(0);
  expect(await read()).toEqual({ found: [], figures: 26 * (6 + 3) });
  // The page itself states that the values are modelled, not measured.
  await expect(page.getByText('les valeurs viennent de modèles météo', { exact: false })).toBeVisible();
});

test('[PORTAL-02, PORTAL-07] all 26 provinces are alike and in one list; on a phone the map is first below the head', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/data');
  const cards = page.locator('[data-slot="province-card"]');
  const names = await cards.locator('h3').allTextContents();
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'fr')));
  expect(names).toEqual(expect.arrayContaining(['Ituri', 'Nord-Kivu', 'Sud-Kivu']));
  // The only difference between cards is which ones a phone shows at first.
  const kinds = await cards.evaluateAll((all) => [
    ...new Set(
      all.map(({ parentElement, children, tagName }) =>
        [tagName, parentElement?.childElementCount, ...[...children].map(({ className }) => className)].join(' | '),
      ),
    ),
  ]);
  expect(kinds).toHaveLength(1);
  const isMapFirst = await page.evaluate(() => {
    const find = (selector: string) => document.querySelector(selector) as Element;
    const tops = ['[data-slot="live-toggle"]', '[data-slot="alert-list"]', '[data-slot="province-card"]'].map(
      (selector) => find(selector).getBoundingClientRect().top,
    );
    const { bottom } = find('[data-slot="province-map-tiles"]').getBoundingClientRect();
    return tops.every((top) => top > bottom);
  });
  expect(isMapFirst).toBe(true);
});

test('[PORTAL-03] a province whose dialog does not come says so, and opens once the page is loaded again', async ({
  page,
}) => {
  await page.route(/\/assets\/ProvinceView-.*\.js/, (route) => route.abort());
  await open(page, '/data');
  await tile(page, 'CD-KN').click();
  await expect(page.locator('[data-slot="toast"]')).toContainText('load the page again');
  await expect(page).toHaveURL(/\/data$/);
  await page.unroute(/\/assets\/ProvinceView-.*\.js/);
  await page.reload();
  await settled(page);
  await tile(page, 'CD-NK').click();
  await expect(page).toHaveURL(/province=CD-NK$/);
  await expect(dialog(page)).toBeVisible();
});

test('[PORTAL-03] closed twice in a moment, a province leads back one page and no further', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('navigation').getByRole('link', { name: 'Climate data' }).first().click();
  await tile(page, 'CD-KN').click();
  await expect(dialog(page)).toBeVisible();
  await page.evaluate(() => {
    for (let presses = 0; presses < 2; presses += 1) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    }
  });
  await expect(dialog(page)).toHaveCount(0);
  await tile(page, 'CD-NK').click();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL('/data?province=CD-NK');
});

test('[PORTAL-03, CHAT-01] a province that an answer of the assistant leads to closes to the map, with the focus on its tile; Back leads to the answer', async ({
  page,
}) => {
  await open(page, '/data?tab=ai-insights');
  await page.locator('[data-slot="chat-form"] textarea').fill('Weather in Goma?');
  await page.keyboard.press('Enter');
  await page.locator('[data-slot="chat-log"]').getByRole('link', { name: 'Nord-Kivu' }).first().click();
  await expect(dialog(page)).toBeVisible();
  await expect(tile(page, 'CD-NK')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/data');
  await expect(tile(page, 'CD-NK')).toBeFocused();
  await page.goBack();
  await expect(page.locator('[data-slot="chat-log"]')).toContainText('Weather in Goma?');
});

test.describe('the code of the dialog', () => {
  const code = /\/ProvinceView-[^/]+\.js$/;

  test('[SPEED-04] has come before the dialog is opened', async ({ page }) => {
    const answer = page.waitForResponse(code);
    await open(page, '/data');
    await (await answer).finished();
    await page.route(code, (route) => route.abort());
    await tile(page, 'CD-NK').click();
    await expect(dialog(page)).toBeVisible();
  });

  test('[SPEED-04] comes only when the dialog is opened, if the visitor saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { saveData: true }) });
    });
    const requests: string[] = [];
    page.on('request', (request) => {
      if (code.test(request.url())) requests.push(request.url());
    });
    await open(page, '/data');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(requests).toEqual([]);
    await tile(page, 'CD-NK').click();
    await expect(dialog(page)).toBeVisible();
    expect(requests).toHaveLength(1);
  });
});
