import { expect } from '@playwright/test';
import { violations } from './axe.ts';
import { chooseLanguage, open, seeEverything, test } from './support.ts';

// The security policy would block axe.
test.use({ bypassCSP: true });

const path = '/responsible-minerals';

test('[MIN-01] four shares that are not added up, seventeen goals, three ways on, three projects and their figures', async ({
  page,
}) => {
  await open(page, path);
  await seeEverything(page);
  const main = page.getByRole('main');
  const shares = main.getByRole('region', { name: 'Four minerals' });
  for (const [mineral, share] of [
    ['Cobalt', '70%'],
    ['Tantalum', '15%'],
    ['Tin', '8%'],
    ['Gold', '12%'],
  ] as const) {
    const row = shares.getByRole('listitem').filter({ has: page.getByRole('heading', { name: mineral }) });
    await expect(row.locator('[data-slot="figure-value"]')).toHaveText(share);
    await expect(row.getByText('Sample')).toBeVisible();
  }
  await shares.getByText('The same as a table').click();
  await expect(shares.getByRole('row', { name: 'Tantalum 15% Sample' })).toBeVisible();

  const goals = main.getByRole('region', { name: 'Seventeen goals' }).getByRole('link');
  await expect(goals).toHaveCount(17);
  for (const [index, goal] of (await goals.all()).entries()) {
    await expect(goal).toHaveAttribute('href', `https://sdgs.un.org/goals/goal${index + 1}`);
  }
  for (const project of ['Adult Literacy Program', 'Community Dialogue Platform', 'Ethical Supply Chain Initiative']) {
    await expect(main.getByRole('heading', { name: project })).toBeVisible();
  }
  const figures = main.getByRole('region', { name: 'Who does the work' }).locator('[data-slot="figure"]');
  await expect(figures).toHaveText(['150+ members', '500+ registered users', '12+ cooperatives'].map(looseSpaces));
});

/** Value and label have no space between them in the document. */
const looseSpaces = (text: string) => new RegExp(`^${text.replace('+ ', '\\+\\s*')}$`);

test('[MIN-01, START-06] each way on leads to its page, and from there back and further', async ({ page }) => {
  await open(page, path);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Community understanding' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Community understanding');
  await main.getByRole('link', { name: 'Community voice' }).click();
  await expect(page).toHaveURL(`${path}/community-voice`);
  await main.getByRole('link', { name: 'Ethical sourcing' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Ethical sourcing');
  await main.getByRole('link', { name: 'Responsible minerals' }).click();
  await expect(page).toHaveURL(path);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Responsible minerals');
});

test('[START-06, PRIV-10] the policies name what is stored, and their contents follow the reader', async ({ page }) => {
  await open(page, '/cookie-policy');
  const main = page.getByRole('main');
  await expect(page.getByRole('term')).toHaveText([
    'language',
    'language-offer',
    'save-data',
    'nzete-staff',
    'language',
    'draft.…',
    'waitingUpdate',
    'uploads',
    'kyc',
    'outbox',
    'authToken',
    'react-router-scroll-positions',
    'reloadedFor',
    'downloaded …',
    'splashShown',
    'nzete-…',
    'nzete-staff:…',
  ]);
  await main.getByRole('link', { name: 'Privacy policy' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  await main.getByRole('link', { name: 'What each form stores' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Privacy in detail');
  await main.getByRole('link', { name: 'Privacy policy' }).click();
  const contents = main.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Ask for a copy or a deletion' }).click();
  await expect(page).toHaveURL('/privacy-policy#ask');
  await expect(contents.locator('[aria-current]')).toHaveText('Ask for a copy or a deletion');
  await expect(main.getByRole('link', { name: 'hello@nzete.example' })).toBeInViewport();
});

test('[START-06, START-08] when the address does not come, help says so and stays, and tries again', async ({
  page,
}) => {
  await open(page, '/terms-of-service');
  await page.route('**/api/settings*', (route) => route.fulfill({ status: 400, json: { detail: 'x' } }));
  await chooseLanguage(page, 'Français');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Conditions d’utilisation');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Aide' }).click();
  await expect(main.getByRole('alert').filter({ hasText: 'Erreur' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Joindre une personne' })).toBeVisible();
  await page.unrouteAll();
  await main.getByRole('button', { name: 'Réessayer' }).click();
  await expect(main.getByRole('link', { name: 'hello@nzete.example' })).toBeVisible();
});

test('[MIN-02] the pages on mines promise no anonymity, and name no way to report until there is one', async ({
  page,
}) => {
  for (const path of ['', '/community-voice', '/ethical-sourcing', '/community-understanding']) {
    await open(page, `/responsible-minerals${path}`);
    const main = page.getByRole('main');
    await expect(main.locator('a[href^="tel:"], a[href^="mailto:"], a[href*="send-feedback"]')).toHaveCount(0);
  }
  await open(page, '/responsible-minerals/community-voice');
  await expect(page.getByRole('main')).toContainText('None of this exists yet');
});

test('[START-06] feedback says what is missing, keeps what was written when sending fails, and is sent once', async ({
  page,
}) => {
  await open(page, '/send-feedback');
  const main = page.getByRole('main');
  const message = main.getByRole('textbox', { name: 'Your message' });
  const send = main.getByRole('button', { name: 'Send', exact: true });
  await send.click();
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(/Write your message\./);
  await message.fill(' The reports page is slow on my phone. ');
  await main.getByRole('textbox', { name: /^E-mail/ }).fill('ada@example');
  await send.click();
  await expect(main.getByRole('textbox', { name: /^E-mail/ })).toBeFocused();
  await main.getByRole('textbox', { name: /^E-mail/ }).fill('ada@example.org');
  await page.route('**/api/feedback', (route) => route.abort());
  await send.click();
  await expect(main.getByRole('alert')).toContainText('No answer came.');
  await expect(message).toHaveValue(' The reports page is slow on my phone. ');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft.feedback'))).toContain('slow on my phone');
  await page.unrouteAll();
  const sent = page.waitForRequest('**/api/feedback');
  await send.click();
  expect((await sent).postDataJSON()).toEqual({
    message: 'The reports page is slow on my phone.',
    email: 'ada@example.org',
  });
  await expect(main.getByRole('heading', { name: 'Thank you: your message has arrived' })).toBeFocused();
  await expect(main.locator('[data-slot="reference-number"] strong')).toHaveText(/^NZ-F-\d{4}-\w+$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft.feedback'))).toBeNull();
  expect(await violations(page)).toEqual([]);
});
