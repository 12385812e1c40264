/**
 * `npm run size`: the download size of a first visit to every page, in French, measured in a
 * browser on the real server, and of single parts; exits 1 if something grew too much since it was
 * accepted in `tooling/sizes.json`, which `-- accept` writes. `-- --page /about` lists the requests
 * of one page; `-- --save-data` measures visits with the `Save-Data` header, which are measured for
 * the home page in any case.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { allPaths } from '../apps/site/src/shared/routes.ts';
import { chromiumLaunchOptions } from './browser.ts';
import { clockEnvironment, FIXED_TIME } from './lib/clock.ts';
import { startServer } from './lib/server.ts';
import { environment, fail, program, root } from './lib/setup.mjs';
import { type Baseline, type Growth, growths, readBaseline, writeBaseline } from './lib/sizeBaseline.ts';
import { type Sizes, sizesOf, sum } from './lib/sizes.ts';
import { table, thousands } from './lib/table.ts';
import { type Visit, visit, visitSavingData } from './lib/visit.ts';

const { values, positionals } = parseArgs({
  options: { page: { type: 'string' }, 'save-data': { type: 'boolean' } },
  allowPositionals: true,
});
/** Not everything is measured, so it cannot be accepted. */
const isPartial = values.page !== undefined || values['save-data'] === true;
if (positionals.some((word) => word !== 'accept') || (positionals.length > 0 && isPartial)) {
  fail('npm run size [-- accept | --page /about | --save-data]');
}

/** The texts are a third longer than in English. Every language loads the same number of files. */
const LANGUAGE = 'fr';
const UNKNOWN = '/no-such-page';
/** The values of a province are in its HTML. */
const PROVINCE = '/data?province=CD-KN';
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

const inLanguage = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${LANGUAGE}`;

interface PageVisit {
  path: string;
  savesData: boolean;
  visit: Pick<Visit, 'requests' | 'hydrated'>;
}

/** The visits to be measured. */
function planned(): Omit<PageVisit, 'visit'>[] {
  const visits = pages().map((path) => ({ path, savesData: values['save-data'] === true }));
  return isPartial ? visits : [...visits, { path: '/', savesData: true }];
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
      const address = `${url}${inLanguage(path)}`;
      const measured = savesData ? visitSavingData(browser, address) : visit(browser, address, { hasWorker: false });
      visits[index] = { path, savesData, visit: await measured };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return visits;
}

interface Measured {
  visits: PageVisit[];
  /** Of the HTML, compressed: the dialog over the page answers no tap on the menu. */
  province: number;
}

async function measure(): Promise<Measured> {
  // The server and the browser inherit it: no day changes what a page weighs.
  Object.assign(process.env, clockEnvironment(FIXED_TIME, 'UTC'));
  const server = await startServer();
  // Rendered before browsers load the machine: a page that takes too long is sent without content.
  for (const { path, savesData } of planned()) {
    const headers = { ...html, 'save-data': savesData ? 'on' : 'off' };
    await (await fetch(`${server.url}${inLanguage(path)}`, { headers })).text();
  }
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const answer = await fetch(`${server.url}${inLanguage(PROVINCE)}`, {
      headers: { ...html, 'accept-encoding': 'br' },
    });
    const province = Number(answer.headers.get('content-length') ?? Number.NaN);
    await answer.arrayBuffer();
    return { visits: await visitAll(browser, server.url), province };
  } finally {
    await browser.close();
    await server.stop();
  }
}

const requestsOf = ({ visit: { requests, hydrated } }: PageVisit) =>
  table(
    [`request (${LANGUAGE})`, 'type', 'bytes', 'body', ''],
    requests.map(({ url, type, bytes, body, started = Number.NaN }) => [
      url.replace(/^https?:\/\/[^/]+/, ''),
      type,
      thousands(bytes),
      thousands(body),
      started <= hydrated ? 'before hydrated' : '',
    ]),
  );

/** What Size Limit measures: parts of the packages, and the worker. */
function measureFiles(): Baseline {
  // The warnings of the bundler go to the other stream.
  const output = execFileSync(process.execPath, [program('size-limit/bin.js'), '--json'], {
    cwd: root,
    env: environment(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const files = JSON.parse(output) as { name: string; size: number }[];
  return Object.fromEntries(files.map(({ name, size }) => [name, { bytes: size }]));
}

/** The code that only some visitors load, by the names of its files without their hashes. */
const late = {
  'Code of the climate portal':
    '{DataPage,ProvinceView,RealtimePanel,AssistantPanel,PluginsPanel,PortalFoot,realtime.messages,useClimate}',
  'Charts of the climate portal': 'ProvinceView',
  'Code of the identity check': '{Kyc,useKycDocuments}',
};

function measureLateCode(): Baseline {
  const bytesOf = (names: string) => {
    const files = globSync(`${root}/apps/site/dist/client/assets/${names}-*.js`);
    if (files.length === 0) throw new Error(`The build of the site has no ${names}.`);
    return sum(files.map((file) => gzipSync(readFileSync(file), { level: 9 }).length));
  };
  return Object.fromEntries(Object.entries(late).map(([name, files]) => [name, { bytes: bytesOf(files) }]));
}

const nameOf = ({ path, savesData }: PageVisit) => (savesData ? `${path} with Save-Data` : path);

const explain = ({ name, column, before, now, allowed }: Growth) => {
  if (before === undefined) return [name, 'is new', '', '', ''];
  if (now === undefined) return [name, 'is no longer measured', '', '', ''];
  return [name, column, thousands(before), thousands(now), thousands(allowed)];
};

/** Prints what grew too much since it was accepted. */
function check(now: Baseline, before: Baseline) {
  const grown = growths(before, now);
  if (grown.length === 0) return;
  console.log(`\n${table(['grew', 'column', 'before', 'now', 'allowed'], grown.map(explain))}`);
  console.log('Make it smaller, or accept it with `npm run size -- accept`; the commit says what it is for.');
  process.exitCode = 1;
}

try {
  const { visits, province } = await measure();
  if (values.page) for (const one of visits) console.log(`${requestsOf(one)}\n`);
  const pages: Record<string, Sizes> = Object.fromEntries(visits.map((one) => [nameOf(one), sizesOf(one.visit)]));
  const rows = Object.entries(pages).map(([name, sizes]) => [
    name,
    ...columns.map(([column]) => thousands(sizes[column])),
  ]);
  console.log(table([`brotli, first visit (${LANGUAGE})`, ...columns.map(([, name]) => name)], rows));
  const measured: Baseline = Object.fromEntries(Object.entries(pages).map(([name, sizes]) => [name, { ...sizes }]));
  if (isPartial) {
    const before = readBaseline();
    check(measured, Object.fromEntries(Object.entries(before).filter(([name]) => name in measured)));
  } else {
    const files: Baseline = { ...measureFiles(), ...measureLateCode(), [`HTML of ${PROVINCE}`]: { bytes: province } };
    console.log(
      `\n${table(
        ['part', 'bytes'],
        Object.entries(files).map(([name, { bytes = 0 }]) => [name, thousands(bytes)]),
      )}`,
    );
    const all = { ...measured, ...files };
    if (positionals[0] === 'accept') writeBaseline(all);
    else check(all, readBaseline());
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
