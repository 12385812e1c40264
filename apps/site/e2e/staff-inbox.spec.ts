import { readFile } from 'node:fs/promises';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { kycApplication } from './applications.ts';
import { violations } from './axe.ts';
import { acceptInvitation, type StaffServer, setUpSecondFactor, startStaffServer } from './staff.ts';
import { moveTo, settled, test, testedLanguages } from './support.ts';

// One server and one sign-in for all: each test goes on where the last one ended.
test.describe.configure({ mode: 'serial' });

let site: StaffServer;
let staff: BrowserContext;
let page: Page;
let recoveryCodes: string[];
const references = { volunteer: '', partnership: '', consultation: '', feedback: '' };

/** Sends an application as its form does. */
async function send(path: string, data: object): Promise<string> {
  const response = await page.request.post(`${site.url}/api${path}`, { data, headers: { 'accept-language': 'fr' } });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).reference;
}

async function sendApplications() {
  references.volunteer = await send('/volunteer-applications', {
    firstName: 'Marie-Claire',
    lastName: 'Tshala Wa Mbombo',
    email: 'marie@example.org',
    location: 'Nsele, Kinshasa',
    interests: ['Reforestation'],
    availability: 'weekends',
    motivation: 'J’habite à dix minutes de la pépinière.',
  });
  references.partnership = await send('/partnership-application', {
    organizationName: 'Coopérative Bomoi',
    contactName: 'Jonas Kalala',
    email: 'jonas@example.org',
  });
  references.consultation = await send('/consultations', {
    name: 'Institut Kasaï',
    email: 'kasai@example.org',
    message: 'Nous voudrions planter mille arbres.',
  });
}

test.beforeAll(async ({ browser }: { browser: Browser }) => {
  site = await startStaffServer();
  staff = await browser.newContext({ bypassCSP: true, viewport: { width: 1280, height: 800 }, locale: 'en' });
  page = await staff.newPage();
  await sendApplications();
});

test.afterAll(async () => {
  await staff.close();
  await site.stop();
});

const row = (name: RegExp) => page.getByRole('row', { name });
const heading = (name: RegExp | string) => page.getByRole('heading', { level: 1, name });
const openInbox = (path = '') => page.goto(`${site.url}/staff/inbox${path}`);

test('[STAFF-49] a morning of a member of staff', async ({ browser }) => {
  await test.step('invited, with a second factor', async () => {
    await acceptInvitation(page, await site.invite('deborah@nzete.example', 'administrator'), 'deborah');
    recoveryCodes = await setUpSecondFactor(page);
  });

  await test.step('reads an application and accepts it with a message', async () => {
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Inbox/ })
      .click();
    await row(/^Marie-Claire/).click();
    await expect(heading('Marie-Claire Tshala Wa Mbombo')).toBeFocused();
    await expect(page.getByRole('definition').filter({ hasText: 'Weekends Only' })).toBeVisible();
    await page.getByRole('button', { name: 'Accept and write' }).click();
    const message = page.getByRole('textbox', { name: 'Message in French' });
    await expect(message).toHaveValue(/^Bonjour/);
    await message.fill('Bonjour, venez samedi à la pépinière.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved: Accepted' })).toBeVisible();
  });

  await test.step('the applicant sees it under /status and in the mail', async () => {
    const visitor = await browser.newPage();
    await visitor.goto(`${site.url}/status`);
    await settled(visitor);
    await visitor.getByLabel(/^Reference number/).fill(references.volunteer);
    await visitor
      .getByLabel(/^E-mail/)
      .first()
      .fill('marie@example.org');
    await visitor.getByRole('button', { name: 'Show where it stands' }).click();
    await expect(visitor.getByRole('status').filter({ hasText: 'Accepted' })).toBeVisible();
    await visitor.close();
    await expect
      .poll(() =>
        site.received
          .filter(({ to }) => to.includes('marie@example.org'))
          .map(({ text }) => text)
          .join('\n'),
      )
      .toContain('venez samedi à la pépinière');
  });

  await test.step('withdraws another', async () => {
    await row(/^Coopérative Bomoi/).click();
    await page.getByRole('button', { name: 'Withdraw for the sender' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Withdrawn. Nothing more is to be done.')).toBeVisible();
  });

  await test.step('exports a third', async () => {
    await openInbox('?kind=consultation');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export as CSV' }).click();
    const table = await readFile(await (await download).path(), 'utf8');
    expect(table).toContain(references.consultation);
    expect(table).not.toContain(references.volunteer);
  });

  await test.step('ends the session of a colleague', async () => {
    const colleague = await (await browser.newContext()).newPage();
    await acceptInvitation(colleague, await site.invite('kevin@nzete.example', 'editor'), 'kevin');
    await expect(colleague.getByRole('navigation', { name: 'Staff area' })).toBeVisible();
    await page.getByRole('button', { name: 'Your account, deborah' }).click();
    await page.getByRole('menuitem', { name: 'Where you are signed in' }).click();
    await page.getByRole('button', { name: /^End the session on/ }).click();
    await expect(page.getByText('The session was ended').first()).toBeVisible();
    await colleague.getByRole('link', { name: /^Inbox/ }).click();
    await expect(colleague.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await colleague.context().close();
  });
});

test('[STAFF-42] the filters are in the address, for links and for Back', async () => {
  await openInbox();
  await expect(row(/^Institut Kasaï/)).toBeVisible();
  await expect(row(/^Marie-Claire/)).toBeHidden();
  await page.getByRole('combobox', { name: 'State' }).selectOption('All states');
  await expect(page).toHaveURL(/[?&]state=all/);
  await expect(row(/^Marie-Claire/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Partnership application');
  await expect(row(/^Marie-Claire/)).toBeHidden();
  await page.goBack();
  await expect(row(/^Marie-Claire/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('tshala');
  await expect(page).toHaveURL(/q=tshala/);
  await expect(page.getByRole('row')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(row(/^Institut Kasaï/)).toBeVisible();
});

test('[STAFF-41] an answer is written with the keyboard alone', async () => {
  references.feedback = await send('/feedback', { message: 'La carte ne s’ouvre pas.', email: 'ami@example.org' });
  await openInbox('?kind=feedback');
  await expect(row(/ami@example.org/)).toBeVisible();
  await moveTo(page, row(/ami@example.org/));
  await page.keyboard.press('Enter');
  await expect(heading('ami@example.org')).toBeFocused();
  await page.keyboard.press('a');
  const message = page.getByRole('textbox', { name: 'Message in French' });
  await expect(message).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Merci, c’est réparé.');
  await moveTo(page, page.getByRole('button', { name: 'Send' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Answered. Nothing more is to be done.')).toBeVisible();
});

test('[STAFF-48] of two at once, the second is told who was first', async () => {
  await openInbox(`/${references.consultation}`);
  await page.getByRole('button', { name: 'Answer' }).click();
  await page.getByRole('textbox', { name: 'Message in French' }).fill('Appelez-nous lundi.');
  const session = await (await page.request.get(`${site.url}/api/staff/session`)).json();
  const decided = await page.request.post(`${site.url}/api/staff/inbox/${references.consultation}/decision`, {
    data: { status: 'reading', message: '', expected_status: 'received', expected_status_at: null },
    headers: { 'x-csrf-token': session.csrf_token },
  });
  expect(decided.status()).toBe(200);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'deborah: Being read' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message in French' })).toHaveValue('Appelez-nous lundi.');
});

test('[STAFF-46, PRIV-52] a message outlasts a lost connection and the end of the session', async () => {
  await openInbox(`/${references.consultation}`);
  await page.getByRole('button', { name: 'Answer' }).click();
  const message = page.getByRole('textbox', { name: 'Message in French' });
  await message.fill('Appelez-nous mardi.');
  await staff.setOffline(true);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'not sent' })).toBeVisible();
  await staff.setOffline(false);
  await staff.clearCookies();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByLabel('Username or e-mail').fill('deborah');
  await page.getByLabel('Password').fill('four words that differ');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill(recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(heading(/^Institut Kasaï/)).toBeVisible();
  await page.getByRole('button', { name: 'Answer' }).click();
  await expect(message).toHaveValue('Appelez-nous mardi.');
  await expect(page.getByText('You wrote this before. It has not been sent.')).toBeVisible();
  await page.keyboard.press('Escape');
});

test('[STAFF-46] a server that restarts while someone writes loses nothing: note, message and session are there', async () => {
  const reference = await send('/consultations', {
    name: 'Mairie de Nsele',
    email: 'mairie@example.org',
    message: 'Pouvez-vous venir en mars ?',
  });
  await openInbox(`/${reference}`);
  const note = page.getByRole('textbox', { name: 'New note' });
  await note.fill('Rappeler la mairie.');
  await page.getByRole('button', { name: 'Answer' }).click();
  const message = page.getByRole('textbox', { name: 'Message in French' });
  await message.fill('Appelez-nous mercredi.');
  await site.restart();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Answered. Nothing more is to be done.')).toBeVisible();
  await expect(page.getByText('Appelez-nous mercredi.')).toBeVisible();
  await expect(note).toHaveValue('Rappeler la mairie.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Rappeler la mairie.' })).toBeVisible();
  await expect(note).toHaveValue('');
});

test('[STAFF-46] a note whose answer was lost is stored once, also if the page is loaded again before it is sent again', async () => {
  const reference = await send('/consultations', {
    name: 'Mairie de Maluku',
    email: 'maluku@example.org',
    message: 'Avez-vous des plants ?',
  });
  await openInbox(`/${reference}`);
  const note = page.getByRole('textbox', { name: 'New note' });
  await note.fill('Rappeler Maluku.');
  const notes = page.getByRole('listitem').filter({ hasText: 'Rappeler Maluku.' });
  await page.route('**/notes', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('region', { name: 'Notes among staff' }).getByRole('alert')).toBeVisible();
  await page.unroute('**/notes');
  await page.reload();
  await expect(notes).toHaveCount(1);
  await expect(note).toHaveValue('Rappeler Maluku.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(note).toHaveValue('');
  await expect(notes).toHaveCount(1);
  // The same words are another note once the first has arrived.
  await note.fill('Rappeler Maluku.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(notes).toHaveCount(2);
});

test('[STAFF-51] a decision, a hidden post and an invitation whose answers were lost are done when they are sent again', async () => {
  const reference = await send('/consultations', {
    name: 'Mairie de Kimbanseke',
    email: 'kimbanseke@example.org',
    message: 'Que faites-vous des déchets ?',
  });
  /** The server gets it, and its answer is lost. */
  const lose = (url: string, method: string) =>
    page.route(url, async (route) => {
      if (route.request().method() !== method) return route.continue();
      await route.fetch();
      await route.abort();
    });
  await openInbox(`/${reference}`);
  await page.getByRole('button', { name: 'Answer' }).click();
  await page.getByRole('textbox', { name: 'Message in French' }).fill('Nous les trions.');
  await lose('**/decision', 'POST');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('dialog').getByRole('alert').filter({ hasText: 'not sent' })).toBeVisible();
  await page.unroute('**/decision');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Answered. Nothing more is to be done.')).toBeVisible();
  await expect(page.getByText('Nous les trions.')).toHaveCount(1);

  const update = { type: 'donor', title: 'Caps for sale', content: 'Caps.', author: 'Shop', date: '2026-01-15' };
  const added = await page.request.post(`${site.url}/api/partnership-updates`, { data: update });
  expect(added.ok(), await added.text()).toBe(true);
  await page.goto(`${site.url}/staff/news`);
  await page.getByRole('button', { name: 'Hide: Caps for sale' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('A shop.');
  await lose('**/visibility', 'PUT');
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByText('No answer came.')).toBeVisible();
  await page.unroute('**/visibility');
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByText('The post is hidden')).toBeVisible();

  await page.goto(`${site.url}/staff/people`);
  const invite = async () => {
    await page.getByRole('button', { name: 'Invite someone' }).click();
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill('elikya@nzete.example');
    await dialog.getByRole('button', { name: 'Invite' }).click();
  };
  await lose('**/people/invitations', 'POST');
  await invite();
  await expect(dialog.getByRole('alert').getByText(/./).first()).toBeVisible();
  await page.unroute('**/people/invitations');
  await page.reload();
  await invite();
  await expect(dialog.getByText('/staff/invitation')).toBeVisible();
});

test('[STAFF-45] a picture is loaded when someone asks for it', async () => {
  const application = await page.request.post(`${site.url}/api/kyc-applications`, { data: kycApplication });
  const { reference, upload_token } = await application.json();
  const sent = await page.request.put(`${site.url}/api/kyc-applications/${reference}/documents/governmentId`, {
    data: await page.screenshot(),
    headers: { authorization: `Bearer ${upload_token}`, 'content-type': 'image/png' },
  });
  expect(sent.ok()).toBe(true);
  const documents = page.waitForRequest(/\/documents\//);
  await openInbox(`/${reference}`);
  await page.getByRole('button', { name: 'Show: Identity card or passport' }).click();
  expect((await documents).url()).toContain(reference);
  const picture = page.getByRole('img', { name: 'Identity card or passport' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByRole('list', { name: 'History' })).toContainText('Opened by deborah');
});

test('[STAFF-45] a PDF is opened in a tab, which says what to do if it cannot be shown', async () => {
  const application = await page.request.post(`${site.url}/api/kyc-applications`, { data: kycApplication });
  const { reference, upload_token } = await application.json();
  const sent = await page.request.put(`${site.url}/api/kyc-applications/${reference}/documents/governmentId`, {
    data: Buffer.from('%PDF-1.7 not the rest'),
    headers: { authorization: `Bearer ${upload_token}`, 'content-type': 'application/pdf' },
  });
  expect(sent.ok()).toBe(true);
  await openInbox(`/${reference}`);
  const tab = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Open: Identity card or passport' }).click();
  await expect((await tab).getByRole('alert')).toContainText('with “Ask for more”');
  await (await tab).close();
});

test('[SEND-18] what is missing of an identity check is asked for, and the link can be ended', async () => {
  await page.getByRole('button', { name: 'Ask for more' }).click();
  await expect(page.getByRole('checkbox', { name: 'Proof of address' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Identity card or passport' })).not.toBeChecked();
  await page.getByRole('textbox', { name: /^Message in/ }).fill('The address is missing.');
  await page.getByRole('button', { name: 'Send' }).click();
  const asked = page.getByRole('region', { name: 'Documents we asked for' });
  await expect(asked.getByRole('listitem')).toHaveText(['Proof of address: not there yet']);
  await asked.getByRole('button', { name: 'End the link and mark as being read' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved: Being read' })).toBeVisible();
  await expect(asked).toBeHidden();
});

test('[STAFF-41] on a phone an entry is a page of its own, and Back leads to its row', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openInbox('?state=all');
  await row(/^Marie-Claire/).click();
  await expect(heading(/^Marie-Claire/)).toBeFocused();
  await expect(page.getByRole('grid')).toBeHidden();
  await expect(page.getByText('J/K to move')).toBeHidden();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(row(/^Marie-Claire/)).toBeFocused();
});

for (const language of testedLanguages)
  test(`[ACC-06] axe finds nothing in the inbox (${language})`, async () => {
    await staff.addCookies([{ name: 'language', value: language, url: site.url }]);
    /** What axe finds at both widths, each of which shows other parts; nothing scrolls sideways. */
    const look = async (what: string) => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await violations(page), `${what}, ${width}`).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${what}, ${width}`).toBeLessThanOrEqual(0);
      }
    };
    await openInbox('?state=all');
    await expect(row(/^Marie-Claire/)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await look('the list');
    await openInbox(`/${references.consultation}`);
    await page.locator('[data-slot="decision-bar"] button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('the dialog');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await look('the entry');
  });
