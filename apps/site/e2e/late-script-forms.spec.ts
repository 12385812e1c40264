import { expect, type Page } from '@playwright/test';
import { paths, sentPath } from '../src/shared/routes.ts';
import { violations } from './axe.ts';
import { hold, interactive, scripts, test, testedLanguages } from './support.ts';

const interest = 'form[data-slot="course-interest-form"]';
const update = 'form[data-slot="update-form"]';
/** The fields of each page. */
const typed = [
  { path: paths.sendFeedback, fields: ['main form [name="message"]'] },
  { path: paths.volunteers, fields: ['form[data-slot="volunteer-form"] [name="motivation"]'] },
  { path: paths.digitalLiteracy, fields: [`${interest} [name="name"]`] },
  { path: `${paths.partnerships}?form=update`, fields: [`${update} [name="content"]`] },
  {
    path: `${paths.data}?tab=ai-insights`,
    fields: ['form[data-slot="chat-form"] [name="message"]', '[data-slot="analysis-generator"] [name="query"]'],
  },
];

/** Opens a page with its scripts held back, for as long as the returned function is not called. */
async function openEarly(page: Page, path: string) {
  const release = await hold(page, scripts);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#splash')).toBeHidden();
  return release;
}

for (const [index, { path, fields }] of typed.entries()) {
  // The first one waits as long as the slowest networks take; time changes nothing for the others.
  const seconds = index === 0 ? 10 : 0;
  test(`[FORM-05] what is typed ${seconds} seconds before the scripts come stays: ${path}`, async ({ page }) => {
    const release = await openEarly(page, path);
    for (const field of fields) await page.locator(field).fill('Typed early');
    setTimeout(release, seconds * 1000);
    await interactive(page);
    for (const field of fields) {
      const box = page.locator(field);
      await expect(box).toHaveValue('Typed early');
      await box.press('End');
      await box.pressSequentially('!');
      await expect(box).toHaveValue('Typed early!');
    }
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

test('[FORM-05, KEEP-01] a form whose scripts neither come nor fail is sent without them, 20 seconds after it was pressed', async ({
  page,
}) => {
  await page.clock.install();
  await openEarly(page, paths.sendFeedback);
  const form = page.getByRole('main').locator('form');
  await form.locator('[name="message"]').fill('Where can I plant trees?');
  await form.locator('[type="submit"]').click();
  await page.clock.fastForward('00:19');
  await expect(form.locator('[name="message"]')).toHaveValue('Where can I plant trees?');
  await page.clock.fastForward('00:02');
  await expect(page).toHaveURL(new RegExp(`${sentPath}\\?.*reference=NZ-F-`));
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
      await page.route(scripts, (route) => route.abort());
      for (const [path, form] of [
        [paths.volunteers, 'form[data-slot="volunteer-form"]'],
        [`${paths.partnerships}?form=update`, update],
      ] as const) {
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
