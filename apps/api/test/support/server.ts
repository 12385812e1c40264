import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { inheritedClock } from '../../../../tooling/lib/clock.ts';
import { sharedPictures } from './folders.ts';
import { databaseOf } from './place.ts';
import { compileCache, program } from './programs.ts';

/** A real server process. */
export interface ServerProcess {
  child: ChildProcess;
  /** The output so far, both streams. */
  output(): string;
  /** Resolves with the exit code, or the signal that ended it. */
  exited: Promise<number | NodeJS.Signals>;
}

export interface RunningServer extends ServerProcess {
  url: string;
}

/**
 * Starts the server with only the given variables and Node flags; it is killed when the test ends.
 */
export function spawnServer(
  env: Record<string, string>,
  cwd?: string,
  flags: string[] = [],
  folder?: string,
): ServerProcess {
  const child = spawn(process.execPath, [...flags, program('server', folder)], {
    cwd,
    env: {
      PATH: process.env.PATH,
      ...inheritedClock(),
      ...compileCache(),
      HOST: '127.0.0.1',
      PORT: '0',
      SITE_DIR: '/nowhere',
      CLIMATE_REFRESH_MINUTES: '0', // tests need no network
      PICTURES_DIR: sharedPictures(),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const exited = once(child, 'close').then(([code, signal]) => code ?? signal);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  return { child, output: () => output, exited };
}

/**
 * Starts a server and waits until it is ready. In the project `api-postgres` it uses the database
 * of its data folder.
 */
export async function runServer(
  env: Record<string, string>,
  cwd?: string,
  flags?: string[],
  folder?: string,
): Promise<RunningServer> {
  const databaseUrl = env.DATABASE_URL ?? (await databaseOf(env.DATA_DIR ?? cwd ?? ':memory:'));
  const server = spawnServer({ ...env, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }, cwd, flags, folder);
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const port = /Nzete is ready on http:\/\/localhost:(\d+)/.exec(server.output())?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    };
    server.child.stdout?.on('data', look);
    void server.exited.then((code) => reject(new Error(`The server ended with ${code}: ${server.output()}`)));
  });
  return { ...server, url };
}
