import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { startSite } from './siteServer.ts';
import {
  chooseLanguage,
  hold,
  type Language,
  languages,
  moveTo,
  open,
  scripts,
  seeEverything,
  settled,
  test,
  testedLanguages,
  textsOf,
} from './support.ts';

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

test('[VOL-01] a way back to home, and cards to donations, climate and community', async ({ page }) => {
  await open(page, '/volunteers');
  const main = page.getByRole('main');
  for (const [name, path] of [
    ['Donate', '/donate'],
    ['Climate and reforestation', '/climate-mitigation'],
    ['Community empowerment', '/community-empowerment'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await main.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('[VOL-02] the three opportunities with their places, each leading to the form, and the notice', async ({
  page,
}) => {
  await open(page, '/volunteers');
  const section = page.getByRole('region', { name: 'Current Opportunities' });
  for (const [name, place] of [
    ['Field data collectors', 'Kinshasa and surrounding areas'],
    ['Financial education trainers', 'Remote and on-site'],
    ['Reforestation coordinators', 'Multiple locations'],
  ] as const) {
    const card = section.getByRole('article', { name });
    await expect(card.getByText(place)).toBeVisible();
    await expect(card.getByRole('img')).toHaveAccessibleName(/day/);
    await expect(card.getByRole('link', { name: `Apply for this ${name}` })).toHaveAttribute('href', '#application');
  }
  await expect(section.getByText('Some roles require a background check.')).toBeVisible();
  await section.getByRole('link', { name: /Reforestation/ }).click();
  await expect(form(page).getByRole('heading', { name: 'Volunteer application' })).toBeInViewport();
});

test('[VOL-02, START-08] when the opportunities do not come the page says so, and the form works', async ({ page }) => {
  await open(page);
  await page.route('**/api/volunteer-opportunities*', (route) => route.fulfill({ status: 400, json: { detail: 'x' } }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Volunteer opportunities' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error loading opportunities.' })).toBeVisible();
  // The query is retried once.
  await settled(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article', { name: 'Field data collectors' })).toBeVisible();
});

test('[VOL-03, VOL-04, VOL-05] an application is sent once, with every field, and its reference can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/volunteers');
  await fill(page);
  await box(page, 'Phone').fill('+243 000 000 001');
  await form(page).getByRole('checkbox', { name: 'Reforestation' }).check();
  await form(page).getByRole('checkbox', { name: 'Data Collection' }).check();
  await box(page, 'Skills').fill('Lingala\nSpreadsheets');
  await form(page).getByRole('checkbox', { name: 'I may be working with vulnerable populations' }).check();
  await expect(form(page).getByText('Additional Verification Required')).toBeVisible();
  await box(page, 'Experience').fill('Two planting seasons.');
  const sent = page.waitForRequest(posts);
  await submit(page).click();
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
  await expect(received(page)).toBeVisible();
  const number = await reference(page).innerText();
  expect(number).toMatch(/^NZ-V-\d{4}-\w+$/);
  await page.getByRole('main').getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('main').getByText('Number copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
  await page.goBack();
  await expect(submit(page)).toBeEnabled();
  await expect(box(page, 'First Name *')).toHaveValue('');
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});

test('[VOL-06] what is missing is said at each field and in a summary, in the language that is read', async ({
  page,
}) => {
  await open(page, '/volunteers');
  await box(page, 'First Name *').fill('Mfano');
  await submit(page).click();
  const summary = form(page).getByRole('group', { name: '5 things to fix' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(5);
  await expect(box(page, 'E-mail *')).toHaveAccessibleDescription(
    'Write your e-mail address, so that we can answer you.',
  );
  await expect(box(page, 'First Name *')).toHaveValue('Mfano');
  await chooseLanguage(page, 'Français');
  await expect(form(page).getByRole('group', { name: '5 points à corriger' })).toBeVisible();
  await expect(box(page, 'E-mail *')).toHaveAccessibleDescription(/pour que nous puissions vous répondre/);
  await expect(box(page, 'Prénom *')).toHaveValue('Mfano');
  await form(page).getByRole('link', { name: 'Choisissez quand vous pouvez venir.' }).click();
  await expect(form(page).getByRole('radio', { name: 'Week-ends seulement' })).toBeFocused();
});

test('[VOL-06] a phone number that cannot be one is said before anything is sent, in the language that is read', async ({
  page,
}) => {
  let sent = 0;
  await page.route(posts, (route) => {
    sent += 1;
    return route.continue();
  });
  await open(page, '/volunteers');
  await fill(page);
  await box(page, 'Phone').fill('call me');
  await submit(page).click();
  await expect(box(page, 'Phone')).toHaveAccessibleDescription(/^Write the number in digits/);
  for (const [language, label, message] of [
    ['Français', 'Téléphone', /^Écrivez le numéro en chiffres/],
    ['Lingala', 'Telefone', /^Koma nimero na bachiffre/],
    ['Kiswahili', 'Simu', /^Andika namba kwa tarakimu/],
  ] as const) {
    await chooseLanguage(page, language);
    await expect(box(page, label)).toHaveAccessibleDescription(message);
  }
  expect(sent).toBe(0);
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
});

for (const [field, name] of [
  ['availability', 'Availability *'],
  ['interests', 'Areas of Interest'],
] as const) {
  test(`[VOL-06] a refusal of ${field} is said at its question`, async ({ page }) => {
    await open(page, '/volunteers');
    await fill(page);
    await page.route(posts, (route) =>
      route.fulfill({ status: 422, json: { detail: 'x', fields: [{ field, message: 'must be one of these' }] } }),
    );
    await submit(page).click();
    const group = form(page).getByRole(field === 'availability' ? 'radiogroup' : 'group', { name });
    await expect(group).toHaveAccessibleDescription(/must be one of these/);
  });
}

test('[VOL-05] offline the form says so at the button, keeps everything, and sends with the next press', async ({
  page,
  context,
}) => {
  await open(page, '/volunteers');
  await fill(page);
  await context.setOffline(true);
  await submit(page).click();
  await expect(form(page).getByRole('alert')).toContainText('You are offline.');
  await expect(box(page, 'First Name *')).toHaveValue('Mfano');
  await context.setOffline(false);
  await submit(page).click();
  await expect(received(page)).toBeVisible();
});

test('[VOL-05] the confirmation is a page of its own: Enter leads to its heading, Back to the empty form', async ({
  page,
}) => {
  await open(page, '/volunteers?lang=en');
  await fill(page);
  await box(page, 'Location/City *').press('Enter');
  await expect(received(page)).toBeFocused();
  await expect(page).toHaveURL(/\/sent\?form=volunteer&reference=NZ-V-.*&lang=en$/);
  await expect(page.locator('main :invalid, main [aria-invalid="true"]')).toHaveCount(0);
  await page.reload();
  await expect(received(page)).toBeVisible();
  await page.goBack();
  await settled(page);
  await expect(box(page, 'First Name *')).toHaveValue('');
  await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(0);
});

test('[VOL-05] an answer that is lost costs nothing: the second press is the same application', async ({ page }) => {
  await open(page, '/volunteers');
  await fill(page);
  const keys: (string | null)[] = [];
  await page.route(posts, async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'));
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await submit(page).click();
  await expect(form(page).getByRole('alert')).toContainText('No answer came.');
  await submit(page).click();
  await expect(received(page)).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

for (const [status, answer, sentence] of [
  [413, { json: { detail: 'The body is too large.' } }, 'Your answers are too long to be sent.'],
  [429, { json: { detail: 'x' }, headers: { 'retry-after': '42' } }, 'Press the button again in 42 seconds.'],
  [429, { json: { detail: 'x' }, headers: { 'retry-after': '600' } }, 'Press the button again in 10 minutes.'],
  [503, { json: { detail: 'The service is busy. Try again shortly.' } }, 'The service is busy. Try again shortly.'],
] as const) {
  test(`[VOL-05] an answer of ${status} is told: ${sentence}`, async ({ page }) => {
    await open(page, '/volunteers');
    await fill(page);
    await page.route(posts, (route) => route.fulfill({ status, ...answer }));
    await submit(page).click();
    await expect(form(page).getByRole('alert')).toContainText(sentence);
    await expect(box(page, 'First Name *')).toHaveValue('Mfano');
    await page.unrouteAll();
    await submit(page).click();
    await expect(received(page)).toBeVisible();
  });
}

test('[VOL-05] a server that has stopped loses nothing, and one that counts too many says when', async ({ page }) => {
  const own = await startSite();
  try {
    await open(page, `${own.url}/volunteers`);
    await fill(page);
    for (let sent = 0; sent < 30; sent++)
      await page.request.post(`${own.url}/api/volunteer-applications`, { data: {} });
    await submit(page).click();
    await expect(form(page).getByRole('alert')).toContainText(/again in \d+ seconds/);
    await own.stop();
    await submit(page).click();
    await expect(form(page).getByRole('alert')).toContainText('No answer came.');
    await expect(box(page, 'First Name *')).toHaveValue('Mfano');
  } finally {
    await own.stop();
  }
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

test('a device that keeps nothing is said to, and the form is sent', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
  });
  await open(page, '/volunteers');
  await fill(page);
  await expect(form(page).getByText('This device does not keep what you write.')).toBeVisible();
  await submit(page).click();
  await expect(received(page)).toBeVisible();
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

test('[VOL-03] the whole form is filled in and sent by keyboard', async ({ page }) => {
  await open(page, '/volunteers');
  const type = async (name: string | RegExp, text: string) => {
    await moveTo(page, box(page, name));
    await page.keyboard.type(text);
  };
  await box(page, 'First Name *').focus();
  await page.keyboard.type('Mfano');
  await type('Last Name *', 'Ndakisa');
  await type('E-mail *', 'mfano@example.org');
  await type('Location/City *', 'Kinshasa');
  const climate = form(page).getByRole('checkbox', { name: 'Climate Action' });
  await moveTo(page, climate);
  await page.keyboard.press('Space');
  await expect(climate).toBeChecked();
  await type('Skills', 'Lingala');
  await moveTo(page, form(page).getByRole('radio').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(form(page).getByRole('radio', { name: 'Evenings (weekdays)' })).toBeChecked();
  await moveTo(page, form(page).getByRole('checkbox', { name: 'I may be working with vulnerable populations' }));
  await page.keyboard.press('Space');
  await expect(form(page).getByText('Additional Verification Required')).toBeVisible();
  await type(/^Why do you want/, 'For shade.');
  await moveTo(page, submit(page));
  await page.keyboard.press('Enter');
  await expect(received(page)).toBeVisible();
});

const titles: Record<Language, string> = { en: 'Volunteers', fr: 'Bénévoles', ln: 'Bavolontaire', sw: 'Wajitoleaji' };
for (const language of languages) {
  test(`[LANG-08] the page has its texts in ${language}, and axe finds nothing, with and without errors`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `/volunteers?lang=${language}`);
    await seeEverything(page);
    const texts = textsOf('volunteers', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[language]);
    for (const key of ['opportunities', 'notice', 'know', 'talk', 'back']) {
      const text = page.getByRole('main').getByText(texts[`site.volunteers.${key}`] ?? '', { exact: true });
      await expect(text).toBeAttached();
    }
    if (!testedLanguages.includes(language)) return;
    await form(page).getByRole('checkbox').last().check();
    expect(await violations(page)).toEqual([]);
    await form(page).locator('button[type="submit"]').click();
    await expect(form(page).locator('[data-slot="error-summary"]')).toBeVisible();
    expect(await violations(page, 'main')).toEqual([]);
  });
}

test('at 320 px nothing scrolls sideways, with errors and in French', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/volunteers?lang=fr');
  await seeEverything(page);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBe(0);
  await form(page).getByRole('checkbox').last().check();
  await form(page).locator('button[type="submit"]').click();
  await expect(form(page).locator('[data-slot="error-summary"]')).toBeVisible();
  expect(await overflow()).toBe(0);
});

test('no word of an application is in an address, in the log of the server, or in the console', async ({
  page,
  site,
}) => {
  const seen: string[] = [];
  page.on('console', (message) => seen.push(message.text()));
  page.on('request', (request) => seen.push(request.url(), JSON.stringify(request.headers())));
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  await open(page, '/volunteers');
  await fill(page);
  const word = (name: string) => `marked${name}`;
  await box(page, 'First Name *').fill(word('first'));
  await box(page, 'Last Name *').fill(word('last'));
  await box(page, 'E-mail *').fill(`${word('email')}@example.org`);
  await box(page, 'Phone').fill('+243 977 531 864');
  await box(page, 'Location/City *').fill(word('location'));
  await box(page, 'Skills').fill(word('skills'));
  await box(page, 'Experience').fill(word('experience'));
  await box(page, /^Why do you want/).fill(`${word('motivation')}\u202e`);
  await submit(page).click();
  await expect(form(page).getByRole('group', { name: 'One thing to fix' })).toBeVisible();
  await page.route(posts, (route) => route.abort());
  await submit(page).click();
  await expect(form(page).getByRole('alert')).toContainText('No answer came.');
  await page.unrouteAll();
  await box(page, /^Why do you want/).fill(word('motivation'));
  await submit(page).click();
  await expect(received(page)).toBeVisible();
  await expect.poll(() => site.output()).toContain('volunteer-applications');
  expect([...seen, site.output()].filter((text) => /marked|977 531 864/.test(text))).toEqual([]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('[VOL-02, VOL-03] the page can be read, with its opportunities and what the form asks', async ({ page }) => {
    await page.goto('/volunteers');
    await expect(page.getByRole('article', { name: 'Field data collectors' })).toBeAttached();
    await expect(box(page, 'First Name *')).toBeAttached();
    await expect(form(page).locator('button[type="submit"]')).toBeVisible();
  });
});
