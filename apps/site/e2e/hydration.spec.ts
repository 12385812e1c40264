import { type BrowserContext, expect, type Page } from '@playwright/test';
import { canonicalPath, topicPath, topics } from '../src/shared/routes.ts';
import { interactive, isComplaint, languages, pages, settled, test, textsOf } from './support.ts';

/** The prefetched next page of a list. */
const isAhead = (search: string) => new URLSearchParams(search).get('skip') === '10';

/** Every console message and API request of a page. */
function watch(page: Page) {
  const complaints: string[] = [];
  const calls: string[] = [];
  const say = (what: string) => complaints.push(`${page.url()}: ${what}`);
  page.on('console', (message) => isComplaint(message) && say(message.text()));
  // React reports recoverable errors in the same way.
  page.on('pageerror', (error) => say(error.message));
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && !isAhead(search)) calls.push(`${page.url()}: ${pathname}${search}`);
  });
  return { complaints, calls };
}

/** Every other page is dark, which must not change the markup. */
const schemeOf = (index: number) => (index % 2 === 0 ? 'light' : 'dark');

const chosen = (context: BrowserContext, baseURL: string | undefined, language: string) =>
  context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);

/**
 * Runs in the page once it is idle, when its requests and console messages have arrived. Reads
 * everything in one call, because there are more than a hundred pages.
 */
async function readHead() {
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }));
  return {
    language: document.documentElement.lang,
    headings: document.querySelectorAll('h1').length,
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
  };
}

/** One address of each page: aliases and the other topics of help are the same page. */
const tour = pages.filter(
  (path) => canonicalPath(path) === path && !topics.slice(1).some((topic) => path === topicPath(topic)),
);

/**
 * Every page in one language, the languages in turn; before a release in all (`E2E=all`).
 * `test/pages.test.ts` reads them in all four.
 */
const AT_A_TIME = 10;
const rounds = process.env.E2E === 'all' ? languages.length : 1;
const visits = Array.from({ length: rounds }, (_, round) =>
  tour.map((path, index) => [path, languages[(index + round) % languages.length]] as const),
).flat();
const parts = Array.from({ length: Math.ceil(visits.length / AT_A_TIME) }, (_, part) =>
  visits.slice(part * AT_A_TIME, (part + 1) * AT_A_TIME),
);

for (const [number, part] of parts.entries()) {
  test(`[START-05, START-06, START-07, LANG-07] every page is there, is hydrated as it was rendered, and asks for nothing that it has (${number + 1} of ${parts.length})`, async ({
    page,
  }) => {
    const { complaints, calls } = watch(page);
    for (const [index, [path, language]] of part.entries()) {
      // Each language has light and dark pages.
      await page.emulateMedia({ colorScheme: schemeOf(index + Math.floor(index / 4)) });
      const response = await page.goto(`${path}?lang=${language}`, { waitUntil: 'commit' });
      expect(response?.status(), path).toBe(200);
      await settled(page);
      expect(await page.evaluate(readHead), path).toEqual({
        language,
        headings: 1,
        title: expect.stringMatching(/Nzete/),
        description: expect.stringMatching(/\p{L}{3,}/u),
      });
    }
    expect(complaints).toEqual([]);
    expect(calls).toEqual([]);
  });
}

test('[LANG-04] a page by the visitor’s own choice is hydrated as it was rendered, and a language in the address, whatever was stored', async ({
  page,
  context,
  baseURL,
}) => {
  const { complaints, calls } = watch(page);
  for (const [index, [path, language]] of (
    [
      ['/', 'fr'],
      ['/team', 'ln'],
      ['/data', 'sw'],
      ['/responsible-minerals/community-voice', 'en'],
    ] as const
  ).entries()) {
    await chosen(context, baseURL, language);
    await page.addInitScript((stored) => localStorage.setItem('language', stored), language);
    await page.emulateMedia({ colorScheme: schemeOf(index) });
    await page.goto(path, { waitUntil: 'commit' });
    await interactive(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  await chosen(context, baseURL, 'sw');
  await page.goto('/?lang=fr', { waitUntil: 'commit' });
  await interactive(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(complaints).toEqual([]);
  expect(calls).toEqual([]);
});

test('[START-06] a tab that the address names, and a province, are hydrated as they were rendered', async ({
  page,
}) => {
  const { complaints } = watch(page);
  const tabs = ['/data?tab=ai-insights', '/data?tab=plugins', '/data?province=CD-NK', '/data?q=kivu&order=humidity'];
  for (const path of [...tabs, '/partners?tab=apply', '/partners?tab=current', '/partners?tab=kyc']) {
    await page.goto(`${path}&lang=fr`, { waitUntil: 'commit' });
    await settled(page);
    await page.evaluate(readHead);
  }
  expect(complaints).toEqual([]);
});

test('[LANG-04, PRIV-33, START-08] a stored language without its cookie is restored everywhere at once after the English page was hydrated, and the cookie is written', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'ln'));
  const { complaints } = watch(page);
  // Nobody has scrolled or pressed a key: parts that no one has come near change too.
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'ln');
  await expect(page.getByRole('contentinfo')).toContainText('Mikomisa');
  await expect(page.locator('[data-section]:not([data-interactive])')).toHaveCount(0);
  // No section stays in English, and none shows twice.
  const title = textsOf('home', 'ln')['site.home.values.title'] ?? 'no text';
  await expect(page.getByRole('main').getByRole('heading', { name: title })).toHaveCount(1);
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('ln');
  // A section that is being hydrated meanwhile is rendered again: React reports it, nobody sees it.
  expect(complaints.filter((complaint) => !/React error #418/.test(complaint))).toEqual([]);
});

test.describe('for a visitor whose browser prefers French', () => {
  test.use({ locale: 'fr-FR' });

  test('[LANG-08] a page with an offer of another language is hydrated as it was rendered', async ({ page }) => {
    const { complaints, calls } = watch(page);
    await page.goto('/', { waitUntil: 'commit' });
    await interactive(page);
    await expect(page.locator('[data-slot="language-offer"]')).toBeAttached();
    expect(complaints).toEqual([]);
    expect(calls).toEqual([]);
  });
});
