/**
 * Ten journeys, in Chromium and Firefox. Each file in `journeys/` is what a screen reader is given
 * on the way; read it again when it changes.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { personal } from './applications.ts';
import { Journey } from './journey.ts';
import { languageChoice, open, test } from './support.ts';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');

/** Types over what a field contains: in Firefox `fill` does not reach React in a text area. */
async function type(field: Locator, text: string) {
  await field.press('ControlOrMeta+A');
  await field.pressSequentially(text);
}

let count = 0;
const address = () => `visitor-${process.pid}-${Date.now()}-${count++}@example.org`;

async function closeDialog(page: Page) {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  // The focus returns to the opener.
  await expect(page.locator(':focus')).toHaveCount(1);
}

test('[ACC-03, ACC-04] home: the focus areas, and the dialog about the video', async ({ page }) => {
  const journey = await Journey.start(page, 'home');
  await open(page);
  await journey.record('The home page', page.locator('body'));
  const areas = page.getByRole('banner').getByRole('button', { name: 'Focus Areas' });
  await areas.click();
  await journey.record('Focus Areas opened', page.getByRole('banner'));
  await page.keyboard.press('Escape');
  await expect(areas).toBeFocused();
  await page.getByRole('button', { name: 'Watch impact' }).click();
  await expect(dialog(page)).toBeVisible();
  await journey.record('Watch impact pressed', dialog(page));
  await closeDialog(page);
  await journey.record('The dialog closed');
  journey.compare();
});

test('[ACC-03, ACC-04] another language is chosen in the bar', async ({ page }) => {
  const journey = await Journey.start(page, 'language');
  await open(page, '/about');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /English/ })
    .click();
  await journey.record('The list of languages opened', page.getByRole('banner'));
  await languageChoice(page.getByRole('banner'), 'Français').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('À propos');
  // The links of the bar are content, which the server gives in the new language.
  await expect(page.getByRole('banner').getByRole('link', { name: 'À propos', exact: true })).toBeAttached();
  await journey.record('French chosen', page.getByRole('banner'));
  journey.compare();
});

test('[ACC-03, ACC-04] a volunteer sends the form empty, then filled in', async ({ page }) => {
  const journey = await Journey.start(page, 'volunteer');
  await open(page, '/volunteers');
  const form = page.locator('form[data-slot="volunteer-form"]');
  await journey.record('The form', form);
  await type(form.getByRole('textbox', { name: 'E-mail *' }), 'nonsense');
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await expect(form.locator('[data-slot="error-summary"]')).toBeVisible();
  await expect(form.getByText('Saved on this device')).toBeVisible();
  await journey.record('Sent with nonsense', form);
  await type(form.getByRole('textbox', { name: 'First Name *' }), 'Mfano');
  await type(form.getByRole('textbox', { name: 'Last Name *' }), 'Ndakisa');
  await type(form.getByRole('textbox', { name: 'E-mail *' }), address());
  await type(form.getByRole('textbox', { name: 'Location/City *' }), 'Kinshasa');
  await form.getByRole('radio', { name: 'Weekends Only' }).check();
  await type(form.getByRole('textbox', { name: /^Why do you want/ }), 'For shade.');
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await expect(main(page).getByText('Thank you: your application has arrived')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await journey.record('Sent', main(page));
  journey.compare();
});

test('[ACC-03, ACC-04] feedback is sent empty, then with a message', async ({ page }) => {
  const journey = await Journey.start(page, 'feedback', {
    // It is said after a pause, which a slow machine makes before the form is sent.
    leaveOut: /^status: Characters left/,
  });
  await open(page, '/send-feedback');
  const form = main(page).locator('form');
  await journey.record('The form', main(page));
  await type(form.getByRole('textbox', { name: 'E-mail' }), 'nonsense');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Write your message.').first()).toBeVisible();
  await expect(form.getByText('Saved on this device')).toBeVisible();
  await journey.record('Sent with nonsense', form);
  await type(form.getByRole('textbox', { name: 'E-mail' }), address());
  await type(form.getByRole('textbox', { name: 'Your message' }), 'The map is clear.');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(main(page).getByText('your message has arrived')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await journey.record('Sent', main(page));
  journey.compare();
});

test('[ACC-03, ACC-04] the newsletter is subscribed to without an address, then with one', async ({ page }) => {
  const journey = await Journey.start(page, 'newsletter');
  await open(page);
  const form = main(page)
    .locator('form')
    .filter({ has: page.getByRole('button', { name: /Subscrib/ }) });
  await form.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page.getByText('Email required').first()).toBeVisible();
  await journey.record('Subscribed without an address', form);
  await type(form.getByRole('textbox'), address());
  await form.getByRole('textbox').press('Enter');
  await expect(page.getByText('Subscription Successful!').first()).toBeVisible();
  await journey.record('Subscribed', form);
  journey.compare();
});

test('[ACC-03, ACC-04] a province is chosen on the map', async ({ page }) => {
  const journey = await Journey.start(page, 'province', { hideWeather: true });
  await open(page, '/data');
  await journey.record('The map', main(page).locator('[data-slot="province-map"]'));
  await page.locator('[data-slot="province-map-tile"][data-code="CD-NK"]').click();
  await expect(dialog(page).locator('[data-slot="province-dialog-chart"]')).toBeVisible();
  await journey.record('Nord-Kivu opened', dialog(page));
  await closeDialog(page);
  await journey.record('The dialog closed');
  journey.compare();
});

test('[ACC-03, ACC-04] the assistant is asked a question', async ({ page }) => {
  const journey = await Journey.start(page, 'chat', {
    hideWeather: true,
    // An answer is said in pieces, as it arrives.
    leaveOut: /^(?:log: (?!You)|status: Writing)/,
  });
  await open(page, '/data?tab=ai-insights');
  const chat = page.getByRole('region', { name: 'Ask the data' });
  await expect(chat.getByText('Connected')).toBeVisible();
  await journey.record('The chat', chat);
  await type(chat.getByRole('textbox', { name: 'Your question' }), 'Weather in Goma?');
  await page.keyboard.press('Enter');
  await expect(chat.locator('[data-slot="chat-sources"]')).toBeVisible();
  await expect(chat.getByRole('textbox', { name: 'Your question' })).toBeFocused();
  await journey.record('Answered', chat.getByRole('log'));
  journey.compare();
});

test('[ACC-03, ACC-04] the first step of the identity check, empty and filled in', async ({ page }) => {
  const journey = await Journey.start(page, 'identity');
  await open(page, '/partners?tab=kyc');
  const form = main(page).locator('[data-slot="wizard-form"]');
  const next = form.getByRole('button', { name: 'Next' });
  await journey.record('Step 1', main(page).getByRole('tabpanel'));
  await next.click();
  await expect(form.locator('[data-slot="error-summary"]')).toBeVisible();
  await journey.record('Next pressed with nothing', form);
  for (const [name, value] of Object.entries(personal)) await type(form.locator(`[name="${name}"]`), value);
  await form.locator('[name="country"]').selectOption('DR Congo');
  await next.click();
  await expect(main(page).locator('[data-slot="wizard-title"]')).toContainText('2 of 5');
  await journey.record('Next pressed', main(page).getByRole('tabpanel'));
  journey.compare();
});

test('[ACC-03, ACC-04] a partnership is applied for in a dialog of three steps', async ({ page }) => {
  const journey = await Journey.start(page, 'partnership');
  await open(page, '/partnerships');
  const opener = main(page).getByRole('button', { name: 'Apply for Partnership' }).first();
  await opener.click();
  await expect(dialog(page)).toBeVisible();
  await journey.record('Step 1', dialog(page));
  for (const step of ['Partnership Details', 'Resources and Summary']) {
    await dialog(page).getByRole('button', { name: 'Next' }).click();
    await expect(dialog(page).locator('[data-slot="wizard-title"]')).toContainText(step);
    await journey.record(step, dialog(page));
  }
  await dialog(page).getByRole('button', { name: 'Submit application' }).click();
  await expect(dialog(page).locator('[data-slot="error-summary"]')).toBeVisible();
  await expect(page.getByText('Please fill in all required fields.').first()).toBeVisible();
  await journey.record('Sent with nothing', dialog(page));
  await closeDialog(page);
  await journey.record('The dialog closed');
  journey.compare();
});

test('[ACC-03, ACC-04] photos are looked at one after the other', async ({ page }) => {
  const journey = await Journey.start(page, 'gallery');
  await open(page, '/gallery');
  const album = main(page).getByRole('region', { name: 'The borehole', exact: true });
  await journey.record('An album', album);
  await album.getByRole('link', { name: 'Evening at the pump' }).click();
  await expect(dialog(page)).toContainText('3 of 6');
  await journey.record('A photo opened', dialog(page));
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page)).toHaveAccessibleName('Clear water');
  await journey.record('The next photo', dialog(page));
  await closeDialog(page);
  await journey.record('The viewer closed');
  journey.compare();
});
