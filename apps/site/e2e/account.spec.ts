import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { freePort } from '../../../tooling/lib/server.ts';
import { openSmtp } from '../../api/test/support/smtp-server.ts';
import { kycApplication } from './applications.ts';
import { violations } from './axe.ts';
import { startSite } from './siteServer.ts';
import { test as base, interactive, moveTo, open, testedLanguages } from './support.ts';

interface Own {
  url: string;
  /** The links in the mails to an address, the newest last. */
  linksTo: (email: string) => string[];
  /** Changes a record as staff do. */
  change: (sql: string, ...values: string[]) => void;
}

/** A server of its own: it sends mail to a mailbox of the tests. */
const test = base.extend<object, { own: Own }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const smtp = await openSmtp();
      const port = await freePort();
      const server = await startSite({
        PORT: String(port),
        // Mails have links.
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        TRUST_PROXY: '127.0.0.1',
        SMTP_URL: smtp.url,
        MAIL_FROM: 'Nzete <hello@nzete.example>',
        MAIL_STAFF: 'staff@nzete.example',
      });
      const change: Own['change'] = (sql, ...values) => {
        const db = new DatabaseSync(join(server.data, 'nzete.db'));
        db.exec('PRAGMA busy_timeout = 5000');
        db.prepare(sql).run(...values);
        db.close();
      };
      const linksTo: Own['linksTo'] = (email) =>
        smtp.received
          .filter(({ to }) => to.includes(email))
          .flatMap(({ text }) => text.match(/http:\/\/[^\s"<>]+#[^\s"<>]+/g) ?? []);
      await use({ url: server.url, linksTo, change });
      await server.stop();
      smtp.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ own }, use) => use(own.url),
  // An address for each test, because registrations are limited by visitor.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  extraHTTPHeaders: async ({}, use, { line }) => use({ 'x-forwarded-for': `198.51.${line >> 8}.${line & 255}` }),
});
test.use({ bypassCSP: true });
// One server for all tests of the file.
test.describe.configure({ mode: 'default' });

const password = 'river stone lamp goat';
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const card = (page: Page, name: string) => main(page).getByRole('region', { name });
const storedToken = (page: Page) => page.evaluate(() => window.localStorage.getItem('authToken'));

/** The newest link that was mailed to an address. */
async function mailedLink(own: Own, email: string, before = 0): Promise<string> {
  await expect.poll(() => own.linksTo(email).length, { timeout: 20_000 }).toBeGreaterThan(before);
  return own.linksTo(email).at(-1) ?? '';
}

async function signIn(request: APIRequestContext, username: string) {
  const response = await request.post('/api/token', { form: { username, password } });
  expect(response.status()).toBe(200);
  return (await response.json()).access_token as string;
}

/** An account with a confirmed address, signed in on the page. */
async function openAccount(page: Page, own: Own, username: string, path = '/account') {
  const email = `${username}@example.org`;
  const { request } = page;
  expect((await request.post('/api/register', { data: { username, email, password } })).status()).toBe(201);
  own.change("UPDATE account SET email_confirmed_at = '2026-01-01T00:00:00.000Z' WHERE username = ?", username);
  const token = await signIn(request, username);
  await page.goto('/status');
  await page.evaluate((value) => window.localStorage.setItem('authToken', value), token);
  return { email, token, openPage: () => open(page, path) };
}

const volunteer = (email: string) => ({
  firstName: 'Ada',
  lastName: 'Mbo',
  email,
  location: 'Kinshasa',
  phone: '+243 800 000 000',
  availability: 'weekends',
  motivation: 'For shade on the road to our market.',
});

test('[AUTH-15] from registration to the confirmed address, by the link that was mailed', async ({ page, own }) => {
  const email = 'grace@example.org';
  await page.request.post('/api/volunteer-applications', { data: volunteer(email) });
  await open(page, '/register');
  await page.getByRole('textbox', { name: 'Username' }).fill('grace');
  await page.getByRole('textbox', { name: 'E-mail *' }).fill(email);
  await page.getByLabel('Password *').fill('password1');
  await button(page, 'Create the account').click();
  await expect(page.getByLabel('Password *')).toHaveAccessibleDescription(/easy to guess/);
  await page.getByLabel('Password *').fill(password);
  await button(page, 'Create the account').click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(main(page).getByText(`We have mailed a link to ${email}.`)).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'My applications' })).toHaveCount(0);

  await page.goto(await mailedLink(own, email));
  await expect(main(page).getByText('Your address is confirmed')).toBeVisible();
  await expect(card(page, 'Volunteer application').getByText('Received', { exact: true })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');

  await page.goto('about:blank');
  await page.goto(own.linksTo(email).at(-1) ?? '');
  await expect(main(page).getByText('Your e-mail address is confirmed already.')).toBeVisible();
});

test('[AUTH-15] a taken username says so at its field, and keeps what was written', async ({ page }) => {
  const data = { username: 'taken', email: 'taken@example.org', password };
  await page.request.post('/api/register', { data });
  await open(page, '/register');
  const username = page.getByRole('textbox', { name: 'Username' });
  await username.fill('Taken');
  await page.getByRole('textbox', { name: 'E-mail *' }).fill('other@example.org');
  await page.getByLabel('Password *').fill(password);
  await button(page, 'Create the account').click();
  await expect(username).toHaveAccessibleDescription(/Someone has this username already/);
  await expect(page.getByRole('textbox', { name: 'E-mail *' })).toHaveValue('other@example.org');
});

test('[AUTH-14] signing in by keyboard: a wrong password is said, and a lost connection loses nothing', async ({
  page,
}) => {
  await page.request.post('/api/register', { data: { username: 'keys', email: 'keys@example.org', password } });
  await open(page, '/login');
  const username = page.getByRole('textbox', { name: 'Username' });
  await moveTo(page, username);
  await page.keyboard.type('keys');
  await page.keyboard.press('Tab');
  await page.keyboard.type('a wrong one');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByText('The username or the password is wrong')).toBeVisible();
  expect(await storedToken(page)).toBeNull();

  await page.route('**/api/token', (route) => route.abort());
  await page.getByLabel('Password *').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByText(/Everything you wrote is still here/)).toBeVisible();
  await expect(username).toHaveValue('keys');
  const kept = await page.evaluate(() => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]));
  expect(kept).not.toContain(password);

  await page.unroute('**/api/token');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeFocused();
  expect(await storedToken(page)).toMatch(/^[\w-]{43}$/);
});

test('[AUTH-17] what was sent: details are corrected, an application is withdrawn, the data are downloaded', async ({
  page,
  own,
}) => {
  const { email, openPage } = await openAccount(page, own, 'mine');
  await page.request.post('/api/volunteer-applications', { data: volunteer(email) });
  await page.request.post('/api/volunteer-applications', { data: volunteer('someone.else@example.org') });
  await openPage();
  const application = card(page, 'Volunteer application');
  await expect(application).toHaveCount(1);
  await application.getByText('Your contact details').click();
  await application.getByRole('textbox', { name: 'Phone' }).fill('+243 811 111 111');
  await application.getByRole('button', { name: 'Save' }).click();
  await expect(application.getByText('Saved', { exact: true })).toBeVisible();

  const waiting = page.waitForEvent('download');
  await button(page, 'Download my data').click();
  const file = JSON.parse(readFileSync(await (await waiting).path(), 'utf8'));
  expect(JSON.stringify(file)).toContain('+243811111111');
  expect(JSON.stringify(file)).not.toContain('someone.else');

  await application.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw this?' });
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(application.getByText('Received', { exact: true })).toBeVisible();
  await application.getByRole('button', { name: 'Withdraw' }).click();
  await dialog.getByRole('button', { name: 'Yes, withdraw it' }).click();
  await expect(application.getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(application.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
  await expect(application).toBeFocused();
});

test('[AUTH-17] the message of staff shows, and a wanted document is sent', async ({ page, own }) => {
  const { email, openPage } = await openAccount(page, own, 'papers');
  const sent = await page.request.post('/api/kyc-applications', { data: { ...kycApplication, email } });
  const { reference } = await sent.json();
  const at = new Date().toISOString();
  own.change("UPDATE kyc_application SET status = 'more-wanted', status_at = ? WHERE reference = ?", at, reference);
  own.change(
    "INSERT INTO submission_message (id, subject, at, who, status, language, text) VALUES ('m1', ?, ?, 'jean', 'more-wanted', 'en', 'The photo is <b>blurred</b>.')",
    reference,
    at,
  );
  await openPage();
  const check = card(page, 'Identity check');
  await expect(check.getByText('The photo is <b>blurred</b>.')).toBeVisible();
  await check.getByRole('button', { name: 'Send the documents' }).click();
  await expect(check.getByText('Choose a document first.')).toBeVisible();
  await check.locator('input[name="governmentId"]').setInputFiles({
    name: 'card.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
  });
  await check.getByRole('button', { name: 'Send the documents' }).click();
  await expect(check.getByText('The documents have arrived.')).toBeVisible();
});

test('[AUTH-18] signing out ends the token on the server; without an answer it says so', async ({ page, own }) => {
  const { token, openPage } = await openAccount(page, own, 'leaving');
  await openPage();
  await button(page, 'Sign out').click();
  await expect(main(page).getByText('You are signed out', { exact: true })).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.get('/api/users/me/', { headers })).status()).toBe(401);

  const next = await signIn(page.request, 'leaving');
  await page.evaluate((value) => window.localStorage.setItem('authToken', value), next);
  await open(page, '/account');
  await page.route('**/api/logout', (route) => route.abort());
  await button(page, 'Sign out').click();
  await expect(main(page).getByText('You are signed out on this device')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

test('[AUTH-18] a session that ended elsewhere says so and leads to the sign-in', async ({ page, own }) => {
  const { email, token, openPage } = await openAccount(page, own, 'ended');
  await page.request.post('/api/volunteer-applications', { data: volunteer(email) });
  await openPage();
  await expect(card(page, 'Volunteer application')).toBeVisible();
  await page.request.post('/api/logout', { headers: { authorization: `Bearer ${token}` } });
  await button(page, 'Download my data').click();
  await expect(main(page).getByText('Your session has ended')).toBeVisible();
  await expect(card(page, 'Volunteer application')).toHaveCount(0);
  expect(await storedToken(page)).toBeNull();
  await main(page).getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('[AUTH-19] erasure asks for the password, then nothing is left', async ({ page, own }) => {
  const { email, openPage } = await openAccount(page, own, 'erased');
  await page.request.post('/api/volunteer-applications', { data: volunteer(email) });
  await openPage();
  await button(page, 'Erase everything').click();
  const dialog = page.getByRole('dialog', { name: 'Erase account and data?' });
  await expect(dialog.getByText(/keep the record of identity checks for seven years/)).toBeVisible();
  const field = dialog.getByLabel('Password *');
  await field.fill('not this one');
  await dialog.getByRole('button', { name: 'Erase everything' }).click();
  await expect(field).toHaveAccessibleDescription(/not the password of the account/);
  await field.fill(password);
  await dialog.getByRole('button', { name: 'Erase everything' }).click();
  await expect(main(page).getByText('Your account and your data are erased')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  const again = await page.request.post('/api/token', { form: { username: 'erased', password } });
  expect(again.status()).toBe(401);
});

test('[AUTH-21] without a confirmed address the account is erased by keyboard, and what was sent stays', async ({
  page,
}) => {
  const data = { username: 'stranger', email: 'stranger@example.org', password };
  expect((await page.request.post('/api/register', { data })).status()).toBe(201);
  await open(page, '/login');
  await page.getByRole('textbox', { name: 'Username' }).fill(data.username);
  await page.getByLabel('Password *').fill(password);
  await page.keyboard.press('Enter');
  await button(page, 'Erase this account').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Erase this account?' });
  await dialog.getByLabel('Password *').fill(password);
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('The account is erased')).toBeVisible();
  await expect(main(page).getByText('What was sent with stranger@example.org is unchanged.')).toBeVisible();
  const again = await page.request.post('/api/token', { form: { username: data.username, password } });
  expect(again.status()).toBe(401);
});

test('[AUTH-16, SEND-08] a forgotten password: the same answer for each address, and the link sets a new one, once', async ({
  page,
  own,
}) => {
  const data = { username: 'forgot', email: 'forgot@example.org', password };
  expect((await page.request.post('/api/register', { data })).status()).toBe(201);
  const answer = main(page).getByText('Look in your e-mail');
  for (const email of ['nobody@example.org', data.email]) {
    await open(page, '/forgot-password');
    await page.getByRole('textbox', { name: 'E-mail *' }).fill(email);
    await button(page, 'Mail me the link').click();
    await expect(answer).toBeVisible();
  }
  await expect.poll(() => own.linksTo(data.email).at(-1), { timeout: 20_000 }).toContain('/forgot-password');
  await page.goto(own.linksTo(data.email).at(-1) ?? '');
  await interactive(page);
  await page.getByLabel('New password *').fill('copper window seven mango');
  await button(page, 'Save the new password').click();
  await expect(main(page).getByText('The new password is saved')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  const form = { username: 'forgot', password: 'copper window seven mango' };
  expect((await page.request.post('/api/token', { form: { ...form, password } })).status()).toBe(401);
  expect((await page.request.post('/api/token', { form })).status()).toBe(200);
  expect(own.linksTo('nobody@example.org')).toEqual([]);

  await page.goto('about:blank');
  await page.goto(own.linksTo(data.email).at(-1) ?? '');
  await interactive(page);
  await page.getByLabel('New password *').fill('another window seven mango');
  await button(page, 'Save the new password').click();
  await expect(main(page).getByText('You have used this link already')).toBeVisible();
});

for (const language of testedLanguages) {
  test(`[AUTH-17] the account has no violations of axe at 360 and 1280 px (${language})`, async ({ page, own }) => {
    const { email, openPage } = await openAccount(page, own, `axe-${language}`, `/account?lang=${language}`);
    await page.request.post('/api/volunteer-applications', { data: volunteer(email) });
    await openPage();
    await expect(page.locator('#my-applications')).toBeVisible();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.locator('section[aria-labelledby="own-data"]').getByRole('button').last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page, '[role="dialog"]')).toEqual([]);
  });
}

test('[AUTH-14] the account page is in no search engine and no sitemap', async ({ request }) => {
  const page = await (await request.get('/account', { headers: { accept: 'text/html' } })).text();
  expect(page).toContain('content="noindex"');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/login');
  expect(sitemap).not.toContain('/account');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('[AUTH-14] the pages say what to do instead, and show no form that could not work', async ({ page }) => {
    for (const path of ['/login', '/register', '/forgot-password', '/account']) {
      await page.goto(path);
      await expect(main(page).getByText(/needs JavaScript/), path).toBeVisible();
      await expect(main(page).locator('form:visible'), path).toHaveCount(0);
    }
  });
});
