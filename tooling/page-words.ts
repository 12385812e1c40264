/**
 * `npm run words`: the words in `main` of every page in each language, in the server's HTML.
 * `-- --page /about` prints the English text of one page.
 */
import { parseArgs } from 'node:util';
import { languages } from '@nzete/languages';
import { chromium } from 'playwright';
import { allPaths } from '../apps/site/src/shared/routes.ts';
import { chromiumLaunchOptions } from './browser.ts';
import { mainText } from './lib/page-text.ts';
import { startServer } from './lib/server.ts';
import { table, thousands } from './lib/table.ts';

const { values } = parseArgs({ options: { page: { type: 'string' } } });

const server = await startServer();
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const page = await browser.newPage();
  const rows: string[][] = [];
  for (const path of values.page ? [values.page] : allPaths) {
    const texts: string[] = [];
    for (const language of languages) {
      const answer = await fetch(`${server.url}${path}?lang=${language}`, { headers: { accept: 'text/html' } });
      texts.push(await mainText(page, await answer.text()));
    }
    if (values.page) console.log(`${texts[0]}\n`);
    rows.push([path, ...texts.map((text) => thousands(text.split(' ').length))]);
  }
  console.log(table(['words in main', ...languages], rows));
} finally {
  await browser.close();
  await server.stop();
}
