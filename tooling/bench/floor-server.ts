import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { listen } from '../lib/listen.ts';
import { fetchBytes } from '../lib/load.ts';

interface OwnFile {
  content: string;
  type: string;
}

interface Answer {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The site's headers that a browser needs. */
const passedOn = ['cache-control', 'content-encoding', 'content-type', 'etag', 'vary'];

const ownAnswer = ({ content, type }: OwnFile): Answer => ({
  body: brotliCompressSync(content),
  headers: { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'no-cache' },
});

const send = (response: ServerResponse, { headers, body }: Answer) =>
  response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);

/**
 * Serves some files compressed, and everything else as the site does: fetched once, then from
 * memory, so that a measured visit does not wait for the site.
 */
export async function serveBeside(
  site: string,
  files: Record<string, OwnFile>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const answers = new Map(Object.entries(files).map(([path, file]) => [path, ownAnswer(file)]));
  const server = createServer(async ({ url: path = '/' }, response) => {
    try {
      const known = answers.get(path);
      if (known) return send(response, known);
      const { headers, body } = await fetchBytes(`${site}${path}`, { 'accept-encoding': 'br' });
      const kept = Object.fromEntries(passedOn.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
      const answer = { headers: kept, body };
      answers.set(path, answer);
      return send(response, answer);
    } catch {
      return response.writeHead(404).end();
    }
  });
  return listen(server);
}
