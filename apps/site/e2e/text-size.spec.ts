import { expect } from '@playwright/test';
import { interactive, pages, test, testedLanguages } from './support.ts';

test.use({ viewport: { width: 360, height: 640 } });

for (const language of testedLanguages) {
  test(`with text of 130, 160 and 200 % no page scrolls sideways on a phone, in ${language}`, {
    tag: '@weekly',
  }, async ({ page }) => {
    test.setTimeout(180_000);
    for (const path of pages) {
      await page.goto(`${path}?lang=${language}`);
      await interactive(page);
      for (const size of [130, 160, 200]) {
        const excess = await page.evaluate((percent) => {
          const { documentElement: root } = document;
          // Lays out everything, as after Back (see `site.css`).
          root.dataset.return = '';
          root.style.fontSize = `${percent}%`;
          return root.scrollWidth - root.clientWidth;
        }, size);
        expect.soft(excess, `${path} at ${size} %`).toBe(0);
      }
    }
  });
}
