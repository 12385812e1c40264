import { expect, type Page, type Route } from '@playwright/test';
import { violations } from './axe.ts';
import {
  chooseLanguage,
  hold,
  open,
  seeEverything,
  settled,
  stoppable,
  test,
  testedLanguages,
  withoutRendering,
} from './support.ts';

const path = '/digital-literacy';
const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).locator('[data-slot="course-card"]');
const pager = (page: Page) => main(page).getByRole('navigation', { name: 'Pages of courses' });
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Notices' }).getByText(text);
const form = (page: Page) => main(page).getByRole('form', { name: 'Tell us what you want to learn' });
const box = (page: Page, name: string) => form(page).getByRole('textbox', { name });
const topic = (page: Page, name: string) => form(page).getByRole('checkbox', { name });
/** A message shows in an alert or, once the code of the toast region has loaded, as a toast. */
const isSaid = (page: Page, title: string, text: string) =>
  expect(
    page
      .locator('[role="alert"], [data-slot="toast"]')
      .filter({ has: page.getByText(title) })
      .first(),
  ).toContainText(text);
/** The requests of the page. */
const reads = /\/api\/(settings|curriculum|courses|photos)/;

const someone = () => `mfano-${process.pid}-${Date.now()}@example.org`;
const interest = (email: string) => ({
  name: 'Mfano Ndakisa',
  email,
  interests: ['Programming'],
  preferred_level: null,
  preferred_language: null,
});

test('[DIGI-02, COURSE-01, COURSE-02, COURSE-03, COURSE-05] words, filters and page are in the address, and survive reload and Back; the arrow keys of the parts follow their layout', async ({
  page,
}) => {
  await open(page, path);
  const next = pager(page).getByRole('link', { name: 'Next' });
  await next.press('Enter');
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(pager(page).getByRole('status')).toHaveText('Page 2 of 500');
  await expect(rows(page).first()).toContainText('Biologie');
  await expect(next).toBeFocused();
  await page.reload();
  await settled(page);
  await expect(rows(page).first()).toContainText('Biologie');
  await main(page).getByRole('searchbox', { name: 'Search courses' }).fill('harward');
  await expect(main(page).getByText('Courses found: 11')).toBeVisible();
  await main(page).getByRole('combobox', { name: 'Level', exact: true }).selectOption({ label: 'Intermediate (3)' });
  await expect(rows(page)).toHaveCount(3);
  await expect(page).toHaveURL(/\?q=harward&level=Intermediate$/);
  await expect(rows(page).first().getByRole('link')).toHaveAttribute('href', /^https:\/\/cs50\.harvard\.edu\//);
  await page.goBack();
  await expect(main(page).getByText('Courses found: 11')).toBeVisible();
  await page.goBack();
  await expect(pager(page).getByRole('status')).toHaveText('Page 2 of 500');
  await expect(main(page).getByRole('searchbox')).toHaveValue('');
  await main(page).getByRole('button', { name: 'Refresh' }).click();
  await expect(toast(page, 'Courses updated successfully!')).toBeVisible();
  await main(page).getByRole('checkbox', { name: 'Without samples' }).click();
  await expect(page).toHaveURL(/\?samples=none$/);
  await expect(main(page).getByText(/^Courses found: \d{3}$/)).toBeVisible();

  const list = main(page).getByRole('tablist');
  const tabs = list.getByRole('tab');
  await tabs.first().click();
  await expect(list).toHaveAttribute('aria-orientation', 'horizontal');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(list).toHaveAttribute('aria-orientation', 'vertical');
  await page.keyboard.press('ArrowDown');
  await expect(tabs.nth(2)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(tabs.nth(1)).toBeFocused();
});

test('[DIGI-01, DIGI-03, COURSE-02, COURSE-03] with the server stopped every part says so, and shows once it is back', async ({
  page,
}) => {
  await withoutRendering(page);
  const server = await stoppable(page);
  const release = await hold(page, reads);
  await page.goto(path);
  const status = (text: string | RegExp) => main(page).getByRole('status').filter({ hasText: text });
  await expect(status('Loading digital literacy content...')).toBeVisible();
  await seeEverything(page);
  await expect(status('Loading courses...')).toBeAttached();
  await expect(status(/^Loading\.\.\.$/)).toBeAttached();
  server.stop();
  release();
  const alert = (text: string) => main(page).getByRole('alert').filter({ hasText: text });
  await expect(alert('Error loading digital literacy content.')).toBeAttached();
  await expect(alert('Error loading courses: Failed to fetch courses. Our server does not answer.')).toBeAttached();
  await expect(alert('Error loading gallery: Failed to fetch digital literacy gallery photos')).toBeAttached();
  const again = main(page).getByRole('button', { name: 'Try Again', exact: true });
  await again.click();
  await isSaid(page, 'Failed to update courses', 'Unable to connect to the course update service.');
  server.start();
  await again.click();
  await expect(rows(page)).toHaveCount(10);
  await main(page).getByRole('button', { name: 'Try again', exact: true }).first().click();
  await expect(main(page).getByRole('tab')).toHaveCount(4);
  await main(page).getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(main(page).getByRole('figure')).toHaveCount(6);
});

test('[COURSE-01, COURSE-02] an answer that comes late, out of order or in another language never takes the place of the newest', async ({
  page,
}) => {
  await open(page, path);
  const held: Route[] = [];
  await page.route(/\/api\/courses\/\?/, (route) => void held.push(route));
  const asked = (...parts: string[]) =>
    held.findIndex((route) => parts.every((part) => route.request().url().includes(part)));
  const answer = async (...parts: string[]) => {
    await expect.poll(() => asked(...parts)).toBeGreaterThanOrEqual(0);
    const [route] = held.splice(asked(...parts), 1);
    const come = page.waitForResponse((response) => response.request() === route?.request());
    await route?.continue();
    await (await come).finished();
  };
  const search = main(page).getByRole('searchbox');
  const list = main(page).locator('[data-slot="course-browser-list"]');
  await search.pressSequentially('kolibri');
  await expect(list).toHaveAttribute('aria-busy', 'true');
  await expect(rows(page)).toHaveCount(10);
  await search.fill('cs50');
  await answer('q=cs50');
  await expect(main(page).getByText('Courses found: 11')).toBeVisible();
  await answer('q=kolibri');
  // The next page, fetched ahead.
  await answer('q=cs50', 'skip=10');
  expect(held).toEqual([]);
  await main(page).getByRole('combobox', { name: 'Level', exact: true }).selectOption('Intermediate');
  await expect.poll(() => asked('q=cs50', 'level=Intermediate', 'lang=en')).toBe(0);
  await search.pressSequentially(' python');
  await chooseLanguage(page, 'Français');
  await answer('level=Intermediate', 'lang=fr', 'python');
  await expect(main(page).getByText('Cours trouvés : 1', { exact: true })).toBeVisible();
  while (held.length > 0) await answer('lang=');
  await expect(main(page).getByText('Cours trouvés : 1', { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(search).toHaveValue('cs50 python');
  await page.unrouteAll();
  await search.fill('zzzzzz');
  await expect(main(page).getByText('Aucun cours trouvé')).toBeVisible();
  await main(page).getByRole('link', { name: 'Voir tous les cours' }).click();
  await expect(rows(page)).toHaveCount(10);
});

test('[INTEREST-01, INTEREST-02, INTEREST-03] interests are kept while the server does not answer, registered once it is back, found again by the address, and updated', async ({
  page,
}) => {
  const address = someone();
  const server = await stoppable(page);
  await open(page, path);
  await form(page).getByRole('button', { name: 'Register interest' }).click();
  await expect(toast(page, 'Please fill in all required fields')).toBeVisible();
  server.stop();
  await box(page, 'Name *').fill('Mfano Ndakisa');
  await topic(page, 'Programming').check();
  await box(page, 'E-mail *').fill(address);
  await form(page).getByRole('button', { name: 'Register interest' }).click();
  await isSaid(page, 'Submission failed', 'Please try again later.');
  await isSaid(page, 'Error loading interests', 'Could not load existing preferences. Please try again.');
  await expect(topic(page, 'Programming')).toBeChecked();
  server.start();
  const lookup = page.waitForResponse(/by_email/);
  await form(page).getByRole('button', { name: 'Try again' }).click();
  expect((await lookup).status()).toBe(404);
  // The answer takes the place of choices made before it, and offers to bring them back.
  await topic(page, 'Programming').check();
  await form(page).getByRole('combobox', { name: 'Preferred language' }).selectOption('Lingala');
  await form(page).getByRole('button', { name: 'Register interest' }).click();
  await expect(toast(page, 'Registration successful!')).toBeVisible();
  await expect(topic(page, 'Programming')).not.toBeChecked();
  await page.reload();
  await settled(page);
  await box(page, 'E-mail *').fill(address.toUpperCase());
  await expect(toast(page, 'Existing interests loaded!')).toBeVisible();
  await expect(box(page, 'Name *')).toHaveValue('Mfano Ndakisa');
  await expect(topic(page, 'Programming')).toBeChecked();
  await topic(page, 'Data science').check();
  await form(page).getByRole('button', { name: 'Update interests' }).click();
  await expect(toast(page, 'Interests updated successfully!')).toBeVisible();
  const saved = await page.request.get(`/api/course_interests/by_email/${address}`);
  expect(await saved.json()).toMatchObject({
    interests: ['Programming', 'Data Science'],
    preferred_level: null,
    preferred_language: 'Lingala',
  });
});

test('[INTEREST-01, PRIV-03] a change of language in the middle of a lookup loses nothing, and the answer is told in the new one', async ({
  page,
}) => {
  const address = someone();
  await page.request.post('/api/course_interests/', { data: interest(address) });
  await open(page, path);
  const release = await hold(page, /by_email/);
  const asked = page.waitForRequest(/by_email/);
  await box(page, 'E-mail *').fill(address);
  await asked;
  await topic(page, 'Cybersecurity').check();
  await chooseLanguage(page, 'Français');
  const fields = main(page).locator('form[data-slot="course-interest-form"]');
  await expect(fields.getByRole('textbox', { name: 'E-mail *' })).toHaveValue(address);
  await expect(fields.getByRole('checkbox', { name: 'Cybersécurité' })).toBeChecked();
  release();
  await expect(page.getByText('Vos choix ont été retrouvés !')).toBeVisible();
  await expect(fields.getByText('Ce que vous avez changé entre-temps a été gardé.')).toBeVisible();
  await expect(fields.getByRole('textbox', { name: 'Nom *' })).toHaveValue('Mfano Ndakisa');
  await expect(fields.getByRole('checkbox', { name: 'Cybersécurité' })).toBeChecked();
  await expect(fields.getByRole('button', { name: 'Modifier mes choix' })).toBeVisible();
});

for (const language of testedLanguages) {
  test(`[LANG-08] in ${language} at 320 px nothing scrolls sideways in any state of list and form, and axe finds nothing when all is wrong`, async ({
    page,
  }) => {
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    const address = someone();
    await page.request.post('/api/course_interests/', { data: interest(address) });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, `${path}?lang=${language}&q=ndakisa&page=3`);
    await seeEverything(page);
    await expect(rows(page)).toHaveCount(10);
    expect(await overflow()).toBe(0);
    const fields = main(page).locator('form[data-slot="course-interest-form"]');
    await main(page).getByRole('tab').last().click();
    await main(page).getByRole('searchbox').fill('zzzzzz');
    await expect(rows(page)).toHaveCount(0);
    await fields.locator('button[type="submit"]').click();
    await expect(fields.locator('[data-slot="error-summary"]')).toBeVisible();
    expect(await overflow()).toBe(0);
    expect(await violations(page, 'main'), 'nothing found, and fields missing').toEqual([]);
    await fields.getByRole('checkbox').last().check();
    await fields.locator('input[type="email"]').fill(address);
    await expect(fields.locator('[data-slot="course-interest-form-notice"]').getByRole('button')).toBeVisible();
    expect(await overflow()).toBe(0);
  });
}
