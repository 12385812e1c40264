import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { startApp } from './support/app.ts';

// Node's own timers disconnect these clients. Tests cannot control them, so each reads the limit
// and then shortens it. See body-timeout.test.ts for stalled bodies.

/** A server, a connection to it, and the server's side of it. */
async function connected(): Promise<{
  app: FastifyInstance;
  client: Socket;
  served: Socket;
  isServed: () => Promise<boolean>;
}> {
  const app = await startApp();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const connection = once(app.server, 'connection') as Promise<[Socket]>;
  const client = connect(Number(new URL(url).port), '127.0.0.1');
  client.on('error', () => {}); // the server cuts it off
  onTestFinished(() => void client.destroy());
  const [served] = await connection;
  return { app, client, served, isServed: async () => (await fetch(`${url}/api/hero`)).ok };
}

test('[API-02] a client that sends a header now and then gets a 408 with a detail, while others are served', async () => {
  const { app, client, isServed } = await connected();
  expect(app.server.headersTimeout).toBe(8_000);
  app.server.headersTimeout = 500;
  let received = '';
  client.setEncoding('utf8').on('data', (text) => {
    received += text;
  });
  client.write('GET /api/hero HTTP/1.1\r\nHost: x\r\n');
  const trickle = setInterval(() => client.write('X-Slow: 1\r\n'), 50);
  // Not `once`: a header that is written after the end is an error of the client, not of the test.
  const closed = new Promise((resolve) => client.on('close', resolve)).finally(() => clearInterval(trickle));
  expect(await isServed()).toBe(true);
  await closed;
  expect(received).toMatch(/^HTTP\/1\.1 408 /);
  expect(JSON.parse(received.split('\r\n\r\n')[1] ?? '').code).toBe('request-too-slow');
});

test('[API-02] a client that does not read the response is disconnected, while others are served', async () => {
  const { client, served, isServed } = await connected();
  expect(served.timeout).toBe(20_000);
  client.pause();
  client.write('GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(200));
  await expect.poll(() => served.writableNeedDrain).toBe(true);
  expect(await isServed()).toBe(true);
  const closed = once(served, 'close');
  served.setTimeout(200);
  await closed;
  expect(await isServed()).toBe(true);
});
