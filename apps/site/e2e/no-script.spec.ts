import { execFileSync } from 'node:child_process';
import { expect } from '@playwright/test';
import { pageOf, paths } from '../src/shared/routes.ts';
import type { SiteServer } from './siteServer.ts';
import { languageChoice, oneLine, test, textsOf } from './support.ts';

// What only a browser shows of a page without scripts; `test/pages.test.ts` reads its HTML.
test.use({ javaScriptEnabled: false });

test('[LANG-04] without a script links lead on, in the language of the address', async ({ page }) => {
  const { about, team, gallery, help, impact } = paths;
  await page.goto('/?lang=fr');
  for (const path of [about, team, gallery, help, impact]) {
    // By keyboard, which ends the splash.
    await page.getByRole('contentinfo').locator(`a[href="${path}?lang=fr"]`).first().press('Enter');
    await expect(page).toHaveURL(`${path}?lang=fr`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    const heading = page.getByRole('heading', { level: 1 });
    expect(Object.values(textsOf(pageOf(path), 'fr'))).toContain(oneLine(await heading.textContent()));
  }
});

test('[LANG-06] without a script the footer changes the language of the page', async ({ page }) => {
  await page.goto('/team');
  await languageChoice(page.getByRole('contentinfo'), 'Kiswahili').click();
  await expect(page).toHaveURL('/team?lang=sw');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf('team', 'sw')['site.team.title'] ?? '');
  await expect(languageChoice(page.getByRole('contentinfo'), 'Kiswahili')).toHaveAttribute('aria-current', 'true');
});

test('[START-01] without a script the splash shows for 2000 ms, then leaves the page to its reader', async ({
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
});

test('[START-01] without a script a link, too, leads to a page without the splash', async ({ page }) => {
  await page.goto('/team');
  await expect(page.locator('#splash')).toHaveCount(1);
  // By keyboard, which ends the splash.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).press('Enter');
  await expect(page).toHaveURL('/about');
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

test('[HOME-01, START-05] without a script links of the home page lead to every focus area', async ({
  page,
  request,
}) => {
  const answer = await request.get('/api/navigation?lang=en');
  const { focus_areas: areas } = (await answer.json()) as { focus_areas: { label: string; href: string }[] };
  expect(areas).toHaveLength(9);
  await page.goto('/');
  const main = page.getByRole('main');
  const link = (label: string) => main.getByRole('link', { name: `Explore ${label}` });
  for (const { label, href } of areas) {
    await expect(main.getByRole('heading', { name: label, exact: true })).toBeVisible();
    await expect(link(label)).toHaveAttribute('href', href);
    expect((await request.get(href, { headers: { accept: 'text/html' } })).status(), href).toBe(200);
  }
  await link(areas[0]?.label ?? '').press('Enter');
  await expect(page).toHaveURL(areas[0]?.href ?? '');
});

for (const place of ['main', 'contentinfo'] as const) {
  test(`[NEWS-01] a form that an old browser shows and sends does not put what was typed into the address (${place})`, async ({
    page,
  }) => {
    await page.goto('/');
    const form = page.getByRole(place).locator('form:not([data-native])');
    const sent = page.waitForRequest((request) => request.isNavigationRequest());
    await form.evaluate((element: HTMLFormElement) => {
      for (const field of element.querySelectorAll('input')) field.value = 'grace@example.org';
      element.submit();
    });
    const request = await sent;
    expect(request.method()).toBe('POST');
    expect(request.url()).not.toContain('grace');
  });
}

/** The unsubscribe link, from the table that the staff use. */
function unsubscribeLink(email: string, site: SiteServer): string {
  const env = { PATH: process.env.PATH, DATA_DIR: site.data, DATABASE_URL: '', PUBLIC_URL: site.url };
  const command = ['apps/api/dist/inbox.js', 'export', '--kind', 'newsletter'];
  const table = execFileSync(process.execPath, command, { env, encoding: 'utf8' });
  const row = table.split('\n').find((line) => line.includes(email)) ?? '';
  return /http[^",\s]+/.exec(row)?.[0] ?? '';
}

test('[NEWS-04] without a script a reader ends the subscription by the link of a newsletter, or by one click of the mail program', async ({
  page,
  request,
  site,
}) => {
  const email = `reader-${process.pid}-${Date.now()}@example.org`;
  const subscribe = async () => {
    const headers = { 'accept-language': 'fr' };
    const answer = await request.post('/api/newsletter/subscribe', { data: { email }, headers });
    expect(answer.status(), 'a new subscription').toBe(201);
    return unsubscribeLink(email, site);
  };
  await page.goto(await subscribe());
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('status')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre abonnement est terminé');
  const oneClick = await request.post(await subscribe(), { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(await oneClick.json()).toEqual({ subscribed: false });
  await subscribe();
});

for (const [colorScheme, ground] of [
  ['light', 'rgb(246, 238, 221)'],
  ['dark', 'rgb(10, 30, 22)'],
] as const) {
  test(`[LIB-40] without a script a page is as ${colorScheme} as the system`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/', '/about', '/no-such-page']) {
      await page.goto(path);
      await expect(page.locator('body'), path).toHaveCSS('background-color', ground);
    }
  });
}
