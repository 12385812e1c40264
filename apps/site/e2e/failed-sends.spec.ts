import { expect } from '@playwright/test';
import { startServer } from '../../../tooling/lib/server.ts';
import { button, fillAll, forms, openForm } from './forms.ts';
import { test } from './support.ts';

const ids: Record<string, string> = {
  volunteer: 'VOL-05',
  'long partnership': 'COLLAB-03',
  'short partnership': 'SHIP-06',
  identity: 'KYC-04',
  update: 'SHIP-03',
};

for (const [name, id] of Object.entries(ids)) {
  const form = forms.find((one) => one.name === name);
  if (!form) throw new Error(`There is no form ${name}`);

  test(`[${id}] the ${name} form says that it is too long, offline or not answered, keeps what was entered, and is sent in the end`, async ({
    page,
    context,
  }) => {
    const server = await startServer();
    let again = server;
    try {
      await openForm(page, form, server.url);
      const title = page.locator(`${form.form} [data-slot="wizard-title"]`);
      for (let step = 1; ; step += 1) {
        await fillAll(page, form, new Map());
        if (step === (form.steps ?? 1)) break;
        const heading = await title.textContent();
        await button(page, form).last().click();
        await expect(title).not.toHaveText(heading ?? '');
      }
      const values = () =>
        page
          .locator(form.form)
          .evaluate((element) =>
            Array.from(new FormData(element as HTMLFormElement), ([key, value]) => [key, String(value)]),
          );
      const entered = await values();
      expect(entered.length).toBeGreaterThan(0);
      const sendAndRead = async (words: string) => {
        await button(page, form).last().click();
        await expect(page.locator(form.form).getByText(words)).toBeVisible();
        expect(await values()).toEqual(entered);
      };

      const call = `**/api${form.call}*`;
      await page.route(call, (route) =>
        route.request().method() === 'GET'
          ? route.continue()
          : route.fulfill({ status: 413, json: { detail: 'Too large' } }),
      );
      await sendAndRead('Your answers are too long to be sent.');
      await page.unroute(call);

      await context.setOffline(true);
      await sendAndRead('You are offline.');
      await context.setOffline(false);

      await server.stop();
      await sendAndRead('No answer came.');
      again = await startServer(undefined, { PORT: new URL(server.url).port });
      const answer = page.waitForResponse(
        (response) => response.url().includes(`/api${form.call}`) && response.request().method() === 'POST',
      );
      await button(page, form).last().click();
      expect((await answer).ok()).toBe(true);
    } finally {
      await server.stop();
      await again.stop();
    }
  });
}
