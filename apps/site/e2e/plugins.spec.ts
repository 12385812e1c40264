import { expect, type Page } from '@playwright/test';
import { moveTo, open, test } from './support.ts';

const main = (page: Page) => page.getByRole('main');
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Notices' }).getByText(text);
const toggle = (page: Page, name: string) => main(page).getByRole('article', { name }).getByRole('switch');

/** The duration of a full sync: nine sources, 800 ms apart, and 1500 ms after the last. */
async function letRun(page: Page) {
  for (let turn = 1; turn < 9; turn += 1) await page.clock.runFor(800);
  await page.clock.runFor(1500);
}

test('[PLUG-03, PLUG-04] by keyboard alone: what is pressed keeps the focus, and the end of a run is told there and on another tab', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/data?tab=plugins');
  const rain = toggle(page, 'Rainfall dataset');
  await moveTo(page, rain);
  for (const checked of [false, true]) {
    await page.keyboard.press('Space');
    await expect(rain).toBeChecked({ checked });
    await expect(rain).toBeFocused();
  }
  const fire = toggle(page, 'Fire detection');
  await moveTo(page, fire);
  // The second press happens while the source syncs.
  for (let presses = 0; presses < 2; presses += 1) {
    await page.keyboard.press('Space');
    await expect(fire).toBeDisabled();
    await expect(fire).not.toBeChecked();
    await expect(fire).toBeFocused();
  }
  await expect(toast(page, 'Fire detection has been safely disabled')).toHaveCount(1);

  const syncAll = main(page).getByRole('button', { name: 'Sync All Sources' });
  const running = main(page).getByRole('button', { name: 'Syncing…' });
  await moveTo(page, syncAll, 'Shift+Tab');
  for (let presses = 0; presses < 2; presses += 1) {
    await page.keyboard.press('Enter');
    await expect(running).toBeFocused();
  }
  await expect(toast(page, 'Starting Secure Sync')).toHaveCount(1);
  await letRun(page);
  await expect(toast(page, 'Sync Complete')).toHaveCount(1);
  await expect(syncAll).toBeFocused();
  await expect(fire).toBeChecked();
  await page.clock.runFor(60_000);
  await expect(toast(page, 'Sync Complete')).toHaveCount(0);

  await page.keyboard.press('Enter');
  await moveTo(page, main(page).getByRole('tab', { name: 'Plugins' }), 'Shift+Tab');
  await page.keyboard.press('Home');
  const realtime = main(page).getByRole('tab', { name: 'Realtime' });
  await expect(realtime).toBeFocused();
  await expect(running).toHaveCount(0);
  await letRun(page);
  await expect(toast(page, 'Sync Complete')).toHaveCount(1);
  await expect(realtime).toBeFocused();
});
