import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment, root, serverFlags } from './setup.mjs';

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

/** Waits until a new server responds. Fails if it sends an error, exits, or takes a minute. */
export async function firstAnswer(server: ChildProcess, url: string): Promise<void> {
  const signal = AbortSignal.timeout(60_000);
  while (!signal.aborted) {
    if (hasEnded(server)) throw new Error('The server exited before it was ready');
    const answer = await fetch(url, { signal }).catch(() => undefined); // not listening yet
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    if (answer) throw new Error(`${url} answered ${answer.status}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('The server was not ready after 60 s');
}

export interface RunningServer {
  url: string;
  stop: () => Promise<void>;
  output: () => string;
}

/**
 * Starts the built server on a free port with an empty database. `stop` ends it and deletes the
 * database; `output` is its log.
 *
 * @param folder the checkout whose build is started
 * @param variables more environment variables; PORT sets the port, such as that of a stopped server
 */
export async function startServer(folder = root, variables: Record<string, string> = {}): Promise<RunningServer> {
  const file = join(folder, 'apps/api/dist/server.js');
  if (!existsSync(file)) throw new Error('The server is not built: run npm run build first.');
  const port = variables.PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const data = mkdtempSync(join(tmpdir(), 'nzete-data-'));
  const env = environment({
    PORT: port,
    PUBLIC_URL: url,
    // With browsers beside it rendering is slow, and a page without content would not be
    // comparable.
    RENDER_WAIT_MS: '20000',
    DATA_DIR: data,
    DATABASE_URL: '',
    CLIMATE_REFRESH_MINUTES: '0',
    NODE_ENV: 'production',
    ...variables,
  });
  const server = spawn(process.execPath, [...serverFlags, file], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += chunk));
  const stop = async () => {
    const ended = new Promise((resolve) => (hasEnded(server) ? resolve(0) : server.once('exit', resolve)));
    server.kill('SIGTERM');
    const patience = setTimeout(() => server.kill('SIGKILL'), 5_000);
    await ended;
    clearTimeout(patience);
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await firstAnswer(server, `${url}/readyz`);
  } catch (error) {
    await stop();
    throw new Error(`${(error as Error).message}:\n${output}`);
  }
  return { url, stop, output: () => output };
}
