import { expect, type Locator, type Page } from '@playwright/test';
import { button, type Form, fillAll, forms, openForm } from './forms.ts';
import { stoppable, test } from './support.ts';

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

/** What is entered in the visible step. */
const valuesIn = (page: Page, { form }: Form) =>
  page
    .locator(form)
    .evaluate((element) =>
      Array.from(new FormData(element as HTMLFormElement), ([key, value]) => [key, String(value)]),
    );

const title = (page: Page, { form }: Form) => page.locator(`${form} [data-slot="wizard-title"]`);

async function goOn(page: Page, form: Form) {
  const heading = await title(page, form).textContent();
  await button(page, form).last().click();
  await expect(title(page, form)).not.toHaveText(heading ?? '');
}

/** Fills in every step; resolves with the names of their fields. */
async function fillSteps(page: Page, form: Form) {
  const steps: string[][] = [];
  for (let step = 1; ; step += 1) {
    await fillAll(page, form, new Map());
    steps.push(await namesIn(page, form));
    if (step === (form.steps ?? 1)) return steps;
    await goOn(page, form);
  }
}

/** Answers what the form sends. */
const answer = (page: Page, { call }: Form, status: number, json: object) =>
  page.route(`**/api${call}*`, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status, json }),
  );

const ids: Record<string, string> = {
  volunteer: 'VOL-05, VOL-06',
  'long partnership': 'COLLAB-02, COLLAB-03',
  'short partnership': 'SHIP-06',
  identity: 'KYC-03, KYC-04',
  update: 'SHIP-03',
};

for (const [name, id] of Object.entries(ids)) {
  const form = forms.find((one) => one.name === name);
  if (!form) throw new Error(`There is no form ${name}`);

  test(`[${id}] the ${name} form says that it is too long, offline, not answered, or refused, each field in the summary of its step, keeps what was entered, and is sent in the end`, async ({
    page,
    context,
  }) => {
    const call = `**/api${form.call}*`;
    const server = await stoppable(page);
    await openForm(page, form);
    const steps = await fillSteps(page, form);
    const entered = await valuesIn(page, form);
    expect(entered.length).toBeGreaterThan(0);
    const sendAndRead = async (words: string) => {
      await button(page, form).last().click();
      await expect(page.locator(form.form).getByText(words)).toBeVisible();
      expect(await valuesIn(page, form)).toEqual(entered);
    };

    await answer(page, form, 413, { detail: 'Too large' });
    await sendAndRead('Your answers are too long to be sent.');
    await page.unroute(call);
    await context.setOffline(true);
    await sendAndRead('You are offline.');
    await context.setOffline(false);
    // The browser updates `onLine` a moment later.
    await page.waitForFunction(() => navigator.onLine);
    server.stop();
    await sendAndRead('No answer came.');
    server.start();

    const fields = steps.flat().map((field) => ({ field, message: 'is blocked' }));
    expect(fields.length).toBeGreaterThan(3);
    await answer(page, form, 422, { detail: 'Invalid', fields });
    await button(page, form).last().click();
    const summary = page.locator(`${form.form} [data-slot="error-summary"]`);
    for (const [index, names] of steps.entries()) {
      if (index > 0) await goOn(page, form);
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

    await page.unroute(call);
    const accepted = page.waitForResponse(
      (response) => response.url().includes(`/api${form.call}`) && response.request().method() === 'POST',
    );
    await button(page, form).last().click();
    expect((await accepted).ok()).toBe(true);
  });
}
