import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

type Status = 'success' | 'error';

interface StorybookWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: 'storyFinished', listener: (finished: { storyId: string; status: Status }) => void) => void;
    emit: (event: 'setCurrentStory', data: { storyId: string; viewMode: 'docs' }) => void;
  };
  finished: Map<string, Status>;
}

interface Entry {
  id: string;
  importPath: string;
  type: 'docs' | 'story';
}

/**
 * What a new visitor finds, and every other value of the toolbar once: a visit of all pages takes
 * minutes on two cores.
 */
const visits = [
  'locale:en',
  'locale:fr;theme:dark;brand:lake',
  'locale:ln;direction:rtl',
  'locale:sw;textSize:double;motion:reduced',
];

/** The index of the built Storybook. */
async function entriesOf(request: APIRequestContext): Promise<Entry[]> {
  const response = await request.get('/index.json');
  const { entries } = (await response.json()) as { entries: Record<string, Entry> };
  return Object.values(entries);
}

/**
 * Opens a docs page as the sidebar does, without loading the frame again, and waits for its
 * examples. Returns those with an error.
 */
async function open(page: Page, { id: storyId }: Entry): Promise<string[]> {
  await page.evaluate((id) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, finished } = window as unknown as StorybookWindow;
    finished.clear();
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  }, storyId);
  return shown(page, storyId);
}

/** Waits for the examples of the open page. Those in a frame of their own are tested as stories. */
async function shown(page: Page, docsId: string): Promise<string[]> {
  const isShown = (component: string) => {
    const { finished } = window as unknown as StorybookWindow;
    const examples = document.querySelectorAll('#storybook-docs :is([id^="story--"]:not([id$="-inner"]), iframe)');
    const ids = [...examples].map(({ id }) => id.replace(/^(story|iframe)--|--primary$/g, ''));
    const isFramed = (id: string) => document.getElementById(`iframe--${id}`);
    return ids.length > 0 && ids.every((id) => id.startsWith(component) && (isFramed(id) || finished.has(id)));
  };
  // A page of forms that fill themselves in takes long on a busy machine.
  await page.waitForFunction(isShown, docsId.replace(/docs$/, ''), { timeout: 90_000 });
  const finished = await page.evaluate(() => [...(window as unknown as StorybookWindow).finished]);
  return finished.flatMap(([id, status]) => (status === 'error' ? [id] : []));
}

for (const globals of visits)
  test(`[LIB-36] no docs page has an error with ${globals}`, async ({ page, request }) => {
    await page.addInitScript(() => {
      const frame = window as unknown as StorybookWindow;
      frame.finished = new Map();
      let channel: StorybookWindow['__STORYBOOK_ADDONS_CHANNEL__'];
      // Listens before the first example of the first page is rendered.
      Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
        get: () => channel,
        set(created: typeof channel) {
          channel = created;
          channel.on('storyFinished', ({ storyId, status }) => frame.finished.set(storyId, status));
        },
      });
    });
    const [first, ...others] = (await entriesOf(request)).filter(({ type }) => type === 'docs');
    if (!first) throw new Error('This Storybook has no docs pages');
    await page.goto(`/iframe.html?id=${first.id}&viewMode=docs&globals=${globals};a11y.manual:!true`);
    // The frames of examples would load all of Storybook again.
    await page.route(/viewMode=story/, (route) => route.abort());
    const wrong = await shown(page, first.id);
    for (const other of others) wrong.push(...(await open(page, other)));
    expect(wrong).toEqual([]);
  });

test('[LIB-36] a built Storybook has no stories that are only tests, so that none is photographed', async ({
  request,
}) => {
  const entries = await entriesOf(request);
  expect(entries.length).toBeGreaterThan(500);
  expect(entries.filter(({ importPath }) => importPath.includes('.tests.stories.'))).toEqual([]);
});

for (const name of ['modal', 'accordion', 'carousel', 'dropdown', 'stepper', 'tooltip', 'pagination'])
  test(`[LIB-36] searching for ${name} finds what it is called here`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox').fill(name);
    await page.getByRole('option', { name: new RegExp(`^${name}: see `, 'i') }).click();
    const frame = page.frameLocator('#storybook-preview-iframe');
    await expect(frame.getByRole('link').first()).toHaveAttribute('href', /\/docs\/(primitives|components)-/);
  });

test('the first page has no panel of controls', async ({ page }) => {
  await page.goto('/?path=/story/welcome--welcome');
  const frame = page.frameLocator('#storybook-preview-iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('tab', { name: /controls/i })).toHaveCount(0);
  await page.goto('/?path=/story/primitives-actions-button--primary');
  await expect(page.getByRole('tab', { name: /controls/i })).toBeVisible();
});
