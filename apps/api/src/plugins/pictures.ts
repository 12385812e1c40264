import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { photosFolder, readUploadedFile } from '../content-files/pictures.ts';

const shared: Partial<FastifyStaticOptions> = {
  prefix: '/pictures/',
  decorateReply: false,
  index: false,
  dotfiles: 'ignore',
  cacheControl: false,
};

/** Name, hash, largest size, width and format: `pump.1a2b3c4d.1920x1280.640.avif`. */
const PHOTO = '^[a-z0-9-]+\\.[0-9a-f]{8}\\.\\d+x\\d+\\.\\d+\\.(?:avif|webp|jpg)$';

const types: Record<string, string> = { '.avif': 'image/avif', '.webp': 'image/webp', '.jpg': 'image/jpeg' };

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
  // The photos of the content folder, and those that staff have uploaded.
  app.get<{ Params: { file: string } }>(
    `/pictures/:file(${PHOTO})`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params;
      const photo = (await readInFolder(contentDir, file)) ?? (await readUploadedFile(app.store.db, file));
      if (!photo) return reply.callNotFound();
      reply.header('cache-control', IMMUTABLE);
      // Other sites show them in link previews.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      return reply.type(types[extname(file)] ?? 'image/jpeg').send(photo);
    },
  );
}

const readInFolder = async (contentDir: string | undefined, file: string): Promise<Buffer | undefined> =>
  contentDir === undefined ? undefined : readFile(join(photosFolder(contentDir), file)).catch(() => undefined);
