import { expect, type Page } from '@playwright/test';
import { open, pages, test } from './support.ts';

/** What a reader of the sheet would miss, or could only press. Runs in the page. */
function faultsOnPaper() {
  const isSeen = (element: Element) =>
    element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true });
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const nameOf = (element: Element) =>
    `${element.localName} "${element.textContent?.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}"`;
  /** Hidden on purpose: blocks that lead to other pages, and their forms. */
  const leftOut = '[class*="print:hidden"], [class*="needs-script"], [data-slot="hero-carousel"]';
  const isLeftOut = (element: Element) => element.closest(leftOut) !== null;
  const missing = all('main :is(h1, h2, h3, h4), main details > :not(summary)').filter(
    (element) => element.textContent?.trim() && !isLeftOut(element) && !isSeen(element),
  );
  // The tabs of the curriculum are the titles of its parts, which all print.
  const isTitle = (element: Element) => element.closest('h2, h3, h4, h5, h6, [data-slot="curriculum-tabs"]') !== null;
  const pressed = all('button, [role="tab"], [role="switch"], [type="submit"]').filter(
    (element) => isSeen(element) && !isTitle(element),
  );
  const bars = all('body *').filter((element) => isSeen(element) && getComputedStyle(element).position === 'fixed');
  const bare = all('main a[href^="http"]').filter(
    (link) => isSeen(link) && !getComputedStyle(link, '::after').content.includes(link.getAttribute('href') ?? ''),
  );
  return [
    ...missing.map((element) => `not printed: ${nameOf(element)}`),
    ...pressed.map((element) => `can only be pressed: ${nameOf(element)}`),
    ...bars.map((element) => `stays in place: ${nameOf(element)}`),
    ...bare.map((element) => `has no address: ${nameOf(element)}`),
  ];
}

const print = async (page: Page, path: string) => {
  await open(page, path);
  await page.emulateMedia({ media: 'print' });
};

for (const path of pages) {
  test(`[ACC-05] ${path} prints all of its text, without bars and buttons`, { tag: '@weekly' }, async ({ page }) => {
    await print(page, path);
    await expect.poll(() => page.evaluate(faultsOnPaper)).toEqual([]);
  });
}

test('[ACC-05] on paper every part of the curriculum has its title and its lessons', async ({ page }) => {
  await print(page, '/digital-literacy');
  const curriculum = page.locator('[data-slot="curriculum-tabs"]');
  for (const text of ['Computer Basics', 'File Management', 'Mobile Technology', 'Mobile Banking'])
    await expect(curriculum.getByText(text)).toBeVisible();
});

test('[ACC-05] on paper the map is a table of all provinces', async ({ page }) => {
  await print(page, '/data');
  const main = page.getByRole('main');
  await expect(main.locator('[data-slot="province-map"]')).toBeHidden();
  const rows = main.locator('[data-slot="province-table"]').getByRole('rowheader');
  await expect(rows).toHaveCount(26);
  expect((await rows.last().boundingBox())?.height).toBeGreaterThan(10);
});

test('[ACC-05] forms print blank, and say where to send them', async ({ page }) => {
  for (const [path, form] of [
    ['/volunteers', 'form[data-slot="volunteer-form"]'],
    ['/partners', 'form[data-slot="partnership-application-form"]'],
    ['/partners?tab=kyc', '[data-slot="wizard-form"]'],
    ['/digital-literacy', 'form[data-slot="course-interest-form"]'],
    ['/send-feedback', 'main form'],
  ] as const)
    await test.step(path, async () => {
      await page.emulateMedia({ media: 'screen' });
      await open(page, path);
      const note = page.locator('[data-slot="paper-note"]');
      await expect(note).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(note).toBeVisible();
      await expect(note).toContainText(/Nsele, Kinshasa.*\+243/);
      const fields = page.locator(`${form} :is(input:not([type="hidden"]), select, textarea)`);
      expect(await fields.count()).toBeGreaterThan(1);
      const placeholders = await page
        .locator(`${form} [placeholder]`)
        .evaluateAll((all) => all.map((field) => getComputedStyle(field, '::placeholder').color));
      for (const colour of placeholders) expect(colour).toMatch(/, 0\)$/);
      await expect(
        page.locator(`${form} input:is([type="text"], [type="email"]), ${form} textarea`).first(),
      ).toBeVisible();
    });
});
