import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { languages, open, seeEverything, test } from './support.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The strict security policy lets no foreign script in, axe included. */
test.use({ bypassCSP: true });

/** The rules that a colour scheme can break; the others read the markup, which is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Of what passes one example for each rule: to find a name for every element takes axe longer than to judge it. */
const look = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] });

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

const describeAll = ({ violations }: AxeResults) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);

/** No colour is on its way to another. */
const still = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      return playState !== 'running' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
    }),
  );

/** Everything that axe has to say against what the page shows, and against its colours in the dark. */
async function violations(page: Page) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await still(page);
  const light = await look(page).withTags(rules).analyze();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await still(page);
  const dark = await look(page).withRules(colourRules).analyze();
  const judged = [...dark.passes, ...dark.incomplete, ...dark.violations].map(({ id }) => id);
  expect(judged, 'rules that found something to judge').toContain('color-contrast');
  return [...describeAll(light), ...describeAll(dark).map((violation) => `in the dark, ${violation}`)];
}

for (const language of languages) {
  test(`axe finds nothing on home in ${language}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `/?lang=${language}`);
    await seeEverything(page);
    expect(await violations(page)).toEqual([]);
  });
}

test('axe finds nothing on a page without content yet', async ({ page }) => {
  await open(page, '/about');
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing with the menu open', async ({ page }) => {
  await open(page);
  await page.getByRole('banner').getByRole('button', { name: 'Focus Areas' }).click();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing with the dialog open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await page.getByRole('button', { name: 'Watch impact' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing after a failed newsletter try', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await page.getByRole('main').getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page.getByText('Please enter your email address to subscribe.').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the security policy is kept: no violation while the page is used', async ({ browser }) => {
  const context = await browser.newContext({ bypassCSP: false });
  const page = await context.newPage();
  const reports: string[] = [];
  page.on('console', (message) => /content security policy/i.test(message.text()) && reports.push(message.text()));
  await open(page);
  await page.getByRole('button', { name: 'Watch impact' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page.getByText('Email required').first()).toBeVisible();
  expect(reports).toEqual([]);
  await context.close();
});
