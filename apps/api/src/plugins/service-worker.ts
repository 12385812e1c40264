import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { wantsPage } from '../http/answers/wants-page.ts';

export const WORKER_PATH = '/worker.js';

/**
 * Takes the place of the site's service worker. It answers no request, so pages come from the
 * network at once; then it deletes what the worker kept, and removes itself. What visitors have
 * written stays: it is not in these caches.
 */
const REMOVER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
})()));
`;

/** The kill switch of the service worker (docs/operations/README.md). */
export function withoutServiceWorker(app: FastifyInstance, setting: Exclude<Config['serviceWorker'], 'on'>): void {
  app.get(WORKER_PATH, { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(REMOVER),
  );
  if (setting === 'off') return;
  app.addHook('onRequest', (request, reply, done) => {
    // Browsers look for a new worker even when the old one answers their pages.
    if (request.url === WORKER_PATH || wantsPage(request)) reply.header('clear-site-data', '"cache", "storage"');
    done();
  });
}
