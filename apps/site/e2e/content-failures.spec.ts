import { expect, type Locator, type Page } from '@playwright/test';
import { chooseLanguage, open, settled, test, withoutRendering } from './support.ts';

const main = (page: Page) => page.getByRole('main');

/** Holds the calls until the returned function is called; then they fail. */
async function refuse(page: Page, calls: RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(calls, async (route) => {
    await released;
    await route.fulfill({ status: 404, json: { detail: 'gone' } });
  });
  return () => release();
}

interface Visit {
  page: string;
  /** From the page before, without loading the site again. */
  go: (page: Page) => Promise<void>;
  calls: RegExp;
  loading?: string;
  errors: string[];
  /** What shows meanwhile. */
  stays: (page: Page) => Locator;
  /** What Try again brings. */
  comes?: (page: Page) => Locator[];
}

const follow = (link: (page: Page) => Locator) => (page: Page) => link(page).click();
const inBar = (name: string | RegExp) => follow((page) => page.getByRole('banner').getByRole('link', { name }));
const inFooter = (name: string) =>
  follow((page) => page.getByRole('contentinfo').getByRole('link', { name, exact: true }));
const inPage = (name: string | RegExp) => follow((page) => main(page).getByRole('link', { name }).first());
const focusArea = (name: string) => async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Focus Areas' }).click();
  await page.getByRole('banner').getByRole('link', { name }).click();
};
const donate = (page: Page) => main(page).locator('header').getByRole('link', { name: 'Donate', exact: true });
const region = (page: Page, name: string) => main(page).getByRole('region', { name });

const visits: Visit[] = [
  {
    page: 'home',
    go: inBar(/Nzete Foundation/),
    calls: /\/api\/hero/,
    loading: 'Loading hero...',
    errors: ['Error loading hero.'],
    stays: (page) => page.getByRole('heading', { level: 1, name: /Where one/ }),
  },
  {
    page: 'donate',
    go: inBar('Donate'),
    calls: /\/api\/(crypto-addresses|donation-methods)/,
    errors: ['Error loading ways to give.', 'Error loading crypto addresses.'],
    stays: (page) => page.getByRole('heading', { level: 1, name: 'Donate' }),
    comes: (page) => [
      main(page).getByRole('article', { name: /USDT/ }),
      main(page).getByRole('heading', { name: 'Mobile money' }),
    ],
  },
  {
    page: 'reports',
    go: inPage('Monthly reports'),
    calls: /\/api\/(impact-metrics|reports\?)/,
    errors: ['Error loading figures.', 'Error loading reports.'],
    stays: (page) => page.getByRole('heading', { level: 1, name: 'Monthly reports' }),
    comes: (page) => [
      main(page).getByRole('article', { name: 'October 2025' }),
      region(page, 'Impact overview').getByText('5,000', { exact: true }),
      region(page, 'Latest metrics').getByText('50,000'),
    ],
  },
  {
    page: 'impact',
    go: inPage('Back to our impact'),
    calls: /\/api\/stories/,
    errors: ['Error loading impact.'],
    stays: (page) => main(page).locator('[data-slot="photo-card"]').nth(28),
    comes: (page) => [main(page).locator('[data-slot="metric-card"]').nth(3)],
  },
  {
    page: 'gallery',
    go: inFooter('Photo gallery'),
    calls: /\/api\/photos\/borehole/,
    errors: ['Error loading gallery.'],
    stays: (page) => main(page).locator('[data-slot="photo-card"]').nth(19),
    comes: (page) => [main(page).locator('[data-slot="photo-card"]').nth(25)],
  },
  {
    page: 'community gallery',
    go: inPage('Community gallery'),
    calls: /\/api\/photos\/community-gallery\?/,
    errors: ['Error loading gallery.'],
    stays: (page) => main(page).getByRole('link', { name: 'Become a volunteer' }),
    comes: (page) => [main(page).locator('[data-slot="photo-card"]').nth(11)],
  },
  {
    page: 'biodiversity',
    go: focusArea('Biodiversity'),
    calls: /\/api\/biodiversity\?/,
    loading: 'Loading biodiversity content...',
    errors: ['Error loading biodiversity content.'],
    stays: donate,
    comes: (page) => [main(page).getByRole('article', { name: 'Native trees first' })],
  },
  {
    page: 'wildlife',
    go: focusArea('Wildlife'),
    calls: /\/api\/wildlife\?/,
    loading: 'Loading wildlife content...',
    errors: ['Error loading wildlife content.'],
    stays: donate,
    comes: (page) => [main(page).getByRole('article').filter({ hasText: 'Shade for the okapi' })],
  },
  {
    page: 'a topic of help',
    go: async (page) => {
      await inFooter('Help')(page);
      await inPage(/Forests and trees/)(page);
    },
    calls: /\/api\/explained\/forests/,
    errors: ['The articles could not be loaded.'],
    stays: (page) => page.getByRole('heading', { level: 1, name: 'Forests and trees' }),
    comes: (page) => [page.locator('#charcoal-makala')],
  },
];

test('[HOME-06, DON-01, REP-01, IMPACT-01, GAL-01, CGAL-01, BIO-01, WILD-01, HELP-04, START-06, START-08] content that does not come is told by its sentence, the rest of the page stays, and Try again fetches it', async ({
  page,
}) => {
  await open(page, '/team');
  for (const { page: name, go, calls, loading, errors, stays, comes } of visits) {
    await test.step(name, async () => {
      const release = await refuse(page, calls);
      await go(page);
      if (loading) await expect(page.getByRole('status').filter({ hasText: loading })).toBeVisible();
      await expect(stays(page)).toBeAttached();
      release();
      const alerts = main(page).getByRole('alert').filter({ hasText: /\S/ });
      await expect(alerts).toContainText(errors);
      await expect(stays(page)).toBeAttached();
      // Other parts of the page may request the same.
      await settled(page);
      await page.unroute(calls);
      if (!comes) return;
      for (const _ of errors) await main(page).getByRole('button', { name: 'Try again' }).last().click();
      for (const part of comes(page)) await expect(part).toBeAttached();
      await expect(alerts).toHaveCount(0);
    });
  }

  await test.step('help in another language, without the address of the foundation', async () => {
    const release = await refuse(page, /\/api\/settings/);
    release();
    await chooseLanguage(page, 'Français');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Aide' }).click();
    await expect(main(page).getByRole('alert').filter({ hasText: 'Erreur' })).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'Joindre une personne' })).toBeVisible();
    await page.unrouteAll();
    await main(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(main(page).getByRole('link', { name: 'hello@nzete.example' })).toBeVisible();
  });
});

test('[HOME-02, HOME-06, NAV-06, NAV-07, FOOT-03, START-08] a page that starts in the browser says what is on its way and what did not come, stays, and tries again', async ({
  page,
}) => {
  await withoutRendering(page);
  const calls = /\/api\/(settings|navigation|hero|social_media_links)/;
  const release = await refuse(page, calls);
  await page.goto('/');
  for (const text of ['Loading settings...', 'Loading navigation...', 'Loading hero...']) {
    await expect(page.getByRole('status').filter({ hasText: text, visible: true })).not.toHaveCount(0);
  }
  await expect(page.getByRole('heading', { level: 1, name: /Where one/ })).toBeVisible();
  release();
  const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
  await expect(alert('Error loading settings.')).toBeVisible();
  await expect(alert('Error loading navigation.')).toBeVisible();
  await expect(alert('Error loading hero.')).toBeVisible();
  const bar = page.getByRole('banner');
  for (const label of ['Volunteers', 'Impact', 'Gallery', 'Team', 'Partners', 'About', 'Donate']) {
    await expect(bar.getByRole('link', { name: label, exact: true })).toBeVisible();
  }
  await settled(page);
  await expect(page.getByRole('contentinfo').getByRole('alert')).toContainText('Error loading footer settings.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(calls);
  await main(page).getByRole('button', { name: 'Try again' }).first().click();
  await expect(alert('Error loading settings.')).toHaveCount(0);
});
