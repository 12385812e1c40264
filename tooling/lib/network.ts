import type { Page, Request as Sent } from 'playwright';

export interface Request {
  url: string;
  /** Playwright's resource type: document, script, stylesheet, image, font, fetch… */
  type: string;
  /** Transferred bytes with headers. */
  bytes: number;
  /** Transferred bytes of the body. */
  body: number;
  /** When it was sent, in milliseconds since navigation start; absent if no answer ever came. */
  started?: number;
}

/** The network is idle after this many milliseconds without activity. */
const REST_MS = 500;

/** Records the requests of a page. */
export function recordRequests(page: Page) {
  const requests: Sent[] = [];
  const finished = new Set<Sent>();
  const open = new Set<Sent>();
  let changed = performance.now();
  const end = (request: Sent) => {
    if (open.delete(request)) changed = performance.now();
  };
  page.on('request', (request) => {
    if (!/^https?:/.test(request.url())) return;
    changed = performance.now();
    requests.push(request);
    open.add(request);
  });
  page.on('requestfinished', (request) => {
    finished.add(request);
    end(request);
  });
  page.on('requestfailed', end);

  async function measured(request: Sent, origin: number): Promise<Request> {
    const [url, type] = [request.url(), request.resourceType()];
    if (!finished.has(request)) return { url, type, bytes: 0, body: 0 };
    const { responseHeadersSize, responseBodySize: body } = await request.sizes();
    const { startTime } = request.timing();
    return { url, type, bytes: responseHeadersSize + body, body, started: startTime - origin };
  }

  return {
    /** @param origin navigation start in milliseconds since 1970 */
    since: (origin: number) => Promise.all(requests.map((request) => measured(request, origin))),
    /** Resolves when the network is idle, unlike `networkidle` also a second time. */
    atRest: async () => {
      const began = performance.now();
      while (open.size > 0 || performance.now() - changed < REST_MS) {
        if (performance.now() - began > 60_000) {
          const waiting = [...open].map((request) => request.url());
          throw new Error(`The network was not idle after 60 s: ${waiting.join(', ')}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}
