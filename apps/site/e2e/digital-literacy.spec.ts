import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { chooseLanguage, open, seeEverything, settled, test, withoutRendering } from './support.ts';

const path = '/digital-literacy';
const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).locator('[data-slot="course-card"]');
const pager = (page: Page) => main(page).getByRole('navigation', { name: 'Pages of courses' });
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Notices' }).getByText(text);
const form = (page: Page) => main(page).getByRole('form', { name: 'Tell us what you want to learn' });

test('[DIGI-01, DIGI-02, DIGI-03] a class with its figures, four parts, gallery, resources and the way in', async ({
  page,
}) => {
  await open(page, path);
  const board = main(page).locator('header');
  await expect(board.getByRole('link', { name: 'Enroll' })).toHaveAttribute('href', '/volunteers');
  await expect(board.getByRole('link', { name: 'Become an instructor' })).toHaveAttribute('href', '/partnerships');
  await expect(board.locator('[data-slot="figure-value"]')).toHaveText(['5000+', '100+', '90%', '20+']);
  await expect(board.getByRole('img')).toHaveAttribute('src', /classroom/);
  await seeEverything(page);
  await expect(main(page).getByRole('tab')).toContainText([/85.?% ready/, /70.?% ready/, /60.?% ready/, /45.?% ready/]);
  const lessons = main(page).getByRole('tabpanel').getByRole('listitem');
  await expect(lessons).toContainText(['Computer Hardware Basics', 'Operating', 'File', 'Basic Troubleshooting']);
  await main(page).getByRole('tab', { name: 'Mobile Technology' }).click();
  await expect(lessons).toContainText(['Smartphone Basics', 'App Store', 'Mobile Banking', 'Health & Education Apps']);
  const room = main(page).getByRole('region', { name: 'What is in the room' });
  await expect(room.getByRole('figure')).toHaveCount(6);
  await expect(room.getByRole('heading', { level: 3 })).toHaveText(['Computers', 'Mobile', 'Internet', 'Materials']);
  await expect(room.getByRole('link', { name: 'Enroll in a class' })).toHaveAttribute('href', '/volunteers');
});

test('[COURSE-01, COURSE-02, COURSE-03] words, filters and page are in the address, and survive reload and Back', async ({
  page,
}) => {
  await open(page, path);
  await expect(main(page).getByText('100% Free Courses')).toBeAttached();
  await expect(rows(page)).toHaveCount(10);
  await expect(pager(page)).toContainText('Page 1 of 500');
  const next = pager(page).getByRole('link', { name: 'Next' });
  await next.press('Enter');
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(pager(page).getByRole('status')).toHaveText('Page 2 of 500');
  await expect(rows(page).first()).toContainText('Programming with Python');
  await expect(next).toBeFocused();
  await page.reload();
  await settled(page);
  await expect(rows(page).first()).toContainText('Programming with Python');
  await main(page).getByRole('searchbox', { name: 'Search courses' }).fill('harward');
  await expect(main(page).getByText('Courses found: 6')).toBeVisible();
  await main(page).getByRole('combobox', { name: 'Level', exact: true }).selectOption({ label: 'Intermediate (2)' });
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(/\?q=harward&level=Intermediate$/);
  await expect(rows(page).first().getByRole('link')).toHaveAttribute('href', /^https:\/\/cs50\.harvard\.edu\//);
  await page.goBack();
  await expect(rows(page)).toHaveCount(6);
  await page.goBack();
  await expect(pager(page).getByRole('status')).toHaveText('Page 2 of 500');
  await expect(main(page).getByRole('searchbox')).toHaveValue('');
  await main(page).getByRole('button', { name: 'Refresh' }).click();
  await expect(toast(page, 'Courses updated successfully!')).toBeVisible();
});

test('[DIGI-01, DIGI-03, COURSE-02, COURSE-03] what does not come is told and tried again; the rest of the page stays', async ({
  page,
}) => {
  const calls = /\/api\/(settings|curriculum|courses|photos)/;
  await withoutRendering(page);
  await page.route(calls, (route) => route.fulfill({ status: 404, json: {} }));
  await open(page, path);
  await expect(main(page).getByRole('alert').first()).toHaveText('Error loading digital literacy content.');
  await seeEverything(page);
  await expect(main(page).getByRole('alert').filter({ hasText: 'courses' })).toContainText(
    'Error loading courses: Failed to fetch courses',
  );
  await expect(main(page).getByRole('alert').filter({ hasText: 'gallery' })).toContainText(
    'Error loading gallery: Failed to fetch digital literacy gallery photos',
  );
  const again = main(page).getByRole('button', { name: 'Try Again', exact: true });
  await again.click();
  await expect(toast(page, 'Failed to update courses')).toBeVisible();
  await page.unroute(calls);
  await again.click();
  await expect(rows(page)).toHaveCount(10);
  await main(page).getByRole('button', { name: 'Try again', exact: true }).first().click();
  await expect(main(page).getByRole('tab')).toHaveCount(4);
  await expect(form(page).getByRole('button', { name: 'Register interest' })).toBeEnabled();
});

test('[INTEREST-01, INTEREST-02, INTEREST-03] interests are registered, found again by the address, and updated', async ({
  page,
}) => {
  const address = `mfano-${process.pid}-${Date.now()}@example.org`;
  await open(page, path);
  const box = (name: string) => form(page).getByRole('textbox', { name });
  const topic = (name: string) => form(page).getByRole('checkbox', { name });
  await form(page).getByRole('button', { name: 'Register interest' }).click();
  await expect(toast(page, 'Please fill in all required fields')).toBeVisible();
  await box('Name *').fill('Mfano Ndakisa');
  const unknown = page.waitForResponse(/by_email/);
  await box('Email *').fill(address);
  expect((await unknown).status()).toBe(404);
  await topic('Programming').check();
  await form(page).getByRole('combobox', { name: 'Preferred language' }).selectOption('Lingala');
  await form(page).getByRole('button', { name: 'Register interest' }).click();
  await expect(toast(page, 'Registration successful!')).toBeVisible();
  await expect(topic('Programming')).not.toBeChecked();
  await page.reload();
  await settled(page);
  await box('Email *').fill(address.toUpperCase());
  await expect(toast(page, 'Existing interests loaded!')).toBeVisible();
  await expect(box('Name *')).toHaveValue('Mfano Ndakisa');
  await expect(topic('Programming')).toBeChecked();
  await topic('Data science').check();
  await form(page).getByRole('button', { name: 'Update interests' }).click();
  await expect(toast(page, 'Interests updated successfully!')).toBeVisible();
  const saved = await page.request.get(`/api/course_interests/by_email/${address}`);
  expect(await saved.json()).toMatchObject({
    interests: ['Programming', 'Data Science'],
    preferred_level: null,
    preferred_language: 'Lingala',
  });
});

test('[LANG-08] axe finds nothing in any language, and at 320 px nothing scrolls sideways', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, `${path}?q=ndakisa&page=3`);
  await seeEverything(page);
  for (const [language, shown] of [
    ['Français', /^Page 3 sur/],
    ['Lingala', /^Lokasa 3 na/],
    ['Kiswahili', /^Ukurasa 3 kati ya/],
    ['English', /^Page 3 of/],
  ] as const) {
    await chooseLanguage(page, language);
    await expect(main(page).getByText(shown)).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    expect(await violations(page)).toEqual([]);
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('[COURSE-01, COURSE-02] the search is a form, the pager links, and every lesson shows', async ({ page }) => {
    await page.goto(`${path}?lang=fr&q=cs50`);
    await expect(rows(page)).toHaveCount(6);
    await expect(main(page).getByText('Banque mobile')).toBeAttached();
    await main(page).getByRole('combobox', { name: 'Niveau', exact: true }).selectOption('Intermediate');
    // By the keyboard: the splash may still be over it.
    await main(page).getByRole('button', { name: 'Chercher' }).press('Enter');
    await expect(page).toHaveURL(/lang=fr.*q=cs50.*level=Intermediate/);
    await expect(rows(page)).toHaveCount(2);
    await page.goto(`${path}?page=500`);
    await expect(pager(page).getByRole('link', { name: 'Previous' })).toHaveAttribute('href', `${path}?page=499`);
    await expect(rows(page).last()).toContainText('(sample 5000)');
    await expect(rows(page).last()).toContainText('Sample: no course yet');
    await expect(rows(page).last().getByRole('link')).toHaveCount(0);
  });
});
