import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { fetchBytes } from '../lib/load.ts';
import { freePort } from '../lib/server.ts';

interface Answer {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The site's headers that a browser needs. */
const passedOn = ['cache-control', 'content-encoding', 'content-type', 'etag', 'vary'];

/**
 * Serves some files compressed, and everything else as the site does: fetched once, then from
 * memory, so that a measured visit does not wait for the site.
 */
export async function serveBeside(site: string, files: Record<string, { content: string; type: string }>) {
  const answers = new Map<string, Answer>();
  for (const [path, { content, type }] of Object.entries(files)) {
    const headers = { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'no-cache' };
    answers.set(path, { headers, body: brotliCompressSync(content) });
  }
  const server = createServer(async ({ url: path = '/' }, response) => {
    try {
      const answer = answers.get(path) ?? (await fetchBytes(`${site}${path}`, { 'accept-encoding': 'br' }));
      answers.set(path, answer);
      for (const name of passedOn) if (answer.headers[name]) response.setHeader(name, answer.headers[name]);
      response.end(answer.body);
    } catch {
      response.writeHead(404).end();
    }
  });
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const stop = async () => {
    server.closeAllConnections();
    await server[Symbol.asyncDispose]();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
