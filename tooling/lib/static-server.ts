import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { listen } from './listen.ts';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Serves a folder on localhost. */
export async function serveFolder(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const file = join(folder, path === '/' ? 'index.html' : path);
    try {
      const content = await readFile(file);
      // The folder does not change while it is served.
      const headers = {
        'cache-control': 'max-age=3600',
        'content-type': types[extname(file)] ?? 'application/octet-stream',
      };
      response.writeHead(200, headers).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  return listen(server);
}
