import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { residentMemory } from '../../../tooling/lib/load.ts';
import { paths } from '../src/paths.ts';
import { temporaryFolder } from './support/folders.ts';
import { runServer } from './support/server.ts';

const CLIENTS = 1_000;
const TOKEN = 'a-token-of-this-test';
const request = (path: string, accept: string) =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept: ${accept}\r\nAccept-Encoding: br\r\n\r\n`;
/** A page, and an API call of it. */
const ask = (request('/?lang=fr', 'text/html') + request('/api/navigation?lang=fr', 'application/json')).repeat(2);

/** How the server is started (`npm start -w apps/api`). */
const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
const flags: string[] = scripts.start.split(' ').filter((word: string) => word.startsWith('--'));

/** A client with an idle connection after one response. */
async function client(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.write(ask);
  await once(socket, 'data');
  return socket.resume();
}

/** The heap in use, according to the metrics. */
async function heapUsed(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]);
}

test.runIf(process.platform === 'linux')(
  '[API-01] after a thousand clients the process holds what it held before, within a fifth; after thousands it does not grow, and the program is back within a fifth too',
  { timeout: 180_000 },
  async () => {
    const env = {
      TRUST_PROXY: '127.0.0.1',
      PUBLIC_URL: 'https://nzete.example',
      METRICS_TOKEN: TOKEN,
      SITE_DIR: paths.site,
    };
    const { url, child } = await runServer({ DATA_DIR: temporaryFolder(), ...env }, undefined, flags);
    const port = Number(new URL(url).port);
    const visits = async (count: number) => {
      for (let visit = 0; visit < count; visit += 1) {
        const clients = await Promise.all(Array.from({ length: CLIENTS }, () => client(port)));
        for (const socket of clients) socket.destroy();
      }
    };
    const resident = () => residentMemory(child.pid ?? 0);
    // So that the render thread has rendered the page.
    (await client(port)).destroy();
    const idle = { heap: await heapUsed(url), resident: resident() };
    await visits(1);
    await expect.poll(() => resident() / idle.resident, { timeout: 60_000 }).toBeLessThan(1.2);
    await visits(3);
    const grown = resident();
    await visits(3);
    expect(resident() / grown).toBeLessThan(1.1);
    // V8 collects garbage after some idle seconds.
    await expect.poll(async () => (await heapUsed(url)) / idle.heap, { timeout: 60_000 }).toBeLessThan(1.2);
  },
);
