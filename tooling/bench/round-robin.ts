import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy on a free port of this machine that gives each connection to the next of some servers. */
export async function roundRobin(ports: number[]): Promise<{ url: string; stop: () => void }> {
  const open = new Set<Socket>();
  let next = 0;
  const server = createServer((visitor) => {
    const port = ports[next % ports.length] ?? 0;
    next += 1;
    const target = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [visitor, target],
      [target, visitor],
    ] as const) {
      open.add(from);
      from.setNoDelay();
      from.pipe(to);
      from.once('error', () => to.destroy());
      from.once('close', () => open.delete(from));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
