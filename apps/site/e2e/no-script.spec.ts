import { expect } from '@playwright/test';
import { test } from './support.ts';

// What only a browser shows of a page without scripts; `test/pages.test.ts` reads its HTML.
test.use({ javaScriptEnabled: false });

test('[START-01] without a script the splash shows for 2000 ms, then leaves the page to its reader, whose links lead to pages without it', async ({
  page,
}) => {
  // Pauses the splash, because on a busy machine its two seconds would be over.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto('/', { waitUntil: 'commit' });
  const splash = page.locator('#splash');
  await expect(splash).toBeVisible();
  const leave = await splash.evaluate((element) =>
    element.getAnimations().map(({ effect }) => effect?.getTiming().delay),
  );
  expect(leave).toEqual([2000]);
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect(splash).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Join the volunteers' }).click();
  await expect(page).toHaveURL('/volunteers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#splash, #splash-styles')).toHaveCount(0);
});

test('[HOME-03, HOME-04] what only works with a script is left out, and links stay', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#splash')).toBeHidden();
  for (const name of [/Open menu/, /Focus Areas/, /Language/, /picture/i, 'Watch impact']) {
    const button = page.getByRole('button', { name, includeHidden: true });
    await expect(button).not.toHaveCount(0);
    await expect(button.filter({ visible: true }), String(name)).toHaveCount(0);
  }
  for (const name of ['About', 'Impact', 'Volunteers', 'Donate']) {
    await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
  }
  // In the hero, below the impact cards, and beside the newsletter.
  const reports = page.getByRole('main').getByRole('link', { name: 'Monthly impact reports' });
  await expect(reports.filter({ visible: true })).toHaveCount(3);
});

test('[LIB-40] without a script a page is as light or dark as the system', async ({ page }) => {
  for (const path of ['/', '/about', '/no-such-page']) {
    await page.goto(path);
    for (const [colorScheme, ground] of [
      ['light', 'rgb(246, 238, 221)'],
      ['dark', 'rgb(10, 30, 22)'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('body'), path).toHaveCSS('background-color', ground);
    }
  }
});
