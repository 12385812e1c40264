import { expect, type Page } from '@playwright/test';
import { paths } from '../src/shared/routes.ts';
import { hold, open, test } from './support.ts';

const main = (page: Page) => page.getByRole('main');

/** Goes to a page as a link does, without a new document. */
const goTo = (page: Page, path: string) =>
  page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Pages whose content fails to come: what they say, what stays, and what comes when it is tried again. */
const parts = [
  {
    id: 'VOL-02',
    path: paths.volunteers,
    calls: /\/api\/volunteer-opportunities/,
    says: 'Error loading opportunities.',
    stays: (page: Page) => main(page).getByRole('button', { name: 'Submit Application' }),
    comes: (page: Page) => main(page).getByRole('article', { name: 'Field data collectors' }),
  },
  {
    id: 'SHIP-01',
    path: paths.partnerships,
    calls: /\/api\/(partners|partnership-|climate-success)/,
    says: 'Error loading partnerships page.',
    stays: (page: Page) => main(page).getByRole('region', { name: 'There is room for you' }),
    comes: (page: Page) => main(page).locator('[data-slot="partner-card"]').nth(3),
  },
  {
    id: 'TEAM-01',
    path: paths.team,
    calls: /\/api\/team/,
    says: 'Error loading team.',
    stays: (page: Page) => main(page).getByRole('link', { name: 'Become a volunteer' }),
    comes: (page: Page) => main(page).getByRole('article').first(),
  },
  {
    id: 'ABOUT-01',
    path: paths.about,
    calls: /\/api\/about/,
    says: 'Error loading content.',
    stays: (page: Page) => main(page).getByRole('region', { name: 'Join us' }).getByRole('link').nth(2),
    comes: (page: Page) => main(page).getByRole('region', { name: 'Our four values' }),
  },
  {
    id: 'MITI-01',
    path: paths.climateMitigation,
    calls: /\/api\/climate-programs/,
    says: 'Error loading climate mitigation content.',
    stays: (page: Page) => main(page).getByRole('region', { name: 'What has changed' }).getByRole('article').nth(3),
    comes: (page: Page) => main(page).getByRole('region', { name: 'What we work on' }).getByRole('article').nth(5),
  },
  {
    id: 'EMPOW-01',
    path: paths.communityEmpowerment,
    calls: /\/api\/community-testimonials/,
    says: 'Error loading community empowerment content.',
    stays: (page: Page) => main(page).getByText('People trained', { exact: true }),
    comes: (page: Page) => main(page).getByRole('region', { name: 'Testimonials' }).getByRole('figure').nth(2),
  },
];

test('[VOL-02, SHIP-01, TEAM-01, ABOUT-01, MITI-01, EMPOW-01, START-08] content that does not come is said by its page, the rest stays, and it comes when tried again', async ({
  page,
}) => {
  await open(page);
  for (const { id, path, calls, says, stays, comes } of parts) {
    await test.step(id, async () => {
      await page.route(calls, (route) => route.fulfill({ status: 400, json: { detail: 'gone' } }));
      await goTo(page, path);
      const alert = main(page).getByRole('alert').filter({ hasText: says });
      await expect(alert).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(stays(page)).toBeVisible();
      await page.unroute(calls);
      await main(page).getByRole('button', { name: 'Try again' }).click();
      await expect(comes(page)).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  }
});

test('[EMPOW-01] while its content is on the way the page says so', async ({ page }) => {
  await open(page, '/team');
  const release = await hold(page, '**/api/community-testimonials*');
  await goTo(page, paths.communityEmpowerment);
  const loading = main(page).getByRole('status').filter({ hasText: 'Loading community empowerment content...' });
  await expect(loading).toBeVisible();
  release();
  await expect(loading).toHaveCount(0);
});
