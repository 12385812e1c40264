import { expect, type Page } from '@playwright/test';
import { chooseLanguage, hold, languageChoice, open, scripts, test } from './support.ts';

const insights = '/data?tab=ai-insights';
const plugins = '/data?tab=plugins';
const main = (page: Page) => page.getByRole('main');
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Notices' }).getByText(text);
const chat = (page: Page) => page.getByRole('region', { name: 'Ask the data' });
const log = (page: Page) => chat(page).getByRole('log', { name: 'Conversation' });
const messages = (page: Page) => page.locator('[data-slot="chat-message"]');
const box = (page: Page) => chat(page).getByRole('textbox', { name: 'Your question' });
const send = (page: Page) => chat(page).getByRole('button', { name: 'Send' });
const chatCall = '**/api/chat';
const analysisCall = '**/api/analysis';

async function ask(page: Page, question: string) {
  await box(page).fill(question);
  await page.keyboard.press('Enter');
}

test('[CHAT-01, CHAT-02, CHAT-03] one asks by keys, waits, and gets an answer with time, sources and the way to the figures', async ({
  page,
}) => {
  await open(page, insights);
  await expect(chat(page).getByText('Open-source AI')).toBeVisible();
  await expect(chat(page).getByText('Connected')).toBeVisible();
  // It says from the start what it is.
  await expect(chat(page).getByText('not a language model')).toBeVisible();
  await expect(messages(page)).toHaveCount(1);
  await expect(messages(page)).toContainText('Welcome.');
  await expect(messages(page).locator('time')).toHaveText(/^\d\d:\d\d$/);
  expect((await log(page).boundingBox())?.height).toBe(384);
  await box(page).fill('  ');
  await expect(send(page)).toBeDisabled();

  const letGo = await hold(page, chatCall);
  await box(page).fill('');
  await box(page).pressSequentially('Weather');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('in Goma?');
  const asked = page.waitForRequest(chatCall);
  await page.keyboard.press('Enter');
  expect((await asked).postDataJSON()).toMatchObject({
    user_id: 'web_user',
    session_id: 'default_session',
    message: 'Weather\nin Goma?',
  });
  await expect(chat(page).getByRole('status').filter({ hasText: 'Thinking…' })).toBeVisible();
  await expect(box(page)).toBeDisabled();
  await expect(send(page)).toBeDisabled();
  letGo();
  const answer = messages(page).nth(2);
  await expect(answer).toContainText('Goma');
  await expect(answer.getByRole('link', { name: 'Climate data: Nord-Kivu' })).toHaveAttribute(
    'href',
    '/data?province=CD-NK',
  );
  await expect(chat(page).getByText('not a language model')).toBeVisible();
  await expect(box(page)).toBeFocused();

  for (const [place, question] of ['Which province is hottest?', 'Air quality in Bukavu and Goma?'].entries()) {
    await ask(page, question);
    const next = messages(page).nth(2 * place + 4);
    await expect(next.locator('[data-slot="chat-sources"]')).toBeVisible();
    // Every figure is in one line with the way to the card that it came from.
    const lines = next.locator('li, p').filter({ hasText: /\d\s?(°C|%|km\/h)|index \d/ });
    await expect(lines).not.toHaveCount(0);
    for (const line of await lines.all()) {
      await expect(line.locator('a[href^="/data?province=CD-"]')).not.toHaveCount(0);
    }
  }
  await answer.getByRole('link', { name: 'Nord-Kivu', exact: true }).click();
  await expect(page).toHaveURL(/\/data\?province=CD-NK$/);
});

test('[CHAT-02] a lost answer gets the welcome for a reply and can be asked again; a change of language begins again with the welcome', async ({
  page,
}) => {
  await open(page, insights);
  await page.route(chatCall, (route) => route.abort());
  await ask(page, 'Which alerts are there?');
  await expect(chat(page).getByRole('alert')).toContainText('No answer came.');
  await expect(chat(page).getByText('Connected')).toHaveCount(0);
  await expect(chat(page).getByText('Offline')).toBeVisible();
  await expect(messages(page)).toHaveCount(3);
  await expect(messages(page).nth(1)).toContainText('Which alerts are there?');
  await expect(messages(page).nth(2)).toContainText('Welcome.');
  await page.unrouteAll();
  await chat(page).getByRole('button', { name: 'Try again' }).click();
  await expect(messages(page).nth(2)).not.toContainText('Welcome.');
  await expect(messages(page)).toHaveCount(3);
  await expect(chat(page).getByRole('alert')).toHaveCount(0);

  await chooseLanguage(page, 'Français');
  await expect(messages(page)).toHaveText([/Bienvenue\./]);
  await languageChoice(page.getByRole('contentinfo'), 'English').click();
  await expect(messages(page)).toHaveText([/Welcome\./]);
  await chat(page).getByRole('button', { name: 'Show the earlier conversation' }).click();
  await expect(messages(page).nth(1)).toContainText('Which alerts are there?');
});

test('[CHAT-01] the code of the chat, and who answers, are fetched when its tab is opened; connected is said when the server has answered last', async ({
  page,
}) => {
  const infoCall = '**/api/assistant';
  await page.route(infoCall, (route) => route.abort());
  // Failed queries are retried.
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/assistant' || (scripts.test(pathname) && pathname.includes('/AssistantPanel-')))
      fetched.add(pathname);
  });
  await open(page, '/data');
  expect([...fetched]).toEqual([]);
  await main(page).getByRole('tab', { name: 'AI Insights' }).click();
  await expect(chat(page).getByText('Offline')).toBeVisible();
  await expect(chat(page).getByText('A program, not a person.')).toBeVisible();
  expect([...fetched]).toEqual([expect.stringContaining('/AssistantPanel-'), '/api/assistant']);
  await page.unroute(infoCall);
  await ask(page, 'Which province is hottest?');
  await expect(messages(page).nth(2).locator('[data-slot="chat-sources"]')).toBeVisible();
  await expect(chat(page).getByText('Connected')).toBeVisible();
  await expect(chat(page).getByText('not a language model')).toBeVisible();
});

test('[CHAT-01, AI-01, AI-02] by keyboard: a first question is chosen, its answer is copied, and a report is written on request or it is said why not; both outlast a look at the map', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, insights);
  await chat(page).getByRole('button', { name: 'Which province is hottest?' }).focus();
  await page.keyboard.press('Enter');
  await expect(messages(page).nth(2).locator('[data-slot="chat-sources"]')).toBeVisible();
  await expect(log(page)).toBeFocused();
  const copy = messages(page).nth(2).getByRole('button', { name: 'Copy the answer' });
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(messages(page).nth(2).getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/°C/);
  await expect(copy).toBeFocused();

  const query = main(page).getByRole('textbox', { name: 'What would you like me to analyze?' });
  const generate = main(page).getByRole('button', { name: 'Generate analysis' });
  await expect(generate).toBeDisabled();
  await query.press('Control+Enter');
  await expect(toast(page, 'Query Required')).toBeVisible();
  await expect(toast(page, 'Please enter a climate-related question for professional AI analysis')).toBeVisible();

  await page.route(analysisCall, (route) => route.fulfill({ status: 503, json: { detail: 'Too busy.' } }));
  await query.fill('Which provinces have the worst air?');
  await generate.click();
  await expect(toast(page, 'API Connection Error')).toBeVisible();
  const reason = 'Could not connect to the backend AI service. Please ensure the server is running. Error: Too busy.';
  await expect(toast(page, reason)).toBeVisible();
  await page.unrouteAll();

  const tab = (name: string) => main(page).getByRole('tab', { name });
  await box(page).fill('And the coldest');
  const letGo = await hold(page, analysisCall);
  await generate.click();
  await tab('Realtime').click();
  await expect(page.locator('[data-slot="province-card"]')).toHaveCount(26);
  await tab('AI Insights').click();
  await expect(main(page).getByRole('button', { name: 'Generating analysis…' })).toBeDisabled();
  await expect(box(page)).toHaveValue('And the coldest');
  await tab('Realtime').click();
  letGo();
  await expect(toast(page, 'AI Analysis Complete')).toBeVisible();
  await tab('AI Insights').click();
  await expect(main(page).getByRole('heading', { name: 'Reports (1)' })).toBeVisible();
  const report = page.locator('[data-slot="report"]');
  await expect(report.getByText('Analysis', { exact: true })).toHaveCSS('text-transform', 'uppercase');
  await expect(report.getByRole('list', { name: 'Sources' }).getByRole('listitem')).not.toHaveCount(0);
});

test('[PLUG-01, PLUG-02, PLUG-03] nine sources in two columns, what they deliver, and their switches', async ({
  page,
}) => {
  await open(page, plugins);
  await expect(main(page).getByRole('heading', { name: 'Secure Data Integration Active' })).toBeVisible();
  const tiles = page.locator('[data-slot="plugin-grid"] [data-slot="enterprise-stat"]');
  await expect(tiles).toContainText([/7 of 9\s*Active/, /185,510\s*Data points/, /92%\s*Average/, /26 DRC provinces/]);
  const cards = main(page).getByRole('article').filter({ hasText: '2025 Verified' });
  await expect(cards).toHaveCount(9);
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
  expect(second?.y).toBe(first?.y);
  expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));

  const source = (name: string) => main(page).getByRole('article', { name });
  const toggle = (name: string) => source(name).locator('[data-slot="switch-track"]').click();
  await expect(source('Forest loss alerts').getByRole('switch')).toBeDisabled();
  await toggle('Rainfall dataset');
  await expect(toast(page, 'Plugin Deactivated')).toBeVisible();
  await expect(toast(page, 'Rainfall dataset has been safely disabled')).toBeVisible();
  await expect(tiles.first()).toContainText('6 of 9');
  await toggle('Rainfall dataset');
  await expect(toast(page, 'Plugin Activated')).toBeVisible();
  await expect(toast(page, 'Rainfall dataset has been enabled with security protocols')).toBeVisible();
  await expect(source('Rainfall dataset')).not.toContainText('14:30 in Kinshasa');
  await toggle('Fire detection');
  await expect(toast(page, 'Fire detection has been safely disabled')).toBeVisible();
  await expect(source('Fire detection').getByRole('switch')).toBeDisabled();
});

test('[PLUG-04] Sync All Sources reaches one source after another and calls no server', async ({ page }) => {
  await open(page, plugins);
  const calls: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && calls.push(request.url()));
  const active = main(page).getByText('Active', { exact: true });
  const syncing = main(page).getByText('Syncing', { exact: true });
  const status = (name: string, text: string) =>
    main(page).getByRole('article', { name }).getByText(text, { exact: true });
  await main(page).getByRole('button', { name: 'Sync All Sources' }).click();
  await expect(toast(page, 'Starting Secure Sync')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Syncing…' })).toBeVisible();
  // The sources sync one after another; the land-imaging satellite starts later.
  await expect(status('Satellite land cover and fires', 'Syncing')).toBeVisible();
  await expect(status('Land-imaging satellite', 'Active')).toBeVisible();
  await expect(status('Land-imaging satellite', 'Syncing')).toBeVisible({ timeout: 10_000 });
  await expect(toast(page, 'Sync Complete')).toBeVisible({ timeout: 20_000 });
  await expect(active).toHaveCount(9);
  await expect(syncing).toHaveCount(0);
  expect(calls).toEqual([]);
});
