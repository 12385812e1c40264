import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { checkFields, consents, fillFields, kycApplication, kycSteps, partnership } from './applications.ts';
import { violations } from './axe.ts';
import { startLink } from './link.ts';
import type { SiteServer } from './siteServer.ts';
import { hold, open, scripts, settled, test, testedLanguages, textsOf } from './support.ts';

const path = '/partners';
const kycPath = `${path}?tab=kyc`;
const main = (page: Page) => page.getByRole('main');
const tab = (page: Page, name: string) => main(page).getByRole('tab', { name });
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Notices' }).getByText(text);
const form = (page: Page) => page.getByRole('form', { name: 'Partnership application' });
const field = (page: Page, name: string) => main(page).locator(`[name="${name}"]:visible`);
const step = (page: Page) => main(page).locator('[data-slot="wizard-title"]');
const summary = (page: Page) => main(page).locator('[data-slot="error-summary"]:visible');
const goOn = (page: Page) => main(page).locator('[data-slot="wizard-actions"] button').last().click();
const kycCall = '**/api/kyc-applications';
const partCall = '**/api/kyc-applications/*/documents/*/uploads/*';
const applicationCall = '**/api/partnership-application';

const pdf = {
  name: 'passport.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${'x'.repeat(200_000)}`),
};

/** Five megabytes, which no part resembles. */
const largePdf = { ...pdf, buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(5 * 1_024 * 1_024 - 9)]) };
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The hash of a document that the server has stored. */
function storedDocument(site: SiteServer, reference: string, kind = 'proofOfAddress'): string {
  const folder = mkdtempSync(join(tmpdir(), 'nzete-documents-'));
  try {
    const command = ['apps/api/dist/inbox.js', 'show', reference, '--to', folder];
    const env = { ...process.env, DATA_DIR: site.data, DATABASE_URL: '' };
    execFileSync(process.execPath, command, { env, stdio: 'ignore' });
    return hash(readFileSync(join(folder, `${reference}-${kind}.pdf`)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const isStep = (page: Page, number: number) => expect(step(page)).toContainText(new RegExp(`${number}.*5`));

/** Waits until a step has the focus, from which Tab counts. */
async function isFocusedStep(page: Page, number: number) {
  await isStep(page, number);
  await expect(step(page)).toBeFocused();
}

/** Fills in the steps before a step. */
async function fillKyc(page: Page, upTo: number) {
  for (let number = 1; number < upTo; number += 1) {
    await isStep(page, number);
    await fillFields(main(page), kycSteps[number - 1] ?? {});
    if (number === 4) await checkFields(main(page), consents[0]);
    await goOn(page);
  }
  await isStep(page, upTo);
}

async function openKyc(page: Page, address = kycPath) {
  await open(page, address);
  await expect(step(page)).toBeVisible();
}

/** Fills in every step and submits. */
async function submitKyc(page: Page) {
  await checkFields(main(page), consents[1]);
  await goOn(page);
}

test.describe('the page', () => {
  test('[COLLAB-01, KYC-01] three tabs are named in the address, Back works, and the code of the identity check is fetched when its tab is pointed at, not before', async ({
    page,
  }) => {
    const address = '/partner-collaboration';
    const fetched: string[] = [];
    page.on('request', (request) => scripts.test(request.url()) && fetched.push(request.url()));
    const code = () => fetched.filter((url) => /\/Kyc-/.test(url)).length;
    await open(page, address);
    await expect(tab(page, 'Apply')).toHaveAttribute('aria-selected', 'true');
    expect(code()).toBe(0);
    await tab(page, 'KYC Verification').hover();
    await expect.poll(code).toBeGreaterThan(0);
    await tab(page, 'Current Partners').click();
    await expect(page).toHaveURL(`${address}?tab=current`);
    await tab(page, 'KYC Verification').click();
    await expect(page).toHaveURL(`${address}?tab=kyc`);
    await expect(step(page)).toBeVisible();
    await page.goBack();
    await expect(tab(page, 'Current Partners')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(form(page)).toBeVisible();
  });

  test('[COLLAB-01] [KYC-02] what is typed, and an early press, count before the code of the identity check has come', async ({
    page,
  }) => {
    const release = await hold(page, scripts);
    await page.goto(kycPath, { waitUntil: 'commit' });
    await expect(page.locator('#splash')).toBeHidden();
    await fillFields(main(page), { firstName: 'Ada', 'dateOfBirth-year': '1998' });
    await main(page).getByRole('button', { name: 'Next' }).click();
    release();
    await settled(page);
    await expect(tab(page, 'KYC Verification')).toHaveAttribute('aria-selected', 'true');
    await expect(summary(page)).toBeVisible();
    await expect(field(page, 'firstName')).toHaveValue('Ada');
    await expect(field(page, 'dateOfBirth-year')).toHaveValue('1998');
    expect(new URL(page.url()).search).toBe('?tab=kyc');
  });
});

test.describe('the long form', () => {
  test('[COLLAB-02, COLLAB-03, KYC-07] goes on to the identity check, and without it promises an answer within 5 business days; failures, a reload and another tab lose nothing', async ({
    page,
    context,
  }) => {
    await open(page, path);
    const button = form(page).getByRole('button', { name: /^Submit/ });
    await test.step('with requiresKyc the first step of the identity check comes next', async () => {
      await fillFields(main(page), partnership);
      await field(page, 'requiresKyc').check();
      await expect(form(page).getByText('KYC verification comes next')).toBeVisible();
      await expect(button).toHaveText('Submit and go on to KYC verification');
      await button.click();
      await expect(page).toHaveURL(kycPath);
      await expect(toast(page, 'Application Submitted')).toBeVisible();
      await isStep(page, 1);
      await expect(step(page)).toBeFocused();
    });
    await test.step('what is typed survives a look at another tab and a reload', async () => {
      await tab(page, 'Apply').click();
      await expect(field(page, 'organizationName')).toHaveValue('');
      await fillFields(main(page), partnership);
      await expect(page.getByText('Saved on this device')).toBeVisible();
      await tab(page, 'Current Partners').click();
      await tab(page, 'Apply').click();
      await expect(field(page, 'organizationName')).toHaveValue(partnership.organizationName);
      await page.goto(path);
      await settled(page);
      await expect(field(page, 'organizationName')).toHaveValue(partnership.organizationName);
      await expect(field(page, 'country')).toHaveValue('DR Congo');
    });
    await test.step('a failure is said at the button and in a message', async () => {
      for (const [status, detail, words, reason] of [
        [503, 'The service is busy.', /The service is busy/, 'The service is busy.'],
        [429, 'Too many', /in \d+ seconds/, 'An error occurred while submitting your application.'],
      ] as const) {
        await page.route(applicationCall, (route) =>
          route.fulfill({ status, json: { detail }, headers: { 'retry-after': '30' } }),
        );
        await button.click();
        await expect(form(page).getByRole('alert').filter({ hasText: words })).toBeVisible();
        await expect(toast(page, 'Application Failed').last()).toBeVisible();
        await expect(toast(page, reason)).toBeVisible();
        await page.unroute(applicationCall);
      }
      await context.setOffline(true);
      await button.click();
      await expect(form(page).getByText(/^You are offline/)).toBeVisible();
      await context.setOffline(false);
    });
    await test.step('another press sends it, and nothing stays on the device', async () => {
      const sent = page.waitForRequest(applicationCall);
      await button.click();
      expect((await sent).postDataJSON()).toMatchObject(partnership);
      await expect(toast(page, 'We will answer within 5 business days.')).toBeVisible();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Thank you: your application has arrived' }),
      ).toBeFocused();
      await expect(main(page).locator('[data-slot="reference-number"]')).toContainText(/NZ-P-/);
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft.')))).toEqual(
        [],
      );
    });
  });

  test('[COLLAB-02] what is typed, and an early press, count before the code of the page has come', async ({
    page,
  }) => {
    const release = await hold(page, scripts);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#splash')).toBeHidden();
    await field(page, 'contactPerson').fill('Ada Mbo');
    await field(page, 'country').selectOption('DR Congo');
    await form(page).getByRole('button', { name: 'Submit Application' }).click();
    release();
    await settled(page);
    await expect(summary(page).getByRole('link')).toHaveCount(6);
    await expect(field(page, 'contactPerson')).toHaveValue('Ada Mbo');
    await expect(field(page, 'country')).toHaveValue('DR Congo');
    expect(new URL(page.url()).search).toBe('');
  });
});

test.describe('the identity check', () => {
  test('[KYC-01, KYC-02, KYC-03, KYC-04, KYC-05, KYC-06, KYC-07] by keyboard alone: five steps, of which a look at another tab loses nothing, a document, a refusal, and a reference number', async ({
    page,
  }) => {
    await openKyc(page);
    await field(page, 'firstName').focus();
    const { country, ...typed } = kycSteps[0] ?? {};
    for (const [name, value] of Object.entries(typed)) {
      await page.keyboard.type(value);
      await page.keyboard.press('Tab');
      // To the box for people with one name, and past it.
      if (name === 'lastName') await page.keyboard.press('Tab');
    }
    await page.keyboard.type(country ?? '');
    // Previous is disabled, so Tab moves to Next.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await isFocusedStep(page, 2);
    await page.keyboard.press('Tab');
    for (const value of ['Teacher', '', 'Under', 'Salary']) {
      await page.keyboard.type(value);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await isFocusedStep(page, 3);
    await tab(page, 'Apply').focus();
    await page.keyboard.press('Enter');
    await expect(form(page)).toBeVisible();
    await tab(page, 'KYC Verification').focus();
    await page.keyboard.press('Enter');
    await isStep(page, 3);
    await step(page).focus();
    await page.keyboard.press('Tab');
    for (const value of ['Volunteer', '', 'Teach on Saturdays']) {
      await page.keyboard.type(value);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await isFocusedStep(page, 4);
    await expect(main(page).getByText('We keep compliance records for 7 years.')).toBeVisible();
    for (let box = 0; box < 3; box += 1) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
    }
    // Skips the optional consent and Previous.
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await isFocusedStep(page, 5);
    // The tab stops: two drop zones with a button each, two statements, three consents, four edit
    // buttons, and two consents.
    for (let stop = 0; stop < 6; stop += 1) await page.keyboard.press('Tab');
    for (let box = 0; box < 3; box += 1) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
    }
    for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
    for (let box = 0; box < 2; box += 1) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
    }
    await main(page).getByLabel('Government ID').setInputFiles(pdf);
    await expect(main(page).getByText('passport.pdf', { exact: true })).toBeVisible();
    await page.route(kycCall, (route) => route.fulfill({ status: 503, json: { detail: 'The service is busy.' } }));
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Application Failed')).toBeVisible();
    await expect(field(page, 'data_consent')).toBeChecked();
    await page.unroute(kycCall);
    const uploaded = page.waitForResponse(partCall);
    await main(page).getByRole('button', { name: 'Submit Application' }).press('Enter');
    expect((await uploaded).status()).toBe(204);
    await expect(toast(page, 'We will answer within 3-5 business days.')).toBeVisible();
    await expect(main(page).locator('[data-slot="reference-number"]')).toContainText(/NZ-K-/);
    const status = main(page).getByRole('link', { name: 'Where your application stands' });
    await expect(status).toHaveAttribute('href', /^\/status/);
    await expect(main(page).getByText(/^What you chose has arrived/)).toBeVisible();
    const download = page.waitForEvent('download');
    await main(page).getByRole('button', { name: 'Save as a file' }).press('Enter');
    expect((await download).suggestedFilename()).toMatch(/^NZ-K-.*\.txt$/);
  });

  test('[KYC-05, OFF-43] five megabytes over a link that is cut again and again arrive whole, the application once', async ({
    page,
    site,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
    const link = await startLink(Number(new URL(site.url).port));
    try {
      await openKyc(page, link.url + kycPath);
      await fillKyc(page, 5);
      await main(page).getByLabel('Proof of Address').setInputFiles(largePdf);
      await expect(main(page).getByText('passport.pdf', { exact: true })).toBeVisible();
      link.cut({ request: /^PATCH \S+uploads/, after: 200_000 });
      await submitKyc(page);
      await expect(main(page).getByText(/^What you chose has arrived/)).toBeVisible({ timeout: 45_000 });
      const reference = /NZ-K-\d{4}-[2-9A-Z]{8}/.exec(
        (await main(page).locator('[data-slot="reference-number"]').textContent()) ?? '',
      );
      expect(storedDocument(site, reference?.[0] ?? '')).toBe(hash(largePdf.buffer));
      expect(sent.filter((request) => request === 'POST /api/kyc-applications')).toHaveLength(1);
      expect(sent.filter((request) => /^POST .*uploads$/.test(request))).toHaveLength(1);
      expect(sent.filter((request) => /^PATCH/.test(request)).length).toBeGreaterThan(25);
    } finally {
      await link.stop();
    }
  });

  test('[KYC-09, OFF-44] a document goes on after a reload, on the page for missing documents', async ({
    page,
    site,
    request,
  }) => {
    const created = await request.post('/api/kyc-applications', { data: kycApplication });
    const { reference, upload_token: token } = await created.json();
    const sent: string[] = [];
    page.on('request', (one) => sent.push(`${one.method()} ${new URL(one.url()).pathname}`));
    page.on('dialog', (dialog) => dialog.accept());
    const link = await startLink(Number(new URL(site.url).port));
    const send = async () => {
      await main(page).getByLabel('Government ID').setInputFiles(largePdf);
      await expect(main(page).getByText('passport.pdf', { exact: true })).toBeVisible();
      await main(page).getByRole('button', { name: 'Send the documents' }).click();
    };
    const parts = () => sent.filter((one) => one.startsWith('PATCH')).length;
    try {
      await open(page, `${link.url}/identity-documents?${new URLSearchParams({ reference, token })}`);
      link.cut({ request: /^PATCH \S+uploads/, after: 200_000 });
      await send();
      await expect.poll(parts).toBeGreaterThan(5);
      await page.reload();
      link.repair();
      const before = parts();
      await send();
      await expect(page).toHaveURL(/\/sent\?/, { timeout: 45_000 });
      expect(storedDocument(site, reference, 'governmentId')).toBe(hash(largePdf.buffer));
      expect(sent.filter((one) => /^POST .*uploads$/.test(one))).toHaveLength(1);
      expect(parts() - before).toBeLessThan(20);
      expect(await page.evaluate(() => localStorage.getItem('uploads'))).toBeNull();
    } finally {
      await link.stop();
    }
  });
});

test.describe('accessibility', () => {
  /** The security policy would block axe. */
  test.use({ bypassCSP: true });

  for (const language of testedLanguages) {
    test(`[ACC-06, KYC-01] axe finds nothing on partners in ${language}: form with errors, current partners, each step of the identity check with its errors, and sent; at 320 px nothing scrolls sideways`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const sideways = async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        await page.setViewportSize({ width: 1280, height: 800 });
        return wide;
      };
      await open(page, `${path}?lang=${language}`);
      await main(page).locator('[data-slot="partnership-application-form"] button[type="submit"]').click();
      await expect(summary(page)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await main(page).getByRole('tab').nth(1).click();
      await expect(main(page).locator('[data-slot="partner-card"]')).toHaveCount(4);
      expect(await violations(page, 'main')).toEqual([]);
      await main(page).getByRole('tab').last().click();
      const texts = textsOf('partners', language);
      await expect(main(page).getByText(texts['site.partners.keptInTab'] ?? 'none')).toBeVisible();
      for (const number of [1, 2, 3, 4, 5]) {
        await isStep(page, number);
        await goOn(page);
        await expect(summary(page)).toBeVisible();
        expect(await sideways(), `step ${number}`).toBeLessThanOrEqual(0);
        // A step with its errors has all that it has without them.
        expect(await violations(page, 'main'), `step ${number}`).toEqual([]);
        if (number === 5) break;
        await fillFields(main(page), kycSteps[number - 1] ?? {});
        if (number === 4) await checkFields(main(page), consents[0]);
        await goOn(page);
      }
      await submitKyc(page);
      await expect(main(page).locator('[data-slot="reference-number"]')).toBeVisible();
      expect(await violations(page, 'main'), 'sent').toEqual([]);
    });
  }
});
