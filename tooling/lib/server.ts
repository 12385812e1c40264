import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment, root, serverEnvironment, serverFlags } from './setup.mjs';

/** A port that is free at the moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/**
 * Waits until a new server responds. Fails if it sends an error, exits, or takes two minutes.
 *
 * @param address its URL, or a function that returns it once it is known
 */
export async function firstAnswer(server: ChildProcess, address: string | (() => string | undefined)): Promise<void> {
  const signal = AbortSignal.timeout(120_000);
  while (!signal.aborted) {
    if (hasEnded(server)) throw new Error('The server exited before it was ready');
    const url = typeof address === 'string' ? address : address();
    const answer = url ? await fetch(url, { signal }).catch(() => undefined) : undefined; // not listening yet
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    if (answer) throw new Error(`${url} answered ${answer.status}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('The server was not ready after 120 s');
}

export interface RunningServer {
  url: string;
  pid: number | undefined;
  /** From the start of the process to its first response. */
  startMs: number;
  stop: () => Promise<void>;
  output: () => string;
}

interface Program {
  args: string[];
  /** 0 lets the system choose one, which the program must print as the server of the site does. */
  port: number;
  /** The path of the first request. */
  path: string;
  cwd: string;
  env: NodeJS.ProcessEnv;
}

/** Starts a program of Node that serves HTTP, and waits for its first response. */
export async function startProgram({ args, port, path, cwd, env }: Program): Promise<RunningServer> {
  const began = performance.now();
  const server = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += chunk));
  const stop = async () => {
    const ended = new Promise((resolve) => (hasEnded(server) ? resolve(0) : server.once('exit', resolve)));
    // After SIGTERM the server would wait for the connections that browsers keep open.
    server.kill('SIGINT');
    const patience = setTimeout(() => server.kill('SIGKILL'), 5_000);
    await ended;
    clearTimeout(patience);
  };
  const printed = () => Number(/ready on http:\/\/localhost:(\d+)/.exec(output)?.[1] ?? 0);
  const origin = () => `http://127.0.0.1:${port || printed()}`;
  try {
    await firstAnswer(server, () => (port || printed() ? origin() + path : undefined));
  } catch (error) {
    await stop();
    throw new Error(`${(error as Error).message}:\n${output}`);
  }
  return { url: origin(), pid: server.pid, startMs: performance.now() - began, stop, output: () => output };
}

/**
 * Starts the built server on a port that the system chooses, with an empty database, which `stop`
 * deletes.
 *
 * @param folder the checkout whose build is started
 * @param variables more environment variables: PORT sets the port, such as that of a stopped
 *   server, and DATA_DIR a folder to keep
 */
export async function startServer(
  folder = root,
  variables: Record<string, string> = {},
  path = '/readyz',
): Promise<RunningServer> {
  const file = join(folder, 'apps/api/dist/server.js');
  if (!existsSync(file)) throw new Error('The server is not built: run npm run build first.');
  const port = Number(variables.PORT ?? 0);
  const data = mkdtempSync(join(tmpdir(), 'nzete-data-'));
  const remove = () => rmSync(data, { recursive: true, force: true });
  const env = environment({
    ...serverEnvironment,
    PORT: String(port),
    // Without it the origin is that of each request.
    PUBLIC_URL: port ? `http://127.0.0.1:${port}` : '',
    // With browsers beside it rendering is slow, and a page without content would not be
    // comparable.
    RENDER_WAIT_MS: '20000',
    DATA_DIR: data,
    DATABASE_URL: '',
    CLIMATE_REFRESH_MINUTES: '0',
    ...variables,
  });
  const server = await startProgram({ args: [...serverFlags, file], port, path, cwd: folder, env }).catch((error) => {
    remove();
    throw error;
  });
  return { ...server, stop: () => server.stop().then(remove) };
}
