import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { moveTo, open, seeEverything, test, testedLanguages } from './support.ts';

const tab = (page: Page, index: number) => page.getByRole('main').getByRole('tab').nth(index);
const chart = (page: Page) => page.locator('[data-slot="province-dialog-chart"]');

test.describe('axe', () => {
  /** The security policy would block axe. */
  test.use({ bypassCSP: true });

  for (const language of testedLanguages) {
    test(`axe finds nothing in the dialog and the three tabs of the climate portal in ${language}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, `/data?lang=${language}`);
      await seeEverything(page);
      expect(await violations(page)).toEqual([]);
      await page.locator('[data-slot="province-map-tile"][data-code="CD-NK"]').click();
      await expect(chart(page)).toBeVisible();
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await violations(page, '[role="dialog"]')).toEqual([]);
      }
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.keyboard.press('Escape');
      await page.locator('[data-slot="segmented-control-option"]').last().click();
      expect(await violations(page, '[data-slot="province-table"]')).toEqual([]);

      await tab(page, 1).click();
      await page.locator('[data-slot="chat-form"] textarea').fill('Goma');
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-slot="chat-sources"]')).toBeVisible();
      await page.locator('[data-slot="analysis-generator"] textarea').fill('Goma');
      await page.locator('[data-slot="analysis-generator"] button').click();
      await expect(page.locator('[data-slot="report"]')).toBeVisible();
      expect(await violations(page, '[role="tabpanel"]')).toEqual([]);

      await tab(page, 2).click();
      await expect(page.locator('[data-slot="plugin-grid"]')).toBeVisible();
      expect(await violations(page, '[role="tabpanel"]')).toEqual([]);
    });
  }
});

test('[PORTAL-04, PORTAL-07] by keyboard alone: live mode, measure, table, search, order and all provinces of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const main = page.getByRole('main');
  await open(page, '/data');
  const measure = main.getByRole('combobox', { name: 'What the map shows' });
  await moveTo(page, measure);
  await page.keyboard.press('ArrowDown');
  await expect(measure).toHaveValue('humidity');
  await expect(main.getByRole('button', { name: /^Kinshasa: \d+%$/ })).toBeVisible();
  await expect(measure).toBeFocused();

  await moveTo(page, main.getByRole('radio', { name: 'Map' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(main.getByRole('radio', { name: 'Table' })).toBeFocused();
  await expect(main.getByRole('table').getByRole('rowheader')).toHaveCount(26);
  await moveTo(page, main.getByRole('group', { name: 'Weather of the provinces' }));
  await moveTo(page, main.getByRole('radio', { name: 'Table' }), 'Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(main.locator('[data-slot="province-map-tile"]')).toHaveCount(26);

  const live = main.getByRole('switch', { name: 'Live mode' });
  await moveTo(page, live);
  await page.keyboard.press('Space');
  await expect(live).not.toBeChecked();
  const refresh = main.getByRole('button', { name: 'Refresh' });
  await moveTo(page, refresh);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Data refreshed!')).toBeVisible();
  await expect(refresh).toBeFocused();

  await moveTo(page, main.getByRole('searchbox', { name: 'Find a province or capital' }));
  await page.keyboard.type('kivu');
  await expect(main.locator('[data-slot="province-card"]')).toHaveCount(2);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await moveTo(page, main.getByRole('combobox', { name: 'Order by' }));
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL('/data?order=temperature');
  await moveTo(page, main.getByRole('button', { name: 'Show all 26 provinces' }));
  await page.keyboard.press('Enter');
  await expect(main.locator('[data-slot="province-card"]').nth(6).getByRole('button')).toBeFocused();
});

test('[PORTAL-03, PORTAL-07, CHAT-01, PLUG-03] by keyboard alone: map, dialog, chat and data sources; the code of chat and sources comes when they are opened', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const hasFetched = (name: string) => fetched.some((url) => url.includes(`/${name}-`));
  const main = page.getByRole('main');
  const toast = page.getByRole('region', { name: 'Notices' });
  await open(page, '/data');

  await moveTo(page, tab(page, 0));
  await moveTo(page, main.locator('[data-slot="province-map-tile"][tabindex="0"]'));
  await page.keyboard.press('ArrowRight');
  const province = await main.locator('[data-slot="province-map-tile"]:focus').getAttribute('data-code');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').locator(chart(page))).toBeVisible();
  await expect(page).toHaveURL(`/data?province=${province}`);
  await moveTo(page, page.getByRole('dialog').getByRole('button', { name: 'Close' }).last());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(main.locator(`[data-slot="province-map-tile"][data-code="${province}"]`)).toBeFocused();

  await moveTo(page, tab(page, 0), 'Shift+Tab');
  expect(hasFetched('AssistantPanel')).toBe(false);
  await page.keyboard.press('ArrowRight');
  const box = main.getByRole('textbox', { name: 'Your question' });
  await expect(box).toBeVisible();
  await moveTo(page, box);
  await page.keyboard.type('Weather in Goma?');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-slot="chat-sources"]')).toBeVisible();
  await expect(box).toBeFocused();

  await moveTo(page, tab(page, 1), 'Shift+Tab');
  expect(hasFetched('PluginsPanel')).toBe(false);
  await page.keyboard.press('ArrowRight');
  const source = main.getByRole('article', { name: 'Rainfall dataset' });
  await moveTo(page, source.getByRole('switch'));
  await page.keyboard.press('Space');
  await expect(toast.getByText('Plugin Deactivated')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(toast.getByText('Plugin Activated')).toBeVisible();
});
