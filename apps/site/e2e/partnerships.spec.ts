import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { chooseLanguage, hold, open, seeEverything, settled, test, testedLanguages } from './support.ts';

const path = '/partnerships';
const main = (page: Page) => page.getByRole('main');
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Notices' }).getByText(text);
const wizard = (page: Page) => page.getByRole('dialog', { name: 'Apply for Partnership' });
const feed = (page: Page) => page.locator('[data-slot="update-feed-list"] > li');
const form = (page: Page) => page.getByRole('form', { name: 'Add an update' });
const updatesCall = /\/api\/partnership-updates/;
const applicationCall = '**/api/partnership-application*';
let count = 0;
/** A text that no other test posts. */
/** Short words, because other tests check the page with large text on a small screen. */
const unique = (words: string) => `${words} ${process.pid} ${Date.now().toString(36)} ${count++}`;

/** Fulfils the POST requests of a call only. */
async function answerWrites(
  page: Page,
  url: string | RegExp,
  answer: { status: number; json: object; headers?: object },
) {
  await page.route(url, (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const headers = { ...answer.headers };
    return route.fulfill({ status: answer.status, json: answer.json, headers });
  });
}

/** Sends what no field lets through, so that the server refuses it. */
async function sendInstead(page: Page, url: string | RegExp, values: object) {
  await page.route(url, (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.continue();
    return route.continue({ postData: { ...request.postDataJSON(), ...values } });
  });
}

async function openForm(page: Page) {
  await main(page).getByRole('button', { name: 'Add Update' }).first().click();
  await expect(form(page)).toBeVisible();
}

async function fillForm(page: Page, title: string) {
  await form(page).getByRole('combobox', { name: 'Type' }).selectOption('donor');
  await form(page).getByRole('textbox', { name: 'Title *' }).fill(title);
  await form(page).getByRole('textbox', { name: 'Content *' }).fill('It came on Monday.');
  await form(page).getByRole('textbox', { name: 'Author *' }).fill('Nsele Growers');
}

const post = (page: Page) => form(page).getByRole('button', { name: 'Post update' }).click();

async function openWizard(page: Page) {
  await main(page).getByRole('button', { name: 'Apply for Partnership' }).first().click();
  await expect(wizard(page)).toBeVisible();
}

const box = (page: Page, name: string) => wizard(page).getByRole('textbox', { name });
const press = (page: Page, name: string) => wizard(page).getByRole('button', { name, exact: true }).click();
const step = (page: Page) => wizard(page).getByRole('heading', { level: 3 });

async function fillWizard(page: Page, organization = 'Coopérative Maji Safi') {
  await wizard(page).getByRole('combobox', { name: 'Organization type' }).selectOption('community');
  await box(page, 'Organization name *').fill(organization);
  await box(page, 'Contact name *').fill('Ada Mbo');
  await box(page, 'E-mail *').fill('ada@maji.example.org');
  await box(page, 'Phone').fill('+243 000 000 001');
  await wizard(page).getByRole('combobox', { name: 'Country' }).selectOption({ label: 'DR Congo' });
  await press(page, 'Next');
  await wizard(page).getByRole('combobox', { name: 'Partnership type' }).selectOption('implementation');
  await box(page, 'Description').fill('Seedlings for the schools.');
  await box(page, 'Experience').fill('Three planting seasons.');
  await press(page, 'Next');
  await box(page, 'Resources').fill('A lorry.');
}

test.describe('the page', () => {
  test('[SHIP-01, SHIP-02] a press before the code of the sections has come takes nothing of what the server wrote', async ({
    page,
  }) => {
    const release = await hold(page, /PartnershipsSections-.*\.js$/);
    await page.goto(path);
    await expect(page.locator('#root')).toHaveAttribute('data-interactive');
    await main(page).getByRole('button', { name: 'Add Update' }).first().click();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await feed(page).count()).toBeGreaterThan(0);
    release();
    await expect(form(page)).toBeVisible();
  });
});

test.describe('updates', () => {
  test('[SHIP-01, SHIP-02, SHIP-03, SHIP-09] an update is kept while the form is closed, when it fails, and in another language; in the end it is posted once, said, and shown as it was typed', async ({
    page,
  }) => {
    await open(page, path);
    await openForm(page);
    await expect(form(page).getByRole('heading', { name: 'Add an update' })).toBeFocused();
    await test.step('one that the staff reads first is said to have arrived', async () => {
      await fillForm(page, unique('A pump'));
      await page.route(updatesCall, async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        const sent = route.request().postDataJSON();
        await route.fulfill({ status: 201, json: { ...sent, id: 'waits', awaits_approval: true } });
      });
      await post(page);
      const note = main(page).getByText('It will be shown here once we have read it.');
      await expect(note).toBeVisible();
      await expect(form(page)).toHaveCount(0);
      await page.unrouteAll();
      await page.reload();
      await expect(note).toBeVisible();
      await settled(page);
    });
    const title = unique('<b>A pump</b> & {more}');
    await test.step('what was written survives closing and a reload', async () => {
      await openForm(page);
      await expect(form(page).getByRole('textbox', { name: 'Title *' })).toHaveValue('');
      await fillForm(page, title);
      await form(page).getByRole('button', { name: 'Close the form' }).click();
      await openForm(page);
      await expect(form(page).getByRole('textbox', { name: 'Title *' })).toHaveValue(title);
      await page.reload();
      await settled(page);
      await openForm(page);
      await expect(form(page).getByRole('textbox', { name: 'Title *' })).toHaveValue(title);
    });
    await test.step('the server’s reason is said, and without an answer a plain sentence', async () => {
      await answerWrites(page, updatesCall, { status: 503, json: { detail: 'We are full tonight' } });
      await post(page);
      await expect(toast(page, 'Failed to add update')).toBeVisible();
      await expect(toast(page, 'We are full tonight')).toBeVisible();
      await page.unrouteAll();
      // The server stores it, but the response is lost.
      await page.route(updatesCall, async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        await route.fetch();
        await route.abort();
      });
      await post(page);
      await expect(toast(page, 'An error occurred while adding the update.')).toBeVisible();
      await page.unrouteAll();
    });
    await test.step('posted in French', async () => {
      await chooseLanguage(page, 'Français');
      const french = page.getByRole('form', { name: 'Ajouter une nouvelle' });
      await expect(french.getByRole('textbox', { name: 'Titre *' })).toHaveValue(title);
      const sent = page.waitForRequest((request) => updatesCall.test(request.url()) && request.method() === 'POST');
      await french.getByRole('button', { name: 'Publier la nouvelle' }).click();
      const body = (await sent).postDataJSON();
      expect(Object.keys(body).sort()).toEqual(['author', 'content', 'date', 'title', 'type']);
      expect(body.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      await expect(page.getByText('Votre nouvelle du partenariat a bien été publiée.').first()).toBeVisible();
      await expect(french).toHaveCount(0);
      await expect(main(page).getByRole('button', { name: 'Ajouter une nouvelle' }).last()).toBeFocused();
      await expect(feed(page).filter({ hasText: title })).toHaveCount(1);
      await page.reload();
      await expect(feed(page).filter({ hasText: title })).toHaveCount(1);
    });
  });

  test('[SHIP-01] a long feed comes in pages, and older updates are fetched', async ({ page }) => {
    const updateOf = (number: number) => ({
      id: `update-${number}`,
      type: 'donor',
      title: `Update ${number}`,
      content: 'The pump runs.',
      author: 'Nsele Growers',
      date: '2025-06-01',
    });
    await page.route(updatesCall, (route) => {
      const isOlder = new URL(route.request().url()).searchParams.get('before') === 'update-50';
      const from = isOlder ? 51 : 1;
      return route.fulfill({ json: Array.from({ length: isOlder ? 3 : 50 }, (_, index) => updateOf(from + index)) });
    });
    await open(page);
    await main(page).getByRole('link', { name: 'Partnership updates' }).click();
    await expect(feed(page)).toHaveCount(4);
    const more = main(page).getByRole('button', { name: 'Show more' });
    await more.click();
    await expect(feed(page)).toHaveCount(8);
    await expect(main(page).getByRole('heading', { name: 'Update 5', exact: true })).toBeFocused();
    for (let shown = 8; shown < 52; shown += 4) {
      await expect(feed(page)).toHaveCount(Math.min(shown, 53));
      await more.click();
    }
    await expect(main(page).getByRole('heading', { name: 'Update 51', exact: true })).toBeVisible();
    await more.click();
    await expect(main(page).getByRole('heading', { name: 'Update 53', exact: true })).toBeVisible();
    await expect(more).toHaveCount(0);
  });
});

test.describe('the application', () => {
  test('[SHIP-04, SHIP-05, SHIP-06] an application survives closing, a reload and failures, is sent once with its fields, says so, closes, shows its number, and is empty when opened again', async ({
    page,
  }) => {
    await open(page, path);
    await test.step('what was entered survives closing and a reload', async () => {
      await openWizard(page);
      await box(page, 'Organization name *').fill('Maji');
      await expect(wizard(page).getByText('Saved on this device')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(wizard(page)).toHaveCount(0);
      await openWizard(page);
      await expect(box(page, 'Organization name *')).toHaveValue('Maji');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('draft.partnership'))).toContain('Maji');
      await page.reload();
      await openWizard(page);
      await expect(box(page, 'Organization name *')).toHaveValue('Maji');
    });
    await fillWizard(page);
    await test.step('a failure says the reason or a plain sentence', async () => {
      await answerWrites(page, applicationCall, { status: 503, json: { detail: 'We are full tonight' } });
      await press(page, 'Submit application');
      await expect(toast(page, 'Application Failed')).toBeVisible();
      await expect(toast(page, 'We are full tonight')).toBeVisible();
      await page.unrouteAll();
      await page.route(applicationCall, (route) => route.abort());
      await press(page, 'Submit application');
      await expect(toast(page, 'An error occurred while submitting your application.')).toBeVisible();
      await expect(wizard(page).getByRole('alert')).toContainText('No answer came.');
      await page.unrouteAll();
    });
    await test.step('a field that the server refuses is shown in its step', async () => {
      await sendInstead(page, applicationCall, { organizationName: 'M'.repeat(201) });
      await press(page, 'Submit application');
      await expect(step(page)).toContainText('Organization Information');
      await expect(box(page, 'Organization name *')).toHaveAccessibleDescription(/^Organization name /);
      await expect(wizard(page).getByRole('group', { name: 'One thing to fix' })).toBeFocused();
      await expect(box(page, 'Contact name *')).toHaveValue('Ada Mbo');
      await page.unrouteAll();
    });
    await box(page, 'Organization name *').fill('Coopérative Maji Safi ya Nsele');
    await press(page, 'Next');
    await press(page, 'Next');
    const sent = page.waitForRequest(applicationCall);
    await press(page, 'Submit application');
    expect((await sent).postDataJSON()).toEqual({
      organizationType: 'community',
      organizationName: 'Coopérative Maji Safi ya Nsele',
      contactName: 'Ada Mbo',
      email: 'ada@maji.example.org',
      phone: '+243 000 000 001',
      country: 'DR Congo',
      partnershipType: 'implementation',
      description: 'Seedlings for the schools.',
      experience: 'Three planting seasons.',
      resources: 'A lorry.',
    });
    await expect(toast(page, 'Application Submitted')).toBeVisible();
    const said = 'Your partnership application has been submitted successfully! We will get back to you soon.';
    await expect(toast(page, said)).toBeVisible();
    await expect(wizard(page)).toHaveCount(0);
    await expect(main(page).locator('[data-slot="reference-number"]')).toContainText(/P-[0-9A-Z]/);
    await page.reload();
    await openWizard(page);
    await expect(step(page)).toContainText('Organization Information');
    await expect(box(page, 'Organization name *')).toHaveValue('');
  });
});

test.describe('accessibility', () => {
  /** The security policy would block axe. */
  test.use({ bypassCSP: true });

  for (const language of testedLanguages) {
    test(`[ACC-06, SHIP-01] axe finds nothing on partnerships in ${language}: the page, the form and each step of the application with its errors, and what was sent; at 320 px nothing scrolls sideways`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, `${path}?lang=${language}`);
      await seeEverything(page);
      expect(await violations(page)).toEqual([]);
      const narrow = async <Wide>(measure: () => Promise<Wide>) => {
        await page.setViewportSize({ width: 320, height: 640 });
        const wide = await measure();
        await page.setViewportSize({ width: 1280, height: 800 });
        return wide;
      };
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await main(page).locator('header button').nth(1).click();
      await page.locator('[data-slot="update-form"] button[type="submit"]').click();
      await expect(page.locator('[data-slot="error-summary"]')).toBeVisible();
      expect(await narrow(overflow)).toBeLessThanOrEqual(0);
      expect(await violations(page, 'main')).toEqual([]);

      await main(page).locator('header button').first().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      const inside = () =>
        dialog
          .locator('[data-slot="dialog-body"]')
          .evaluateAll((bodies) => bodies.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
      const goOn = dialog.locator('button[type="submit"]');
      // The first step comes last, with its errors.
      for (const number of [2, 3, 1]) {
        await goOn.click();
        if (number === 1) await expect(dialog.locator('[data-slot="error-summary"]')).toBeVisible();
        expect(await narrow(inside), `step ${number}`).toEqual([0]);
        expect(await violations(page, '[role="dialog"]'), `step ${number}`).toEqual([]);
      }
      for (const [name, value] of Object.entries({
        organizationName: 'Maji',
        contactName: 'Ada Mbo',
        email: 'ada@maji.example.org',
      }))
        await dialog.locator(`[name="${name}"]`).fill(value);
      for (const _ of [1, 2, 3]) await goOn.click();
      await expect(dialog).toHaveCount(0);
      await expect(page.locator('[data-slot="toast"]').last()).toBeVisible();
      expect(await violations(page), 'sent').toEqual([]);
    });
  }

  test('[SHIP-07, ACC-06] a consultation is asked for in a dialog, which says what is missing and gives a reference number; axe finds nothing', async ({
    page,
  }) => {
    await open(page, path);
    const button = main(page).getByRole('button', { name: 'Request a consultation' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Request a consultation' });
    const send = dialog.getByRole('button', { name: 'Send the request' });
    await send.click();
    await expect(dialog.getByText('Write your name.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
    expect(await violations(page, '[role="dialog"]'), 'errors').toEqual([]);
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Ada Mbo');
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill(`${unique('ada').replaceAll(' ', '-')}@example.org`);
    await dialog.getByRole('textbox', { name: 'What it is about' }).fill('We have land for a nursery.');
    await page.reload();
    await settled(page);
    await button.click();
    await expect(dialog.getByRole('textbox', { name: 'What it is about' })).toHaveValue('We have land for a nursery.');
    await send.click();
    const outcome = dialog.getByRole('status').filter({ hasText: 'Your request has arrived' });
    await expect(outcome).toBeFocused();
    await expect(outcome).toContainText(/NZ-C-\d{4}-/);
    expect(await violations(page, '[role="dialog"]'), 'sent').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });
});
