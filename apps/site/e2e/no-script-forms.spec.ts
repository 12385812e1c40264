import { expect, type Page } from '@playwright/test';
import { paths, sentPath } from '../src/shared/routes.ts';
import { type Language, languages, test, textsOf } from './support.ts';

// Each form by itself: posted by the browser, answered by the server with a page.
test.use({ javaScriptEnabled: false });

const address = (path: string, language: Language) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
const unique = (name: string) => `${name}-${process.pid}-${Date.now()}@example.org`;

/** Opens a page in a language. The splash ends by itself; a key ends it at once. */
async function visit(page: Page, path: string, language: Language) {
  await page.goto(address(path, language));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** The answer to a refused form: 422, never cached, at the address of the page, without a value. */
async function refused(page: Page, path: string, press: () => Promise<void>) {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await press();
  const answer = await answered;
  expect(answer.status()).toBe(422);
  expect(answer.headers()['cache-control']).toBe('no-store');
  const { pathname, search } = new URL(page.url());
  expect([pathname, search]).toEqual([path, expect.stringMatching(/^\?lang=\w\w$/)]);
}

/** The confirmation: a page of its own with the heading of the form, which a reload does not send. */
async function confirmed(page: Page, language: Language, heading: string) {
  await expect(page).toHaveURL(new RegExp(`${sentPath}\\?.*lang=${language}`));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf('sent', language)[heading] ?? 'no text');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect((await page.reload())?.request().method()).toBe('GET');
}

for (const language of languages) {
  test(`[FORM-01] without a script a letter of spaces is refused and kept, then sent, in ${language}`, async ({
    page,
  }) => {
    const texts = textsOf('send-feedback', language);
    await visit(page, paths.sendFeedback, language);
    const form = page.getByRole('main').locator('form');
    const email = form.locator('[name="email"]');
    const message = form.locator('[name="message"]');
    await email.fill('ada@example');
    await refused(page, paths.sendFeedback, () => email.press('Enter'));
    const summary = form.locator('[data-slot="error-summary"]');
    await expect(summary).toBeFocused();
    for (const [name, error] of [
      ['message', 'messageMissing'],
      ['email', 'emailWrong'],
    ] as const) {
      const text = texts[`site.sendFeedback.${error}`] ?? 'no text';
      const field = form.locator(`[name="${name}"]`);
      await expect(field).toHaveAccessibleDescription(new RegExp(text.replaceAll('.', '\\.')));
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(summary.getByRole('link', { name: text })).toHaveAttribute(
        'href',
        `#${await field.getAttribute('id')}`,
      );
    }
    await expect(email).toHaveValue('ada@example');

    await email.fill(unique('ada'));
    await message.fill(`The pages are slow.\nIn ${language}.`);
    await form.getByRole('button', { name: texts['site.sendFeedback.submit'] ?? '' }).press('Enter');
    await confirmed(page, language, 'site.sent.feedbackTitle');
    await expect(page.getByRole('main')).toContainText(/NZ-F-\d{4}-\w{8}/);
  });

  test(`[FORM-01, NEWS-01] without a script the newsletter refuses nonsense and subscribes once, in ${language}`, async ({
    page,
  }) => {
    for (const [place, path] of [
      ['main', paths.team],
      ['contentinfo', paths.sendFeedback],
    ] as const) {
      await visit(page, path, language);
      const form = page.getByRole(place).locator('form');
      const email = form.locator('[name="email"]');
      await email.fill('nobody');
      await refused(page, path, () => email.press('Enter'));
      await expect(email).toBeFocused();
      await expect(email).toHaveValue('nobody');
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      const reader = unique(`${place}-${language}`);
      await email.fill(reader);
      await email.press('Enter');
      await confirmed(page, language, 'site.sent.newsletterTitle');

      // Later, by hand, it is known already; only the double press counts once.
      await visit(page, path, language);
      await email.fill(reader.toUpperCase());
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await email.press('Enter');
      expect((await answered).status()).toBe(400);
      await expect(form.locator('[data-slot="newsletter-outcome"]')).not.toBeEmpty();
      await expect(email).toHaveValue(reader.toUpperCase());
    }
  });
}

for (const language of languages) {
  test(`[FORM-01, VOL-01] without a script a volunteer is told what is missing, and everything written stays, in ${language}`, async ({
    page,
  }) => {
    await visit(page, paths.volunteers, language);
    const form = page.locator('form[data-slot="volunteer-form"]');
    const field = (name: string) => form.locator(`[name="${name}"]`);
    await field('lastName').fill('Mbo "& <b>');
    await field('email').fill('ada');
    await form.locator('[name="interests"][value="Climate Action"]').check();
    await field('backgroundCheck').check();
    await field('skills').fill('Trees\nMaps');
    await refused(page, paths.volunteers, () => field('lastName').press('Enter'));
    const summary = form.locator('[data-slot="error-summary"]');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(5);
    for (const name of ['firstName', 'email', 'location', 'motivation']) {
      const id = await field(name).getAttribute('id');
      await expect(summary.locator(`a[href="#${id}"]`)).toBeVisible();
    }
    await expect(field('lastName')).toHaveValue('Mbo "& <b>');
    await expect(field('email')).toHaveValue('ada');
    await expect(form.locator('[name="interests"]:checked')).toHaveValue('Climate Action');
    await expect(field('backgroundCheck')).toBeChecked();
    await expect(field('workingWithVulnerable')).not.toBeChecked();
    await expect(field('skills')).toHaveValue('Trees\nMaps');

    await field('firstName').fill('Ada');
    await field('email').fill(unique('volunteer'));
    await field('location').fill('Boma');
    await field('availability').first().check();
    await field('motivation').fill('I plant trees.');
    await form.locator('button[type="submit"]').press('Enter');
    await confirmed(page, language, 'site.sent.volunteerTitle');
    await expect(page.getByRole('main')).toContainText(/NZ-V-\d{4}-\w{8}/);
  });
}

test('[FORM-02] without a script the same letter sent twice within ten minutes is one, with one number', async ({
  page,
}) => {
  const references: (string | null)[] = [];
  for (let time = 0; time < 2; time += 1) {
    await page.goto(paths.sendFeedback);
    const form = page.getByRole('main').locator('form');
    await form.locator('[name="message"]').fill(`Once, ${process.pid}`);
    await form.getByRole('button', { name: 'Send' }).press('Enter');
    await expect(page).toHaveURL(new RegExp(sentPath));
    references.push(new URL(page.url()).searchParams.get('reference'));
  }
  expect(references[0]).toMatch(/^NZ-F-/);
  expect(references[1]).toBe(references[0]);
});

test('[FORM-03] a form posted from another site is refused, and one that no page has is not found', async ({
  request,
}) => {
  const headers = { accept: 'text/html', origin: 'https://evil.example' };
  const form = { intent: 'feedback', message: 'Hello' };
  expect((await request.post(paths.sendFeedback, { form, headers })).status()).toBe(403);
  const own = { accept: 'text/html' };
  expect((await request.post(paths.sendFeedback, { form: { message: 'Hello' }, headers: own })).status()).toBe(404);
});
