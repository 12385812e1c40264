import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgres } from '../../../../tooling/postgres.ts';

/** An account of the machine. */
interface Account {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL and PgBouncer refuse to run as root, so as root they use the account of their package,
 * or `nobody`.
 */
export function account(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string, user: string) =>
    Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', user), gid: id('-g', user) };
    } catch {
      // no such account on this machine
    }
  }
  return undefined;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 1_000_000_000;

/** Copying a database writes hundreds of small files: in memory it takes a tenth of the time. */
function fastFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir();
}

export interface TestPostgres {
  url: string;
  /** The owner of its files, if we started it as root. */
  owner?: Account | undefined;
  stop(): Promise<void>;
}

async function startTemporary(bin: string): Promise<TestPostgres> {
  const folder = mkdtempSync(join(fastFolder(), 'nzete-pg-'));
  const as = account();
  if (as) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const options = { ...as, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const initdb = ['-D', data, '-U', 'nzete', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(bin, 'initdb'), initdb, { ...options, stdio: 'ignore' });
  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=300',
    // Its data are temporary: tests kill our server, never this one.
    'fsync=off',
    'full_page_writes=off',
    'autovacuum=off',
  ];
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    let log = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      log += text;
      if (log.includes('ready to accept connections')) resolve();
    });
    child.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)));
  });
  return {
    url: `postgres://nzete@127.0.0.1:${port}/postgres`,
    owner: as,
    stop: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGQUIT'); // nothing must be kept
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The URL of another database on the same server. */
export function databaseAt(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** A temporary server of the installed PostgreSQL, or `undefined` if there is none. */
export async function startOwnPostgres(): Promise<TestPostgres | undefined> {
  const bin = findPostgres();
  return bin ? startTemporary(bin) : undefined;
}

/**
 * The server of TEST_DATABASE_URL, or a temporary one, or `undefined` if PostgreSQL is not
 * installed.
 */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: async () => {} };
  return startOwnPostgres();
}

/** Runs a query on a new connection. */
export async function queryPostgres<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
