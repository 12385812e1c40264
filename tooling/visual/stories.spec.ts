import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { readJson, root } from '../lib/files.ts';
import type { Run } from '../visual.ts';

interface StorybookWindow extends Window {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id: string; phase?: string } };
}

/** Waits until the story has been rendered and played, and its fonts and pictures are loaded. */
async function settled(page: Page, id: string) {
  await page.waitForFunction((story) => {
    const render = (window as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender;
    return render?.id === story && ['finished', 'errored', 'aborted'].includes(render.phase ?? '');
  }, id);
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

const { photographs } = readJson<Run>(join(root, '.reports/visual/run.json'), {
  storybook: '',
  port: 0,
  photographs: [],
});

for (const { key, file, id, mode } of photographs)
  test(key, async ({ page }) => {
    const { viewport, ...globals } = mode;
    await page.setViewportSize({ width: viewport, height: viewport < 600 ? 640 : 800 });
    await page.clock.setFixedTime('2026-01-15T09:00:00Z');
    // The tests run the accessibility check; here it would double the time.
    const settings = ['a11y.manual:!true', ...Object.entries(globals).map(([name, value]) => `${name}:${value}`)];
    await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${settings.join(';')}`);
    await settled(page, id);
    await expect(page).toHaveScreenshot(`${file}.png`, { fullPage: true });
  });
