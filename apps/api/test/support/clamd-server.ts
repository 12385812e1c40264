import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { eicar } from './eicar.ts';

/** `works`, `hangs` without a response, or `refuses` each file with an error. */
type Behaviour = 'works' | 'hangs' | 'refuses';

/** The bytes of a complete INSTREAM command. */
function streamed(sent: Buffer): Buffer | undefined {
  const parts: Buffer[] = [];
  for (let at = 'zINSTREAM\0'.length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

/**
 * A server with clamd's protocol that finds the EICAR file; the real one is in
 * `deploy/test/clamav.test.ts`.
 */
export async function clamdServer() {
  let behaviour: Behaviour = 'works';
  let beforeVerdict = async () => {};
  const scanned: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let sent = Buffer.alloc(0);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    socket.on('data', async (chunk: Buffer) => {
      sent = Buffer.concat([sent, chunk]);
      if (behaviour === 'hangs') return;
      if (sent.toString() === 'zPING\0') return void socket.end('PONG\0');
      const bytes = streamed(sent);
      if (!bytes) return;
      scanned.push(bytes);
      await beforeVerdict();
      if (behaviour === 'refuses') socket.end('INSTREAM size limit exceeded. ERROR\0');
      else socket.end(bytes.includes(eicar) ? 'stream: Eicar-Test FOUND\0' : 'stream: OK\0');
    });
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo; // a port, so not the path of a socket
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(stop);
  return {
    url: `tcp://127.0.0.1:${port}`,
    scanned,
    stop,
    start: () => listen(port),
    behave: (as: Behaviour) => {
      behaviour = as;
    },
    /** Called during a scan. */
    during: (callback: () => Promise<void>) => {
      beforeVerdict = callback;
    },
  };
}
