import { expect, type Page } from '@playwright/test';
import { isApi, kept, pathsIn, read } from './offline.ts';
import { startSite } from './siteServer.ts';
import { chooseLanguage, interactive, open, settled, test } from './support.ts';
import { serveWorkerFile, type WorkerFileServer } from './workerFile.ts';

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const note = (page: Page) => page.locator('[data-slot="read-offline"]');

/** Follows a link inside the site, without a new document. */
async function follow(page: Page, name: string) {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
}

test('[OFF-01, OFF-02] pages that were read are there again without a network, and say since when', async ({
  page,
  context,
}) => {
  await read(page, '/about');
  const title = await page.title();
  await follow(page, 'Team');
  await expect(page).toHaveURL('/team');
  await kept(page, '/team', 'nzete-visits');
  const team = await heading(page).innerText();
  await context.setOffline(true);

  await page.goto('/about');
  await settled(page);
  await expect(page).toHaveTitle(title);
  await expect(note(page)).toContainText(/Read offline, as of \d/);

  // The second page has no document of its own.
  await page.goto('/team');
  await settled(page);
  await expect(heading(page)).toHaveText(team);
  await expect(note(page)).toBeVisible();
  await note(page).getByRole('button', { name: 'Close' }).click();
  await expect(note(page)).toHaveCount(0);

  await context.setOffline(false);
  await page.reload();
  await settled(page);
  await expect(note(page)).toHaveCount(0);
});

test('[OFF-03, OFF-04] a page that was not read says, in the visitor’s language, what there is to read', async ({
  page,
  context,
}) => {
  await read(page, '/about');
  await chooseLanguage(page, 'Français');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await read(page, '/donate');
  await context.setOffline(true);

  await page.goto('/gallery');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(heading(page)).toHaveText('Vous êtes hors ligne');
  await page.getByRole('main').getByRole('link', { name: /don/i }).click();
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(note(page)).toContainText('Lu hors ligne, état du');

  // In an address with a language the page is in that one, as it was read.
  await page.goto('/about?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('[OFF-05] the climate records are there without a network, with their age, and are not said to be refreshed', async ({
  page,
  context,
}) => {
  await read(page, '/data');
  await context.setOffline(true);
  await page.reload();
  await settled(page);
  await expect(page.locator('[data-slot="freshness-note"]').first()).toContainText(/\d{4}/);
  await expect(note(page)).toBeVisible();
});

test('[OFF-06] nothing that belongs to one visitor is kept', async ({ page }) => {
  await read(page, '/about');
  await page.goto('/sent?form=volunteers&reference=VOL-1');
  await settled(page);
  await page.evaluate(async () => {
    await fetch('/api/accounts/me', { headers: { authorization: 'Bearer x' } });
    await fetch('/healthz');
  });
  await read(page, '/team');
  for (const cache of ['nzete-visits', 'nzete-documents', 'nzete-answers']) {
    expect(await pathsIn(page, cache)).not.toContain('/sent');
    expect((await pathsIn(page, cache)).filter((path) => /accounts|healthz/.test(path))).toEqual([]);
  }
});

test('[OFF-07] a visitor who saves data is sent no worker', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'save-data': 'on' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/send-feedback');
  // The code comes once a control is used.
  await page.getByRole('textbox').first().click();
  await interactive(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve))));
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(asked.filter((url) => url.endsWith('/worker.js'))).toEqual([]);
});

test('[OFF-07] before a page is hydrated it asks for nothing of the worker', async ({ page }) => {
  const early: string[] = [];
  page.on('request', async (request) => {
    if (!/worker\.js|OfflineSupport/.test(request.url())) return;
    if (!(await page.locator('#root[data-interactive]').count())) early.push(request.url());
  });
  await read(page, '/about');
  expect(early).toEqual([]);
});

const badDeploys = [
  ['throws', { body: 'throw new Error("bad deploy")' }],
  ['is a page', { contentType: 'text/html', body: '<!doctype html><title>Gateway</title>' }],
  ['is an error of the server', { status: 500, body: '' }],
] as const;

const deploys = test.extend<{ front: WorkerFileServer }>({
  front: async ({ baseURL }, use) => {
    const front = await serveWorkerFile(baseURL ?? '');
    await use(front);
    await front.stop();
  },
});

/** Asks for the worker's file again, as browsers do with every document. */
const update = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update().catch(() => {});
  });

for (const [what, answer] of badDeploys) {
  deploys(`[OFF-08] pages work when the file of the worker ${what}`, async ({ page, front }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    front.replace(answer);
    await open(page, `${front.url}/about`);
    await expect.poll(front.asked).toBeGreaterThan(0);
    await follow(page, 'Team');
    await expect(page).toHaveURL(`${front.url}/team`);
    expect(errors).toEqual([]);
  });
}

deploys('[OFF-08] a broken new worker leaves the old one, and what it has kept', async ({ page, context, front }) => {
  await read(page, `${front.url}/about`);
  front.replace(badDeploys[0][1]);
  await update(page);
  expect(front.asked()).toBeGreaterThan(0);
  await context.setOffline(true);
  await page.reload();
  await settled(page);
  await expect(note(page)).toBeVisible();
});

deploys(
  '[OFF-09] an update while a page is open changes nothing of it, also when the network is cut then',
  async ({ page, context, front }) => {
    await read(page, `${front.url}/about`);
    const source = await (await fetch(`${front.url}/worker.js`)).text();
    front.replace({ body: `${source}// the next build` });
    const taken = page.evaluate(
      () => new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true))),
    );
    await update(page);
    expect(await taken).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await settled(page);
    await expect(note(page)).toBeVisible();
  },
);

test('[OFF-10] pages work while the storage is full, and in a browser without workers', async ({ page, context }) => {
  await context.addInitScript(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  });
  await open(page, '/about');
  await follow(page, 'Team');
  await expect(page).toHaveURL('/team');
  const other = await context.newPage();
  await other.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  const errors: Error[] = [];
  other.on('pageerror', (error) => errors.push(error));
  await other.goto('/about');
  await interactive(other);
  expect(errors).toEqual([]);
});

test('[OFF-01] a call that breaks off half-way is answered from the phone', async ({ page, context }) => {
  await read(page, '/data');
  await page.evaluate(() => fetch('/api/realtime-climate-data'));
  await expect.poll(() => pathsIn(page, 'nzete-answers')).toContain('/api/realtime-climate-data');
  await context.route(isApi, (route) => route.abort('connectionreset'));
  const count = await page.evaluate(async () => (await (await fetch('/api/realtime-climate-data')).json()).length);
  expect(count).toBe(26);
  await expect(note(page)).toBeVisible();
});

test('[OFF-11, PRIV-49] the kill switch removes the worker and what it kept, and leaves a draft; a wipe takes it too', async ({
  page,
}) => {
  test.slow(); // The server starts three times.
  const server = await startSite();
  const restart = (setting: string) => server.restart({ SERVICE_WORKER: setting });
  const draft = () => page.evaluate(() => localStorage.getItem('draft.test'));
  const state = () =>
    page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys()]);
  try {
    await read(page, `${server.url}/about`);
    await page.evaluate(() => localStorage.setItem('draft.test', 'kept'));
    await restart('off');
    await open(page, `${server.url}/about`);
    await expect.poll(state).toEqual([0, []]);
    expect(await draft()).toBe('kept');
    await restart('wipe');
    await page.goto(`${server.url}/about`);
    expect(await draft()).toBeNull();
  } finally {
    await server.stop();
  }
});

test('[OFF-12] only the footer offers to install the site, in its language, and asks once', async ({ page }) => {
  await open(page, '/about?lang=fr');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.fr.webmanifest');
  const isPrevented = await page.evaluate(() => {
    const prompt = async () => {
      document.body.dataset.prompted = String(Number(document.body.dataset.prompted ?? 0) + 1);
      return { outcome: 'dismissed' };
    };
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    return !window.dispatchEvent(event);
  });
  expect(isPrevented).toBe(true);
  const offer = page.getByRole('button', { name: 'Ajouter ce site à l’écran d’accueil' });
  await expect(offer).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Ajouter ce site' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-prompted', '1');
  await expect(offer).toHaveCount(0);
});
