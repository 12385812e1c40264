import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { chooseLanguage, hold, open, scripts, seeEverything, settled, test, testedLanguages } from './support.ts';

test.use({ bypassCSP: true });

const form = (page: Page) => page.locator('form[data-slot="volunteer-form"]');
const box = (page: Page, name: string | RegExp) => form(page).getByRole('textbox', { name });
const submit = (page: Page) => form(page).getByRole('button', { name: 'Submit Application' });
const received = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Thank you: your application has arrived' });
const reference = (page: Page) => page.getByRole('main').locator('[data-slot="reference-number"] strong');
const posts = '**/api/volunteer-applications';
const KEY = 'draft.volunteers';

async function fill(page: Page) {
  await box(page, 'First Name *').fill('Mfano');
  await box(page, 'Last Name *').fill('Ndakisa');
  await box(page, 'E-mail *').fill('mfano@example.org');
  await box(page, 'Location/City *').fill('Kinshasa, Masina');
  await form(page).getByText('Weekends Only').click();
  await box(page, /^Why do you want/).fill('For shade on the road to our market.');
}

test('[VOL-03, VOL-04, VOL-05] Enter sends an application once, with every field, and leads to a page of its own, with a number to copy; Back to the empty form', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/volunteers?lang=en');
  await fill(page);
  await box(page, 'Phone').fill('+243 000 000 001');
  await form(page).getByRole('checkbox', { name: 'Reforestation' }).check();
  await form(page).getByRole('checkbox', { name: 'Data Collection' }).check();
  await box(page, 'Skills').fill('Lingala\nSpreadsheets');
  await form(page).getByRole('checkbox', { name: 'I may be working with vulnerable populations' }).check();
  await expect(form(page).getByText('Additional Verification Required')).toBeVisible();
  await box(page, 'Experience').fill('Two planting seasons.');
  const sent = page.waitForRequest(posts);
  await box(page, 'Location/City *').press('Enter');
  const sending = form(page).getByRole('button', { name: 'Submitting Application...' });
  await expect(sending).toBeVisible();
  await sending.click({ force: true });
  expect((await sent).postDataJSON()).toMatchObject({
    firstName: 'Mfano',
    lastName: 'Ndakisa',
    email: 'mfano@example.org',
    phone: '+243 000 000 001',
    location: 'Kinshasa, Masina',
    interests: ['Reforestation', 'Data Collection'],
    skills: 'Lingala\nSpreadsheets',
    availability: 'weekends',
    workingWithVulnerable: true,
    backgroundCheck: false,
    requiresVerification: true,
    experience: 'Two planting seasons.',
    motivation: 'For shade on the road to our market.',
  });
  await expect(received(page)).toBeFocused();
  await expect(page).toHaveURL(/\/sent\?form=volunteer&reference=NZ-V-.*&lang=en$/);
  await expect(page.locator('main :invalid, main [aria-invalid="true"]')).toHaveCount(0);
  const number = await reference(page).innerText();
  expect(number).toMatch(/^NZ-V-\d{4}-\w+$/);
  await page.getByRole('main').getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('main').getByText('Number copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
  await page.reload();
  await expect(received(page)).toBeVisible();
  await page.goBack();
  await settled(page);
  await expect(submit(page)).toBeEnabled();
  await expect(box(page, 'First Name *')).toHaveValue('');
  await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});

test('[VOL-06] what the server alone refuses is said at each field, again in a new language, and goes when put right', async ({
  page,
}) => {
  await open(page, '/volunteers');
  await fill(page);
  // Bidirectional control characters: the form accepts them, the server rejects them.
  const fields = ['First Name *', 'Last Name *', 'Location/City *', 'Skills', 'Experience', /^Why do you want/];
  for (const name of fields) await box(page, name).fill('Ada\u202e');
  await box(page, 'E-mail *').fill(`${'x'.repeat(65)}@example.org`);
  await submit(page).click();
  await expect(form(page).getByRole('group', { name: '7 things to fix' })).toBeFocused();
  for (const name of fields) {
    await expect(box(page, name)).toHaveAccessibleDescription(/has characters that are not allowed/);
  }
  await expect(box(page, 'E-mail *')).toHaveAccessibleDescription(/must be an e-mail address/);
  await box(page, 'Skills').fill('Ada');
  await expect(box(page, 'Skills')).not.toHaveAccessibleDescription(/not allowed/);
  await chooseLanguage(page, 'Français');
  await expect(box(page, 'E-mail *')).toHaveAccessibleDescription(/Cette réponse n’a pas été acceptée/);
  await expect(box(page, 'Prénom *')).toHaveAccessibleDescription(/Cette réponse n’a pas été acceptée/);

  const fieldsOf = ['availability', 'interests'].map((field) => ({ field, message: 'must be one of these' }));
  await page.route(posts, (route) => route.fulfill({ status: 422, json: { detail: 'x', fields: fieldsOf } }));
  await form(page).locator('button[type="submit"]').click();
  for (const [role, name] of [
    ['radiogroup', 'Disponibilité *'],
    ['group', 'Centres d’intérêt'],
  ] as const)
    await expect(form(page).getByRole(role, { name })).toHaveAccessibleDescription(/must be one of these/);
});

test('what was typed survives a change of language and a reload, and can be cleared and brought back', async ({
  page,
}) => {
  await open(page, '/volunteers');
  await fill(page);
  await form(page).getByRole('checkbox', { name: 'Reforestation' }).check();
  await expect(form(page).getByText('Saved on this device')).toBeVisible();
  await chooseLanguage(page, 'Français');
  await expect(box(page, 'Prénom *')).toHaveValue('Mfano');
  await expect(form(page).getByText('Enregistré sur cet appareil')).toBeVisible();
  await page.reload();
  await settled(page);
  await expect(box(page, 'Prénom *')).toHaveValue('Mfano');
  await expect(form(page).getByRole('checkbox', { name: 'Reboisement' })).toBeChecked();
  await expect(form(page).getByRole('radio', { name: 'Week-ends seulement' })).toBeChecked();
  await form(page).getByRole('button', { name: 'Vider le formulaire' }).click();
  await expect(box(page, 'Prénom *')).toHaveValue('');
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
  await form(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(box(page, 'Prénom *')).toHaveValue('Mfano');
  await form(page).getByRole('button', { name: 'Vider le formulaire' }).click();
  await page.reload();
  await settled(page);
  await expect(box(page, 'Prénom *')).toHaveValue('');
});

test('[VOL-05, PRIV-03] what is typed and pressed before the code has come is kept and sent once, and not by the address', async ({
  page,
}) => {
  const sent: unknown[] = [];
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/volunteer-applications')) sent.push(request.postDataJSON());
  });
  page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname));
  const release = await hold(page, scripts);
  await page.goto('/volunteers', { waitUntil: 'commit' });
  await expect(page.locator('#splash')).toBeHidden();
  await fill(page);
  await form(page).getByText('Reforestation', { exact: true }).click();
  await submit(page).click();
  release();
  await expect(received(page)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ firstName: 'Mfano', availability: 'weekends', interests: ['Reforestation'] });
  expect([...new Set(addresses)]).toEqual(['/volunteers', '/sent']);
});

for (const language of testedLanguages) {
  test(`[LANG-08] axe finds nothing in ${language}, with and without errors, and at 320 px nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const overflow = async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await page.setViewportSize({ width: 1280, height: 800 });
      return wide;
    };
    await open(page, `/volunteers?lang=${language}`);
    await seeEverything(page);
    await form(page).getByRole('checkbox').last().check();
    expect(await overflow()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await form(page).locator('button[type="submit"]').click();
    await expect(form(page).locator('[data-slot="error-summary"]')).toBeVisible();
    expect(await overflow(), 'with errors').toBe(0);
    expect(await violations(page, 'main'), 'with errors').toEqual([]);
  });
}
