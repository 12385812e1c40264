import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { residentMemory } from '../../../tooling/lib/load.ts';
import { temporaryFolder } from './support/folders.ts';
import { runServer } from './support/server.ts';

const CLIENTS = 1_000;
const ask = 'GET /api/navigation?lang=fr HTTP/1.1\r\nHost: x\r\n\r\n';

/** One client, which has asked and has been answered, and stays. */
async function client(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.write(ask.repeat(5));
  await once(socket, 'data');
  return socket.resume();
}

test.runIf(process.platform === 'linux')(
  '[API-01] after a thousand clients the memory returns to within a fifth of what it was',
  async () => {
    const { url, child } = await runServer({ DATA_DIR: temporaryFolder(), TRUST_PROXY: '127.0.0.1' });
    const port = Number(new URL(url).port);
    const visit = async () => {
      const clients = await Promise.all(Array.from({ length: CLIENTS }, () => client(port)));
      for (const socket of clients) socket.destroy();
    };
    // A process that has done nothing yet has not made what it keeps for the first ones.
    await visit();
    await expect.poll(async () => (await fetch(`${url}/healthz`)).ok).toBe(true);
    const idle = residentMemory(child.pid ?? 0);
    for (let round = 0; round < 5; round += 1) await visit();
    await expect.poll(() => residentMemory(child.pid ?? 0) / idle).toBeLessThan(1.2);
  },
);
