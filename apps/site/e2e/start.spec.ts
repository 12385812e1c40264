import { expect, type Page } from '@playwright/test';
import { open, scripts, seeEverything, settled, test } from './support.ts';

/** Runs in the page: checks each frame until the page is hydrated and has been painted since. */
function recordSplash() {
  let isSeen = false;
  const frame = () => {
    isSeen ||= document.getElementById('splash')?.checkVisibility() ?? false;
    if (document.querySelector('#root[data-interactive]')) document.documentElement.dataset.sawSplash = `${isSeen}`;
    else requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

async function sawSplash(page: Page) {
  const html = page.locator('html[data-saw-splash]');
  await html.waitFor();
  return (await html.getAttribute('data-saw-splash')) === 'true';
}

/** Stops the script and the style that end the splash, so that a test has time to look at it. */
async function keepSplash(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

test.describe('the splash', () => {
  test.use({ splash: true });

  test('[START-01] the splash shows for 2000 ms, then the page is complete and nothing says that it loads', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const splash = document.getElementById('splash');
        if (splash?.checkVisibility({ visibilityProperty: true })) Object.assign(window, { splashSeen: true });
        if (!splash && document.body) {
          for (const status of document.querySelectorAll('[role="status"]')) {
            const text = status.textContent ?? '';
            if (/loading/i.test(text)) seen.push(text);
          }
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      const watch = new MutationObserver(() => {
        if (document.body && !document.getElementById('splash') && document.querySelector('main')) {
          Object.assign(window, { splashGoneAt: performance.now() });
          watch.disconnect();
        }
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    // Recorded in the page, because on a busy machine the test may be late.
    await page.goto('/');
    await settled(page);
    const { splashSeen, goneAt, seen } = await page.evaluate(() => ({
      splashSeen: (window as unknown as { splashSeen?: boolean }).splashSeen,
      goneAt: (window as unknown as { splashGoneAt: number }).splashGoneAt,
      seen: (window as unknown as { seen: string[] }).seen,
    }));
    expect(splashSeen).toBe(true);
    expect(goneAt).toBeGreaterThanOrEqual(2000);
    expect(seen).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('[START-01] the splash is plain HTML: it shows before any script has come', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await keepSplash(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('#splash')).toBeVisible();
    await expect(page.locator('#splash')).toContainText('Nzete Foundation');
    await expect(page.locator('#splash')).toContainText('Boyei bolamu');
  });

  test('[START-01] the splash belongs to the first document of a visit, on whichever page, and not to later ones', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.addInitScript(recordSplash);
    await page.goto('/team');
    expect(await sawSplash(page)).toBe(true);
    for (const lead of [() => page.goto('/about'), () => page.reload(), () => page.goto('/?lang=fr')]) {
      await lead();
      expect(await sawSplash(page), page.url()).toBe(false);
    }
    await using other = await browser.newContext({ baseURL });
    const visit = await other.newPage();
    await visit.addInitScript(recordSplash);
    await visit.goto('/about');
    expect(await sawSplash(visit)).toBe(true);
  });

  test('[START-01] where nothing can be stored, a reload and a link lead to a page without the splash', async ({
    page,
  }) => {
    await page.addInitScript(recordSplash);
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Refused', 'SecurityError');
        },
      }),
    );
    await page.goto('/team');
    expect(await sawSplash(page)).toBe(true);
    await page.reload();
    expect(await sawSplash(page)).toBe(false);
    await page.evaluate(() => window.location.assign('/about'));
    await page.waitForURL('/about');
    expect(await sawSplash(page)).toBe(false);
  });

  test('[START-01] a key that reaches the page under the splash shows it, and nothing is out of reach', async ({
    page,
  }) => {
    await page.route(scripts, (route) => route.abort());
    await keepSplash(page);
    await page.goto('/');
    await expect(page.locator('#splash')).toBeVisible();
    await expect(page.locator('[inert]')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /Skip to/ })).toBeFocused();
    await page.clock.runFor(500);
    await expect(page.locator('#splash')).toBeHidden();
  });
});

test('[START-02] a new page starts at the top; back and forward return to the place that was left', async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL(/\/team$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Our team' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await page.goForward();
  await expect(page).toHaveURL(/\/team$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('[START-02] after a navigation a link to a part of the page leads there, and Back returns to the place that was left', async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeFocused();
  const top = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.evaluate(() => {
    window.location.hash = 'main';
  });
  await expect.poll(top).toBeLessThan(100);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(top).toBe(300);
});

test('[START-02, PRIV-36, PRIV-48] a document that is left gives the scroll back to the browser, which restores it after a reload', async ({
  page,
}) => {
  await open(page, '/about');
  const restoration = () => page.evaluate(() => window.history.scrollRestoration);
  expect(await restoration()).toBe('manual');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  expect(await restoration()).toBe('auto');
  const inTheTab = await page.evaluate(() => Object.keys(sessionStorage).map((key) => key.replace(/ .*/, ' …')));
  expect(inTheTab.toSorted()).toEqual(['downloaded …', 'react-router-scroll-positions', 'splashShown']);
});

test.describe('[START-03] an unknown address', () => {
  test('answers with status 404, says so, leads home, and is logged', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.locator('#splash')).toHaveCount(0);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await expect.poll(() => errors.some((text) => text.includes('/no/such/page'))).toBe(true);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('[START-07] on navigation focus moves to the main heading, which names the page once', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const focused: string[] = [];
    Object.assign(window, { focused });
    document.addEventListener('focusin', ({ target }) => focused.push((target as HTMLElement).textContent ?? ''));
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Photo gallery' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Photo gallery' })).toBeFocused();
  await expect(page).toHaveTitle('Photo gallery · Nzete Foundation');
  await settled(page);
  const focused = await page.evaluate(() => (window as unknown as { focused: string[] }).focused);
  // First the clicked link, then the heading.
  expect(focused).toEqual(['Photo gallery', 'Photo gallery']);
  await expect(page.getByRole('status').filter({ hasText: 'Photo gallery' })).toHaveCount(0);
});

test('[START-02, START-07] Back returns to the link that was followed, and announces the page', async ({ page }) => {
  await open(page, '/about');
  // Sections that were never near the viewport have an estimated height.
  await seeEverything(page);
  const team = page.getByRole('contentinfo').getByRole('link', { name: 'Team' });
  await team.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await team.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our team' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  await expect(team).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await expect(page.getByRole('status').filter({ hasText: 'About us · Nzete Foundation' })).toHaveCount(1);
});

test('[START-03] an address that cannot be decoded is unknown', async ({ page }) => {
  const response = await page.goto('/%E0%A4%A');
  expect(response?.status()).toBe(400);
  await settled(page);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Where one/ })).toBeVisible();
});
