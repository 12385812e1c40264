import type { ClimateAlerts, ClimateRecords } from '@nzete/api-client/climate';
import { expect, type Page } from '@playwright/test';
import { chooseLanguage, open, stoppable, test } from './support.ts';

const MINUTE = 60_000;
const cards = (page: Page) => page.locator('[data-slot="province-card"]');
const liveCalls = ['**/api/realtime-climate-data', '**/api/climate-alerts?*'];

declare global {
  interface Window {
    work: { renderings: number; timers: Set<number>; countedFrom: number };
  }
}

/** The update interval of ages. */
const TICK = 30_000;

/**
 * Runs in the page before its own code. Counts React's commits and the active timers, and records
 * when the ages last started to update.
 */
function countWork() {
  const work = { renderings: 0, timers: new Set<number>(), countedFrom: 0 };
  const { setTimeout: start, clearTimeout: stop, setInterval: startEvery, clearInterval: stopEvery } = window;
  const end = (stopOne: (id: number) => void) => (id: number) => {
    work.timers.delete(id);
    stopOne(id);
  };
  const keep = (id: number) => {
    work.timers.add(id);
    return id;
  };
  Object.assign(window, {
    work,
    setTimeout: (run: () => void, milliseconds?: number) => {
      const id = keep(
        start(() => {
          work.timers.delete(id);
          run();
        }, milliseconds),
      );
      return id;
    },
    setInterval: (run: () => void, milliseconds?: number) => {
      work.countedFrom = Date.now();
      return keep(startEvery(run, milliseconds));
    },
    clearTimeout: end(stop),
    clearInterval: end(stopEvery),
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => {
        work.renderings += 1;
      },
      onCommitFiberUnmount: () => {},
    },
  });
}

const setVisibility = (page: Page, visibility: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);

test('[PORTAL-04] ten minutes of live mode without news: a 304 a minute, nothing rendered, no timer and no listener left', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(countWork);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Performance.enable');
  const asked = new Set<string>();
  const answers: { requestId: string; statusCode: number }[] = [];
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/\/api\/(?:realtime-climate-data|climate-alerts)/.test(request.url)) asked.add(requestId);
  });
  devtools.on('Network.responseReceivedExtraInfo', (answer) => answers.push(answer));
  const statuses = () => answers.flatMap((answer) => (asked.has(answer.requestId) ? [answer.statusCode] : []));
  const listeners = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN;
  };
  const work = () => page.evaluate(() => ({ renderings: window.work.renderings, timers: window.work.timers.size }));
  const look = async (act: () => Promise<void>) => {
    const answered = liveCalls.map((call) => page.waitForResponse(call));
    await act();
    for (const answer of await Promise.all(answered)) await answer.finished();
    // The store notifies in the next frame, which needs the fake clock.
    await page.clock.runFor(200);
  };

  await open(page, '/data');
  // The assistant stays mounted once opened.
  await page.getByRole('main').getByRole('tab', { name: 'AI Insights' }).click();
  await expect(page.getByRole('textbox', { name: 'Your question' })).toBeVisible();
  await page.getByRole('main').getByRole('tab', { name: 'Realtime' }).click();
  await expect(cards(page)).toHaveCount(26);
  await page.clock.pauseAt(Date.now() + 10_000);
  // A return from another tab refetches at once. It happens halfway between two updates of the
  // ages, so that those do not disturb the counts.
  await setVisibility(page, 'hidden');
  const since = await page.evaluate(() => Date.now() - window.work.countedFrom);
  await page.clock.fastForward(MINUTE + 1.5 * TICK - (since % TICK));
  expect(asked.size).toBe(0);
  await look(async () => {
    await setVisibility(page, 'visible');
    await page.clock.runFor(10);
  });
  const atFirst = { ...(await work()), listeners: await listeners() };
  expect(atFirst.renderings).toBeGreaterThan(0);

  for (let minute = 1; minute <= 10; minute += 1) {
    await page.clock.fastForward(MINUTE - 5_200);
    const { renderings } = await work();
    await look(() => page.clock.fastForward(5_100));
    expect((await work()).renderings, `renderings in minute ${minute}`).toBe(renderings);
  }
  await expect.poll(() => statuses().length).toBe(22);
  expect(statuses().slice(2)).toEqual(Array(20).fill(304));
  expect((await work()).timers).toBe(atFirst.timers);
  expect(await listeners()).toBeLessThanOrEqual(atFirst.listeners);
});

test('[PORTAL-03, CHAT-01, PLUG-03] dialog, measures and tabs, opened and left ten times, leave no timer and no listener', {
  tag: '@weekly',
}, async ({ page }) => {
  await page.addInitScript(countWork);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const tab = (name: string) => page.getByRole('main').getByRole('tab', { name });
  const measure = page.getByRole('combobox', { name: 'What the map shows' });
  const round = async () => {
    await page.locator('[data-slot="province-map-tile"][data-code="CD-NK"]').click();
    await expect(page.locator('[data-slot="province-dialog-chart"]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await measure.selectOption('Humidity');
    await measure.selectOption('Temperature');
    await tab('AI Insights').click();
    await expect(page.getByRole('textbox', { name: 'Your question' })).toBeVisible();
    await tab('Plugins').click();
    await expect(page.getByRole('article', { name: 'Rainfall dataset' })).toBeVisible();
    await tab('Realtime').click();
    await expect(cards(page)).toHaveCount(26);
  };
  const left = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const listeners = metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN;
    return { listeners, timers: await page.evaluate(() => window.work.timers.size) };
  };
  await open(page, '/data');
  await round();
  const atFirst = await left();
  for (let rounds = 0; rounds < 10; rounds += 1) await round();
  await expect.poll(async () => (await left()).timers).toBeLessThanOrEqual(atFirst.timers);
  await expect.poll(async () => (await left()).listeners).toBeLessThanOrEqual(atFirst.listeners);
});

test('[PORTAL-05] when the server has stopped, the page keeps the last record and says how old it is', async ({
  page,
}) => {
  const server = await stoppable(page);
  await page.clock.install();
  await open(page, '/data');
  await expect(cards(page)).toHaveCount(26);
  server.stop();
  const isOld = page.getByText('These are the last ones.', { exact: false });
  // A poll is retried three times before it fails.
  await expect(async () => {
    await page.clock.fastForward(MINUTE / 4);
    await expect(isOld).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(cards(page)).toHaveCount(26);
  await page.clock.fastForward(120 * MINUTE);
  const note = page
    .getByRole('region', { name: 'What is usual in this month' })
    .locator('[data-slot="freshness-note"]');
  await expect(note).toContainText(/Sample.*As of .*[23] h ago.*Source: /);
  await expect(isOld).toBeVisible();
  await expect(page.getByRole('button', { name: /^Kinshasa: \d+\s°C$/ })).toBeVisible();

  // It stays mounted while the next poll fails too, so that it is not announced again.
  const warning = page.getByRole('status').filter({ has: isOld });
  const element = await warning.elementHandle();
  let failed = 0;
  page.on('requestfailed', () => {
    failed += 1;
  });
  await expect(async () => {
    await page.clock.fastForward(MINUTE / 4);
    expect(await element?.evaluate(({ isConnected }) => isConnected)).toBe(true);
    expect(failed).toBeGreaterThan(8);
  }).toPass();
});

test('[PORTAL-01, PORTAL-04] on the return to the map from another tab of the portal it looks when the records are a minute old, and not before', async ({
  page,
}) => {
  await page.clock.install();
  let asked = 0;
  await page.route('**/api/realtime-climate-data', (route) => {
    asked += 1;
    return route.continue();
  });
  await open(page, '/data');
  const tab = (name: string) => page.getByRole('main').getByRole('tab', { name });
  await page.clock.fastForward(MINUTE / 2);
  await tab('Plugins').click();
  await expect(page).toHaveURL('/data?tab=plugins');
  await expect(page.getByText('Secure Data Integration Active')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/data');
  await expect(cards(page)).toHaveCount(26);
  expect(asked).toBe(0);
  const first = page.waitForResponse('**/api/realtime-climate-data');
  await page.clock.fastForward(MINUTE / 2);
  await first;

  // Nothing is fetched while no values are visible.
  await tab('Plugins').click();
  await expect(page.getByText('Secure Data Integration Active')).toBeVisible();
  await page.clock.fastForward(10 * MINUTE);
  expect(asked).toBe(1);
  const second = page.waitForResponse('**/api/realtime-climate-data');
  await tab('Realtime').click();
  await second;
  expect(asked).toBe(2);
});

test('[PORTAL-04] the mark of a changed card goes, also when the next look brings nothing new', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/realtime-climate-data', async (route) => {
    const response = await route.fetch();
    const [record, ...others]: ClimateRecords = await response.json();
    await route.fulfill({ response, json: record ? [{ ...record, temperature: 41 }, ...others] : [] });
  });
  await open(page, '/data');
  const marked = page.locator('[data-slot="province-card"][data-changed]');
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await refresh.click();
  await expect(marked).toHaveCount(1);
  // The same values with a later time.
  await page.unrouteAll();
  await page.route('**/api/realtime-climate-data', async (route) => {
    const response = await route.fetch();
    const [record, ...others]: ClimateRecords = await response.json();
    const json = record ? [{ ...record, temperature: 41 }, ...others] : [];
    await route.fulfill({ response, json: json.map((each) => ({ ...each, lastUpdated: new Date().toISOString() })) });
  });
  const answered = page.waitForResponse('**/api/realtime-climate-data');
  await refresh.click();
  await answered;
  await expect(page.getByText('Data refreshed!')).toHaveCount(2);
  await page.clock.fastForward(5_000);
  await expect(marked).toHaveCount(0);
});

test('[PORTAL-06, LANG-02] in another language the alerts of the one before do not stay while theirs are on the way', async ({
  page,
}) => {
  const alert = (title: string): ClimateAlerts[number] => ({
    id: 'rain-CD-KN',
    type: 'warning',
    severity: 'medium',
    province: 'Kinshasa',
    title,
    description: title,
    timestamp: new Date().toISOString(),
    timeZone: 'Africa/Kinshasa',
    source: 'Open-Meteo',
    rule: title,
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/climate-alerts?*', async (route) => {
    const isFrench = route.request().url().includes('lang=fr');
    if (isFrench) await held;
    await route.fulfill({ json: [alert(isFrench ? 'Forte pluie' : 'Heavy rain')] });
  });
  await open(page, '/data');
  await page.getByRole('button', { name: 'Refresh' }).click();
  const list = page.locator('[data-slot="alert-list"]');
  await expect(list).toContainText('Heavy rain');
  await chooseLanguage(page, 'Français');
  await expect(page.getByRole('heading', { name: 'Ce qui est habituel ce mois-ci' })).toBeVisible();
  await expect(page.getByText('Heavy rain')).toHaveCount(0);
  release();
  await expect(list).toContainText('Forte pluie');
});
