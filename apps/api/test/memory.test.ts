import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { residentMemory } from '../../../tooling/lib/load.ts';
import { temporaryFolder } from './support/folders.ts';
import { runServer } from './support/server.ts';

const CLIENTS = 1_000;
const TOKEN = 'a-token-of-this-test';
const ask = 'GET /api/navigation?lang=fr HTTP/1.1\r\nHost: x\r\n\r\n';

/** One client, which has asked and has been answered, and stays. */
async function client(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.write(ask.repeat(5));
  await once(socket, 'data');
  return socket.resume();
}

/** Bytes of what the program itself holds, as it says to Prometheus. */
async function heapUsed(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]);
}

test.runIf(process.platform === 'linux')(
  '[API-01] after thousands of clients the program holds what it held before, within a fifth, and the process stops growing',
  { timeout: 120_000 },
  async () => {
    const env = { TRUST_PROXY: '127.0.0.1', METRICS_TOKEN: TOKEN, NODE_OPTIONS: '--max-semi-space-size=4' };
    const { url, child } = await runServer({ DATA_DIR: temporaryFolder(), ...env });
    const visit = async () => {
      const port = Number(new URL(url).port);
      const clients = await Promise.all(Array.from({ length: CLIENTS }, () => client(port)));
      for (const socket of clients) socket.destroy();
    };
    const visits = async (count: number) => {
      for (let round = 0; round < count; round += 1) await visit();
    };
    const idle = await heapUsed(url);
    // The C library keeps what the first thousands needed, for the next ones.
    await visits(8);
    const grown = residentMemory(child.pid ?? 0);
    await visits(8);
    expect(residentMemory(child.pid ?? 0) / grown).toBeLessThan(1.2);
    // V8 looks for what is not needed any more when little has happened for some seconds.
    await expect.poll(async () => (await heapUsed(url)) / idle, { timeout: 60_000 }).toBeLessThan(1.2);
  },
);
