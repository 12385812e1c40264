import { identityDocumentsAddress } from '@nzete/domain';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { sentPath } from '../src/shared/routes.ts';
import { checkFields, consents, fillFields, kycApplication, kycSteps } from './applications.ts';
import { interactive, type Language, test, testedLanguages, textsOf } from './support.ts';

test.use({ javaScriptEnabled: false });

const pdf = (name: string, bytes = 200_000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${'x'.repeat(bytes)}`),
});
const png = { name: 'bill.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a00', 'hex') };

const [first = {}, second = {}, third = {}] = kycSteps;
const LAST_NAME = 'Mbo "& <b>';
const firstStep = { ...first, lastName: LAST_NAME };
const [privacy, declarations] = consents;

const form = (page: Page) => page.getByRole('main').locator('[data-slot="wizard-form"]');
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const summary = (page: Page) => form(page).locator('[data-slot="error-summary"]');
const button = (page: Page, intent: string) =>
  form(page).locator(`[data-slot="wizard-actions"] button[value="${intent}"]`);

/** Presses a button of the step; resolves with the status of the answer, which is not cached. */
async function press(page: Page, intent = 'kyc') {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await button(page, intent).press('Enter');
  const answer = await answered;
  expect(answer.headers()['cache-control']).toBe('no-store');
  return answer.status();
}

async function isStep(page: Page, number: number) {
  await expect(form(page).locator('[name="step"]')).toHaveValue(String(number));
}

const open = (page: Page, language: Language = 'en') => page.goto(`/partners?tab=kyc&lang=${language}`);

/** From the first step, which is filled in. */
async function goToLastStep(page: Page) {
  await press(page);
  await fillFields(form(page), second);
  await press(page);
  await fillFields(form(page), third);
  await press(page);
  await checkFields(form(page), privacy);
  await press(page);
  await isStep(page, 5);
}

for (const language of testedLanguages) {
  test(`[FORM-06, KYC-01] without a script the identity check is five pages that keep everything, in ${language}`, async ({
    page,
  }) => {
    await open(page, language);
    await fillFields(form(page), { ...firstStep, email: 'ada', 'dateOfBirth-year': '98' });
    expect(await press(page)).toBe(422);
    await isStep(page, 1);
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveCount(2);
    await expect(field(page, 'lastName')).toHaveValue(LAST_NAME);
    await expect(field(page, 'dateOfBirth-year')).toHaveValue('98');
    expect(new URL(page.url()).search).toBe(`?tab=kyc&lang=${language}`);

    // Enter in a field goes on, not back.
    await fillFields(form(page), { 'dateOfBirth-year': '1998', email: first.email ?? '' });
    await field(page, 'email').press('Enter');
    await isStep(page, 2);
    await expect(form(page).locator('[data-slot="wizard-title"]')).toBeFocused();
    expect(await press(page, 'kyc-back')).toBe(200);
    await isStep(page, 1);
    await expect(field(page, 'lastName')).toHaveValue(LAST_NAME);
    await expect(field(page, 'country')).toHaveValue('DR Congo');
    await goToLastStep(page);
    await expect(form(page)).toContainText(LAST_NAME);

    await field(page, 'governmentId').setInputFiles(pdf('passport.pdf'));
    await field(page, 'proofOfAddress').setInputFiles(png);
    expect(await press(page)).toBe(422);
    await isStep(page, 5);
    await expect(summary(page).getByRole('link')).toHaveCount(declarations.length);
    await checkFields(form(page), declarations);
    await field(page, 'governmentId').setInputFiles(pdf('passport.pdf'));
    await field(page, 'proofOfAddress').setInputFiles(png);
    await button(page, 'kyc').press('Enter');
    await expect(page).toHaveURL(new RegExp(`${sentPath}\\?form=kyc&reference=NZ-K-.*lang=${language}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      textsOf('sent', language)['site.sent.kycTitle'] ?? 'no text',
    );
  });
}

/** Applies by the API; resolves with the address that takes its documents. */
async function applyWithout(request: APIRequestContext) {
  const answer = await request.post('/api/kyc-applications', { data: kycApplication });
  const { reference, upload_token: token } = await answer.json();
  return identityDocumentsAddress(reference, token);
}

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true });

  test('[KYC-09] documents that are missing can be added by the link with reference and token', async ({
    page,
    request,
  }) => {
    await page.goto(`${await applyWithout(request)}&lang=fr`);
    await interactive(page);
    const missing = page.getByRole('main').locator('[data-slot="documents-form"]');
    const send = () => missing.locator('button[value="kyc-documents"]').press('Enter');
    await send();
    await expect(missing).toContainText('Choisissez d’abord un document.');
    await missing.locator('[name="governmentId"]').setInputFiles({ ...pdf('notes.txt'), buffer: Buffer.from('text') });
    await expect(missing).toContainText('notes.txt');
    await missing.locator('[name="governmentId"]').setInputFiles(pdf('passport.pdf'));
    await expect(missing.locator('[data-slot="file-picker-file"]')).toContainText('passport.pdf');
    // Scripts begin an upload in parts.
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await send();
    expect((await answered).status()).toBe(201);
    await expect(page).toHaveURL(new RegExp(`${sentPath}\\?form=kyc-documents&reference=NZ-K-.*lang=fr`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vos documents sont arrivés');
  });
});
