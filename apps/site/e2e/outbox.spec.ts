import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type BrowserContext, expect, type Page, type Request, type Route } from '@playwright/test';
import { violations } from './axe.ts';
import { button, fillAll, forms, openForm } from './forms.ts';
import type { SiteServer } from './siteServer.ts';
import { moveTo, open, settled, test, textOf } from './support.ts';

test.use({ bypassCSP: true });

const MESSAGE = 'The pump of Kimbanseke works again.';
const CALL = '**/api/feedback';
/** How many letters the server has stored. */
function letters({ data }: SiteServer): number {
  const database = new DatabaseSync(join(data, 'nzete.db'), { readOnly: true });
  try {
    return Number(database.prepare('select count(*) as count from feedback').get()?.count);
  } finally {
    database.close();
  }
}
const later = (page: Page) => page.getByRole('button', { name: 'Send when you are connected' });
const status = (page: Page) => page.locator('[data-slot="outbox-list-item"]').getByRole('status');
const waiting = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: `Forms that wait to be sent: ${count}` });

/** Writes a letter, and waits for what the page loads then, in case the network goes. */
async function write(page: Page, email = '', path = '/send-feedback') {
  await open(page, path);
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  const loaded = page.waitForResponse(/\/assets\/OutboxPage-/);
  await page.locator('main textarea').fill(MESSAGE);
  if (email) await page.locator('main form').getByRole('textbox', { name: 'E-mail' }).fill(email);
  await loaded;
  await expect.poll(() => pending.size).toBe(0);
}
const send = (page: Page) => page.locator('main form button[type="submit"]').click();

/** Keeps a letter while there is no network. */
async function keepOffline(page: Page, context: BrowserContext, email = '') {
  await write(page, email);
  await context.setOffline(true);
  await send(page);
  await later(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting to be sent' })).toBeVisible();
}

test('[OFF-20, OFF-21, OFF-23, OFF-26] a letter whose answer was lost is kept, encrypted, and is stored once in the end', async ({
  page,
  site,
}) => {
  const before = letters(site);
  await write(page);
  // The server has stored it, but the connection breaks before its answer has come.
  let isFirst = true;
  await page.route(CALL, async (route: Route) => {
    if (isFirst) await route.fetch();
    isFirst = false;
    await route.abort();
  });
  await send(page);
  await expect(page.getByRole('main').getByText('No answer came.')).toBeVisible();
  expect(letters(site)).toBe(before + 1);
  await later(page).click();

  await expect(page).toHaveURL(/\/outbox$/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(waiting(page, 1)).toBeVisible();
  await page.getByText('What you wrote', { exact: true }).click();
  await expect(page.getByText(MESSAGE)).toBeVisible();
  const stored = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('outbox');
      request.onsuccess = () => resolve(request.result);
    });
    const all = await new Promise<{ sealed: { data: ArrayBuffer } }[]>((resolve) => {
      const request = database.transaction('forms').objectStore('forms').getAll();
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    const decoder = new TextDecoder();
    return (
      JSON.stringify(all) + all.map(({ sealed }) => decoder.decode(sealed.data)).join() + JSON.stringify(localStorage)
    );
  });
  expect(stored).toContain('feedback');
  expect(stored).not.toContain('Kimbanseke');

  await page.unroute(CALL);
  await expect(async () => {
    // The page may have begun by itself.
    const button = page.getByRole('button', { name: 'Send now' });
    if (await button.isVisible()) await button.click({ timeout: 1000 });
    await expect(status(page)).toContainText(/Keep the number NZ-F-/, { timeout: 2000 });
  }).toPass();
  await expect(page.getByText('What you wrote', { exact: true })).toHaveCount(0);
  await expect(waiting(page, 1)).toHaveCount(0);
  expect(letters(site)).toBe(before + 1);
});

test('[OFF-22, OFF-29] offline letters are sent in order once there is a network, and a message says the number', async ({
  page,
  context,
  site,
}) => {
  const before = letters(site);
  await keepOffline(page, context);
  await expect(status(page)).toContainText('Waits to be sent');
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/feedback'));
  await context.setOffline(false);
  const { reference } = await (await answer).json();
  await expect(page.getByText(`Message to the foundation. Keep the number: ${reference}`)).toBeVisible();
  await expect(status(page)).toContainText(`Keep the number ${reference}`);
  expect(letters(site)).toBe(before + 1);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Nothing waits here')).toBeVisible();
  // The next visit loads nothing of it.
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page, '/about');
  expect(loaded.filter((url) => /Outbox/i.test(url))).toEqual([]);
});

test('[OFF-22, OFF-25] a server that fails is asked again at the next visit', async ({ page, context, site }) => {
  const before = letters(site);
  await keepOffline(page, context);
  // A page that only leads elsewhere may live on for a moment, and send the letter.
  await page.close();
  const next = await context.newPage();
  await next.route(CALL, (route) => route.fulfill({ status: 500, json: { detail: 'The server failed.' } }));
  await context.setOffline(false);
  const asked = next.waitForRequest(CALL);
  await open(next, '/about');
  await asked;
  await waiting(next, 1).click();
  await expect(status(next)).toContainText('Could not be sent yet');
  await next.unroute(CALL);
  await next.getByRole('button', { name: 'Send now' }).click();
  await expect(status(next)).toContainText('Has arrived');
  expect(letters(site)).toBe(before + 1);
});

test('[OFF-29] a letter that was refused opens again with its values and its error, and is sent once', async ({
  page,
  context,
  site,
}) => {
  const before = letters(site);
  await keepOffline(page, context, 'ada@example.org');
  const fields = [{ field: 'email', message: 'does not exist' }];
  await page.route(CALL, (route) => route.fulfill({ status: 422, json: { detail: 'Check the fields.', fields } }));
  await context.setOffline(false);
  await expect(status(page)).toContainText('does not exist');
  await page.unroute(CALL);
  await page.getByRole('button', { name: 'Correct and send' }).click();
  const email = page.locator('main form').getByRole('textbox', { name: 'E-mail' });
  await expect(email).toHaveValue('ada@example.org');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(MESSAGE);
  await email.fill('ada@nzete.example');
  await send(page);
  await expect(page).toHaveURL(/\/sent\?/);
  await expect(waiting(page, 1)).toHaveCount(0);
  expect(letters(site)).toBe(before + 1);
});

test('[OFF-24] two tabs send the same letter once', async ({ page, context, site }) => {
  const before = letters(site);
  const other = await context.newPage();
  await open(other, '/outbox');
  let sent = 0;
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/feedback')) sent += 1;
  });
  await keepOffline(page, context);
  await expect(status(other)).toContainText('Waits to be sent');
  const attempts = sent;
  await context.setOffline(false);
  for (const tab of [page, other]) await expect(status(tab)).toContainText('Has arrived');
  expect(sent - attempts).toBe(1);
  expect(letters(site)).toBe(before + 1);
});

test('[OFF-27, OFF-30] somebody else’s phone keeps nothing, and a full one says so and loses nothing', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await write(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft.feedback'))).toContain('Kimbanseke');
  await context.setOffline(true);
  await send(page);
  await later(page).click();
  await expect(page.getByText('This phone cannot keep the form')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(MESSAGE);

  await page.getByRole('checkbox', { name: 'This is not my phone' }).check();
  await expect(later(page)).toHaveCount(0);
  await expect(page.getByText('Nothing of this form is kept on this phone.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('draft.feedback'))).toBeNull();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(MESSAGE);
  await context.setOffline(false);
  await send(page);
  await expect(page).toHaveURL(/\/sent\?/);
});

const others = ['volunteer', 'long partnership', 'short partnership', 'update', 'interest', 'newsletter'];
for (const form of forms.filter(({ name }) => others.includes(name))) {
  test(`[OFF-20, OFF-23, OFF-29] the ${form.name} form is kept, opened again with its values, kept again, and arrives`, async ({
    page,
  }) => {
    const call = `**/api${form.call}`;
    await page.route(call, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
    await openForm(page, form);
    const title = page.locator(`${form.form} [data-slot="wizard-title"]`);
    for (let step = 1; step < (form.steps ?? 1); step += 1) {
      await fillAll(page, form, new Map());
      const heading = await title.textContent();
      await button(page, form).last().click();
      await expect(title).not.toHaveText(heading ?? '');
    }
    await fillAll(page, form, new Map());
    const values = () =>
      page
        .locator(form.form)
        .evaluate((element) =>
          Array.from(new FormData(element as HTMLFormElement), ([name, value]) => [name, String(value)]),
        );
    const written = await values();
    const keep = async () => {
      await button(page, form).last().click();
      await later(page).click();
      await expect(status(page)).toContainText('Could not be sent yet');
      await expect(status(page)).toHaveCount(1);
    };
    await keep();
    await page.getByRole('button', { name: 'Open again' }).click();
    await expect.poll(values).toEqual(written);
    await keep();
    await page.unroute(call);
    await page.getByRole('button', { name: 'Send now' }).click();
    await expect(status(page)).toContainText('Has arrived');
  });
}

test.describe('in French on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('[OFF-21, OFF-23] a letter is kept, found in the header and removed by keyboard', async ({ page, context }) => {
    await write(page, '', '/send-feedback?lang=fr');
    await context.setOffline(true);
    await send(page);
    const keep = page.getByRole('button', { name: 'Envoyer une fois connecté' });
    await keep.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'En attente d’envoi' })).toBeFocused();
    expect(await violations(page)).toEqual([]);
    const note = page.getByRole('banner').getByRole('link', { name: 'Formulaires en attente d’envoi : 1' });
    await expect(note).toBeVisible();
    await moveTo(page, page.getByRole('button', { name: 'Retirer' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Rien n’attend ici')).toBeVisible();
    await expect(note).toHaveCount(0);
    expect(await textOf(page)).not.toContain('site.outbox');
  });
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });
  test('[OFF-22] Background Sync sends a letter while no page of the site is open', async ({ page, context, site }) => {
    const before = letters(site);
    await open(page, '/send-feedback');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const session = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [registration] = registrations;
        if (registration) resolve(registration.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    const registrationId = await registered;
    await page.route(CALL, (route) => route.abort());
    await page.getByRole('textbox', { name: 'Your message' }).fill(MESSAGE);
    await send(page);
    await later(page).click();
    await expect(status(page)).toBeVisible();
    await page.goto('about:blank');
    const tab = await context.newPage();
    const browser = await context.newCDPSession(tab);
    await browser.send('ServiceWorker.enable');
    await browser.send('ServiceWorker.dispatchSyncEvent', {
      origin: site.url,
      registrationId,
      tag: 'outbox',
      lastChance: false,
    });
    await expect.poll(() => letters(site)).toBe(before + 1);
    await page.goto(`${site.url}/about`);
    await settled(page);
    await expect(page.getByText(/Message to the foundation. Keep the number: NZ-F-/)).toBeVisible();
    expect(letters(site)).toBe(before + 1);
  });
});
