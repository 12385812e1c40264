import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startApp } from './support/app.ts';
import { sendApplication } from './support/kyc.ts';

/** Announces a body, sends only its beginning, and returns the connection. */
async function stall(app: FastifyInstance, line: string, ...headers: string[]): Promise<{ received: () => string }> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('not listening');
  const socket = connect(address.port, '127.0.0.1').setEncoding('utf8');
  let received = '';
  socket.on('data', (text) => {
    received += text;
  });
  socket.on('error', () => {}); // the server cuts it off
  onTestFinished(() => void socket.destroy());
  const head = [`${line} HTTP/1.1`, 'Host: x', 'Content-Length: 1000', 'Expect: 100-continue', ...headers];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await once(socket, 'data');
  socket.write('%PDF-');
  return { received: () => received };
}

const connections = (app: FastifyInstance) =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));

describe('a body that stalls', () => {
  // Node's own timers are not replaced.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('[API-02] is answered with a 408 and disconnected after ten seconds', async () => {
    const app = await startApp();
    const { received } = await stall(app, 'POST /api/nowhere', 'Content-Type: application/json');
    vi.advanceTimersByTime(9_999);
    expect(await connections(app)).toBe(1);
    vi.advanceTimersByTime(1);
    await expect.poll(() => connections(app)).toBe(0);
    await expect.poll(received).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 408 Request Timeout\r\n/);
    expect(JSON.parse(received().split('\r\n\r\n')[2] ?? '').code).toBe('request-too-slow');
  });

  test('[KYC-05] of a document has five minutes, because mobile connections are slow', async () => {
    const app = await startApp();
    const { reference, upload_token } = (await sendApplication(app)).json();
    const line = `PUT /api/kyc-applications/${reference}/documents/governmentId`;
    await stall(app, line, 'Content-Type: application/pdf', `Authorization: Bearer ${upload_token}`);
    vi.advanceTimersByTime(299_999);
    expect(await connections(app)).toBe(1);
    vi.advanceTimersByTime(1);
    await expect.poll(() => connections(app)).toBe(0);
  });
});
