import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { type RunningServer, startServer } from '../../../tooling/lib/server.ts';
import { test as base, open } from './support.ts';

/** A server of its own, which logs all it can. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const server = await startServer(undefined, { LOG_LEVEL: 'trace' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

interface Form {
  name: string;
  path: string;
  form: string;
  /** The call that sends it, under `/api`. */
  call: string;
  /** What is sent once it has arrived. */
  next?: string;
  /** How many different fields it has; the parts of a date and the boxes of a list are each one. */
  fields: number;
  /** @default 1 */
  steps?: number;
  opener?: string;
  /** The place in the storage of the device where its draft may be until it is sent. */
  draft?: string;
  /** The one address that is to have a field in it, by the documents. */
  address?: RegExp;
}

/** Every form of the site. Not those that search: what they look for is in the address on purpose, to be shared and found again. */
const forms: readonly Form[] = [
  {
    name: 'volunteer',
    path: '/volunteers',
    form: 'form[data-slot="volunteer-form"]',
    call: '/volunteer-applications',
    fields: 23,
    draft: 'draft.volunteers',
  },
  {
    name: 'long partnership',
    path: '/partners',
    form: 'form[data-slot="partnership-application-form"]',
    call: '/partnership-application',
    fields: 17,
    draft: 'draft.partnership-long',
  },
  {
    name: 'identity',
    path: '/partners?tab=kyc',
    form: 'main [data-slot="wizard-form"]',
    call: '/kyc-applications',
    next: '/kyc-applications/:reference/documents/:kind',
    fields: 32,
    steps: 5,
  },
  {
    name: 'short partnership',
    path: '/partnerships',
    form: '[role="dialog"] [data-slot="wizard-form"]',
    call: '/partnership-application',
    fields: 10,
    steps: 3,
    opener: 'main header button >> nth=0',
    draft: 'draft.partnership',
  },
  {
    name: 'update',
    path: '/partnerships',
    form: 'form[data-slot="update-form"]',
    call: '/partnership-updates',
    fields: 4,
    opener: 'main header button >> nth=1',
  },
  { name: 'newsletter', path: '/', form: 'main form', call: '/newsletter/subscribe', fields: 1 },
  { name: 'footer newsletter', path: '/team', form: 'footer form', call: '/newsletter/subscribe', fields: 1 },
  {
    name: 'feedback',
    path: '/send-feedback',
    form: 'main form',
    call: '/feedback',
    fields: 2,
    draft: 'draft.feedback',
  },
  {
    name: 'interest',
    path: '/digital-literacy',
    form: 'form[data-slot="course-interest-form"]',
    call: '/course_interests/',
    fields: 16,
    address: /\/api\/course_interests\/by_email\//,
  },
  {
    name: 'chat',
    path: '/data?tab=ai-insights',
    form: 'form[data-slot="chat-form"]',
    call: '/chat',
    fields: 1,
  },
  {
    name: 'analysis',
    path: '/data?tab=ai-insights',
    form: '[data-slot="analysis-generator"]',
    call: '/analysis',
    fields: 1,
  },
];

const fileFields = ['Government ID', 'Proof of Address'];

/** What is put into a field, the same each time; undefined where there is nothing to choose. */
async function fill(control: Locator, form: string): Promise<[field: string, word: string] | undefined> {
  const { tag, type, name, value, options } = await control.evaluate((element) => ({
    tag: element.localName,
    type: element.getAttribute('type') ?? '',
    // A file is sent by itself: its input needs no name.
    name:
      element.getAttribute('name') ?? element.closest('[data-field]')?.querySelector('label')?.textContent ?? 'text',
    value: element.getAttribute('value') ?? '',
    options: element instanceof HTMLSelectElement ? Array.from(element.options, (option) => option.value) : [],
  }));
  if (tag === 'select') {
    const word = options.at(-1) ?? '';
    await control.selectOption(word);
    return [name, word];
  }
  if (type === 'checkbox' || type === 'radio') {
    await control.check({ force: true });
    return [`${name} ${value}`, value];
  }
  const mark = `zqx-${form}-${name}`.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  if (type === 'file') {
    await control.setInputFiles({
      name: `${mark}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.from(`%PDF-1.7\n${mark}`),
    });
    return [name, mark];
  }
  const typed: Record<string, string> = {
    email: `${mark}@example.org`,
    tel: '+243 977 531 864',
    url: `https://${mark}.example.org`,
  };
  const dates: Record<string, string> = { day: '23', month: '11', year: '1957' };
  const word = typed[type] ?? dates[/^dateOfBirth-(.*)/.exec(name)?.[1] ?? ''] ?? mark;
  await control.fill(word);
  return [name, word];
}

/** Fills every field that shows. A choice of the form may bring further fields. */
async function fillAll(page: Page, { form, name }: Form, words: Map<string, string>) {
  const controls = page.locator(`${form} :is(input, select, textarea):not([type="hidden"])`);
  for (let index = 0; index < (await controls.count()); index += 1) {
    const control = controls.nth(index);
    const isHidden = await control.evaluate((element) => element.closest('[hidden], [inert]') !== null);
    const filled = isHidden ? undefined : await fill(control, name);
    if (filled) words.set(...filled);
  }
}

const button = (page: Page, { form }: Form) => page.locator(`${form} :is(button[type="submit"], button:not([type]))`);

/** Everything that goes out, and everything that is said; of the call that sends the form all but its body. */
function watch(page: Page, { call, address }: Form) {
  const seen: string[] = [];
  const bodies: string[] = [];
  const isSending = (request: Request) => request.method() !== 'GET' && request.url().includes(`/api${call}`);
  page.on('console', (message) => seen.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => seen.push(`error: ${error.stack ?? error.message}`));
  page.on('framenavigated', (frame) => seen.push(`navigation: ${frame.url()}`));
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (isSending(request)) bodies.push(body);
    else seen.push(`body: ${request.method()} ${body}`);
    if (!address?.test(request.url())) seen.push(`address: ${request.method()} ${request.url()}`);
    seen.push(`headers: ${JSON.stringify(request.headers())}`);
  });
  page.on('response', (response) => seen.push(`answer: ${JSON.stringify(response.headers())}`));
  return { seen, bodies };
}

/** Everything that is kept: in the history, in every storage of the device, in its cookies. */
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
  test(`[VOL-05, COLLAB-03, KYC-04, SHIP-06] no field of the ${form.name} form is in an address, a log, a report or a storage, whether it arrives or not`, async ({
    page,
    server,
    context,
  }) => {
    test.setTimeout(120_000);
    const { seen, bodies } = watch(page, form);
    await open(page, form.path);
    if (form.opener) await page.locator(form.opener).click();
    await expect(page.locator(form.form)).toBeVisible();
    const everything = async () => {
      const cookies = JSON.stringify(await context.cookies());
      return [...seen, ...(await kept(page)), `page: ${page.url()}`, `cookies: ${cookies}`, server.output()];
    };
    // A choice is a common word, which the page may have for reasons of its own.
    const before = (await everything()).join('\n');

    const words = new Map<string, string>();
    const title = page.locator(`${form.form} [data-slot="wizard-title"]`);
    for (let step = 1; step < (form.steps ?? 1); step += 1) {
      await fillAll(page, form, words);
      const heading = await title.textContent();
      await button(page, form).last().click();
      await expect(title).not.toHaveText(heading ?? '');
    }

    const expectNoLeak = async (draft?: string) => {
      const marks = [...words.values()].filter((word) => word.length > 3 && !before.includes(word));
      marks.push('1957-11-23', '243977531864', '977 531 864');
      const spellings = [...new Set(marks.flatMap((mark) => [mark, encodeURIComponent(mark)]))];
      const texts = (await everything()).filter((text) => !draft || !text.startsWith(`localStorage.${draft}:`));
      const found = spellings.flatMap((mark) =>
        texts.filter((text) => text.includes(mark)).map((text) => `${mark} in ${text.slice(0, 300)}`),
      );
      expect(found).toEqual([]);
    };
    const answers = [
      { status: 500, json: { detail: 'The server failed.' } },
      undefined, // the link breaks
    ];
    for (const answer of answers) {
      await page.route(`**/api${form.call}*`, (route) => {
        if (route.request().method() === 'GET') return route.continue();
        return answer ? route.fulfill(answer) : route.abort();
      });
      await fillAll(page, form, words);
      const sent = bodies.length;
      await button(page, form).last().click();
      await expect.poll(() => bodies.length).toBe(sent + 1);
      await expect(page.locator(`${form.form} [aria-busy="true"]`)).toHaveCount(0);
      await expectNoLeak(form.draft);
      await page.unrouteAll();
    }
    expect([...words.keys()]).toHaveLength(form.fields);

    await fillAll(page, form, words);
    const arrived = page.waitForResponse(
      (response) => response.url().includes(`/api${form.call}`) && response.request().method() === 'POST',
    );
    await button(page, form).last().click();
    expect((await arrived).ok()).toBe(true);
    // What is searched for was there to be found.
    const body = bodies.join('\n');
    for (const [field, word] of words) {
      if (word.startsWith('zqx') && !fileFields.includes(field)) expect(body, field).toContain(word);
    }
    await expect.poll(() => server.output()).toContain(`"route":"/api${form.next ?? form.call}`);
    await expect
      .poll(async () =>
        (await kept(page)).filter((text) => form.draft && text.startsWith(`localStorage.${form.draft}:`)),
      )
      .toEqual([]);
    await expectNoLeak();
  });
}
