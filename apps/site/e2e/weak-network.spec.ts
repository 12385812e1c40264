import { type Browser, expect, type Page } from '@playwright/test';
import { faultsOf, type Sent, startWeakNetwork, throttleTo2g } from '../../../tooling/lib/weakNetwork.ts';
import { open, test as plain, settled } from './support.ts';

interface Weak {
  page: Page;
  network: Awaited<ReturnType<typeof startWeakNetwork>>;
}

/** A page on a network with faults, which a test may change. */
const test = plain.extend<{ faults: { of: (sent: Sent) => ReturnType<ReturnType<typeof faultsOf>> }; weak: Weak }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  faults: async ({}, use) => use({ of: () => undefined }),
  weak: async ({ browser, baseURL, faults }, use) => {
    const network = await startWeakNetwork((sent) => faults.of(sent));
    const context = await openContext(browser, baseURL, network.server);
    await use({ page: await context.newPage(), network });
    await context.close();
    await network.stop();
  },
});

const openContext = (browser: Browser, baseURL: string | undefined, server: string) =>
  browser.newContext({ baseURL, proxy: { server }, viewport: { width: 360, height: 640 }, serviceWorkers: 'block' });

/** Reloads a document that was lost, or cut before its heading, as a visitor would. */
async function visit(page: Page, path: string) {
  let isCut = false;
  page.on('requestfailed', (request) => {
    isCut ||= request.isNavigationRequest();
  });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(async () => {
    isCut = false;
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(async () => isCut || (await heading.count()) > 0).toBe(true);
    await expect(heading).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
}

const isOpen = (page: Page) => page.locator('#splash').waitFor({ state: 'hidden' });

for (const [index, path] of ['/', '/data', '/reports?lang=fr'].entries()) {
  test(`[SPEED-03] on 2G that loses or cuts requests, ${path} is readable and loads nothing for ever`, async ({
    weak: { page, network },
    faults,
  }) => {
    // Ten times as many as a bad day, so that every run has some.
    faults.of = faultsOf(0.3, index);
    await throttleTo2g(page);
    await visit(page, path);
    await isOpen(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('p').first()).toBeVisible();
    await page.waitForLoadState();
    const loading = page.getByRole('status').filter({ hasText: /(\.\.\.|…)\s*$/, visible: true });
    await expect(loading).toHaveCount(0, { timeout: 40_000 });
    expect(network.faults).not.toEqual([]);
  });
}

test('[SPEED-03] the text is there before any script has come', async ({ weak: { page }, faults }) => {
  faults.of = ({ path }) => (path.endsWith('.js') ? 'lost' : undefined);
  await visit(page, '/our-story');
  await isOpen(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('p').first()).toBeVisible();
  await expect(page.locator('#root[data-interactive]')).toHaveCount(0);
});

test('[SPEED-03] a read that is lost again and again ends in an error with a way to try again, and later ones are tried again', async ({
  weak: { page, network },
  faults,
}) => {
  await open(page, '/about');
  faults.of = ({ path, earlier }) => {
    if (!path.startsWith('/api/team') || earlier > 5) return undefined;
    return earlier % 2 === 0 ? 'lost' : 'cut';
  };
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toBeVisible();
  expect(network.faults).toHaveLength(4);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => network.faults.length).toBe(6);
  await settled(page);
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(alert).toHaveCount(0);
});

for (const { name, path, call, fill, send } of [
  {
    name: 'the feedback',
    path: '/send-feedback',
    call: '/api/feedback',
    fill: (page: Page) =>
      page
        .getByRole('main')
        .getByRole('textbox', { name: /message/i })
        .fill('The pump works again'),
    // The offer to send it later begins with the same word.
    send: (page: Page) => page.locator('main form button[type="submit"]'),
  },
  {
    name: 'the newsletter',
    path: '/team',
    call: '/api/newsletter/subscribe',
    fill: (page: Page) => page.getByRole('contentinfo').getByRole('textbox').fill('weak@network.example.org'),
    send: (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: /subscribe/i }),
  },
]) {
  test(`[SPEED-03] ${name} arrives once, although it was lost on its way, and then its answer`, async ({
    weak: { page, network },
    faults,
  }) => {
    faults.of = ({ method, path: sent, earlier }) =>
      method === 'POST' && sent.startsWith(call) ? (['lost', 'cut', undefined] as const)[earlier] : undefined;
    await open(page, path);
    await fill(page);
    const answers = () =>
      network.answers.filter(({ method, path: sent }) => method === 'POST' && sent.startsWith(call));
    for (const arrived of [0, 1, 2]) {
      await send(page).click();
      await expect.poll(() => network.faults.length + answers().length).toBe([1, 3, 4][arrived]);
      if (arrived < 2) await expect(send(page)).toBeEnabled();
    }
    const [first, second, ...more] = answers();
    expect(more).toEqual([]);
    expect(second?.status).toBe(first?.status);
    expect(second?.body.equals(first?.body ?? Buffer.alloc(0))).toBe(true);
    expect(first?.key).toBeDefined();
    expect(second?.key).toBe(first?.key);
  });
}
