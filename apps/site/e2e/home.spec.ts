import { expect, type Page } from '@playwright/test';
import { hold, open, seeEverything, settled, test, withoutRendering } from './support.ts';

test('[HOME-01] the sections are in order', async ({ page }) => {
  await open(page);
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const order = [
    'Forest, water and knowledge',
    'Recent Impact Highlights',
    'Get Involved',
    'Core Values',
    'What we work on',
    'News, once a month',
  ];
  const places = order.map((start) => headings.findIndex((heading) => heading.startsWith(start)));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('[HOME-02, START-08] when the settings do not come, the page says so, stays, and tries again', async ({
  page,
}) => {
  await withoutRendering(page);
  await page.route('**/api/settings*', (route) => route.fulfill({ status: 404, json: { detail: 'gone' } }));
  await open(page);
  const alert = page.getByRole('alert').filter({ hasText: 'Error loading settings.' });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute('**/api/settings*');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveCount(0);
});

test('[HOME-02] while the settings are on their way, the page says so', async ({ page }) => {
  await withoutRendering(page);
  await page.route('**/api/settings*', () => {});
  await page.goto('/');
  await expect(page.locator('#splash')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Loading settings...' })).toBeVisible();
});

test('[HOME-03] pictures take turns after 5000 ms, dots pick one, and a button pauses', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(3000);
  const dots = page.getByRole('button', { name: /picture \d of 3/i });
  await expect(dots).toHaveCount(3);
  await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(5100);
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  await dots.nth(2).click();
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(11_000);
  // The dot has focus, so the pictures do not change.
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
});

test('[HOME-03] under reduced motion no picture changes by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(20_000);
  await expect(page.getByRole('button', { name: /picture 1 of 3/i })).toHaveAttribute('aria-current', 'true');
});

test('[HOME-04, HOME-05] the hero has its words, its two actions and three figures', async ({ page }) => {
  await open(page);
  const hero = page.getByRole('main').locator('[data-slot="hero"]');
  await expect(hero.getByText('50,000+')).toBeVisible();
  await expect(hero.getByText('500+')).toBeVisible();
  await expect(hero.getByText('borehole', { exact: true })).toBeVisible();
  await expect(hero.locator('[data-slot="figure-note"]')).toHaveText(
    /As of 30 November 2025.*Source: Monthly impact reports/,
  );
  await hero.getByRole('button', { name: 'Watch impact' }).click();
  const dialog = page.getByRole('dialog', { name: 'Our impact on film' });
  await expect(dialog).toContainText('The impact video is coming soon');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(hero.getByRole('button', { name: 'Watch impact' })).toBeFocused();
  await hero.getByRole('link', { name: 'Join the volunteers' }).click();
  await expect(page).toHaveURL(/\/volunteers$/);
});

test('[HOME-06, START-08] when the hero’s data do not come, it says so and keeps its words', async ({ page }) => {
  await open(page, '/team');
  await page.route('**/api/hero*', (route) => route.fulfill({ status: 404, json: { detail: 'gone' } }));
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Nzete Foundation/ })
    .click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error loading hero.' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /Where one/ })).toBeVisible();
});

for (const [way, prepare] of [
  ['when the browser starts alone', withoutRendering],
  ['after a navigation', (page: Page) => open(page, '/team')],
] as const) {
  test(`[HOME-06] while the hero’s data are on their way, it says so, ${way}`, async ({ page }) => {
    await prepare(page);
    const release = await hold(page, '**/api/hero*');
    if (page.url() === 'about:blank') await page.goto('/');
    else
      await page
        .getByRole('banner')
        .getByRole('link', { name: /Nzete Foundation/ })
        .click();
    const status = page.getByRole('status').filter({ hasText: 'Loading hero...' });
    await expect(status).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /Where one/ })).toBeVisible();
    release();
    await settled(page);
    await expect(status).toHaveCount(0);
    await expect(page.getByText('50,000+').first()).toBeVisible();
  });
}

test('[HOME-07] six impact cards show what was reached', async ({ page }) => {
  await open(page);
  await seeEverything(page);
  const section = page.getByRole('region', { name: 'Recent Impact Highlights' });
  for (const [figure, unit] of [
    ['1', 'borehole completed'],
    ['500+', 'active volunteers'],
    ['50,000+', 'trees planted'],
    ['2,000+', 'people educated'],
    ['15', 'planned digital centres'],
    ['100', 'trees planted by one volunteer'],
  ] as const) {
    await expect(
      section.getByRole('article').filter({ hasText: unit }).getByText(figure, { exact: true }),
    ).toBeVisible();
  }
  await expect(section).toContainText('2050');
  await expect(section.locator('[data-slot="figure-note"]')).toHaveText(
    /The last 12 months.*As of 30 November 2025.*Source: Monthly impact reports/,
  );
});

test('a picture’s alternative text says that it is an illustration', async ({ page }) => {
  await open(page);
  await seeEverything(page);
  const alts = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  expect(alts.length).toBeGreaterThan(6);
  for (const alt of alts) expect(alt === '' || /illustration/i.test(alt ?? '')).toBe(true);
});

/** The gold diamonds in the viewport, by section. */
function goldDiamonds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--nz-offbeat)';
    const gold = getComputedStyle(probe).color;
    probe.remove();
    const isOnScreen = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && top < innerHeight && bottom > 0 && element.checkVisibility({ visibilityProperty: true });
    };
    const isGold = (element: Element) =>
      [undefined, '::before', '::after'].some((part) => {
        const style = getComputedStyle(element, part);
        const isTurned = style.rotate === '45deg' && style.content !== 'none';
        return isTurned && style.backgroundColor === gold;
      }) ||
      (element.matches('svg path') && getComputedStyle(element).fill === gold);
    // The seeds of the signs are too small to break a rhythm.
    return [...document.querySelectorAll('body *:not([data-slot="sign"] *)')]
      .filter((element) => isOnScreen(element) && isGold(element))
      .map((element) => element.closest('[data-slot]')?.getAttribute('data-slot') ?? element.tagName);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`bar, hero and seam have one gold diamond, the picture that is shown (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(viewport);
      await open(page);
      await page.locator('[data-slot="seam"]').scrollIntoViewIfNeeded();
      await expect.poll(() => goldDiamonds(page)).toEqual(['hero-controls']);
    }
  });
}

test('[TRUTH-02, HOME-01] under "The last 12 months" each figure names its own period', async ({ page }) => {
  await open(page);
  await seeEverything(page);
  const cards = page.getByRole('region', { name: 'Recent Impact Highlights' }).getByRole('article');
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) await expect(card).toContainText(/since 2020|today|planned|one rainy season/i);
});
