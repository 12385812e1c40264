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
import { chooseLanguage, hold, open, scripts, settled, stoppable, test, testedLanguages, textsOf } from './support.ts';

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
const documentCall = '**/api/kyc-applications/*/documents/*/uploads';
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
  for (const address of [path, '/partner-collaboration']) {
    test(`[COLLAB-01] ${address} has the way home and three tabs, named in the address, and Back works`, async ({
      page,
    }) => {
      await open(page, address);
      await expect(main(page).getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
      await expect(tab(page, 'Apply')).toHaveAttribute('aria-selected', 'true');
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
  }

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('[COLLAB-01] the server writes the tab that the address names, and no other', async ({ page }) => {
      await page.goto(`${kycPath}&lang=fr`);
      await expect(field(page, 'firstName')).toHaveAttribute('required');
      await expect(main(page).locator('form')).toHaveCount(1);
      await page.goto(`${path}?tab=current`);
      await expect(main(page).locator('[data-slot="partner-card"]')).toHaveCount(4);
      await expect(main(page).locator('form')).toHaveCount(0);
    });
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

  test('[COLLAB-02] has three benefits, five types, the compliance notice and the form', async ({ page }) => {
    await open(page, path);
    for (const name of ['Global network', 'Shared resources', 'Joint projects']) {
      await expect(main(page).getByRole('heading', { name })).toBeVisible();
    }
    const types = main(page).getByRole('region', { name: 'Five kinds of partnership' });
    await expect(types.getByRole('heading', { level: 3 })).toHaveText([
      'Implementation',
      'Funding',
      'Technology',
      'Community',
      'Research',
    ]);
    await expect(main(page).getByText(/KYC verification and a check against sanctions lists/)).toBeVisible();
    await expect(form(page)).toBeVisible();
  });

  test('[COLLAB-04] current partners: four figures with their source, four cards, Active marked', async ({ page }) => {
    await open(page, `${path}?tab=current`);
    const figures = main(page).locator('[data-slot="stat-band-item"]');
    await expect(figures).toHaveText([
      /total partners\s*25/,
      /joint projects\s*14/,
      /countries\s*8/,
      /funding raised\s*\$2\.4M/,
    ]);
    await expect(main(page).locator('[data-slot="figure-note"]')).toHaveText(/As of .*2025.*Source: our own records/);
    const cards = main(page).locator('[data-slot="partner-card"]');
    await expect(cards).toHaveCount(4);
    for (const type of ['Environmental NGO', 'Financial institution', 'International fund', 'Community groups']) {
      const card = cards.filter({ hasText: type });
      await expect(card.locator('[data-slot="partner-card-status"]')).toHaveText('Active');
      await expect(card).toContainText('Joint projects');
    }
  });

  test('[KYC-01] the code of the identity check is fetched when its tab is pointed at, not before', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => scripts.test(request.url()) && fetched.push(request.url()));
    await open(page, path);
    expect(fetched.filter((url) => /\/Kyc-/.test(url))).toEqual([]);
    await tab(page, 'KYC Verification').hover();
    await expect.poll(() => fetched.filter((url) => /\/Kyc-/.test(url)).length).toBeGreaterThan(0);
  });
});

test.describe('the long form', () => {
  test('[COLLAB-03] is sent, promises an answer within 5 business days, and leaves nothing on the device', async ({
    page,
  }) => {
    await open(page, path);
    await fillFields(main(page), partnership);
    await expect(page.getByText('Saved on this device')).toBeVisible();
    const sent = page.waitForRequest(applicationCall);
    await form(page).getByRole('button', { name: 'Submit Application' }).click();
    expect((await sent).postDataJSON()).toMatchObject(partnership);
    await expect(toast(page, 'Application Submitted')).toBeVisible();
    await expect(toast(page, 'We will answer within 5 business days.')).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Thank you: your application has arrived' }),
    ).toBeFocused();
    await expect(main(page).locator('[data-slot="reference-number"]')).toContainText(/NZ-P-/);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft.')))).toEqual([]);
  });

  test('[COLLAB-03] with requiresKyc it goes on to the first step of the identity check', async ({ page }) => {
    await open(page, path);
    await fillFields(main(page), partnership);
    await field(page, 'requiresKyc').check();
    await expect(form(page).getByText('KYC verification comes next')).toBeVisible();
    await form(page).getByRole('button', { name: 'Submit and go on to KYC verification' }).click();
    await expect(page).toHaveURL(kycPath);
    await expect(toast(page, 'Application Submitted')).toBeVisible();
    await isStep(page, 1);
    await expect(step(page)).toBeFocused();
  });

  test('[COLLAB-02] says what is missing, and again in the new language; nothing typed is lost', async ({ page }) => {
    await open(page, path);
    await field(page, 'contactPerson').fill('Ada Mbo');
    await form(page).getByRole('button', { name: 'Submit Application' }).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveCount(7);
    await chooseLanguage(page, 'Français');
    await expect(summary(page).getByRole('link', { name: 'Choisissez le pays de votre organisation.' })).toBeVisible();
    await expect(field(page, 'contactPerson')).toHaveValue('Ada Mbo');
  });

  test('[COLLAB-02] what was typed survives a reload and a look at another tab', async ({ page }) => {
    await open(page, path);
    await fillFields(main(page), partnership);
    await expect(page.getByText('Saved on this device')).toBeVisible();
    await tab(page, 'Current Partners').click();
    await tab(page, 'Apply').click();
    await expect(field(page, 'organizationName')).toHaveValue(partnership.organizationName);
    await page.reload();
    await expect(field(page, 'organizationName')).toHaveValue(partnership.organizationName);
    await expect(field(page, 'country')).toHaveValue('DR Congo');
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

  test('[COLLAB-03] without a network it says so at the button, and is sent by a second press', async ({ page }) => {
    await open(page, path);
    await fillFields(main(page), partnership);
    await page.context().setOffline(true);
    const button = form(page).getByRole('button', { name: 'Submit Application' });
    await button.click();
    await expect(form(page).getByText(/^You are offline/)).toBeVisible();
    await page.context().setOffline(false);
    await button.click();
    // The code of the toast region could not load with the first message, so messages show plainly.
    await expect(page.getByRole('alert').getByText('Application Submitted')).toBeVisible();
  });

  for (const [status, json, headers, words] of [
    [413, { detail: 'Too large' }, {}, /too long to be sent/],
    [429, { detail: 'Too many' }, { 'retry-after': '30' }, /in 30 seconds/],
    [503, { detail: 'The service is busy.' }, {}, /The service is busy/],
    [422, { detail: 'Invalid', fields: [{ field: 'email', message: 'is blocked' }] }, {}, /marked above/],
  ] as const) {
    test(`[COLLAB-03, KYC-07] an answer of ${status} is said at the button and in a message, and keeps everything`, async ({
      page,
    }) => {
      await page.route(applicationCall, (route) => route.fulfill({ status, json, headers }));
      await open(page, path);
      await fillFields(main(page), partnership);
      await form(page).getByRole('button', { name: 'Submit Application' }).click();
      await expect(form(page).getByRole('alert').filter({ hasText: words })).toBeVisible();
      await expect(toast(page, 'Application Failed')).toBeVisible();
      const reason = status === 503 ? json.detail : 'An error occurred while submitting your application.';
      await expect(toast(page, reason)).toBeVisible();
      await expect(field(page, 'organizationName')).toHaveValue(partnership.organizationName);
      if (status === 422) await expect(field(page, 'email')).toHaveAccessibleDescription('E-mail is blocked');
    });
  }
});

test.describe('the identity check', () => {
  test('[KYC-01] [KYC-02] [KYC-04] [KYC-05] five steps, a document, a reference number', async ({ page }) => {
    await openKyc(page);
    await expect(main(page).getByRole('button', { name: 'Previous' })).toBeDisabled();
    await fillKyc(page, 5);
    await expect(main(page).getByRole('button', { name: 'Next' })).toHaveCount(0);
    await main(page).getByLabel('Government ID').setInputFiles(pdf);
    await expect(main(page).getByText('passport.pdf', { exact: true })).toBeVisible();
    const uploaded = page.waitForResponse(partCall);
    await submitKyc(page);
    expect((await uploaded).status()).toBe(204);
    await expect(toast(page, 'We will answer within 3-5 business days.')).toBeVisible();
    await expect(main(page).locator('[data-slot="reference-number"]')).toContainText(/NZ-K-/);
    const status = main(page).getByRole('link', { name: 'Where your application stands' });
    await expect(status).toHaveAttribute('href', /^\/status/);
    await expect(main(page).getByText(/^What you chose has arrived/)).toBeVisible();
    const download = page.waitForEvent('download');
    await main(page).getByRole('button', { name: 'Save as a file' }).click();
    expect((await download).suggestedFilename()).toMatch(/^NZ-K-.*\.txt$/);
  });

  test('[KYC-06] states 7 years', async ({ page }) => {
    await openKyc(page);
    await fillKyc(page, 4);
    await expect(main(page).getByText('We keep compliance records for 7 years.')).toBeVisible();
  });

  test('[KYC-03] errors and values follow the language; values survive tabs and Previous', async ({ page }) => {
    await openKyc(page);
    await fillKyc(page, 2);
    await goOn(page);
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveCount(3);
    await field(page, 'occupation').fill('Teacher');
    await chooseLanguage(page, 'Français');
    await expect(summary(page).getByRole('link', { name: 'Choisissez votre revenu annuel.' })).toBeVisible();
    await expect(page).toHaveURL(/tab=kyc/);
    await expect(field(page, 'occupation')).toHaveValue('Teacher');
    await main(page).getByRole('tab').first().click();
    await main(page).getByRole('tab').last().click();
    await expect(field(page, 'occupation')).toHaveValue('Teacher');
    await main(page).getByRole('button', { name: 'Précédent' }).click();
    await expect(field(page, 'firstName')).toHaveValue('Ada');
    await expect(field(page, 'dateOfBirth-year')).toHaveValue('1998');
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

  test('[KYC-05, OFF-43] a document that is stopped is kept, and goes on where it was', async ({ page, site }) => {
    const begun: string[] = [];
    page.on('request', (request) => /^POST .*uploads$/.test(`${request.method()} ${request.url()}`) && begun.push(''));
    const link = await startLink(Number(new URL(site.url).port));
    try {
      await openKyc(page, link.url + kycPath);
      await fillKyc(page, 5);
      await main(page).getByLabel('Proof of Address').setInputFiles(pdf);
      await expect(main(page).getByText('passport.pdf', { exact: true })).toBeVisible();
      link.cut({ request: /^PATCH \S+uploads/, after: 0 });
      const parts = page.waitForRequest((request) => request.method() === 'PATCH');
      await submitKyc(page);
      await parts;
      await main(page).getByRole('button', { name: 'Stop' }).click();
      await expect(main(page).getByText(/The file is kept: send it again/)).toBeVisible();
      link.repair();
      await main(page).getByRole('button', { name: 'Send it again' }).click();
      await expect(main(page).getByText(/^What you chose has arrived/)).toBeVisible();
      expect(begun).toHaveLength(1);
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

  test('[KYC-05] a document that is refused says why, and when it may be sent again', async ({ page }) => {
    const answers: { status: number; headers?: Record<string, string>; words: RegExp }[] = [
      { status: 429, headers: { 'retry-after': '30' }, words: /Press the button again in 30 seconds/ },
      { status: 413, words: /^The file is larger than the server takes/ },
    ];
    let answer = answers[0];
    await page.route(documentCall, (route) =>
      answer ? route.fulfill({ ...answer, json: { detail: 'The service is busy.' } }) : route.continue(),
    );
    await openKyc(page);
    await fillKyc(page, 5);
    await main(page).getByLabel('Government ID').setInputFiles(pdf);
    await expect(main(page).getByText('passport.pdf', { exact: true })).toBeVisible();
    await submitKyc(page);
    for (const next of [...answers.slice(1), undefined]) {
      await expect(main(page).getByText(answer?.words ?? '')).toBeVisible();
      answer = next;
      await main(page).getByRole('button', { name: 'Send it again' }).click();
    }
    await expect(main(page).getByText(/^What you chose has arrived/)).toBeVisible();
  });

  test('[KYC-04, KYC-07] a server that has stopped, or is asked too often, loses nothing', async ({ page }) => {
    const server = await stoppable(page);
    await openKyc(page);
    await fillKyc(page, 5);
    await page.route(kycCall, (route) =>
      route.fulfill({ status: 429, json: { detail: 'No' }, headers: { 'retry-after': '30' } }),
    );
    await submitKyc(page);
    await expect(main(page).getByText(/Press the button again in 30 seconds/)).toBeVisible();
    await expect(toast(page, 'Application Failed')).toBeVisible();
    await page.unroute(kycCall);
    server.stop();
    await goOn(page);
    await expect(main(page).getByText(/^No answer came/)).toBeVisible();
    await expect(field(page, 'data_consent')).toBeChecked();
  });

  test('[KYC-05] a file of another kind, and one of more than 5 MB, are refused in words', async ({ page }) => {
    await openKyc(page);
    await fillKyc(page, 5);
    const picker = main(page).getByLabel('Government ID');
    await picker.setInputFiles({ name: 'id.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') });
    await expect(picker).toHaveAccessibleDescription('id.pdf is not a PDF, JPEG or PNG file. Choose another one.');
    const large = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(6 * 1024 * 1024)]);
    await picker.setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: large });
    await expect(picker).toHaveAccessibleDescription('scan.pdf is 6.1 MB. Choose a file of at most 5 MB.');
  });

  test('[KYC-04] an answer that is lost is asked for again by the same request', async ({ page }) => {
    const keys: (string | undefined)[] = [];
    await page.route(kycCall, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await openKyc(page);
    await fillKyc(page, 5);
    await submitKyc(page);
    await expect(main(page).getByText(/^No answer came/)).toBeVisible();
    await goOn(page);
    await expect(main(page).locator('[data-slot="reference-number"]')).toContainText(/NZ-K-/);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test('[KYC-03] a field that the server refuses is shown in its step, whichever it is', async ({ page }) => {
    let refused = '';
    await page.route(kycCall, (route) => {
      const json = { detail: 'Invalid', fields: [{ field: refused, message: 'is blocked' }] };
      return route.fulfill({ status: 422, json });
    });
    await openKyc(page);
    await fillKyc(page, 5);
    await checkFields(main(page), consents[1]);
    const inSteps = ['phone', 'occupation', 'intendedActivities', 'rightsInformed', 'data_consent'];
    for (const [index, name] of inSteps.entries()) {
      refused = name;
      await goOn(page);
      await isStep(page, index + 1);
      await expect(field(page, name)).toHaveAccessibleDescription(/is blocked/);
      await expect(summary(page)).toBeFocused();
      for (let number = index + 2; number <= 5; number += 1) {
        await goOn(page);
        await isStep(page, number);
      }
    }
  });

  test('[KYC-01] [KYC-03] a screen reader reads each step in its order: place and title, fields, buttons', async ({
    page,
  }) => {
    await openKyc(page);
    /** The roles and names of the form in the accessibility tree, in order. */
    const read = async () => {
      const tree = await main(page).locator('[data-slot="wizard-form"]').ariaSnapshot();
      return [...tree.matchAll(/- '?(heading|textbox|combobox|checkbox|button|group) "([^"]*)"/g)].map(
        ([, role, name]) => `${role} ${name}`,
      );
    };
    expect(await read()).toEqual([
      'heading Step 1 of 5: Personal Information',
      'textbox First Name *',
      'textbox Last Name *',
      'group Date of Birth *',
      'textbox Day',
      'textbox Month',
      'textbox Year',
      'textbox Nationality *',
      'textbox ID Number *',
      'textbox E-mail *',
      'textbox Phone *',
      'textbox Address *',
      'textbox City *',
      'combobox Country *',
      'button Previous',
      'button Next',
    ]);
    await goOn(page);
    await expect(summary(page)).toBeVisible();
    expect((await read()).slice(0, 3)).toEqual([
      'heading Step 1 of 5: Personal Information',
      'group 10 things to fix',
      'heading 10 things to fix',
    ]);
    for (const [number, first] of [
      [2, 'textbox Occupation *'],
      [3, 'combobox Purpose of the Relationship *'],
      [4, 'checkbox I consent to the processing of my data *'],
    ] as const) {
      await fillFields(main(page), kycSteps[number - 2] ?? {});
      await goOn(page);
      await isStep(page, number);
      const lines = await read();
      expect(lines[0]).toMatch(`heading Step ${number} of 5: `);
      expect([lines[1], ...lines.slice(-2)]).toEqual([first, 'button Previous', 'button Next']);
    }
    await checkFields(main(page), consents[0]);
    await goOn(page);
    await isStep(page, 5);
    const last = await read();
    expect(last[0]).toBe('heading Step 5 of 5: Final Verification and Security');
    expect(last.slice(-2)).toEqual(['button Previous', 'button Submit Application']);
  });

  test('[KYC-02] [KYC-03] the keyboard alone is enough', async ({ page }) => {
    await openKyc(page);
    await field(page, 'firstName').focus();
    const { country, ...typed } = kycSteps[0] ?? {};
    const values = Object.values(typed);
    for (const value of values) {
      await page.keyboard.type(value);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type(country ?? '');
    // Previous is disabled, so Tab moves to Next.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await isStep(page, 2);
    await expect(step(page)).toBeFocused();
    await page.keyboard.press('Tab');
    for (const value of ['Teacher', '', 'Under', 'Salary']) {
      await page.keyboard.type(value);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await isStep(page, 3);
    await page.keyboard.press('Tab');
    for (const value of ['Volunteer', '', 'Teach on Saturdays']) {
      await page.keyboard.type(value);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await isStep(page, 4);
    for (let box = 0; box < 3; box += 1) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
    }
    // Skips the optional consent and Previous.
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await isStep(page, 5);
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
    await page.keyboard.press('Enter');
    await expect(main(page).locator('[data-slot="reference-number"]')).toContainText(/NZ-K-/);
  });

  test('[KYC-04, PRIV-06] nothing that is typed gets into storage, an address or a log', async ({ page, context }) => {
    const mark = 'zqxmarked';
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('request', (request) => said.push(request.url()));
    await openKyc(page);
    const marked = Object.entries(kycSteps[0] ?? {}).map(([name, value]) => {
      if (name === 'email') return [name, `${mark}@maji.example.org`];
      return [name, /date|phone|country/.test(name) ? value : mark];
    });
    await fillFields(main(page), Object.fromEntries(marked));
    await goOn(page);
    await fillFields(main(page), { occupation: mark, employer: mark, income: 'under-10k', sourceOfFunds: 'salary' });
    await goOn(page);
    await fillFields(main(page), { relationshipPurpose: 'volunteer', intendedActivities: mark });
    await goOn(page);
    await checkFields(main(page), consents[0]);
    await goOn(page);
    await isStep(page, 5);
    await submitKyc(page);
    await expect(main(page).locator('[data-slot="reference-number"]')).toContainText(/NZ-K-/);
    const kept = await page.evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name }) => name);
      const stores = [localStorage, sessionStorage].map((store) => JSON.stringify({ ...store }));
      return [...stores, document.cookie, JSON.stringify(history.state), ...names, ...(await caches.keys())].join(' ');
    });
    const cookies = JSON.stringify(await context.cookies());
    expect([kept, cookies, page.url(), ...said].filter((text) => text.includes(mark))).toEqual([]);
  });
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('[KYC-01] nothing scrolls sideways, and one sentence says where one is', async ({ page }) => {
    await openKyc(page);
    await fillKyc(page, 2);
    await expect(main(page).getByText('Step 2 of 5', { exact: true })).toBeVisible();
    for (const number of [2, 3, 4]) {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide, `step ${number}`).toBeLessThanOrEqual(0);
      await fillFields(main(page), kycSteps[number - 1] ?? {});
      if (number === 4) await checkFields(main(page), consents[0]);
      await goOn(page);
      await isStep(page, number + 1);
    }
  });
});

test.describe('accessibility', () => {
  /** The security policy would block axe. */
  test.use({ bypassCSP: true });

  for (const language of testedLanguages) {
    test(`axe finds nothing on partners in ${language}: form with errors, current partners`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, `${path}?lang=${language}`);
      expect(await violations(page)).toEqual([]);
      await main(page).locator('[data-slot="partnership-application-form"] button[type="submit"]').click();
      await expect(summary(page)).toBeVisible();
      expect(await violations(page, 'main')).toEqual([]);
      await main(page).getByRole('tab').nth(1).click();
      await expect(main(page).locator('[data-slot="partner-card"]')).toHaveCount(4);
      expect(await violations(page, 'main')).toEqual([]);
    });

    test(`[ACC-06] axe finds nothing in the identity check in ${language}: each step, its errors, and sent`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openKyc(page, `${kycPath}&lang=${language}`);
      const texts = textsOf('partners', language);
      await expect(main(page).getByText(texts['site.partners.keptInTab'] ?? 'none')).toBeVisible();
      for (const number of [1, 2, 3, 4, 5]) {
        await isStep(page, number);
        expect(await violations(page, number > 1 ? 'main' : undefined), `step ${number}`).toEqual([]);
        await goOn(page);
        await expect(summary(page)).toBeVisible();
        expect(await violations(page, 'main'), `errors of step ${number}`).toEqual([]);
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
