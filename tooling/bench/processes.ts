import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from '../lib/load.ts';
import { run } from '../lib/run.mjs';
import { freePort, type RunningServer, startProgram, startServer } from '../lib/server.ts';
import { environment, root } from '../lib/setup.mjs';

export interface Server {
  name: string;
  /** With the measured path. */
  url: string;
  pid: number;
  startMs: number;
}

const running: RunningServer[] = [];

async function started(name: string, path: string, starting: Promise<RunningServer>): Promise<Server> {
  const server = await starting.catch((error: Error) => {
    throw new Error(`${name}: ${error.message}`);
  });
  running.push(server);
  return { name, url: server.url + path, pid: server.pid ?? 0, startMs: server.startMs };
}

/** Ends every server that was started. */
export const stopAll = () => Promise.all(running.splice(0).map(({ stop }) => stop()));

/** Our built server, with its database in `folder`. */
export function startOurs(folder: string, path: string, more: Record<string, string> = {}): Promise<Server> {
  const variables = {
    DATA_DIR: join(folder, 'data'),
    RENDER_WAIT_MS: '',
    PUBLIC_URL: 'https://nzete.example',
    TRUST_PROXY: '127.0.0.1', // one machine acts as many visitors
    ...more,
  };
  return started('ours', path, startServer(root, variables, path));
}

async function startOther(name: string, cwd: string, path: string, command: (port: number) => string[]) {
  const port = await freePort();
  const env = environment({ PORT: String(port) });
  return started(name, path, startProgram({ args: command(port), port, path, cwd, env }));
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
  return startOther('bare node:http', folder, '/', () => [file]);
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
  return [
    await startOther(version, folder, '/data', command),
    await startOther(`${version} --quiet`, folder, '/data', (port) => [...command(port), '--quiet']),
  ];
}
