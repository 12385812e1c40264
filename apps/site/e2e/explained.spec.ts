import { expect, type Page } from '@playwright/test';
import { paths, topicPath, topics } from '../src/shared/routes.ts';
import { languages, moveTo, open, test, textsOf } from './support.ts';

const main = (page: Page) => page.getByRole('main');
const charcoal = `${topicPath('forests')}#charcoal-makala`;

for (const language of languages) {
  test(`[HELP-03] in ${language} help leads to every topic, and each topic to the next and back up`, async ({
    page,
  }) => {
    const texts = textsOf('help', language);
    const [first, second] = [texts['site.help.topics.climate'] ?? '', texts['site.help.topics.forests'] ?? ''];
    await open(page, `${paths.help}?lang=${language}`);
    const section = main(page).locator('section#explained');
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(texts['site.help.explained.title'] ?? '');
    const links = section.getByRole('listitem').getByRole('link');
    await expect(links).toHaveCount(topics.length);
    await links.first().click();
    const heading = main(page).getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(first);
    await main(page).getByRole('link').filter({ hasText: second }).click();
    await expect(heading).toHaveText(second);
    await expect(page).toHaveURL(`${topicPath('forests')}?lang=${language}`);
    await main(page)
      .locator('[data-slot="breadcrumb"]')
      .getByRole('link', { name: texts['site.help.explained.title'] ?? '' })
      .click();
    await expect(section).toBeInViewport();
    await expect(section.getByRole('heading', { level: 2 })).toBeFocused();
  });
}

test('[HELP-02] the address of an article opens its page at the article', async ({ page }) => {
  await open(page, charcoal);
  await expect(page.locator('#charcoal-makala').getByRole('heading')).toBeInViewport();
  // Tab moves to a link of this article, not to the top of the page.
  await moveTo(page, page.locator('#charcoal-makala').getByRole('link').first());
});

test('[HELP-02] by keyboard the contents lead to an article', async ({ page }) => {
  await open(page, topicPath('forests'));
  const contents = page.locator('[data-slot="policy-page-contents"]');
  const entry = contents.locator('a[href="#charcoal-makala"]');
  await moveTo(page, entry);
  await page.keyboard.press('Enter');
  await expect(page.locator('#charcoal-makala').getByRole('heading')).toBeInViewport();
  await expect(entry).toHaveAttribute('aria-current', 'location');
  await page.keyboard.press('Tab');
  await expect(page.locator('#charcoal-makala').getByRole('link').first()).toBeFocused();
});

test('[HELP-02, CHAT-01] a source of an answer that is an article leads to it, without loading the site again', async ({
  page,
}) => {
  await page.route('**/api/chat', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/"href":"[^"]+"/g, `"href":"${charcoal}"`);
    await route.fulfill({ response, body });
  });
  await open(page, '/data?tab=ai-insights');
  const chat = page.getByRole('region', { name: 'Ask the data' });
  await chat.getByRole('textbox', { name: 'Your question' }).fill('How can I volunteer?');
  await page.keyboard.press('Enter');
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await chat.locator('[data-slot="chat-sources"]').getByRole('link').first().click();
  await expect(page).toHaveURL(charcoal);
  const heading = page.locator('#charcoal-makala').getByRole('heading');
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  expect(documents).toEqual([]);
});

test('[HELP-04, START-08] a topic whose articles cannot be read says so, and shows them after another try', async ({
  page,
}) => {
  await page.route('**/api/explained/forests*', (route) => route.abort());
  await open(page, topicPath('climate'));
  await main(page).getByRole('link', { name: 'Next: Forests and trees' }).click();
  await expect(main(page).getByRole('alert')).toContainText('The articles could not be loaded.');
  await page.unrouteAll();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('#charcoal-makala')).toBeAttached();
});

test('[HELP-02] on paper a topic is its text and its sources', async ({ page }) => {
  await open(page, topicPath('forests'));
  await page.emulateMedia({ media: 'print' });
  const article = page.locator('#charcoal-makala');
  await expect(article.getByRole('list', { name: 'Sources' })).toBeVisible();
  await expect(page.locator('[data-slot="policy-page-contents"]')).toBeHidden();
  await expect(main(page).getByRole('link', { name: 'Next: Farming and fishing' })).toBeHidden();
});
