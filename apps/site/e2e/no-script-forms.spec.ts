import { expect, type Page } from '@playwright/test';
import { allPaths, paths, sentPath } from '../src/shared/routes.ts';
import { type Language, test, testedLanguages, textsOf } from './support.ts';

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
  // What was typed is not in the address.
  const { pathname, search } = new URL(page.url());
  expect(pathname).toBe(path.split('?')[0]);
  expect(search).toMatch(/^\?(?:form=[a-z]+&)?lang=\w\w$/);
}

/** The confirmation: a page of its own with the heading of the form, which a reload does not send. */
async function confirmed(page: Page, language: Language, heading: string) {
  await expect(page).toHaveURL(new RegExp(`${sentPath}\\?.*lang=${language}`));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf('sent', language)[heading] ?? 'no text');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect((await page.reload())?.request().method()).toBe('GET');
}

for (const language of testedLanguages) {
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

  test(`[FORM-01, GIFT-01] without a script a gift of no amount is refused and kept, then told, in ${language}`, async ({
    page,
  }) => {
    const texts = textsOf('gift', language);
    await visit(page, paths.gift, language);
    const form = page.getByRole('main').locator('form');
    const field = (name: string) => form.locator(`[name="${name}"]`);
    await field('method').selectOption('mobile-money');
    await field('currency').selectOption('CDF');
    await field('sent_on').fill('2026-06-01');
    await field('transfer_reference').fill('MP260601 <b>');
    await field('email').fill(unique('donor'));
    await field('amount').fill('much');
    await refused(page, paths.gift, () => field('amount').press('Enter'));
    await expect(form.locator('[data-slot="error-summary"]')).toBeFocused();
    await expect(field('amount')).toHaveAccessibleDescription(texts['site.gift.amountWrong'] ?? '');
    await expect(field('currency')).toHaveValue('CDF');
    await expect(field('transfer_reference')).toHaveValue('MP260601 <b>');
    await field('amount').fill('1 500,50');
    await form.getByRole('button', { name: texts['site.gift.submit'] ?? '' }).press('Enter');
    await confirmed(page, language, 'site.sent.giftTitle');
    await expect(page.getByRole('main')).toContainText(/NZ-G-\d{4}-\w{8}/);
  });

  test(`[FORM-01, NEWS-01] without a script the newsletter refuses nonsense and subscribes once, in ${language}`, async ({
    page,
  }) => {
    for (const [place, path] of [
      ['main', paths.team],
      ['contentinfo', paths.sendFeedback],
    ] as const) {
      await visit(page, path, language);
      const form = page.getByRole(place).locator('form:not([data-native])');
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

for (const language of testedLanguages) {
  test(`[FORM-01, VOL-01, INPUT-07] without a script a volunteer is told what is missing, everything written stays, and one name is enough, in ${language}`, async ({
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

    await field('lastName').fill('');
    await field('oneName').check();
    await expect(field('lastName')).toBeHidden();
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

/** The shorter forms: what is wrong at first, then the rest. */
const shortForms = [
  {
    name: 'course interests',
    path: paths.digitalLiteracy,
    form: 'form[data-slot="course-interest-form"]',
    wrong: { name: 'Ada' },
    errors: 2,
    choose: '[name="interests"]',
    right: () => ({ email: unique('courses') }),
    heading: 'site.sent.interestTitle',
  },
  {
    name: 'request for a first talk',
    path: `${paths.partnerships}?form=consultation`,
    form: 'form[data-slot="consultation-form"]',
    wrong: { name: 'Ada', email: 'ada' },
    errors: 2,
    right: () => ({ email: unique('talk'), message: 'Trees' }),
    heading: 'site.sent.consultationTitle',
  },
  {
    name: 'update',
    path: `${paths.partnerships}?form=update`,
    form: 'form[data-slot="update-form"]',
    wrong: { title: 'A borehole' },
    errors: 2,
    right: () => ({ content: `In Boma, ${Date.now()}`, author: 'Ada' }),
    heading: 'site.sent.updateTitle',
  },
] as const;

for (const language of testedLanguages) {
  for (const { name, path, form: selector, wrong, errors, right, heading, ...more } of shortForms) {
    test(`[FORM-01] without a script nonsense is refused, then all is sent: ${name}, in ${language}`, async ({
      page,
    }) => {
      await visit(page, path, language);
      const form = page.locator(selector);
      const button = form.locator('button[name="intent"]');
      const fill = async (values: object) => {
        for (const [field, value] of Object.entries(values)) await form.locator(`[name="${field}"]`).fill(value);
      };
      await fill(wrong);
      await refused(page, path, () => button.press('Enter'));
      const summary = form.locator('[data-slot="error-summary"]');
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveCount(errors);
      for (const [field, value] of Object.entries(wrong)) {
        await expect(form.locator(`[name="${field}"]`)).toHaveValue(value);
      }
      await fill(right());
      if ('choose' in more) await form.locator(more.choose).first().check();
      await button.press('Enter');
      await confirmed(page, language, heading);
    });
  }

  test(`[FORM-01, CHAT-01] without a script a question is answered on the page, in ${language}`, async ({ page }) => {
    await visit(page, `${paths.data}?tab=ai-insights`, language);
    const chat = page.locator('[data-slot="chat-panel"]');
    await chat.locator('[name="message"]').fill('Kinshasa');
    await chat.locator('button[name="intent"]').press('Enter');
    await expect(chat.locator('[data-slot="chat-message"][data-role="user"]')).toContainText('Kinshasa');
    await expect(chat.locator('[data-slot="chat-message"][data-role="assistant"]')).toContainText('Kinshasa');
    expect(page.url()).not.toContain('Kinshasa');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });
}

test('[FORM-01] without a script links lead to the forms that are in dialogs otherwise', async ({ page }) => {
  await page.goto(paths.partnerships);
  for (const form of ['update', 'consultation']) {
    const link = page.getByRole('main').locator(`a[href*="form=${form}"]`).first();
    await link.press('Enter');
    await expect(page.locator(`form[data-slot="${form}-form"]`)).toBeVisible();
  }
});

test('[FORM-04] without a script provinces are searched, ordered and opened, and the tabs are links', async ({
  page,
}) => {
  await page.goto(address(paths.data, 'fr'));
  const search = page.locator('[data-slot="province-browser-search"]');
  await search.locator('[name="q"]').fill('kasa');
  await search.locator('[name="order"]').selectOption('temperature');
  await search.getByRole('button').press('Enter');
  await expect(page).toHaveURL(/q=kasa/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('[data-slot="province-browser-list"] > li')).toHaveCount(3);
  const tile = page.locator('[data-slot="province-map-tile"][value="CD-KN"]');
  // The splash hides the tabs for two seconds.
  await expect(tile).toBeVisible();
  await tile.press('Enter');
  await expect(page).toHaveURL(/province=CD-KN/);
  await expect(page.getByRole('heading', { name: 'Kinshasa' }).first()).toBeVisible();
  const tab = page.getByRole('main').locator('a[href*="tab=plugins"]');
  await expect(tab).toBeVisible();
  await tab.press('Enter');
  await expect(page.locator('[data-slot="plugin-grid"]')).toBeVisible();
});

test('[FORM-04] without a script no page shows a control that does nothing', async ({ page }) => {
  const shown: string[] = [];
  const more = ['ai-insights', 'plugins'].map((tab) => `${paths.data}?tab=${tab}`);
  for (const path of [...allPaths, ...more]) {
    await page.goto(path);
    const dead = page.locator(
      'main :is(button:not([type="submit"]), [role="switch"], input:not(form *), select:not(form *), textarea:not(form *))',
    );
    for (const control of await dead.filter({ visible: true }).all()) {
      const isKnown = await control.evaluate((element) =>
        // Disclosures without a script show all: the area strips of the home page, the curriculum.
        ['focus-area-strip-title', 'tab'].includes(element.getAttribute('data-slot') ?? element.role ?? ''),
      );
      if (!isKnown) shown.push(`${path}: ${await control.evaluate((element) => element.outerHTML.slice(0, 120))}`);
    }
  }
  expect(shown).toEqual([]);
});

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
