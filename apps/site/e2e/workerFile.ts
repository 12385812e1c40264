import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Answer {
  status?: number;
  contentType?: string;
  body: string;
}

/** A server in front of the site, whose `/worker.js` can be replaced. */
export interface WorkerFileServer {
  url: string;
  /** How often the file was asked for since it was replaced. */
  asked: () => number;
  replace: (answer: Answer) => void;
  stop: () => Promise<void>;
}

/**
 * Playwright does not intercept requests for the file of a service worker, so tests of a bad deploy
 * put a server of their own before that of the site.
 */
export async function serveWorkerFile(site: string): Promise<WorkerFileServer> {
  let own: Answer | undefined;
  let count = 0;
  const server = createServer((request, response) => {
    if (own && request.url === '/worker.js') {
      count += 1;
      response.writeHead(own.status ?? 200, { 'content-type': own.contentType ?? 'text/javascript' });
      response.end(own.body);
      return;
    }
    const { method, headers, url } = request;
    const passedOn = send(new URL(url ?? '/', site), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passedOn.on('error', () => response.destroy());
    request.pipe(passedOn);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://127.0.0.1:${port}`,
    asked: () => count,
    replace: (answer) => {
      own = answer;
      count = 0;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
