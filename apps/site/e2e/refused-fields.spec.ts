import { expect, type Locator, type Page } from '@playwright/test';
import { button, type Form, fillAll, forms, openForm } from './forms.ts';
import { test } from './support.ts';

/** The names of the visible fields in the server's schema; files are sent apart. */
const namesIn = (page: Page, { form }: Form) =>
  page
    .locator(`${form} :is(input:not([type="hidden"], [type="file"]), select, textarea)[name]`)
    .evaluateAll((controls) => {
      const names = controls.map((control) => control.getAttribute('name') ?? '');
      return [...new Set(names.map((name) => name.replace(/-(?:day|month|year)$/, '')))];
    });

/** Whether the error describes the control or its group. */
const isSaidAt = (control: Locator, words: string) =>
  control.evaluate((element, text) => {
    const groups = [element, element.closest('fieldset')];
    return groups.some((one) => {
      const ids = one?.getAttribute('aria-describedby')?.split(' ') ?? [];
      return ids.some((id) => document.getElementById(id)?.textContent?.includes(text));
    });
  }, words);

const ids: Record<string, string> = {
  volunteer: 'VOL-06',
  'long partnership': 'COLLAB-02',
  'short partnership': 'SHIP-06',
  identity: 'KYC-03',
  update: 'SHIP-03',
};

for (const [name, id] of Object.entries(ids)) {
  const form = forms.find((one) => one.name === name);
  if (!form) throw new Error(`There is no form ${name}`);

  test(`[${id}] a refusal of each field of the ${name} form is said at the field and in the summary of its step`, async ({
    page,
  }) => {
    await openForm(page, form);
    const title = page.locator(`${form.form} [data-slot="wizard-title"]`);
    const summary = page.locator(`${form.form} [data-slot="error-summary"]`);
    const goOn = async () => {
      const heading = await title.textContent();
      await button(page, form).last().click();
      await expect(title).not.toHaveText(heading ?? '');
    };
    const steps: string[][] = [];
    for (let step = 1; ; step += 1) {
      await fillAll(page, form, new Map());
      steps.push(await namesIn(page, form));
      if (step === (form.steps ?? 1)) break;
      await goOn();
    }
    const fields = steps.flat().map((field) => ({ field, message: 'is blocked' }));
    expect(fields.length).toBeGreaterThan(3);
    await page.route(`**/api${form.call}*`, (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ status: 422, json: { detail: 'Invalid', fields } }),
    );
    await button(page, form).last().click();
    for (const [index, names] of steps.entries()) {
      if (index > 0) await goOn();
      await expect(summary.getByRole('link')).toHaveCount(names.length);
      for (const field of names) {
        const control = page.locator(`${form.form} [name^="${field}"]`).first();
        await expect.poll(() => isSaidAt(control, 'is blocked'), field).toBe(true);
      }
      await summary.getByRole('link').last().click();
      const focused = page.locator(`${form.form} :focus`);
      await expect(focused).toHaveAttribute('name');
      expect(names).toContain((await focused.getAttribute('name'))?.split('-')[0]);
    }
  });
}
