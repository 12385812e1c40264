import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { chooseLanguage, hold, open, seeEverything, test, testedLanguages } from './support.ts';

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
const unique = (words: string) => `${words} ${process.pid}-${Date.now()}-${count++}`;

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
  test('[SHIP-01] has both buttons, partners, figures, feed, benefits, three stories and four categories', async ({
    page,
  }) => {
    await open(page, path);
    const head = main(page).locator('header');
    await expect(page.getByRole('heading', { level: 1, name: 'Partnerships' })).toBeVisible();
    for (const name of ['Apply for Partnership', 'Add Update']) {
      await expect(head.getByRole('button', { name })).toBeVisible();
    }
    const partners = main(page).locator('[data-slot="partner-card"]');
    await expect(partners).toHaveCount(4);
    await expect(partners.first()).toContainText('Active');
    await expect(main(page).locator('[data-slot="benefit-card"]')).toHaveCount(4);
    const month = main(page).locator('[data-slot="stat-band-item"]', { hasText: 'This Month' });
    await expect(month.locator('[data-slot="figure-value"]')).toHaveText('3');
    await expect(month).toContainText('Sample');
    await expect(feed(page).first()).toBeVisible();
    await expect(
      main(page).getByRole('region', { name: 'Results', exact: true }).getByRole('heading', { level: 3 }),
    ).toHaveCount(3);
    const categories = main(page).getByRole('region', { name: 'There is room for you' });
    await expect(categories.getByRole('heading', { level: 3 })).toHaveText([
      'International Organizations',
      'Local Communities',
      'Government Agencies',
      'Private Sector',
    ]);
  });

  test('[SHIP-01] says that it could not be loaded, and tries again', async ({ page }) => {
    await open(page);
    const calls = /\/api\/(partners|partnership-|climate-success)/;
    await page.route(calls, (route) => route.fulfill({ status: 404, json: { detail: 'gone' } }));
    await main(page).getByRole('link', { name: 'Partnership updates' }).click();
    await expect(page).toHaveURL(/\/partnerships$/);
    await expect(main(page).getByRole('alert')).toContainText('Error loading partnerships page.');
    await expect(main(page).getByRole('region', { name: 'There is room for you' })).toBeVisible();
    await page.unrouteAll();
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(main(page).locator('[data-slot="partner-card"]')).toHaveCount(4);
    await expect(main(page).getByRole('alert')).toHaveCount(0);
  });

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

  test('[SHIP-01] does not scroll sideways at 320 px, with the form and the wizard open, in French', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, `${path}?lang=fr`);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await main(page).getByRole('button', { name: 'Ajouter une nouvelle' }).first().click();
    await expect(page.locator('[data-slot="update-form"]')).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
    await main(page).getByRole('button', { name: 'Demander un partenariat' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const inside = () =>
      dialog.evaluate((element) =>
        [...element.querySelectorAll('[data-slot="dialog-body"]')].map(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        ),
      );
    for (const _ of [1, 2, 3]) {
      expect(await inside()).toEqual([0]);
      await dialog.locator('button[type="submit"]').click();
    }
    expect(await overflow()).toBeLessThanOrEqual(0);
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });
    test('[SHIP-01] partners, benefits and the feed can be read', async ({ page }) => {
      await page.goto(path);
      await expect(main(page).locator('[data-slot="partner-card"]')).toHaveCount(4);
      await expect(feed(page).first()).toBeAttached();
      await expect(main(page).getByRole('button', { name: 'Add Update' })).toHaveCount(0);
    });
  });
});

test.describe('updates', () => {
  test('[SHIP-02] what is missing is said in a message, at the fields and in a summary', async ({ page }) => {
    await open(page, path);
    await openForm(page);
    await expect(form(page).getByRole('heading', { name: 'Add an update' })).toBeFocused();
    await expect(form(page).getByRole('combobox', { name: 'Type' }).locator('option')).toHaveText([
      'Partnership',
      'Donor',
      'Collaboration',
    ]);
    await post(page);
    await expect(toast(page, 'Missing Information')).toBeVisible();
    await expect(toast(page, 'Please fill in all fields to add an update.')).toBeVisible();
    await expect(form(page).getByRole('group', { name: '3 things to fix' })).toBeFocused();
    await form(page).getByRole('link', { name: 'Write who says this' }).click();
    await expect(form(page).getByRole('textbox', { name: 'Author *' })).toBeFocused();
  });

  test('[SHIP-03, SHIP-01] is posted, said, shown first as it was typed; the form is empty and closed', async ({
    page,
  }) => {
    await open(page, path);
    const title = unique('<b>A pump</b> & {more}');
    await openForm(page);
    await fillForm(page, title);
    const sent = page.waitForRequest((request) => updatesCall.test(request.url()) && request.method() === 'POST');
    await post(page);
    const body = (await sent).postDataJSON();
    expect(Object.keys(body).sort()).toEqual(['author', 'content', 'date', 'title', 'type']);
    expect(body.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await expect(toast(page, 'Update Added')).toBeVisible();
    await expect(toast(page, 'Your partnership update has been posted successfully.')).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    await expect(feed(page).filter({ hasText: title })).toContainText('Says: donor');
    await expect(main(page).getByRole('button', { name: 'Add Update' }).last()).toBeFocused();
    await openForm(page);
    await expect(form(page).getByRole('textbox', { name: 'Title *' })).toHaveValue('');
    await page.reload();
    await expect(feed(page).filter({ hasText: title })).toBeVisible();
  });

  test('[SHIP-03] the server’s reason is said; without one a plain sentence; nothing is lost, nothing is posted twice', async ({
    page,
  }) => {
    await open(page, path);
    await openForm(page);
    const title = unique('A second pump');
    await fillForm(page, title);
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
    await expect(form(page).getByRole('textbox', { name: 'Title *' })).toHaveValue(title);
    await page.unrouteAll();
    await post(page);
    await expect(toast(page, 'Update Added')).toBeVisible();
    await expect(feed(page).filter({ hasText: title })).toHaveCount(1);
  });

  test('[SHIP-03] a field that the server refuses is marked, too many tries say when to try again', async ({
    page,
  }) => {
    await open(page, path);
    await openForm(page);
    await fillForm(page, unique('A pump'));
    await sendInstead(page, updatesCall, { title: 'T'.repeat(161) });
    await post(page);
    await expect(toast(page, 'Failed to add update')).toBeVisible();
    await expect(form(page).getByRole('textbox', { name: 'Title *' })).toHaveAccessibleDescription(/^Title /);
    await expect(form(page).getByRole('group', { name: 'One thing to fix' })).toBeFocused();
    await page.unrouteAll();
    await form(page).getByRole('textbox', { name: 'Title *' }).fill(unique('A second pump'));
    await answerWrites(page, updatesCall, {
      status: 429,
      json: { detail: 'Too many requests. Try again in 42 seconds.' },
      headers: { 'retry-after': '42' },
    });
    await post(page);
    await expect(form(page).getByRole('alert')).toContainText('again in 42 seconds');
  });

  test('[SHIP-03] offline is said at the button; what was written survives closing and a change of language, and is sent later', async ({
    page,
    context,
  }) => {
    await open(page, path);
    await openForm(page);
    const title = unique('A third pump');
    await fillForm(page, title);
    await context.setOffline(true);
    await post(page);
    await expect(form(page).getByRole('alert')).toContainText('You are offline.');
    await context.setOffline(false);
    await form(page).getByRole('button', { name: 'Close the form' }).click();
    await openForm(page);
    await expect(form(page).getByRole('textbox', { name: 'Title *' })).toHaveValue(title);
    await chooseLanguage(page, 'Français');
    const french = page.getByRole('form', { name: 'Ajouter une nouvelle' });
    await expect(french.getByRole('textbox', { name: 'Titre *' })).toHaveValue(title);
    await french.getByRole('button', { name: 'Publier la nouvelle' }).click();
    // Not in the toast region, whose code failed to load with the first message.
    await expect(page.getByText('Votre nouvelle du partenariat a bien été publiée.').first()).toBeVisible();
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

  test('[SHIP-03, SHIP-09] an update that the staff reads first is said to have arrived, also after a reload', async ({
    page,
  }) => {
    await open(page, path);
    await openForm(page);
    await fillForm(page, unique('A pump'));
    await page.route(updatesCall, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const sent = route.request().postDataJSON();
      await route.fulfill({ status: 201, json: { ...sent, id: 'waits', awaits_approval: true } });
    });
    await post(page);
    const note = main(page).getByText('It will be shown here once we have read it.');
    await expect(note).toBeVisible();
    await page.reload();
    await expect(note).toBeVisible();
  });
});

test.describe('the application', () => {
  test('[SHIP-04, SHIP-05] Next and Previous work without checks; sending says what is missing and goes where it is', async ({
    page,
  }) => {
    await open(page, path);
    await openWizard(page);
    await expect(step(page)).toContainText('Organization Information');
    await press(page, 'Next');
    await expect(step(page)).toContainText('Partnership Details');
    await press(page, 'Next');
    await expect(step(page)).toContainText('Resources and Summary');
    await press(page, 'Previous');
    await expect(step(page)).toContainText('Partnership Details');
    await press(page, 'Next');
    await press(page, 'Submit application');
    await expect(toast(page, 'Missing Information')).toBeVisible();
    await expect(toast(page, 'Please fill in all required fields.')).toBeVisible();
    await expect(step(page)).toContainText('Organization Information');
    await expect(wizard(page).getByRole('group', { name: '3 things to fix' })).toBeFocused();
    await expect(box(page, 'E-mail *')).toHaveAccessibleDescription('Write the e-mail address we should reply to.');
  });

  test('[SHIP-06] is sent once with its fields, says so, closes, shows its number, and is empty when opened again', async ({
    page,
  }) => {
    await open(page, path);
    await openWizard(page);
    await fillWizard(page);
    const look = wizard(page).getByRole('region', { name: 'Organization Information' });
    await expect(look).toContainText('Coopérative Maji Safi');
    await expect(look).toContainText('Community');
    const sent = page.waitForRequest(applicationCall);
    await press(page, 'Submit application');
    expect((await sent).postDataJSON()).toEqual({
      organizationType: 'community',
      organizationName: 'Coopérative Maji Safi',
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
    await openWizard(page);
    await expect(step(page)).toContainText('Organization Information');
    await expect(box(page, 'Organization name *')).toHaveValue('');
    await page.reload();
    await openWizard(page);
    await expect(box(page, 'Organization name *')).toHaveValue('');
  });

  test('[SHIP-06] a failure says the reason or a plain sentence, a refused field is shown in its step, nothing is lost', async ({
    page,
  }) => {
    await open(page, path);
    await openWizard(page);
    await fillWizard(page);
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
    await answerWrites(page, applicationCall, {
      status: 429,
      json: { detail: 'Too many requests. Try again in 42 seconds.' },
      headers: { 'retry-after': '42' },
    });
    await press(page, 'Submit application');
    await expect(wizard(page).getByRole('alert')).toContainText('again in 42 seconds');
    await page.unrouteAll();
    await sendInstead(page, applicationCall, { organizationName: 'M'.repeat(201) });
    await press(page, 'Submit application');
    await expect(step(page)).toContainText('Organization Information');
    await expect(box(page, 'Organization name *')).toHaveAccessibleDescription(/^Organization name /);
    await expect(wizard(page).getByRole('group', { name: 'One thing to fix' })).toBeFocused();
    await expect(box(page, 'Contact name *')).toHaveValue('Ada Mbo');
  });

  test('[SHIP-04] what was entered survives closing, a reload and a change of language, is said to be kept, and can be cleared', async ({
    page,
  }) => {
    await open(page, path);
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
    await page.keyboard.press('Escape');
    await chooseLanguage(page, 'Kiswahili');
    await main(page).getByRole('button', { name: 'Omba ushirikiano' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: 'Jina la shirika *' })).toHaveValue('Maji');
    await dialog.locator('button[type="reset"]').click();
    await expect(dialog.getByRole('textbox', { name: 'Jina la shirika *' })).toHaveValue('');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('draft.partnership'))).toBeNull();
  });

  test('[SHIP-04, SHIP-06] by keyboard alone', async ({ page }) => {
    await open(page, path);
    const tabTo = async (isThere: () => Promise<boolean>) => {
      for (let pressed = 0; pressed < 60 && !(await isThere()); pressed += 1) await page.keyboard.press('Tab');
    };
    const on = (name: string) => () =>
      page.evaluate((wanted) => {
        const element = document.activeElement;
        const label = element?.id ? document.querySelector(`label[for="${CSS.escape(element.id)}"]`) : null;
        return (label ?? element)?.textContent?.trim() === wanted;
      }, name);
    const reach = async (name: string) => {
      await tabTo(on(name));
      expect(await on(name)(), name).toBe(true);
    };
    await reach('Apply for Partnership');
    await page.keyboard.press('Enter');
    await expect(wizard(page)).toBeVisible();
    await reach('Organization name *');
    await page.keyboard.type('Maji');
    await reach('Contact name *');
    await page.keyboard.type('Ada');
    await reach('E-mail *');
    await page.keyboard.type('ada@maji.example.org');
    await reach('Next');
    await page.keyboard.press('Enter');
    await expect(step(page)).toContainText('Partnership Details');
    await reach('Next');
    await page.keyboard.press('Enter');
    await expect(step(page)).toContainText('Resources and Summary');
    await reach('Submit application');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Application Submitted')).toBeVisible();
    await expect(wizard(page)).toHaveCount(0);
    await expect(main(page).getByRole('button', { name: 'Apply for Partnership' }).first()).toBeFocused();
  });
});

test.describe('accessibility', () => {
  /** The security policy would block axe. */
  test.use({ bypassCSP: true });

  for (const language of testedLanguages) {
    test(`axe finds nothing on partnerships in ${language}: the page, the open form and its errors`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, `${path}?lang=${language}`);
      await seeEverything(page);
      expect(await violations(page)).toEqual([]);
      await main(page).locator('header button').nth(1).click();
      await page.locator('[data-slot="update-form"] button[type="submit"]').click();
      await expect(page.locator('[data-slot="error-summary"]')).toBeVisible();
      expect(await violations(page, 'main')).toEqual([]);
    });

    test(`axe finds nothing in the application in ${language}: each step and its errors`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, `${path}?lang=${language}`);
      await main(page).locator('header button').first().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      const goOn = dialog.locator('button[type="submit"]');
      expect(await violations(page)).toEqual([]);
      await goOn.click();
      expect(await violations(page, '[role="dialog"]')).toEqual([]);
      await goOn.click();
      expect(await violations(page, '[role="dialog"]')).toEqual([]);
      await goOn.click();
      await expect(dialog.locator('[data-slot="error-summary"]')).toBeVisible();
      expect(await violations(page, '[role="dialog"]')).toEqual([]);
    });
  }
});

test('[SHIP-07] a consultation is asked for in a dialog, which says what is missing and gives a reference number', async ({
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
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ada Mbo');
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(`${unique('ada').replace(' ', '-')}@example.org`);
  await dialog.getByRole('textbox', { name: 'What it is about' }).fill('We have land for a nursery.');
  expect(await violations(page, '[role="dialog"]')).toEqual([]);
  await send.click();
  const outcome = dialog.getByRole('status').filter({ hasText: 'Your request has arrived' });
  await expect(outcome).toBeFocused();
  await expect(outcome).toContainText(/NZ-C-\d{4}-/);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

for (const lang of ['en', 'fr', 'ln', 'sw'])
  test(`[SHIP-08] the guide is a PDF to download, in the language ${lang}`, async ({ page }) => {
    await open(page, `${path}?lang=${lang}`);
    const link = main(page).locator('a[href*="/partnership-guide/pdf"]');
    await expect(link).toHaveAttribute('download', '');
    const downloaded = page.waitForEvent('download');
    await link.click();
    expect((await downloaded).suggestedFilename()).toBe(`nzete-partnership-guide-${lang}.pdf`);
  });
