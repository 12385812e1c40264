/**
 * `npm run bench:api`: the processor time of one answer of our built server, beside a bare server that sends the same bytes
 * and json-server 0.17.4 with the same data, as it comes (it logs each request) and quiet; the same for the home page, as a
 * browser asks for it, for the feed of updates when it is as full as visitors can make it, and for what the climate portal's live mode asks for, whose
 * answer is that nothing is new; what the home page takes the first time after a start; and what our server needs to start and to
 * wait. `-- --flood` measures instead how the server answers while fifty clients ask for ever new pages. Linux only. `-- --path /photos` says which
 * answer, `-- --requests 20000` how many a round, `-- --check` exits 1 when a limit is exceeded.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureFlood } from './bench/flood.ts';
import { type Server, startBare, startJsonServers, startOurs, stopAll } from './bench/processes.ts';
import { compare, type Measured, ROUNDS, type Target } from './bench/rounds.ts';
import { fetchBytes, residentMemory } from './lib/load.ts';
import { median } from './lib/median.ts';
import { table, thousands } from './lib/table.ts';

const { values } = parseArgs({
  options: {
    path: { type: 'string', default: '/navigation' },
    requests: { type: 'string', default: '10000' },
    check: { type: 'boolean', default: false },
    flood: { type: 'boolean', default: false },
  },
});
const { path } = values;
const requests = Number(values.requests);
const STARTS = 5;
const JSON_SERVER = 'json-server@0.17.4';
const limits = {
  timesBare: 3,
  homeTimesBare: 3,
  feedTimesBare: 5,
  refreshTimesBare: 3,
  refreshesSeconds: 60,
  firstHomeMs: 60,
  partOfJsonServer: 1 / 3,
  idleBytes: 150_000_000,
  startMs: 1_500,
};

const asProgram = { 'accept-encoding': 'identity' };
const asBrowser = { accept: 'text/html', 'accept-encoding': 'br' };

const folder = mkdtempSync(join(tmpdir(), 'nzete-bench-'));
const homeOf = (url: string) => new URL('/', url).href;

/** Live mode asks for the records and the alerts once a minute. */
const RECORDS = '/api/realtime-climate-data';
const VISITORS = 5_000;
const REQUESTS_A_REFRESH = 2;

const FEED = '/api/partnership-updates';
const POSTS = 100;
const POST_LENGTH = 4_000;
/** Below what one address may write in a minute. */
const POSTS_AN_ADDRESS = 25;

/** As many different words as people use: what is the same everywhere would compress to nothing. */
const WORDS = 3_000;

function longText(seed: number): string {
  let state = seed;
  const word = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return ((state >> 8) % WORDS).toString(36);
  };
  let text = '';
  while (text.length < POST_LENGTH) text += `${word()} `;
  return text.slice(0, POST_LENGTH - 1);
}

/** Posts to the feed from several addresses, as a proxy names them. */
async function fillFeed(url: string): Promise<void> {
  for (let index = 0; index < POSTS; index += 1) {
    const body = JSON.stringify({ title: `Update ${index}`, content: longText(index + 1), author: 'A visitor' });
    const address = `192.0.2.${1 + Math.floor(index / POSTS_AN_ADDRESS)}`;
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const { status } = await fetch(new URL(FEED, url), { method: 'POST', headers, body });
    if (status !== 201) throw new Error(`A post to the feed was answered ${status}`);
  }
}

/** What a visitor waits for when a server has just started, of several starts, in milliseconds. The connection is open before. */
async function firstHomes(): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < STARTS; index += 1) {
    const { url } = await startOurs(folder, '/readyz');
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await fetchBytes(url, asBrowser, agent);
    const began = performance.now();
    await fetchBytes(homeOf(url), asBrowser, agent);
    times.push(performance.now() - began);
    agent.destroy();
    await stopAll();
  }
  return times;
}

interface Row extends Target, Measured {}

function show(title: string, rows: Row[]) {
  const bare = rows[0]?.microseconds ?? Number.NaN;
  const cells = rows.map(({ name, microseconds, perSecond }) => [
    name,
    microseconds.toFixed(1),
    (microseconds / bare).toFixed(2),
    thousands(perSecond),
  ]);
  const heading = [`${title}, ${ROUNDS} x ${thousands(requests)}`, 'processor µs a request', 'x bare', 'requests/s'];
  console.log(`${table(heading, cells)}\n`);
}

interface Results {
  data: Row[];
  home: Row[];
  feed: Row[];
  refresh: Row[];
  ours: Server;
  idle: number;
  first: number[];
}

function report({ data, home, feed, refresh, ours, idle, first }: Results): boolean {
  show(`GET /api${path}`, data);
  show('GET / kept', home);
  show(`GET ${FEED} of ${POSTS} posts of ${thousands(POST_LENGTH)}`, feed);
  show(`GET ${RECORDS}: 304`, refresh);
  const ratio = (rows: Row[], other: number) =>
    (rows[1]?.microseconds ?? Number.NaN) / (rows[other]?.microseconds ?? Number.NaN);
  const checks = [
    { what: 'ours, times the bare server', value: ratio(data, 0), limit: limits.timesBare, digits: 2 },
    { what: 'ours, part of json-server', value: ratio(data, 2), limit: limits.partOfJsonServer, digits: 2 },
    { what: 'home page, times the bare server', value: ratio(home, 0), limit: limits.homeTimesBare, digits: 2 },
    { what: 'full feed, times the bare server', value: ratio(feed, 0), limit: limits.feedTimesBare, digits: 2 },
    {
      what: 'live refresh, times the bare server',
      value: ratio(refresh, 0),
      limit: limits.refreshTimesBare,
      digits: 2,
    },
    {
      what: `live refreshes of ${thousands(VISITORS)} visitors, s`,
      value: (VISITORS * REQUESTS_A_REFRESH) / (refresh[1]?.perSecond ?? Number.NaN),
      limit: limits.refreshesSeconds,
      digits: 1,
    },
    { what: `first home page of ${STARTS} starts, ms`, value: median(first), limit: limits.firstHomeMs, digits: 1 },
    { what: 'memory after the start, MB', value: idle / 1e6, limit: limits.idleBytes / 1e6, digits: 0 },
    { what: 'start on a filled database, ms', value: ours.startMs, limit: limits.startMs, digits: 0 },
  ];
  console.log(
    table(
      ['', 'measured', 'at most'],
      checks.map(({ what, value, limit, digits }) => [what, value.toFixed(digits), limit.toFixed(digits)]),
    ),
  );
  const exceeded = checks.filter(({ value, limit }) => !(value <= limit)).map(({ what }) => what);
  if (exceeded.length > 0) console.log(`Over the limit: ${exceeded.join('; ')}`);
  return exceeded.length === 0;
}

async function main(): Promise<boolean> {
  if (!Number.isInteger(requests) || requests < 100)
    throw new Error(`--requests must be a whole number from 100, but it is "${values.requests}"`);
  await fillFeed((await startOurs(folder, '/readyz')).url); // the start fills the rest of the database
  await stopAll();
  const first = await firstHomes();
  const ours = await startOurs(folder, `/api${path}`);
  const { body } = await fetchBytes(ours.url, asProgram);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const idle = residentMemory(ours.pid);
  const page = await fetchBytes(homeOf(ours.url), asBrowser);
  const feed = await fetchBytes(new URL(FEED, ours.url).href, asBrowser);
  const records = new URL(RECORDS, ours.url).href;
  const asReturning = { ...asBrowser, 'if-none-match': (await fetchBytes(records, asBrowser)).headers.etag ?? '' };
  const unchanged = await fetchBytes(records, asReturning);
  if (unchanged.status !== 304) throw new Error(`A live refresh without news was answered ${unchanged.status}`);
  const json = { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' }, body };
  const bare = await startBare(folder, json);
  const others = await startJsonServers(folder, JSON_SERVER, body.toString());
  const targets = [bare, ours, ...others].map((server) => ({ ...server, headers: asProgram }));
  const pages = [await startBare(folder, page), { ...ours, url: homeOf(ours.url) }];
  const feeds = [await startBare(folder, feed), { ...ours, url: new URL(FEED, ours.url).href }];
  const refreshes = [await startBare(folder, unchanged), { ...ours, url: records }];
  const all: Target[] = [
    ...targets,
    ...[...pages, ...feeds].map((server) => ({ ...server, headers: asBrowser })),
    ...refreshes.map((server) => ({ ...server, headers: asReturning })),
  ];
  const measured = await compare(all, requests);
  const rows = all.map((target, index) => ({ ...target, ...(measured[index] as Measured) }));
  const take = (count: number) => rows.splice(0, count);
  return report({
    data: take(targets.length),
    home: take(pages.length),
    feed: take(feeds.length),
    refresh: take(refreshes.length),
    ours,
    idle,
    first,
  });
}

try {
  const holds = values.flood ? await measureFlood(folder) : await main();
  if (!holds && values.check) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
}
