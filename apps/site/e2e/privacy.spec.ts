import { expect, type Page, type Request } from '@playwright/test';
import { button, type Form, fileFields, fillAll, forms } from './forms.ts';
import { open, test } from './support.ts';

/** Every request and console message; of the form's own request all but the body. */
function watch(page: Page, { call, address }: Form) {
  const seen: string[] = [];
  const bodies: string[] = [];
  const keys: (string | undefined)[] = [];
  const isSending = (request: Request) => request.method() !== 'GET' && request.url().includes(`/api${call}`);
  page.on('console', (message) => seen.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => seen.push(`error: ${error.stack ?? error.message}`));
  page.on('framenavigated', (frame) => seen.push(`navigation: ${frame.url()}`));
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (isSending(request)) {
      bodies.push(body);
      keys.push(request.headers()['idempotency-key']);
    } else seen.push(`body: ${request.method()} ${body}`);
    if (!address?.test(request.url())) seen.push(`address: ${request.method()} ${request.url()}`);
    seen.push(`headers: ${JSON.stringify(request.headers())}`);
  });
  page.on('response', (response) => seen.push(`answer: ${JSON.stringify(response.headers())}`));
  return { seen, bodies, keys };
}

/** Everything that is stored: history, storages, cookies. */
function kept(page: Page) {
  return page.evaluate(async () => {
    const read = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const all: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await read(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const values = await read(database.transaction(store).objectStore(store).getAll());
        all.push(`database: ${name} ${store} ${JSON.stringify(values)}`);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        all.push(`cache: ${name} ${request.url} ${await (await cache.match(request))?.text()}`);
      }
    }
    for (const [place, storage] of Object.entries({ localStorage, sessionStorage })) {
      for (const [key, value] of Object.entries(storage)) all.push(`${place}.${key}: ${value}`);
    }
    const entries = 'navigation' in window ? navigation.entries() : [];
    for (const entry of entries) all.push(`history: ${entry.url} ${JSON.stringify(entry.getState())}`);
    const rest = { state: history.state, name: window.name, title: document.title, cookie: document.cookie };
    return [...all, ...Object.entries(rest).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)];
  });
}

for (const form of forms) {
  test(`[VOL-05, COLLAB-03, KYC-04, SHIP-03, SHIP-06, NEWS-04, PRIV-06, PRIV-32] no field of the ${form.name} form is in an address, a log, a report or a storage other than that of its draft, whether it arrives or not; sent again it is the same request`, async ({
    page,
    site,
    context,
  }) => {
    test.setTimeout(120_000);
    const { seen, bodies, keys } = watch(page, form);
    await open(page, form.path);
    if (form.opener) await page.locator(form.opener).click();
    await expect(page.locator(form.form)).toBeVisible();
    const everything = async () => {
      const cookies = JSON.stringify(await context.cookies());
      return [...seen, ...(await kept(page)), `page: ${page.url()}`, `cookies: ${cookies}`, site.output()];
    };
    // The value of an option may be a common word that is already on the page.
    const before = (await everything()).join('\n');

    const words = new Map<string, string>();
    const title = page.locator(`${form.form} [data-slot="wizard-title"]`);
    for (let step = 1; step < (form.steps ?? 1); step += 1) {
      await fillAll(page, form, words);
      const heading = await title.textContent();
      await button(page, form).last().press('Enter');
      await expect(title).not.toHaveText(heading ?? '');
    }

    const expectNoLeak = async (draft?: Form['draft']) => {
      // A year may be part of a timestamp, so only the whole date is checked.
      const isTelling = (word: string) => word.length > 3 && !/^\d+$/.test(word) && !before.includes(word);
      const marks = [...words.values()].filter(isTelling);
      marks.push('1957-11-23', '243977531864', '977 531 864');
      const spellings = [...new Set(marks.flatMap((mark) => [mark, encodeURIComponent(mark)]))];
      const texts = (await everything()).filter((text) => !draft || !text.startsWith(`${draft}:`));
      const found = spellings.flatMap((mark) =>
        texts.filter((text) => text.includes(mark)).map((text) => `${mark} in ${text.slice(0, 300)}`),
      );
      expect(found).toEqual([]);
    };
    const answers = [
      { status: 500, json: { detail: 'The server failed.' } },
      undefined, // the connection fails
    ];
    // A late answer that an address has no record clears what is chosen (INTEREST-01), and what it says
    // moves the next field.
    await page.route('**/course_interests/by_email/**', () => {});
    for (const answer of answers) {
      const call = `**/api${form.call}*`;
      await page.route(call, (route) => {
        if (route.request().method() === 'GET') return route.continue();
        return answer ? route.fulfill(answer) : route.abort();
      });
      await fillAll(page, form, words);
      const sent = bodies.length;
      await button(page, form).last().press('Enter');
      await expect.poll(() => bodies.length).toBe(sent + 1);
      await expect(page.locator(`${form.form} [aria-busy="true"]`)).toHaveCount(0);
      await expectNoLeak(form.draft);
      await page.unroute(call);
    }
    expect(words.size).toBeGreaterThanOrEqual(form.minFields);

    await fillAll(page, form, words);
    const arrived = page.waitForResponse(
      (response) => response.url().includes(`/api${form.call}`) && response.request().method() === 'POST',
    );
    await button(page, form).last().press('Enter');
    const answer = await arrived;
    expect(answer.ok(), `${answer.status()} ${await answer.text().catch(() => '')}`).toBe(true);
    // By it the server knows an application whose answer was lost; a question has no key.
    if (!['chat', 'analysis'].includes(form.name)) {
      expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
      expect(new Set(keys.slice(0, answers.length + 1)).size, 'keys of one application').toBe(1);
    }
    // The request did contain the values.
    const body = bodies.join('\n');
    for (const [field, word] of words) {
      if (word.startsWith('zqx') && !fileFields.includes(field)) expect(body, field).toContain(word);
    }
    await expect.poll(() => site.output()).toContain(`"route":"/api${form.next ?? form.call}`);
    await expect
      .poll(async () => (await kept(page)).filter((text) => form.draft && text.startsWith(`${form.draft}:`)))
      .toEqual([]);
    await expectNoLeak();
  });
}
