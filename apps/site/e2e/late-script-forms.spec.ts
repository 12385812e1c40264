import { expect, type Page } from '@playwright/test';
import { paths, sentPath } from '../src/shared/routes.ts';
import { violations } from './axe.ts';
import { hold, interactive, scripts, test, testedLanguages } from './support.ts';

const typed = [
  { path: paths.sendFeedback, form: 'main form', field: '[name="message"]' },
  { path: paths.volunteers, form: 'form[data-slot="volunteer-form"]', field: '[name="motivation"]' },
  { path: paths.digitalLiteracy, form: 'form[data-slot="course-interest-form"]', field: '[name="name"]' },
  { path: `${paths.partnerships}?form=update`, form: 'form[data-slot="update-form"]', field: '[name="content"]' },
  { path: `${paths.data}?tab=ai-insights`, form: 'form[data-slot="chat-form"]', field: '[name="message"]' },
  { path: `${paths.data}?tab=ai-insights`, form: '[data-slot="analysis-generator"]', field: '[name="query"]' },
];

/** Opens a page with its scripts held back, for as long as the returned function is not called. */
async function openEarly(page: Page, path: string) {
  const release = await hold(page, scripts);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#splash')).toBeHidden();
  return release;
}

for (const [index, { path, form, field }] of typed.entries()) {
  // The first one waits as long as the slowest networks take; time changes nothing for the others.
  const seconds = index === 0 ? 10 : 0;
  test(`[FORM-05] what is typed ${seconds} seconds before the scripts come stays: ${path} ${form}`, async ({
    page,
  }) => {
    const release = await openEarly(page, path);
    const box = page.locator(form).locator(field);
    await box.fill('Typed early');
    setTimeout(release, seconds * 1000);
    await interactive(page);
    await expect(box).toHaveValue('Typed early');
    await box.press('End');
    await box.pressSequentially('!');
    await expect(box).toHaveValue('Typed early!');
  });
}

test('[FORM-05] an answer keeps its errors and values when the scripts come, and the form then is sent by them', async ({
  page,
  request,
}) => {
  const answer = await request.post(paths.sendFeedback, {
    form: { intent: 'feedback', message: 'Kept', email: 'ada@example' },
    headers: { accept: 'text/html' },
  });
  const html = await answer.text();
  await page.route(`**${paths.sendFeedback}`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(paths.sendFeedback);
  await interactive(page);
  const form = page.getByRole('main').locator('form');
  await expect(form.locator('[data-slot="error-summary"]')).toBeVisible();
  await expect(form.locator('[name="message"]')).toHaveValue('Kept');
  const email = form.locator('[name="email"]');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('');
  await expect(form.locator('[data-slot="error-summary"]')).toHaveCount(0);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you: your message has arrived');
});

test('[FORM-05] a form whose scripts failed to load is sent by the browser', async ({ page }) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto(paths.sendFeedback);
  await expect(page.locator('html')).toHaveAttribute('data-script-failed', '');
  const form = page.getByRole('main').locator('form');
  await form.locator('[name="message"]').fill(`Without scripts, ${Date.now()}`);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you: your message has arrived');
});

test.describe('axe', () => {
  test.use({ bypassCSP: true });

  for (const language of testedLanguages) {
    test(`[FORM-01] axe finds nothing in answers and confirmations, in ${language}`, async ({ page }) => {
      test.slow();
      await page.route(scripts, (route) => route.abort());
      for (const { path, form } of typed.slice(0, 4)) {
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
        await page.locator(form).locator('button[name="intent"]').press('Enter');
        await expect(page.locator(form).locator('[data-slot="error-summary"]')).toBeVisible();
        expect(await violations(page, form), path).toEqual([]);
      }
      await page.goto(`${sentPath}?form=volunteer&reference=NZ-V-2026-7K3Q9XBH&lang=${language}`);
      expect(await violations(page)).toEqual([]);
    });
  }
});
