import type { Browser, Page } from 'playwright';

export interface Size {
  name: string;
  width: number;
  height: number;
}

export const sizes: Size[] = [
  { name: '1280', width: 1280, height: 800 },
  { name: '360', width: 360, height: 640 },
];

interface StorybookWindow extends Window {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id: string; phase?: string } };
}

/** A page without animations and with a fixed date. */
export async function openPage(browser: Browser, { width, height }: Size): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime('2026-01-15T09:00:00Z');
  return page;
}

/** Waits until the story has been rendered and played, and its fonts and pictures are loaded. */
async function settled(page: Page, id: string) {
  await page.waitForFunction(
    (story) => {
      const render = (window as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender;
      return render?.id === story && ['finished', 'errored', 'aborted'].includes(render.phase ?? '');
    },
    id,
    { timeout: 30_000, polling: 'raf' },
  );
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // Pictures load lazily: scroll to the end, and back to the top.
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      for (let frames = 0; frames < 3; frames++) await frame();
    }
    window.scrollTo(0, 0);
    await frame();
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}

/** A screenshot of the whole story; undefined if it did not finish. */
export async function photograph(page: Page, storybook: string, id: string): Promise<Buffer | undefined> {
  try {
    // The tests run the accessibility check; here it would double the time.
    await page.goto(`${storybook}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
    await settled(page, id);
    return await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  } catch (error) {
    console.warn(`${id}: ${(error as Error).message.split('\n')[0]}`);
    return undefined;
  }
}
