/**
 * `npm run bench:api`: the processor time of one answer of our built server, beside a bare server that sends the same bytes
 * and json-server 0.17.4 with the same data, as it comes (it logs each request) and quiet; and what our server needs to
 * start and to wait. Linux only. `-- --path /photos` says which answer, `-- --requests 20000` how many a round, `-- --check`
 * exits 1 when a limit is broken.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { load, processorTime, residentMemory } from './lib/load.ts';
import { median } from './lib/median.ts';
import { run } from './lib/run.mjs';
import { firstAnswer, freePort } from './lib/server.ts';
import { environment, root } from './lib/setup.mjs';
import { table, thousands } from './lib/table.ts';

const { values } = parseArgs({
  options: {
    path: { type: 'string', default: '/navigation' },
    requests: { type: 'string', default: '10000' },
    check: { type: 'boolean', default: false },
  },
});
const { path } = values;
const requests = Number(values.requests);
const ROUNDS = 3;
const CONNECTIONS = 16;
const JSON_SERVER = 'json-server@0.17.4';
const limits = { timesBare: 3, partOfJsonServer: 1 / 3, idleBytes: 150_000_000, startMs: 1_500 };

const folder = mkdtempSync(join(tmpdir(), 'nzete-bench-'));
const running: ChildProcess[] = [];

interface Server {
  name: string;
  url: string;
  pid: number;
  /** From the start of the process to its first answer. */
  startMs: number;
}

async function start(name: string, path: string, command: (port: number) => string[], env = {}): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}${path}`;
  const began = performance.now();
  const child = spawn(process.execPath, command(port), {
    cwd: folder,
    env: environment({ PORT: String(port), ...env }),
    stdio: 'ignore',
  });
  running.push(child);
  if (child.pid === undefined) throw new Error(`${name} could not be started`);
  await firstAnswer(child, url).catch((error: Error) => {
    throw new Error(`${name}: ${error.message}`);
  });
  return { name, url, pid: child.pid, startMs: performance.now() - began };
}

async function stop(): Promise<void> {
  await Promise.all(
    running.splice(0).map((child) => {
      const ended = new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve(0)));
      child.kill('SIGKILL');
      return ended;
    }),
  );
}

const startOurs = () =>
  start('ours', `/api${path}`, () => [join(root, 'apps/api/dist/server.js')], {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    HOST: '127.0.0.1',
    NODE_ENV: 'production',
    CLIMATE_REFRESH_MINUTES: '0',
  });

async function startBare(body: string): Promise<Server> {
  const code = `const body = Buffer.from(${JSON.stringify(body)});
    require('node:http').createServer((request, response) => {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
      response.end(body);
    }).listen(Number(process.env.PORT), '127.0.0.1');`;
  return start('bare node:http', '/', () => ['-e', code]);
}

/** Not a dependency: it brings Express 4 and a hundred packages for one comparison. As it comes, and without its log. */
async function startJsonServers(body: string): Promise<Server[]> {
  const { code, output } = await run('npm', [
    'install',
    '--prefix',
    folder,
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    JSON_SERVER,
  ]);
  if (code !== 0) throw new Error(`${JSON_SERVER} could not be installed:\n${output}`);
  writeFileSync(join(folder, 'db.json'), JSON.stringify({ data: JSON.parse(body) }));
  const program = join(folder, 'node_modules/json-server/lib/cli/bin.js');
  const command = (port: number) => [program, 'db.json', '--host', '127.0.0.1', '--port', String(port)];
  return [
    await start(JSON_SERVER, '/data', command),
    await start(`${JSON_SERVER} --quiet`, '/data', (port) => [...command(port), '--quiet']),
  ];
}

interface Measured {
  microseconds: number;
  perSecond: number;
}

async function measure({ url, pid }: Server): Promise<Measured> {
  const before = processorTime(pid);
  const { ms } = await load(url, requests, CONNECTIONS);
  return { microseconds: ((processorTime(pid) - before) * 1_000) / requests, perSecond: (requests * 1_000) / ms };
}

/** Rounds of all, one after another: what disturbs the machine disturbs each of them. */
async function compare(servers: Server[]): Promise<Map<string, Measured>> {
  for (const { url } of servers) await load(url, requests, CONNECTIONS); // until the code of each is compiled
  const rounds = new Map<string, Measured[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const server of servers) rounds.set(server.name, [...(rounds.get(server.name) ?? []), await measure(server)]);
  }
  const typical = (all: Measured[]) => ({
    microseconds: median(all.map(({ microseconds }) => microseconds)),
    perSecond: median(all.map(({ perSecond }) => perSecond)),
  });
  return new Map([...rounds].map(([name, all]) => [name, typical(all)]));
}

function report(measured: Map<string, Measured>, ours: Server, idle: number): boolean {
  const of = (name: string) => measured.get(name)?.microseconds ?? Number.NaN;
  const bare = of('bare node:http');
  const rows = [...measured].map(([name, { microseconds, perSecond }]) => [
    name,
    microseconds.toFixed(1),
    (microseconds / bare).toFixed(2),
    thousands(perSecond),
  ]);
  console.log(
    table(
      [`GET /api${path}, ${ROUNDS} x ${thousands(requests)}`, 'processor µs a request', 'x bare', 'requests/s'],
      rows,
    ),
  );
  const checks = [
    { what: 'ours, times the bare server', value: of('ours') / bare, limit: limits.timesBare, digits: 2 },
    {
      what: 'ours, part of json-server',
      value: of('ours') / of(JSON_SERVER),
      limit: limits.partOfJsonServer,
      digits: 2,
    },
    { what: 'memory after the start, MB', value: idle / 1e6, limit: limits.idleBytes / 1e6, digits: 0 },
    { what: 'start on a filled database, ms', value: ours.startMs, limit: limits.startMs, digits: 0 },
  ];
  console.log(
    `\n${table(
      ['', 'measured', 'at most'],
      checks.map(({ what, value, limit, digits }) => [what, value.toFixed(digits), limit.toFixed(digits)]),
    )}`,
  );
  const broken = checks.filter(({ value, limit }) => !(value <= limit)).map(({ what }) => what);
  if (broken.length > 0) console.log(`Over the limit: ${broken.join('; ')}`);
  return broken.length === 0;
}

async function main(): Promise<boolean> {
  if (!Number.isInteger(requests) || requests < 100)
    throw new Error(`--requests must be a whole number from 100, but it is "${values.requests}"`);
  if (!existsSync(join(root, 'apps/api/dist/server.js')))
    throw new Error('The server is not built: run npm run build first.');
  await startOurs(); // fills the database
  await stop();
  const ours = await startOurs();
  const { body } = await load(ours.url, 1, 1);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const idle = residentMemory(ours.pid);
  return report(await compare([await startBare(body), ours, ...(await startJsonServers(body))]), ours, idle);
}

try {
  if (!(await main()) && values.check) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await stop();
  rmSync(folder, { recursive: true, force: true });
}
