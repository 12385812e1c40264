import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { AppOptions } from '../src/app.ts';
import { startApp } from './support/app.ts';
import { temporaryFolder } from './support/folders.ts';
import { runServer } from './support/server.ts';

async function listening(options: Partial<AppOptions>) {
  const app = await startApp(options);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const open = () => new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  const halfOpen = async (text = 'GET /api/hero HTTP/1.1\r\nHost:'): Promise<Socket> => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => {}); // the server closes it
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  };
  return { app, url, open, halfOpen };
}

const read = async (url: string) => {
  const answer = await fetch(`${url}/api/hero`, { headers: { connection: 'close' } });
  await answer.arrayBuffer();
  return answer.status;
};

test('[API-02] three times the allowed half-open sockets do not lock out a visitor', async () => {
  const { url, open, halfOpen } = await listening({ connectionLimits: { most: 30 } });
  await Promise.all(Array.from({ length: 90 }, () => halfOpen()));
  await expect.poll(open).toBeLessThanOrEqual(30);
  const statuses = await Promise.all(Array.from({ length: 25 }, () => read(url)));
  expect(statuses).toEqual(statuses.map(() => 200));
  expect(await open()).toBeLessThanOrEqual(31);
});

test('[API-02] one address has a share of the connections, and its own oldest are closed', async () => {
  const { url, open, halfOpen } = await listening({ connectionLimits: { most: 30, perAddress: 10 } });
  const sockets = await Promise.all(Array.from({ length: 20 }, () => halfOpen()));
  await expect.poll(open).toBeLessThanOrEqual(10);
  expect(await read(url)).toBe(200);
  await expect.poll(() => sockets.filter(({ destroyed }) => destroyed).length).toBeGreaterThanOrEqual(10);
});

test('[API-02] a trusted proxy, which has all visitors behind it, has only the limit of all', async () => {
  const { open, halfOpen } = await listening({
    connectionLimits: { most: 30, perAddress: 10 },
    trustProxy: ['127.0.0.1'],
  });
  await Promise.all(Array.from({ length: 20 }, () => halfOpen()));
  await expect.poll(open).toBe(20);
});

test('[API-02] a busy connection is not closed; a new one beyond the limit is', async () => {
  const { url, open, halfOpen } = await listening({ connectionLimits: { most: 2 } });
  const body = 'POST /api/feedback HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n';
  const working = await Promise.all([halfOpen(`${body}\r\n{`), halfOpen(`${body}\r\n{`)]);
  await expect.poll(open).toBe(2);
  await expect(read(url)).rejects.toThrow();
  expect(working.map(({ destroyed }) => destroyed)).toEqual([false, false]);
});

test('[API-02] X-Forwarded-For from an untrusted proxy is a warning, once', async () => {
  const server = await runServer({ DATA_DIR: temporaryFolder() });
  for (const _ of [1, 2, 3]) await fetch(`${server.url}/api/hero`, { headers: { 'x-forwarded-for': '192.0.2.7' } });
  const named = await runServer({ DATA_DIR: temporaryFolder(), TRUST_PROXY: '127.0.0.1' });
  await fetch(`${named.url}/api/hero`, { headers: { 'x-forwarded-for': '192.0.2.7' } });
  expect(server.output().match(/"level":40.*name it in TRUST_PROXY/g)).toHaveLength(1);
  expect(server.output()).not.toContain('192.0.2');
  expect(named.output()).not.toContain('TRUST_PROXY');
});
