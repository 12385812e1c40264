import { preview } from 'vite';

/** Serves a folder on localhost. */
export async function serveFolder(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    root: folder,
    appType: 'mpa',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  return { url: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '', stop: () => server.close() };
}
