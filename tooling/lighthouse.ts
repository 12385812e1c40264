/**
 * `npm run lighthouse`: audits the English pages of the sitemap on the built server with
 * Lighthouse's phone defaults, and prints a table and the failed audits. Performance depends on the
 * machine, so it has no limit.
 *
 *   -- --path /about   only that page
 *   -- --later         as a later document of a visit, without the splash
 *   -- --applied       slows the network and the processor down, instead of computing from a fast
 *                      visit what a slow one would take
 *   -- --check         exits 1 if accessibility, best practices or SEO of a page is below 100
 */
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from './browser.ts';
import { startServer } from './lib/server.ts';
import { sitemapPaths } from './lib/sitemap.ts';
import { table, thousands } from './lib/table.ts';

const { values } = parseArgs({
  options: {
    path: { type: 'string' },
    later: { type: 'boolean', default: false },
    applied: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});

const limited = ['accessibility', 'best-practices', 'seo'];
const onlyCategories = ['performance', ...limited];

async function audit(url: string, path: string, port: number): Promise<Result> {
  // Renders the page before it is timed.
  await (await fetch(url + path, { headers: { accept: 'text/html' } })).text();
  // What browsers send when a link of the site leads to the page.
  const extraHeaders = values.later ? { extraHeaders: { 'Sec-Fetch-Site': 'same-origin' } } : {};
  const throttlingMethod = values.applied ? 'devtools' : 'simulate';
  const flags = { port, onlyCategories, throttlingMethod, logLevel: 'error', ...extraHeaders } as const;
  const result = await lighthouse(url + path, flags);
  if (!result) throw new Error(`${path}: Lighthouse returned no result`);
  if (result.lhr.runtimeError) throw new Error(`${path}: ${result.lhr.runtimeError.message}`);
  return result.lhr;
}

const scoreOf = ({ categories }: Result, category: string) => Math.round((categories[category]?.score ?? 0) * 100);
const numberOf = ({ audits }: Result, id: string) => audits[id]?.numericValue ?? Number.NaN;

const columns: [heading: string, cell: (result: Result) => string][] = [
  ...onlyCategories.map((category): (typeof columns)[number] => [category, (result) => `${scoreOf(result, category)}`]),
  ['SI, ms', (result) => thousands(numberOf(result, 'speed-index'))],
  ['LCP, ms', (result) => thousands(numberOf(result, 'largest-contentful-paint'))],
  ['TBT, ms', (result) => thousands(numberOf(result, 'total-blocking-time'))],
  ['CLS', (result) => numberOf(result, 'cumulative-layout-shift').toFixed(3)],
  ['bytes', (result) => thousands(numberOf(result, 'total-byte-weight'))],
];

/** The failed audits of the categories with a limit, with their elements or URLs. */
const failuresOf = (path: string, { audits, categories }: Result): string[] =>
  limited
    .flatMap((category) => categories[category]?.auditRefs ?? [])
    .flatMap(({ id, weight }) => {
      const { score = null, title = id, details } = audits[id] ?? {};
      if (weight === 0 || score === null || score === 1) return [];
      return [`${path}: ${title} (${id})`, ...namedIn(details)];
    });

const namedIn = (details: Result['audits'][string]['details']) =>
  details?.type === 'table' ? details.items.map((item) => `    ${JSON.stringify(item).slice(0, 400)}`) : [];

async function auditAll(): Promise<boolean> {
  const server = await startServer();
  const { executablePath = chromium.executablePath(), args = [] } = chromiumLaunchOptions();
  const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...args] });
  try {
    const results = new Map<string, Result>();
    for (const path of values.path ? [values.path] : await sitemapPaths(server.url))
      results.set(path, await audit(server.url, path, chrome.port));
    const rows = [...results].map(([path, result]) => [path, ...columns.map(([, cell]) => cell(result))]);
    console.log(table(['route', ...columns.map(([heading]) => heading)], rows));
    const failures = [...results].flatMap(([path, result]) => failuresOf(path, result));
    if (failures.length > 0) console.log(`\nFailed audits:\n${failures.join('\n')}`);
    return [...results.values()].every((result) => limited.every((category) => scoreOf(result, category) === 100));
  } finally {
    chrome.kill();
    await server.stop();
  }
}

try {
  if (!(await auditAll()) && values.check) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
