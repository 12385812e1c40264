/** A 2G network that loses requests: a proxy of the browser, and the browser's own throttling. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Page } from 'playwright';
import { freePort } from './server.ts';

/** What happens to a request: it never reaches the server, or half of its answer comes back. */
export type Fault = 'lost' | 'cut' | undefined;

/** A request, and how often its method and URL have been requested before. */
export interface Sent {
  method: string;
  path: string;
  earlier: number;
}

interface Answered extends Sent {
  status: number;
  /** Its `Idempotency-Key`. */
  key: IncomingMessage['headers'][string];
  body: Buffer;
}

interface WeakNetwork {
  /** For Playwright's option `proxy`. */
  server: string;
  /** What the server answered, even if it did not arrive. */
  answers: Answered[];
  faults: string[];
  stop: () => Promise<void>;
}

/** 280 kbit/s and 800 ms. */
export async function throttleTo2g(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const bytesPerSecond = 280_000 / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 800,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/**
 * Loses or cuts a share of the requests. It depends on the request and the seed only, so that a run
 * repeats in whatever order the browser sends them.
 */
export const faultsOf =
  (share: number, seed: number) =>
  ({ method, path, earlier }: Sent): Fault => {
    const chance = chanceOf(`${seed} ${method} ${path} ${earlier}`);
    if (chance >= share) return undefined;
    return chance < share / 2 ? 'lost' : 'cut';
  };

/** Between 0 and 1, from a hash of the text (FNV-1a, with a final mix). */
function chanceOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Starts a proxy for plain HTTP. */
export async function startWeakNetwork(faultOf: (sent: Sent) => Fault): Promise<WeakNetwork> {
  const counts = new Map<string, number>();
  const answers: Answered[] = [];
  const faults: string[] = [];
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = 'GET', url = '', headers } = incoming;
    const { pathname, search } = new URL(url);
    const path = pathname + search;
    const key = `${method} ${path}`;
    const sent = { method, path, earlier: counts.get(key) ?? 0 };
    counts.set(key, sent.earlier + 1);
    const fault = faultOf(sent);
    if (fault) faults.push(`${fault} ${key}`);
    if (fault === 'lost') return void incoming.socket.destroy();
    const upstream = request(url, { method, headers });
    incoming.pipe(upstream);
    const [response] = (await once(upstream, 'response')) as [IncomingMessage];
    const body = Buffer.concat(await response.toArray());
    answers.push({ ...sent, status: response.statusCode ?? 0, key: headers['idempotency-key'], body });
    // Browsers repeat a request that is lost on a connection that they use again.
    outgoing.writeHead(response.statusCode ?? 502, {
      ...response.headers,
      'content-length': body.length,
      connection: 'close',
    });
    if (fault === 'cut') outgoing.write(body.subarray(0, body.length / 2), () => incoming.socket.destroy());
    else outgoing.end(body);
  };
  const proxy = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  const port = await freePort();
  await once(proxy.listen(port, '127.0.0.1'), 'listening');
  const stop = async () => {
    proxy.closeAllConnections();
    await proxy[Symbol.asyncDispose]();
  };
  return { server: `http://127.0.0.1:${port}`, answers, faults, stop };
}
