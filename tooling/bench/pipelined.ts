import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Requests that a connection sends at once: the load then costs a fraction of what the answers cost. */
const AT_ONCE = 16;

const requestOf = (url: URL) => `GET ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\n\r\n`;

async function open({ port, hostname }: URL): Promise<Socket> {
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket.setNoDelay();
}

/** How many bytes an answer has, head included: every one has as many. */
async function answerLength(url: URL): Promise<number> {
  const socket = await open(url);
  socket.write(requestOf(url).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  let length = 0;
  for await (const chunk of socket) length += (chunk as Buffer).length;
  // An answer that closes has `close` where one that stays has `keep-alive`, and says for how long that is.
  return length + 'keep-alive'.length - 'close'.length + 'Keep-Alive: timeout=5\r\n'.length;
}

/**
 * Asks an address over and over, as fast as the server can, and only counts the bytes that come.
 *
 * @returns how long all of it took, in milliseconds.
 */
export async function pipelined(address: string, requests: number, connections: number): Promise<number> {
  const url = new URL(address);
  const length = await answerLength(url);
  const batch = requestOf(url).repeat(AT_ONCE);
  let left = Math.ceil(requests / AT_ONCE);
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(url)));
  const work = async (socket: Socket) => {
    let received = 0;
    let begin = () => {};
    const closed = once(socket, 'close').then(() => Promise.reject(new Error('The server hung up')));
    closed.catch(() => {}); // looked at while it matters
    socket.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received >= length * AT_ONCE) begin();
    });
    while (left > 0) {
      left -= 1;
      received = 0;
      const answered = new Promise<void>((resolve) => {
        begin = resolve;
      });
      socket.write(batch);
      await Promise.race([answered, closed]);
      if (received !== length * AT_ONCE) throw new Error(`${received} bytes came instead of ${length * AT_ONCE}`);
    }
    socket.destroy();
  };
  const began = performance.now();
  await Promise.all(sockets.map(work));
  return performance.now() - began;
}
