import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { read } from './offline.ts';
import { acceptInvitation, invitationFor, password, setUpSecondFactor } from './staff.ts';
import { type Language, moveTo, test, testedLanguages } from './support.ts';

// One person signs in, and goes through everything.
test.describe.configure({ mode: 'serial' });

const run = Date.now().toString(36);
const chief = `chief-${run}`;

let codes: string[] = [];

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The texts of the staff area. */
const staffTexts = (language: Language): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../src/staff/locales/${language}.json`, import.meta.url), 'utf8'));

/** Username and password; the next step may ask for a code. */
async function signIn(page: Page, written = password) {
  await page.getByRole('textbox', { name: 'Username or e-mail' }).fill(chief);
  await page.getByLabel('Password').fill(written);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in with a recovery code, since a code of the app works once. */
async function enter(page: Page, path = '/staff') {
  await page.goto(path);
  await signIn(page);
  await page.getByRole('textbox', { name: 'Code' }).fill(codes.pop() ?? '');
  await page.getByRole('button', { name: 'Go on' }).click();
}

test('[STAFF-30] the frame is not indexed, cached, or in the sitemap, and its files are its own', async ({
  request,
}) => {
  const page = await request.get('/staff/people', { headers: { accept: 'text/html' } });
  expect(page.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  expect(page.headers()['content-security-policy']).toContain("script-src 'self';style-src 'self'");
  const html = await page.text();
  expect(html).toContain('<meta name="robots" content="noindex');
  const files = [...html.matchAll(/(?:src|href)="(\/staff\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const { 'cache-control': cache } = (await request.get(file)).headers();
    expect(cache).toContain('immutable');
  }
  expect((await request.get('/staff/assets/no-such-file.js')).status()).toBe(404);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/staff');
  expect(await (await request.get('/', { headers: { accept: 'text/html' } })).text()).not.toContain('/staff/assets');
});

test('[STAFF-53] an invitation in French is answered by a staff area in French, also after a reload', async ({
  page,
}) => {
  await page.goto('/staff/invitation?lang=fr#no-such-invitation');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goto('/staff');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
});

test('[STAFF-31] an invited person chooses a name and a password, and sets up the second factor', async ({
  page,
  site,
}) => {
  const invitation = await invitationFor(site, `chief-${run}@example.org`, 'administrator');
  await acceptInvitation(page, invitation, chief);
  codes = await setUpSecondFactor(page);
  await expect(title(page, 'Today')).toBeVisible();
  expect(codes).toHaveLength(10);
  await page.goto(invitation);
  await expect(page.getByText('This invitation was used already')).toBeVisible();
});

test('[STAFF-33] the sign-in leads to the page that was asked for, and says what is wrong', async ({ page }) => {
  await page.goto('/staff/audit?who=nobody-at-all');
  await signIn(page, 'wrong');
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  await signIn(page);
  await page.getByRole('textbox', { name: 'Code' }).fill('000000');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill(codes.pop() ?? '');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(title(page, 'Audit log')).toBeVisible();
  await expect(page.getByText('Nothing was found.')).toBeVisible();
});

test('[STAFF-34] [STAFF-35] invites a colleague, changes the role, and ends the session', async ({ page, browser }) => {
  await enter(page, '/staff/people');
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(`mate-${run}@example.org`);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  const link = new URL((await dialog.locator('code').textContent()) ?? '');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText(`mate-${run}@example.org`)).toBeVisible();

  const mate = await (await browser.newContext()).newPage();
  await acceptInvitation(mate, link.pathname + link.search + link.hash, `mate-${run}`);
  await expect(title(mate, 'Today')).toBeVisible();
  await expect(mate.getByRole('link', { name: 'People', exact: true })).toHaveCount(0);

  await page.goto('/staff/sessions');
  const row = page.getByRole('listitem').filter({ hasText: `mate-${run}` });
  await row.getByRole('button').click();
  await expect(row).toHaveCount(0);
  await mate.getByRole('link', { name: 'Templates' }).click();
  await expect(mate.getByText('Your session has ended')).toBeVisible();
  await mate.context().close();

  await page.goto('/staff/people');
  await page.getByRole('button', { name: `Actions for mate-${run}` }).click();
  await page.getByRole('menuitem', { name: 'Change the role' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Role' }).selectOption('editor');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: `mate-${run}@` })).toContainText('Editor');
  await page.goto(`/staff/audit?who=${chief}`);
  await expect(page.getByText('changed a role').first()).toBeVisible();
});

test('[STAFF-37] a change of a template is kept over a reload until it is saved', async ({ page }) => {
  await enter(page, '/staff/templates/new');
  await page.getByRole('textbox', { name: 'Name, for colleagues' }).fill(`Template ${run}`);
  for (const name of ['English', 'French', 'Lingala', 'Kiswahili'])
    await page.getByRole('textbox', { name }).fill(`Text in ${name}`);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Kiswahili' })).toHaveValue('Text in Kiswahili');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: `Template ${run}` })).toBeVisible();
});

test('[STAFF-36] signs out by the keyboard alone, and the way back is closed', async ({ page }) => {
  await enter(page);
  await expect(title(page, 'Today')).toBeVisible();
  await moveTo(page, page.getByRole('button', { name: 'Your account' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Where you are signed in' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Sign in')).toBeVisible();
  await page.goBack();
  await expect(title(page, 'Sign in')).toBeVisible();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[STAFF-30] nothing of the staff area is kept on the device', async ({ page }) => {
    await read(page, '/');
    await enter(page);
    await expect(title(page, 'Today')).toBeVisible();
    const keptPaths = await page.evaluate(async () => {
      const all = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
      return (await Promise.all(all)).flat().map(({ url }) => new URL(url).pathname);
    });
    expect(keptPaths).toContain('/');
    expect(keptPaths.filter((path) => /^\/(?:api\/)?staff/.test(path))).toEqual([]);
  });
});

const pages = ['', '/people', '/audit', '/templates', '/templates/accepted', '/sessions'];

test.describe('[STAFF-38] every page, at 360 and 1280 px', () => {
  test.use({ bypassCSP: true });

  test('passes axe, and nothing is wider than the screen', async ({ page, context, baseURL }) => {
    test.setTimeout(120_000);
    await enter(page);
    await expect(title(page, 'Today')).toBeVisible();
    for (const language of testedLanguages) {
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      for (const path of pages) {
        await page.goto(`/staff${path}`);
        await expect(page.locator('main h1')).toBeVisible();
        await expect(page.getByText(staffTexts(language)['site.staff.loading'] ?? '')).toHaveCount(0);
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await violations(page), `${path} ${language} ${width}`).toEqual([]);
          const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
          expect(await page.evaluate(overflow), `${path} ${language} ${width}`).toBeLessThanOrEqual(0);
        }
      }
    }
  });
});
