/**
 * `npm run size`: the download size of a first visit to every page, in French, measured in a
 * browser on the real server; exits 1 if a page exceeds its limits. `-- --page /about` lists the
 * requests of one page.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { allPaths } from '../apps/site/src/shared/routes.ts';
import { chromiumLaunchOptions } from './browser.ts';
import { startServer } from './lib/server.ts';
import { limitsOf, over, type Sizes, sizesOf } from './lib/sizes.ts';
import { table, thousands } from './lib/table.ts';
import { type Visit, visit } from './lib/visit.ts';

const { values } = parseArgs({ options: { page: { type: 'string' } } });

/** The texts are a third longer than in English. Every language loads the same number of files. */
const LANGUAGE = 'fr';
const UNKNOWN = '/no-such-page';
const html = { accept: 'text/html' };
/** Parallel visits. Most of a visit is waiting for the splash. */
const AT_ONCE = 4;

const columns: [keyof Sizes, string][] = [
  ['html', 'HTML'],
  ['css', 'CSS'],
  ['scriptBeforeHydrated', 'JS before hydrated'],
  ['script', 'JS in all'],
  ['requestsWithoutPictures', 'requests without pictures'],
  ['requests', 'requests'],
  ['bytes', 'bytes in all'],
];

interface PageVisit {
  path: string;
  visit: Visit;
}

function pages(): string[] {
  const all = [...allPaths, UNKNOWN];
  if (!values.page) return all;
  if (!all.includes(values.page)) throw new Error(`The site has no page ${values.page}. It has ${all.join(' ')}`);
  return [values.page];
}

async function visitAll(browser: Browser, url: string): Promise<PageVisit[]> {
  const visits: PageVisit[] = [];
  const queue = [...pages().entries()];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, path] = next;
      visits[index] = { path, visit: await visit(browser, `${url}${path}?lang=${LANGUAGE}`) };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return visits;
}

async function measure(): Promise<PageVisit[]> {
  const server = await startServer();
  // Rendered before browsers load the machine: a page that takes too long is sent without content.
  for (const path of pages()) await (await fetch(`${server.url}${path}?lang=${LANGUAGE}`, { headers: html })).text();
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    return await visitAll(browser, server.url);
  } finally {
    await browser.close();
    await server.stop();
  }
}

const requestsOf = ({ visit: { requests, hydrated } }: PageVisit) =>
  table(
    [`request (${LANGUAGE})`, 'type', 'bytes', 'body', ''],
    requests.map(({ url, type, bytes, body, finished = Number.NaN }) => [
      url.replace(/^https?:\/\/[^/]+/, ''),
      type,
      thousands(bytes),
      thousands(body),
      finished <= hydrated ? 'before hydrated' : '',
    ]),
  );

try {
  const visits = await measure();
  if (values.page) for (const one of visits) console.log(`${requestsOf(one)}\n`);
  let isOver = false;
  const rows = visits.map(({ path, visit: one }) => {
    const sizes = sizesOf(one);
    const exceeded = over(sizes, limitsOf(path));
    isOver ||= exceeded.length > 0;
    const cells = columns.map(([column]) => `${thousands(sizes[column])}${exceeded.includes(column) ? ' !' : ''}`);
    return [path, ...cells];
  });
  const limitRow = (name: string, path: string) => {
    const limits = limitsOf(path);
    return [name, ...columns.map(([column]) => (limits[column] ? thousands(limits[column]) : ''))];
  };
  const all = [limitRow('at most, home', '/'), limitRow('at most, other pages', UNKNOWN), ...rows];
  console.log(table([`brotli, first visit (${LANGUAGE})`, ...columns.map(([, name]) => name)], all));
  if (isOver) console.log('Numbers with ! are over their limit.');
  if (isOver) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
