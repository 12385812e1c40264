import { expect, type Page } from '@playwright/test';
import { checkFields, consents, fillFields, kycSteps } from './applications.ts';
import { open, settled, test } from './support.ts';

test.use({ viewport: { width: 360, height: 640 } });

const path = '/partners?tab=kyc';
const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).locator(`[name="${name}"]:visible`);
const isStep = (page: Page, number: number) =>
  expect(main(page).locator('[data-slot="wizard-title"]')).toContainText(`Step ${number} of 5`);
const goOn = (page: Page) => main(page).locator('[data-slot="wizard-actions"] button').last().click();
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('kyc') ?? '');

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${name.repeat(20_000)}`),
});

async function fillUpTo(page: Page, last: number) {
  for (let number = 1; number < last; number += 1) {
    await isStep(page, number);
    await fillFields(main(page), kycSteps[number - 1] ?? {});
    if (number === 4) await checkFields(main(page), consents[0]);
    await goOn(page);
  }
  await isStep(page, last);
}

async function reload(page: Page) {
  await page.reload();
  await settled(page);
}

test('[KEEP-04, KEEP-05] a reload keeps the step and the values; Back opens the step before, then the page before', async ({
  page,
}) => {
  await open(page, '/team');
  await open(page, path);
  await fillUpTo(page, 2);
  await expect(page).toHaveURL(/[?&]step=2/);
  await field(page, 'occupation').fill('Teacher');
  await reload(page);
  await isStep(page, 2);
  await expect(field(page, 'occupation')).toHaveValue('Teacher');
  await page.goBack();
  await isStep(page, 1);
  await expect(field(page, 'firstName')).toHaveValue('Ada');
  await expect(field(page, 'dateOfBirth-year')).toHaveValue('1998');
  await page.goForward();
  await isStep(page, 2);
  await expect(field(page, 'occupation')).toHaveValue('Teacher');
  await page.goBack();
  await isStep(page, 1);
  await page.goBack();
  await expect(page).toHaveURL(/\/team$/);
});

test('[KEEP-04, PRIV-56] a step that is too far opens the first incomplete one, and another tab knows nothing', async ({
  page,
  context,
}) => {
  await open(page, path);
  await fillUpTo(page, 2);
  expect(await kept(page)).toContain('Ada');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Ada');
  await open(page, `${path}&step=4`);
  await isStep(page, 2);
  await expect(page).toHaveURL(/[?&]step=2/);
  const other = await context.newPage();
  await open(other, `${path}&step=4`);
  await isStep(other, 1);
  await expect(field(other, 'firstName')).toHaveValue('');
  await expect(other).not.toHaveURL(/step=/);
});

test('[KEEP-06, PRIV-06, PRIV-56] after a reload it shows which document has arrived and asks for the other, which is then sent', async ({
  page,
}) => {
  await open(page, path);
  await fillUpTo(page, 5);
  await main(page).getByLabel('Government ID').setInputFiles(pdf('passport.pdf'));
  await main(page).getByLabel('Proof of Address').setInputFiles(pdf('bill.pdf'));
  await expect(main(page).getByText('bill.pdf', { exact: true })).toBeVisible();
  await checkFields(main(page), consents[1]);
  await page.route('**/documents/proofOfAddress/**', (route) =>
    route.fulfill({ status: 400, json: { detail: 'No.' } }),
  );
  await goOn(page);
  const number = main(page).locator('[data-slot="reference-number"]');
  await expect(number).toContainText(/NZ-K-/);
  await expect(main(page).getByRole('button', { name: 'Send it again' })).toBeVisible();
  const reference = (await number.textContent()) ?? '';
  // Of the form nothing is kept once it was sent.
  expect(await kept(page)).toContain('passport.pdf');
  expect(await kept(page)).not.toContain('Ada');

  await page.unrouteAll();
  await reload(page);
  await expect(number).toHaveText(reference);
  await expect(main(page).getByText('passport.pdf', { exact: true })).toBeVisible();
  await expect(main(page).getByText('Sent', { exact: true })).toHaveCount(1);
  await expect(main(page).getByText(/^You had chosen bill\.pdf/)).toBeVisible();
  await expect(main(page).getByText('Your documents have arrived.')).toHaveCount(0);
  await main(page).getByLabel('Proof of Address').setInputFiles(pdf('bill.pdf'));
  await expect(main(page).getByText('Your documents have arrived.')).toBeVisible();
  await expect.poll(() => kept(page)).toBe('');
});
