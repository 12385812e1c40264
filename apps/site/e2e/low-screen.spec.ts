import { expect, type Locator, type Page } from '@playwright/test';
import { open, test } from './support.ts';

// As with an on-screen keyboard, which covers the lower half.
const tall = { width: 360, height: 640 };
const low = { width: 360, height: 300 };
test.use({ viewport: tall });

interface Form {
  name: string;
  path: string;
  form: string;
  opener?: string;
  /** @default 1 */
  steps?: number;
}

/** A form of a page, which the others are like, one in a dialog, and the steps of one. */
const forms: readonly Form[] = [
  { name: 'KYC-03', path: '/partners?tab=kyc', form: 'main [data-slot="wizard-form"]' },
  { name: 'SHIP-02', path: '/partnerships', form: '[data-slot="update-form"]', opener: 'main header button >> nth=1' },
  {
    name: 'SHIP-05',
    path: '/partnerships',
    form: '[role="dialog"] [data-slot="wizard-form"]',
    opener: 'main header button >> nth=0',
    steps: 3,
  },
];

/** Whether it is fully in the viewport and not covered. */
async function expectInView(element: Locator) {
  await expect(element).toBeInViewport({ ratio: 0.98 });
  const isFree = () =>
    element.evaluate((shown) => {
      const { left, top, bottom } = shown.getBoundingClientRect();
      return [top + 3, bottom - 3].every((y) => shown.contains(document.elementFromPoint(left + 3, y)));
    });
  await expect.poll(isFree).toBe(true);
}

const focused = (page: Page) => page.locator(':focus');
const errorOf = async (page: Page) => {
  const ids = (await focused(page).getAttribute('aria-describedby')) ?? '';
  return page
    .locator('[data-slot="field-error"]:visible')
    .and(page.locator(ids.replaceAll(/(\S+)\s*/g, '[id="$1"], ').slice(0, -2)));
};

for (const { name, path, form, opener, steps = 1 } of forms) {
  test(`[${name}] the field that has the focus, and what is wrong with it, stay in view above a keyboard on the screen`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `${path}${path.includes('?') ? '&' : '?'}lang=fr`);
    if (opener) await page.locator(opener).click();
    // In a step, the button that goes on is the last one.
    const submit = page.locator(`${form} button[type="submit"]`).last();
    const title = page.locator(`${form} [data-slot="wizard-title"]`);
    for (let step = 1; step < steps; step += 1) {
      const heading = await title.textContent();
      await submit.click();
      await expect(title).not.toHaveText(heading ?? '');
    }
    await submit.click();
    const links = page.locator(`${form} [data-slot="error-summary"] a`);
    await expect(links.first()).toBeVisible();
    // Through the summary, on the full screen before the keyboard opens.
    await links.last().click();
    await page.setViewportSize(low);
    await expectInView(focused(page));
    await expectInView(await errorOf(page));
    // From field to field with the keyboard open.
    await links.first().focus();
    const all = await page.locator(`${form} :is(input, select, textarea)[aria-invalid="true"]`).count();
    let seen = 0;
    for (let presses = 0; presses < 60 && seen < all; presses += 1) {
      await page.keyboard.press('Tab');
      if ((await focused(page).getAttribute('aria-invalid')) !== 'true') continue;
      seen += 1;
      await expectInView(focused(page));
      // The parts of a date share the error of the whole field.
      if (await focused(page).getAttribute('aria-describedby')) await expectInView(await errorOf(page));
    }
    expect(seen).toBe(all);
    expect(seen).toBeGreaterThan(2);
  });
}
