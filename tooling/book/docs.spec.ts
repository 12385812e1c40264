import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { folder } from './playwright.config.ts';

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
  title: string;
  type: 'docs' | 'story';
}

/** Every value of the toolbar, each with the others as a new visitor finds them. */
const values = [
  'locale:en',
  'locale:fr',
  'locale:ln',
  'locale:sw',
  'theme:dark',
  'brand:lake',
  'direction:rtl',
  'textSize:double',
  'motion:reduced',
];

const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, Entry> };
const pages = Object.values(entries).filter(({ type }) => type === 'docs');

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
  await page.waitForFunction(isShown, docsId.replace(/docs$/, ''), { timeout: 15_000 });
  const finished = await page.evaluate(() => [...(window as unknown as StorybookWindow).finished]);
  return finished.flatMap(([id, status]) => (status === 'error' ? [id] : []));
}

for (const value of values)
  test(`no docs page has an error with ${value}`, async ({ page }) => {
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
    const [first, ...others] = pages;
    if (!first) throw new Error('This Storybook has no docs pages');
    await page.goto(`/iframe.html?id=${first.id}&viewMode=docs&globals=${value};a11y.manual:!true`);
    // The frames of examples would load all of Storybook again.
    await page.route(/viewMode=story/, (route) => route.abort());
    const wrong = await shown(page, first.id);
    for (const other of others) wrong.push(...(await open(page, other)));
    expect(wrong).toEqual([]);
  });
