/**
 * `npm run bench:scale`: one and then two of our built servers on one PostgreSQL, behind a small round-robin proxy. Says how
 * many reads they give, and whether limits hold for both together, exactly. Linux only; needs an installed PostgreSQL, or
 * one that TEST_DATABASE_URL names. `-- --requests 50000` says how many reads a round, `-- --check` exits 1 when a limit is
 * not met.
 *
 * All of them share one machine: if each server had all the processor that it can use, the load, the proxy and PostgreSQL would
 * take it from them, and the numbers would say how many processors the machine has. So each server has the same fifth of one
 * processor (`bench/share.ts`), as if each had a small machine, and what counts is the clock: reads a second of one, and of two.
 * Whatever the servers would wait for together, PostgreSQL, a lock or the proxy, keeps the second number from doubling.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../apps/api/test/support/postgres.ts';
import { pipelined } from './bench/pipelined.ts';
import { type Server, startOurs, stopAll } from './bench/processes.ts';
import { roundRobin } from './bench/round-robin.ts';
import { processorTime } from './lib/load.ts';
import { median } from './lib/median.ts';
import { table, thousands } from './lib/table.ts';

const { values } = parseArgs({
  options: {
    path: { type: 'string', default: '/navigation' },
    requests: { type: 'string', default: '20000' },
    check: { type: 'boolean', default: false },
  },
});
const requests = Number(values.requests);
const ROUNDS = 3;
const CONNECTIONS = 16;
const LEAST_RATIO = 1.7;
const MOST_RATIO = 2.3;
/** Of one processor, for each server: two of them, the load and PostgreSQL together then need less than one. */
const SHARE = 0.2;
/** The limits of a server that is not told otherwise (`apps/api/src/plugins/rate-limit.ts`). */
const WRITES_A_MINUTE = 30;
const WRONG_PASSWORDS = 20;

const folder = mkdtempSync(join(tmpdir(), 'nzete-scale-'));
const portOf = ({ url }: Server) => Number(new URL(url).port);
/** As a proxy says who the visitor is. */
const from = (address: string) => ({ 'x-forwarded-for': address });

interface Reads {
  /** Processor time of the servers for one read. */
  microseconds: number;
  /** By the clock. */
  perSecond: number;
}

const typical = (rounds: Reads[]): Reads => ({
  microseconds: median(rounds.map(({ microseconds }) => microseconds)),
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
});

/** Lets each server have its share of a processor while something is done. */
async function withShares<Result>(servers: Server[], work: () => Promise<Result>): Promise<Result> {
  const pids = servers.map(({ pid }) => String(pid));
  const file = join(import.meta.dirname, 'bench/share.ts');
  const limiter = spawn(process.execPath, [file, String(SHARE), ...pids], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(limiter, 'exit');
  try {
    return await Promise.race([work(), ended.then(() => Promise.reject(new Error('The shares of the servers ended')))]);
  } finally {
    limiter.kill();
    await ended;
    for (const { pid } of servers) process.kill(pid, 'SIGCONT');
  }
}

/** Reads through a proxy before these servers, as fast as they answer. */
async function readFrom(servers: Server[], count: number): Promise<Reads> {
  const proxy = await roundRobin(servers.map(portOf));
  const used = () => servers.reduce((sum, { pid }) => sum + processorTime(pid), 0);
  const before = used();
  const ms = await pipelined(`${proxy.url}/api${values.path}`, count, CONNECTIONS);
  proxy.stop();
  return { microseconds: ((used() - before) * 1_000) / count, perSecond: (count * 1_000) / ms };
}

/** Rounds of one and of both, in turn: what disturbs the machine disturbs either. */
async function measureReads(servers: Server[]): Promise<{ one: Reads; two: Reads }> {
  await readFrom(servers, 4 * requests); // until the code is compiled
  return withShares(servers, async () => {
    const rounds: { one: Reads[]; two: Reads[] } = { one: [], two: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.one.push(await readFrom(servers.slice(0, 1), requests));
      rounds.two.push(await readFrom(servers, 2 * requests));
    }
    return { one: typical(rounds.one), two: typical(rounds.two) };
  });
}

/** Sends all at the same moment, and gives how many got each status. */
async function statuses(all: (() => Promise<Response>)[]): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (const { status } of await Promise.all(all.map((send) => send())))
    counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts;
}

const times = <Value>(count: number, make: (at: number) => Value) => Array.from({ length: count }, (_, at) => make(at));

async function measureLimits(servers: Server[]) {
  const proxy = await roundRobin(servers.map(portOf));
  const post = (path: string, body: string, headers: Record<string, string>) => () =>
    // Its own connection for each, so that the proxy gives it to the next server.
    fetch(`${proxy.url}/api${path}`, { method: 'POST', body, headers: { connection: 'close', ...headers } });
  const json = { 'content-type': 'application/json' };
  const writes = await statuses(
    times(100, (at) =>
      post('/newsletter/subscribe', JSON.stringify({ email: `reader${at}@example.org` }), {
        ...json,
        ...from('198.51.100.1'),
      }),
    ),
  );
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const guesses = new Map<number, number>();
  // In groups, because more than 34 passwords at once are told to come back (503).
  for (let group = 0; group < 4; group += 1) {
    const some = await statuses(
      times(10, (at) =>
        post('/token', 'username=somebody&password=wrong', { ...form, ...from(`198.51.100.${group * 10 + at + 10}`) }),
      ),
    );
    for (const [status, count] of some) guesses.set(status, (guesses.get(status) ?? 0) + count);
  }
  proxy.stop();
  return { writes, guesses };
}

interface Results {
  one: Reads;
  two: Reads;
  writes: Map<number, number>;
  guesses: Map<number, number>;
}

async function measureAll(databaseUrl: string): Promise<Results> {
  const env = {
    DATABASE_URL: databaseUrl,
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'error',
  };
  const servers = [await startOurs(folder, '/readyz', env), await startOurs(folder, '/readyz', env)];
  return { ...(await measureReads(servers)), ...(await measureLimits(servers)) };
}

function report({ one, two, writes, guesses }: Results): boolean {
  const cells = Object.entries({ 'one server': one, 'two servers': two }).map(([name, reads]) => [
    name,
    thousands(Math.round(reads.perSecond)),
    reads.microseconds.toFixed(1),
  ]);
  const heading = [`GET /api${values.path}, ${SHARE * 100} % of a processor each`, 'reads/s', 'processor µs a read'];
  console.log(`${table(heading, cells)}\n`);
  const ratio = two.perSecond / one.perSecond;
  const checks = [
    {
      what: `reads/s of two servers, times those of one (at least ${LEAST_RATIO})`,
      // Two servers cannot be more than two: then something else kept the machine busy.
      value: ratio > MOST_RATIO ? `${ratio.toFixed(2)}, disturbed: run it on a quiet machine` : ratio.toFixed(2),
      holds: ratio >= LEAST_RATIO && ratio <= MOST_RATIO,
    },
    {
      what: `of 100 writes of one visitor, taken (exactly ${WRITES_A_MINUTE})`,
      value: String(writes.get(201) ?? 0),
      holds: writes.get(201) === WRITES_A_MINUTE && writes.get(429) === 100 - WRITES_A_MINUTE,
    },
    {
      what: `of 40 wrong passwords from 40 addresses, looked at (exactly ${WRONG_PASSWORDS})`,
      value: String(guesses.get(401) ?? 0),
      holds: guesses.get(401) === WRONG_PASSWORDS && guesses.get(429) === 40 - WRONG_PASSWORDS,
    },
  ];
  const lines = checks.map(({ what, value, holds }) => [what, value, holds ? '' : 'not met']);
  console.log(table(['', 'measured', ''], lines));
  return checks.every(({ holds }) => holds);
}

async function main(): Promise<boolean> {
  if (!Number.isInteger(requests) || requests < 100)
    throw new Error(`--requests must be a whole number from 100, but it is "${values.requests}"`);
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL is needed: install it, or name a server in TEST_DATABASE_URL.');
  try {
    return report(await measureAll(postgres.url));
  } finally {
    await stopAll();
    await postgres.stop();
  }
}

try {
  if (!(await main()) && values.check) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
}
