/**
 * `npm run bench:api`: processor time per response of the built server, under load by autocannon,
 * compared with a bare `node:http` server that sends the same bytes and with json-server; then the
 * first home page, memory and startup. Linux only, after a build.
 *
 *   -- --path /photos   the call to compare with json-server (/navigation)
 *   -- --flood          response times for others while fifty clients request new pages
 *   -- --check          exits 1 if a limit is exceeded
 */
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { measureFlood } from './bench/flood.ts';
import { type Server, startBare, startJsonServers, startOurs, stopAll } from './bench/processes.ts';
import { fetchBytes, processorTime, residentMemory } from './lib/load.ts';
import { median } from './lib/quantile.ts';
import { table, thousands } from './lib/table.ts';

const { values } = parseArgs({
  options: {
    path: { type: 'string', default: '/navigation' },
    check: { type: 'boolean', default: false },
    flood: { type: 'boolean', default: false },
  },
});

const CONNECTIONS = 16;
const ROUNDS = 3;
const SECONDS = 2;
const STARTS = 5;
const JSON_SERVER = 'json-server@0.17.4';
const FEED = '/api/partnership-updates';
const POSTS = 100;
const POST_LENGTH = 4_000;
/** Below the limit for one address per minute. */
const POSTS_AN_ADDRESS = 25;
/** In live mode the portal requests this and the alerts once a minute. */
const RECORDS = '/api/realtime-climate-data';
const LIVE_VISITORS = 5_000;

const asProgram = { 'accept-encoding': 'identity' };
const asBrowser = { accept: 'text/html', 'accept-encoding': 'br' };
const folder = mkdtempSync(join(tmpdir(), 'nzete-bench-'));

type Headers = Record<string, string>;

interface Measured {
  /** Processor time of the server per response. */
  microseconds: number;
  perSecond: number;
}

async function measure({ name, url, pid }: Server, headers: Headers, status: number): Promise<Measured> {
  const before = processorTime(pid);
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  const used = processorTime(pid) - before;
  const { errors, requests, duration, statusCodeStats = {} } = result;
  const statuses = Object.keys(statusCodeStats).join();
  if (errors > 0 || statuses !== String(status))
    throw new Error(`${name}, ${url}: ${errors} errors, statuses ${statuses}`);
  return { microseconds: (used * 1_000) / requests.total, perSecond: requests.total / duration };
}

/** Measures one response of our server, a bare server and others, and prints the medians. */
async function compare(title: string, ours: Server, headers: Headers, others: Server[] = []): Promise<Measured[]> {
  const answer = await fetchBytes(ours.url, headers);
  const all = [await startBare(folder, answer), ours, ...others].map((server) => ({
    server,
    rounds: [] as Measured[],
  }));
  // Warm up, so that the code is compiled.
  for (const { server } of all) await measure(server, headers, answer.status);
  // The servers take turns, so that noise affects them all.
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { server, rounds } of all) rounds.push(await measure(server, headers, answer.status));
  const medians = all.map(({ rounds }) => ({
    microseconds: median(rounds.map(({ microseconds }) => microseconds)),
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  }));
  const cells = medians.map(({ microseconds, perSecond }, index) => [
    all[index]?.server.name ?? '',
    microseconds.toFixed(1),
    (microseconds / (medians[0]?.microseconds ?? Number.NaN)).toFixed(2),
    thousands(perSecond),
  ]);
  console.log(`${table([title, 'processor µs a request', 'x bare', 'requests/s'], cells)}\n`);
  return medians;
}

const ratio = ([bare, ours]: Measured[]) => (ours?.microseconds ?? Number.NaN) / (bare?.microseconds ?? Number.NaN);

/** Text of many different words, because repeated ones would compress too well. */
const longText = () =>
  Array.from({ length: POST_LENGTH / 2 }, () => randomInt(3_000).toString(36))
    .join(' ')
    .slice(0, POST_LENGTH);

/** Posts to the feed from several addresses, set in the proxy's header. */
async function fillFeed(url: string): Promise<void> {
  for (let index = 0; index < POSTS; index += 1) {
    const body = JSON.stringify({ title: `Update ${index}`, content: longText().trim(), author: 'A visitor' });
    const address = `192.0.2.${1 + Math.floor(index / POSTS_AN_ADDRESS)}`;
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const { status } = await fetch(new URL(FEED, url), { method: 'POST', headers, body });
    if (status !== 201) throw new Error(`A post to the feed was answered ${status}`);
  }
}

/** Milliseconds for the first home page after startup, on an open connection. */
async function firstHome(): Promise<number> {
  const { url } = await startOurs(folder, '/readyz');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await fetchBytes(url, asBrowser, agent);
  const began = performance.now();
  await fetchBytes(new URL('/', url).href, asBrowser, agent);
  const time = performance.now() - began;
  agent.destroy();
  await stopAll();
  return time;
}

/** The memory of the server after a start, and the part of the render threads, in megabytes. */
async function idleMemory(): Promise<{ all: number; threads: number }> {
  const METRICS_TOKEN = 'a-token-for-the-bench';
  const { url, pid } = await startOurs(folder, '/readyz', { METRICS_TOKEN });
  await wait(2_000);
  const all = residentMemory(pid);
  const { body } = await fetchBytes(new URL('/metrics', url).href, { authorization: `Bearer ${METRICS_TOKEN}` });
  const metric = (name: string) =>
    Number(new RegExp(`^nzete_render_threads_${name}_bytes (\\d+)`, 'm').exec(`${body}`)?.[1]);
  await stopAll();
  return { all: all / 1e6, threads: (metric('heap_size') + metric('external')) / 1e6 };
}

async function main(): Promise<boolean> {
  // The server fills the rest of the database when it starts.
  await fillFeed((await startOurs(folder, '/readyz')).url);
  await stopAll();
  const first: number[] = [];
  for (let start = 0; start < STARTS; start += 1) first.push(await firstHome());

  const memory = await idleMemory();

  const ours = await startOurs(folder, `/api${values.path}`);
  const at = (path: string): Server => ({ ...ours, url: new URL(path, ours.url).href });
  const { body } = await fetchBytes(ours.url, asProgram);
  const { etag = '' } = (await fetchBytes(at(RECORDS).url, asBrowser)).headers;

  const others = await startJsonServers(folder, JSON_SERVER, body.toString());
  const data = await compare(`GET /api${values.path}`, ours, asProgram, others);
  const home = await compare('GET / kept', at('/'), asBrowser);
  const feed = await compare(`GET ${FEED}, ${POSTS} posts of ${thousands(POST_LENGTH)}`, at(FEED), asBrowser);
  const live = await compare(`GET ${RECORDS}: 304`, at(RECORDS), { ...asBrowser, 'if-none-match': etag });
  const livePerSecond = live[1]?.perSecond ?? Number.NaN;

  const checks: [what: string, value: number, limit: number, digits: number][] = [
    ['ours, times the bare server', ratio(data), 3, 2],
    ['ours, part of json-server', ratio([data[2], data[1]] as Measured[]), 1 / 3, 2],
    ['home page, times the bare server', ratio(home), 3, 2],
    ['full feed, times the bare server', ratio(feed), 5, 2],
    ['live refresh, times the bare server', ratio(live), 3, 2],
    [`live refreshes of ${thousands(LIVE_VISITORS)} visitors, s`, (2 * LIVE_VISITORS) / livePerSecond, 60, 1],
    [`first home page of ${STARTS} starts, ms`, median(first), 60, 1],
    [
      `memory after the start without ${memory.threads.toFixed(0)} MB of the render threads, MB`,
      memory.all - memory.threads,
      150,
      0,
    ],
    ['start on a filled database, ms', ours.startMs, 1_500, 0],
  ];
  const lines = checks.map(([what, value, limit, digits]) => [
    what,
    value.toFixed(digits),
    limit.toFixed(digits),
    value <= limit ? '' : 'OVER',
  ]);
  console.log(table(['', 'measured', 'at most', ''], lines));
  return checks.every(([, value, limit]) => value <= limit);
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
