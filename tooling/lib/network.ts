import type { CDPSession } from 'playwright';

export interface Request {
  url: string;
  /** The type in DevTools: Document, Script, Stylesheet, Image, Font, Fetch… */
  type: string;
  /** Transferred bytes with headers. */
  bytes: number;
  /** Transferred bytes of the body. */
  body: number;
  /** When the last byte arrived, in milliseconds since navigation start; absent if it never did. */
  finished?: number;
}

interface Recorded extends Omit<Request, 'finished'> {
  headers: number;
  /**
   * On two clocks: milliseconds since 1970 like the page's time origin, and the browser's seconds.
   */
  sent: { wall: number; clock: number };
  /** Milliseconds since 1970. */
  finished?: number;
}

/** The network is idle after this many milliseconds without activity. */
const REST_MS = 500;

/** Records the requests of a page. The network domain of `devtools` must be enabled. */
export function recordRequests(devtools: CDPSession) {
  const requests: Recorded[] = [];
  const open = new Map<string, Recorded>();
  let changed = performance.now();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp, wallTime }) => {
    if (!/^https?:/.test(request.url)) return;
    changed = performance.now();
    const sent = { wall: wallTime * 1_000, clock: timestamp };
    const recorded = { url: request.url, type, bytes: 0, body: 0, headers: 0, sent };
    requests.push(recorded);
    open.set(requestId, recorded);
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const request = open.get(requestId);
    if (request) request.headers = response.encodedDataLength;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = open.get(requestId);
    if (!request) return;
    changed = performance.now();
    open.delete(requestId);
    request.bytes = encodedDataLength;
    request.body = Math.max(0, encodedDataLength - request.headers);
    request.finished = request.sent.wall + (timestamp - request.sent.clock) * 1_000;
  });
  devtools.on('Network.loadingFailed', ({ requestId }) => {
    changed = performance.now();
    open.delete(requestId);
  });
  return {
    /** @param origin navigation start in milliseconds since 1970 */
    since: (origin: number): Request[] =>
      requests.map(({ headers: _, sent: _sent, finished, ...request }) => ({
        ...request,
        ...(finished !== undefined && { finished: finished - origin }),
      })),
    /** Resolves when the network is idle. */
    atRest: async () => {
      const began = performance.now();
      while (open.size > 0 || performance.now() - changed < REST_MS) {
        if (performance.now() - began > 60_000) {
          const waiting = [...open.values()].map(({ url }) => url);
          throw new Error(`The network was not idle after 60 s: ${waiting.join(', ')}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}
