/**
 * `npm run words`: the words in `main` of every page in each language, as they are read without
 * scripts on a phone. `-- --page /about` prints the text of one page.
 */
import { parseArgs } from 'node:util';
import { languages } from '@nzete/languages';
import { chromium, type Page } from 'playwright';
import { allPaths } from '../apps/site/src/shared/routes.ts';
import { chromiumLaunchOptions } from './browser.ts';
import { startServer } from './lib/server.ts';
import { table, thousands } from './lib/table.ts';

const { values } = parseArgs({ options: { page: { type: 'string' } } });

async function textOf(page: Page, url: string): Promise<string> {
  // Rendered before it is opened: a page that takes too long is sent without content.
  await (await fetch(url, { headers: { accept: 'text/html' } })).text();
  await page.goto(url);
  return page.locator('main').innerText();
}

const server = await startServer();
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  const rows: string[][] = [];
  for (const path of values.page ? [values.page] : allPaths) {
    const texts: string[] = [];
    for (const language of languages) texts.push(await textOf(page, `${server.url}${path}?lang=${language}`));
    if (values.page) console.log(`${texts[0]}\n`);
    rows.push([path, ...texts.map((text) => thousands(text.split(/\s+/).length))]);
  }
  console.log(table(['words in main', ...languages], rows));
} finally {
  await browser.close();
  await server.stop();
}
