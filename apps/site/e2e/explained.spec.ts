import { expect, type Page } from '@playwright/test';
import { paths, topicPath } from '../src/shared/routes.ts';
import { moveTo, open, test, textsOf } from './support.ts';

const main = (page: Page) => page.getByRole('main');
const charcoal = `${topicPath('forests')}#charcoal-makala`;

test('[HELP-03] help leads to a topic, the topic to the next, and back up to where it is listed', async ({ page }) => {
  const texts = textsOf('help', 'fr');
  await open(page, `${paths.help}?lang=fr`);
  const section = main(page).locator('section#explained');
  await section.getByRole('listitem').getByRole('link').first().click();
  const heading = main(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(texts['site.help.topics.climate'] ?? '');
  await main(page)
    .getByRole('link')
    .filter({ hasText: texts['site.help.topics.forests'] ?? 'no text' })
    .click();
  await expect(page).toHaveURL(`${topicPath('forests')}?lang=fr`);
  await main(page)
    .locator('[data-slot="breadcrumb"]')
    .getByRole('link', { name: texts['site.help.explained.title'] ?? '' })
    .click();
  await expect(section).toBeInViewport();
  await expect(section.getByRole('heading', { level: 2 })).toBeFocused();
});

test('[HELP-02] the address of an article opens its page at the article; on paper a topic is its text and its sources', async ({
  page,
}) => {
  await open(page, charcoal);
  await expect(page.locator('#charcoal-makala').getByRole('heading')).toBeInViewport();
  // Tab moves to a link of this article, not to the top of the page.
  await moveTo(page, page.locator('#charcoal-makala').getByRole('link').first());
  await page.emulateMedia({ media: 'print' });
  const article = page.locator('#charcoal-makala');
  await expect(article.getByRole('list', { name: 'Sources' })).toBeVisible();
  await expect(page.locator('[data-slot="policy-page-contents"]')).toBeHidden();
  await expect(main(page).getByRole('link', { name: 'Next: Farming and fishing' })).toBeHidden();
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
