import { expect } from '@playwright/test';
import { paths, sentPath, unlistedPaths } from '../src/shared/routes.ts';
import { stackedWords } from './large-text.ts';
import { interactive, open, pages, test, testedLanguages } from './support.ts';

const phone = { width: 360, height: 640 };
const small = { width: 320, height: 256 };
test.use({ viewport: phone });

const withLanguage = (path: string, language: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

/** As long as the longest words of German titles. */
const LONG_WORD = 'Klimaschutzverantwortung';

for (const path of ['/', '/data', '/donate', '/team']) {
  test(`[ACC-31] with text of 200 % and with long words nothing stacks letter by letter on ${path}`, async ({
    page,
  }) => {
    await open(page, `${path}?lang=fr`);
    for (const [percent, size, word] of [
      [130, phone],
      [200, phone],
      [200, small],
      [200, small, LONG_WORD],
    ] as const) {
      // The name in the bar of this page takes the room of its longest word.
      if (word && path === '/donate') continue;
      await page.setViewportSize(size);
      expect.soft(await stackedWords(page, percent, word), `${percent} %, ${size.width} px`).toEqual({
        words: [],
        excess: 0,
      });
    }
  });
}

/** Views of a page with an address of their own: tabs, forms and what they lead to. */
const views = [
  `${paths.partners}?tab=kyc`,
  `${paths.partners}?tab=current`,
  `${paths.data}?tab=ai-insights`,
  `${paths.data}?tab=plugins`,
  `${sentPath}?form=feedback&reference=NZ-F-2026-ABCDEFGH`,
];

test('[ACC-31] with text of 200 % on a small screen no kind of page breaks words or scrolls sideways', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize(small);
  const kinds = [
    paths.volunteers,
    paths.partners,
    paths.partnerships,
    paths.reports,
    paths.communityEmpowerment,
    paths.communityGallery,
    paths.digitalLiteracy,
    paths.ourStory,
  ];
  for (const path of [...kinds, ...views]) {
    await page.goto(withLanguage(path, 'fr'));
    await interactive(page);
    expect.soft(await stackedWords(page, 200), path).toEqual({ words: [], excess: 0 });
  }
});

test('[ACC-31] a dialog with large text on a low screen scrolls as a whole', async ({ page }) => {
  await open(page, '/data?province=CD-NK&lang=fr');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.setViewportSize(small);
  expect((await stackedWords(page, 200)).words).toEqual([]);
  const last = dialog.locator('[data-slot="dialog-footer"] :is(a, button)').last();
  const title = dialog.getByRole('heading').first();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(title).not.toBeInViewport();
  await title.scrollIntoViewIfNeeded();
  await expect(last).not.toBeInViewport();
});

for (const language of testedLanguages) {
  test(`[ACC-31] with text of 130, 160 and 200 % no page scrolls sideways or stacks letters on a phone, in ${language}`, {
    tag: '@weekly',
  }, async ({ page }) => {
    test.setTimeout(360_000);
    for (const path of [...pages, ...views, ...unlistedPaths]) {
      await page.setViewportSize(phone);
      await page.goto(withLanguage(path, language));
      await interactive(page);
      for (const [percent, size] of [
        [130, phone],
        [160, phone],
        [200, phone],
        [200, small],
      ] as const) {
        await page.setViewportSize(size);
        const what = `${path} at ${percent} % on ${size.width} px`;
        expect.soft(await stackedWords(page, percent), what).toEqual({ words: [], excess: 0 });
      }
    }
  });
}
