import { type BrowserContext, expect, type Page } from '@playwright/test';
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

/** Every page in two languages, in batches; `test/pages.test.ts` reads them in all four. */
const AT_A_TIME = 8;
function partsIn(number: number) {
  const own = pages.filter((_, index) => (index + number) % 2 === 0);
  return Array.from({ length: Math.ceil(own.length / AT_A_TIME) }, (_, part) =>
    own.slice(part * AT_A_TIME, (part + 1) * AT_A_TIME),
  );
}

for (const [number, language] of languages.entries()) {
  const parts = partsIn(number);
  for (const [index, part] of parts.entries()) {
    test(`[START-05, START-06, START-07, LANG-07] every other page in ${language} is there, is hydrated as it was rendered, and asks for nothing that it has (${index + 1} of ${parts.length})`, async ({
      page,
    }) => {
      const { complaints, calls } = watch(page);
      for (const [index, path] of part.entries()) {
        await page.emulateMedia({ colorScheme: schemeOf(index) });
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

  test(`[LANG-04] a page in ${language} by the visitor’s own choice is hydrated as it was rendered, light or dark`, async ({
    page,
    context,
    baseURL,
  }) => {
    await chosen(context, baseURL, language);
    await page.addInitScript((stored) => localStorage.setItem('language', stored), language);
    const { complaints, calls } = watch(page);
    for (const [index, path] of ['/', '/team', '/data', '/responsible-minerals/community-voice'].entries()) {
      await page.emulateMedia({ colorScheme: schemeOf(number + index) });
      await page.goto(path, { waitUntil: 'commit' });
      await interactive(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    }
    expect(complaints).toEqual([]);
    expect(calls).toEqual([]);
  });
}

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

test('[LANG-04] a language in the address is hydrated as it was rendered, whatever was stored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'sw'));
  const { complaints, calls } = watch(page);
  for (const path of ['/?lang=fr', '/team?lang=ln', '/data?lang=en']) {
    await page.goto(path, { waitUntil: 'commit' });
    await interactive(page);
    await expect(page.locator('html')).toHaveAttribute('lang', path.slice(-2));
  }
  expect(complaints).toEqual([]);
  expect(calls).toEqual([]);
});

test('[LANG-04] a stored language without its cookie is restored after the English page was hydrated', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'ln'));
  const { complaints } = watch(page);
  const titles = [
    ['/', textsOf('home', 'ln')['site.home.values.title']],
    ['/team', textsOf('team', 'ln')['site.team.ask.title']],
  ] as const;
  for (const [path, title = 'no text'] of titles) {
    await page.context().clearCookies();
    await page.goto(path, { waitUntil: 'commit' });
    await interactive(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ln');
    // No section stays in English, and none shows twice.
    await expect(page.getByRole('main').getByRole('heading', { name: title })).toHaveCount(1);
  }
  // A section that is being hydrated meanwhile is rendered again: React reports it, nobody sees it.
  expect(complaints.filter((complaint) => !/React error #418/.test(complaint))).toEqual([]);
});

test.describe('for a visitor whose browser prefers French', () => {
  test.use({ locale: 'fr-FR' });

  test('[LANG-08] a page with an offer of another language is hydrated as it was rendered', async ({ page }) => {
    const { complaints, calls } = watch(page);
    for (const path of ['/', '/team']) {
      await page.goto(path, { waitUntil: 'commit' });
      await interactive(page);
      await expect(page.locator('[data-slot="language-offer"]')).toBeAttached();
    }
    expect(complaints).toEqual([]);
    expect(calls).toEqual([]);
  });
});
