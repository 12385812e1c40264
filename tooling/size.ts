/**
 * `npm run size`: the download size of a first visit to every page, in French, measured in a
 * browser on the real server; exits 1 if a page exceeds its limits. `-- --page /about` lists the
 * requests of one page; `-- --save-data` measures visits with the `Save-Data` header, which are
 * measured for the home page in any case.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { allPaths } from '../apps/site/src/shared/routes.ts';
import { chromiumLaunchOptions } from './browser.ts';
import { startServer } from './lib/server.ts';
import { limitsOf, over, type Sizes, savingLimits, sizesOf } from './lib/sizes.ts';
import { table, thousands } from './lib/table.ts';
import { type Visit, visit, visitSavingData } from './lib/visit.ts';

const { values } = parseArgs({ options: { page: { type: 'string' }, 'save-data': { type: 'boolean' } } });

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
  savesData: boolean;
  visit: Pick<Visit, 'requests' | 'hydrated'>;
}

const limitsOfVisit = ({ path, savesData }: Omit<PageVisit, 'visit'>) => (savesData ? savingLimits : limitsOf(path));

/** The visits to be measured. */
function planned(): Omit<PageVisit, 'visit'>[] {
  const visits = pages().map((path) => ({ path, savesData: values['save-data'] === true }));
  return values.page || values['save-data'] ? visits : [...visits, { path: '/', savesData: true }];
}

function pages(): string[] {
  const all = [...allPaths, UNKNOWN];
  if (!values.page) return all;
  if (!all.includes(values.page)) throw new Error(`The site has no page ${values.page}. It has ${all.join(' ')}`);
  return [values.page];
}

async function visitAll(browser: Browser, url: string): Promise<PageVisit[]> {
  const visits: PageVisit[] = [];
  const queue = [...planned().entries()];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, { path, savesData }] = next;
      const measure = savesData ? visitSavingData : visit;
      visits[index] = { path, savesData, visit: await measure(browser, `${url}${path}?lang=${LANGUAGE}`) };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return visits;
}

async function measure(): Promise<PageVisit[]> {
  const server = await startServer();
  // Rendered before browsers load the machine: a page that takes too long is sent without content.
  for (const { path, savesData } of planned()) {
    const headers = { ...html, 'save-data': savesData ? 'on' : 'off' };
    await (await fetch(`${server.url}${path}?lang=${LANGUAGE}`, { headers })).text();
  }
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
  const rows = visits.map(({ visit: one, ...which }) => {
    const sizes = sizesOf(one);
    const exceeded = over(sizes, limitsOfVisit(which));
    isOver ||= exceeded.length > 0;
    const cells = columns.map(([column]) => `${thousands(sizes[column])}${exceeded.includes(column) ? ' !' : ''}`);
    return [which.savesData ? `${which.path} with Save-Data` : which.path, ...cells];
  });
  const limitRow = (name: string, limits: Partial<Sizes>) => [
    name,
    ...columns.map(([column]) => (limits[column] === undefined ? '' : thousands(limits[column]))),
  ];
  const all = [
    limitRow('at most, home', limitsOf('/')),
    limitRow('at most, other pages', limitsOf(UNKNOWN)),
    limitRow('at most, with Save-Data', savingLimits),
    ...rows,
  ];
  console.log(table([`brotli, first visit (${LANGUAGE})`, ...columns.map(([, name]) => name)], all));
  if (isOver) console.log('Numbers with ! are over their limit.');
  if (isOver) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
