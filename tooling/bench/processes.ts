import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from '../lib/load.ts';
import { run } from '../lib/run.mjs';
import { firstAnswer, freePort } from '../lib/server.ts';
import { environment, root, serverEnvironment, serverFlags } from '../lib/setup.mjs';

export interface Server {
  name: string;
  /** With the measured path. */
  url: string;
  pid: number;
  /** From the start of the process to its first response. */
  startMs: number;
}

const running: ChildProcess[] = [];

interface Start {
  name: string;
  folder: string;
  path: string;
  command: (port: number) => string[];
  env?: NodeJS.ProcessEnv;
}

async function start({ name, folder, path, command, env = {} }: Start): Promise<Server> {
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

/** Ends every server that was started. */
export async function stopAll(): Promise<void> {
  await Promise.all(
    running.splice(0).map((child) => {
      const ended = new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve(0)));
      child.kill('SIGKILL');
      return ended;
    }),
  );
}

/** Our built server, with its database in `folder` unless the variables set another. */
export function startOurs(folder: string, path: string, more: NodeJS.ProcessEnv = {}): Promise<Server> {
  const file = join(root, 'apps/api/dist/server.js');
  if (!existsSync(file)) throw new Error('The server is not built: run npm run build first.');
  const env = {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    HOST: '127.0.0.1',
    ...serverEnvironment,
    CLIMATE_REFRESH_MINUTES: '0',
    PUBLIC_URL: 'https://nzete.example',
    TRUST_PROXY: '127.0.0.1', // one machine acts as many visitors
    ...more,
  };
  return start({ name: 'ours', folder, path, command: () => [...serverFlags, file], env });
}

/** Headers that node:http adds. */
const automatic = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-length']);

/**
 * A server that sends one response to every request, and a 304 only if the client sends an ETag.
 */
export function startBare(folder: string, { status, headers, body }: Answer): Promise<Server> {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !automatic.has(name)));
  const sent = status === 304 ? kept : { ...kept, 'content-length': body.length };
  const code = `const body = Buffer.from('${body.toString('base64')}', 'base64');
    const headers = ${JSON.stringify(sent)};
    require('node:http').createServer((request, response) => {
      response.writeHead(request.headers['if-none-match'] ? ${status} : 200, headers);
      response.end(body);
    }).listen(Number(process.env.PORT), '127.0.0.1');`;
  const file = join(folder, `bare-${randomUUID()}.cjs`);
  writeFileSync(file, code);
  return start({ name: 'bare node:http', folder, path: '/', command: () => [file] });
}

/**
 * json-server, with and without logging. It is not a dependency, because it brings Express 4 and a
 * hundred packages.
 */
export async function startJsonServers(folder: string, version: string, json: string): Promise<Server[]> {
  const install = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', version];
  const { code, output } = await run('npm', install);
  if (code !== 0) throw new Error(`${version} could not be installed:\n${output}`);
  writeFileSync(join(folder, 'db.json'), JSON.stringify({ data: JSON.parse(json) }));
  const program = join(folder, 'node_modules/json-server/lib/cli/bin.js');
  const command = (port: number) => [program, 'db.json', '--host', '127.0.0.1', '--port', String(port)];
  const path = '/data';
  return [
    await start({ name: version, folder, path, command }),
    await start({ name: `${version} --quiet`, folder, path, command: (port) => [...command(port), '--quiet'] }),
  ];
}
