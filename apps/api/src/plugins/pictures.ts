import { existsSync } from 'node:fs';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { photosFolder } from '../content/pictures.ts';

const shared: Partial<FastifyStaticOptions> = {
  prefix: '/pictures/',
  decorateReply: false,
  index: false,
  dotfiles: 'ignore',
  cacheControl: false,
};

const FOR_A_YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves the drawn pictures and the photos of the content under `/pictures/`, for a year: another picture has another
 * hash in its name, and so another address. Photos may come while the server runs.
 */
export async function pictures(app: FastifyInstance, folder: string, contentDir: string | undefined): Promise<void> {
  if (existsSync(folder)) {
    await app.register(fastifyStatic, {
      ...shared,
      root: folder,
      wildcard: false,
      preCompressed: true,
      globIgnore: ['manifest.json', '**/*.br', '**/*.gz'],
      setHeaders: (reply) => void reply.header('cache-control', FOR_A_YEAR),
    });
  }
  if (contentDir === undefined || !existsSync(photosFolder(contentDir))) return;
  await app.register(fastifyStatic, {
    ...shared,
    root: photosFolder(contentDir),
    allowedPath: (path) => /^\/[a-z0-9.-]+\.(?:avif|webp|jpg)$/.test(path),
    setHeaders: (reply) => {
      reply.header('cache-control', FOR_A_YEAR);
      // Link previews on the pages of others show them.
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}
