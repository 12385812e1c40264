import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { StartupError } from '../../startup-error.ts';

type Tool = 'pg_dump' | 'pg_restore' | 'psql';

const PARAMETERS: Record<string, string> = {
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  host: 'PGHOST',
  port: 'PGPORT',
};

/** As environment variables, because command lines are visible to everyone on the machine. */
function connection(databaseUrl: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const parts: Record<string, string> = {
    PGHOST: hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
  };
  for (const [name, variable] of Object.entries(PARAMETERS))
    parts[variable] = searchParams.get(name) ?? parts[variable] ?? '';
  // The driver's own value for TLS without verification.
  if (parts.PGSSLMODE === 'no-verify') parts.PGSSLMODE = 'require';
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ''));
}

interface Running {
  child: ChildProcess;
  /** Rejects with the program's output if it fails. */
  ended: Promise<void>;
}

function run(tool: Tool, databaseUrl: string, args: string[], stdio: ['ignore' | 'pipe', 'ignore' | 'pipe']): Running {
  const env = { PATH: process.env.PATH, ...connection(databaseUrl) };
  const child = spawn(tool, args, { env, stdio: [...stdio, 'pipe'] });
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-2_000);
  });
  const ended = once(child, 'close').then(
    ([code]) => {
      if (code !== 0) throw new StartupError(`${tool} failed: ${output.trim() || `exit code ${code}`}`);
    },
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      throw new StartupError(
        `${tool} was not found on PATH. Install PostgreSQL's client, in the version of your server or a newer one.`,
      );
    },
  );
  return { child, ended };
}

/** Dumps a database at the snapshot of another connection. */
export async function dumpPostgres(databaseUrl: string, snapshot: string, file: string): Promise<void> {
  const args = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`, `--file=${file}`];
  await run('pg_dump', databaseUrl, args, ['ignore', 'ignore']).ended;
}

export async function readDump(databaseUrl: string, file: string): Promise<void> {
  await run('pg_restore', databaseUrl, ['--file=-', file], ['ignore', 'ignore']).ended;
}

/** Replaces the database in one transaction. `before` and `after` are SQL to run in it. */
export async function loadDump(
  databaseUrl: string,
  file: string,
  { before, after }: { before: string; after: string },
): Promise<void> {
  const script = run(
    'pg_restore',
    databaseUrl,
    ['--no-owner', '--no-privileges', '--file=-', file],
    ['ignore', 'pipe'],
  );
  const quiet = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1', '--file=-'];
  const psql = run('psql', databaseUrl, quiet, ['pipe', 'ignore']);
  const feed = async () => {
    const { stdout } = script.child;
    const { stdin } = psql.child;
    if (!stdout || !stdin) return;
    stdin.write(`${before}\n`);
    // Without the end of its input psql rolls back, so that an incomplete script is not committed.
    await pipeline(stdout, stdin, { end: false });
    await script.ended;
    // A dump empties the search path of its session.
    stdin.end(`reset search_path;\n${after}\n`);
  };
  const feeding = feed().catch((error: unknown) => {
    psql.child.kill();
    throw error;
  });
  const [fed, loaded] = await Promise.allSettled([feeding, psql.ended]);
  // If psql fails the pipe breaks too; its output is the reason.
  if (loaded.status === 'rejected' && !psql.child.killed) throw loaded.reason;
  if (fed.status === 'rejected') throw fed.reason;
  if (loaded.status === 'rejected') throw loaded.reason;
}
