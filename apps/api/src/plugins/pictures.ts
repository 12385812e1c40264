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

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Immutable, because the names contain a hash. Photos may be added while the server runs. */
export async function pictures(app: FastifyInstance, folder: string, contentDir: string | undefined): Promise<void> {
  if (existsSync(folder)) {
    await app.register(fastifyStatic, {
      ...shared,
      root: folder,
      wildcard: false,
      preCompressed: true,
      globIgnore: ['manifest.json', '**/*.br', '**/*.gz'],
      setHeaders: (reply) => void reply.header('cache-control', IMMUTABLE),
    });
  }
  if (contentDir === undefined || !existsSync(photosFolder(contentDir))) return;
  await app.register(fastifyStatic, {
    ...shared,
    root: photosFolder(contentDir),
    allowedPath: (path) => /^\/[a-z0-9.-]+\.(?:avif|webp|jpg)$/.test(path),
    setHeaders: (reply) => {
      reply.header('cache-control', IMMUTABLE);
      // Other sites show them in link previews.
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}
