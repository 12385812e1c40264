/**
 * `npm run bench:scale`: one and then two of our built servers on one PostgreSQL, behind a small round-robin proxy. Says how
 * many reads they give, and whether limits hold for both together, exactly. Linux only; needs an installed PostgreSQL, or
 * one that TEST_DATABASE_URL names. `-- --requests 50000` says how many reads a round, `-- --check` exits 1 when a limit is
 * broken.
 *
 * With six processors or more, the load, the proxy, the servers and PostgreSQL have some of their own, and what counts is the
 * clock. With fewer, two servers at once are slowed by the load beside them and not by each other. Then what counts is
 * processor time: both run on the one database, one after the other is loaded, and what each has time for is added up.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
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
const ENOUGH_PROCESSORS = 6;
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
  /** By the clock, on this machine. */
  perSecond: number;
}

async function measureReads(servers: Server[]): Promise<Reads> {
  const proxy = await roundRobin(servers.map(portOf));
  const url = `${proxy.url}/api${values.path}`;
  const used = () => servers.reduce((sum, { pid }) => sum + processorTime(pid), 0);
  await pipelined(url, 2 * requests * servers.length, CONNECTIONS); // until the code is compiled
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = used();
    const ms = await pipelined(url, requests, CONNECTIONS);
    rounds.push({ microseconds: ((used() - before) * 1_000) / requests, perSecond: (requests * 1_000) / ms });
  }
  proxy.stop();
  return {
    microseconds: median(rounds.map((round) => round.microseconds)),
    perSecond: median(rounds.map((round) => round.perSecond)),
  };
}

/** Reads a second that a processor has time for. */
const capacity = ({ microseconds }: Reads) => 1e6 / microseconds;

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
  alone: Reads;
  /** Both run; one after the other is loaded. */
  inTurn: Reads[];
  atOnce: Reads;
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
  const first = await startOurs(folder, '/readyz', env);
  const alone = await measureReads([first]);
  const second = await startOurs(folder, '/readyz', env);
  const inTurn = [await measureReads([first]), await measureReads([second])];
  const atOnce = await measureReads([first, second]);
  return { alone, inTurn, atOnce, ...(await measureLimits([first, second])) };
}

function showReads({ alone, inTurn: [first, second], atOnce }: Results): void {
  const rows: [string, Reads | undefined][] = [
    ['one server alone', alone],
    ['of two, only the first loaded', first],
    ['of two, only the second loaded', second],
    ['two servers at once', atOnce],
  ];
  const cells = rows.map(([name, reads]) => [
    name,
    (reads?.microseconds ?? Number.NaN).toFixed(1),
    thousands(Math.round(reads?.perSecond ?? Number.NaN)),
  ]);
  const heading = [`GET /api${values.path}, ${ROUNDS} x ${thousands(requests)}`, 'processor µs a read', 'reads/s here'];
  console.log(`${table(heading, cells)}\n`);
}

function report(results: Results): boolean {
  const { alone, inTurn, atOnce, writes, guesses } = results;
  showReads(results);
  const byClock = availableParallelism() >= ENOUGH_PROCESSORS;
  const sum = inTurn.reduce((total, reads) => total + capacity(reads), 0);
  const ratio = byClock ? atOnce.perSecond / alone.perSecond : sum / capacity(alone);
  const checks = [
    {
      what: `two servers, times one, by ${byClock ? 'the clock' : 'processor time'} (at least ${LEAST_RATIO})`,
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
  const cells = checks.map(({ what, value, holds }) => [what, value, holds ? '' : 'broken']);
  console.log(table(['', 'measured', ''], cells));
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
