/**
 * `npm run bench:courses`: how late a page of courses is painted after its answer, beside a bare React list of ten on the same page, on a slow
 * processor (a quarter of the times are below those that are shown); and how long a search takes, beside a page of all 5,000 courses, on SQLite
 * and on PostgreSQL. Needs an installed PostgreSQL, or one that TEST_DATABASE_URL names. `-- --switches 40` says how many pages each list turns,
 * `--searches 200` how many questions of each kind are asked, `--processor 4` how many times slower the processor is, `--check` exits 1 when a
 * limit is exceeded.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { startPostgres } from '../apps/api/test/support/postgres.ts';
import { measureSwitches } from './bench/page-switch.ts';
import { measureSearches, type SearchTime } from './bench/search-time.ts';
import { chromiumLaunchOptions } from './browser.ts';
import { lowerQuartile } from './lib/lower-quartile.ts';
import { startServer } from './lib/server.ts';
import { root } from './lib/setup.mjs';
import { table } from './lib/table.ts';

const limits = { timesBare: 1.5, timesPage: 2 };

const { values } = parseArgs({
  options: {
    switches: { type: 'string', default: '40' },
    searches: { type: 'string', default: '200' },
    processor: { type: 'string', default: '4' },
    check: { type: 'boolean', default: false },
  },
});

/** Whether the list keeps its limit. */
async function compareLists(url: string): Promise<boolean> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const { site, bare } = await measureSwitches(browser, url, {
      switches: Number(values.switches),
      processor: Number(values.processor),
    });
    const times = lowerQuartile(site) / lowerQuartile(bare);
    const rows = [
      ['the list of courses', lowerQuartile(site).toFixed(1), times.toFixed(2), limits.timesBare.toFixed(2)],
      ['a bare list of ten', lowerQuartile(bare).toFixed(1), '1.00', ''],
    ];
    console.log(`${table([`${site.length} pages each`, 'ms from answer to paint', 'x bare', 'at most'], rows)}\n`);
    return times <= limits.timesBare;
  } finally {
    await browser.close();
  }
}

/** Whether every kind of search keeps its limit. */
function reportSearches(database: string, [all, ...searches]: SearchTime[]): boolean {
  const page = all?.ms ?? Number.NaN;
  const rows = searches.map(({ name, ms }) => [
    name,
    ms.toFixed(2),
    (ms / page).toFixed(2),
    limits.timesPage.toFixed(2),
  ]);
  const first = [all?.name ?? '', page.toFixed(2), '1.00', ''];
  console.log(`${table([`${database}, ${values.searches} each`, 'ms', 'x page', 'at most'], [first, ...rows])}\n`);
  return searches.every(({ ms }) => ms / page <= limits.timesPage);
}

async function main(): Promise<boolean> {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' && !(Number(value) >= 1)) throw new Error(`--${name} must be a number from 1`);
  }
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL is needed: install it, or name a server in TEST_DATABASE_URL.');
  const kept: boolean[] = [];
  try {
    const shared = { DATABASE_URL: postgres.url, ENCRYPTION_KEY: randomBytes(32).toString('base64') };
    for (const [database, env] of Object.entries({ SQLite: {}, PostgreSQL: shared })) {
      const server = await startServer(root, env);
      try {
        if (database === 'SQLite') kept.push(await compareLists(server.url));
        kept.push(reportSearches(database, await measureSearches(server.url, Number(values.searches))));
      } finally {
        await server.stop();
      }
    }
  } finally {
    await postgres.stop();
  }
  return kept.every(Boolean);
}

try {
  if (!(await main())) {
    console.log('A limit is exceeded.');
    if (values.check) process.exitCode = 1;
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
