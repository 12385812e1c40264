import type { FastifyInstance } from 'fastify';
import { createEntityFor, createPackedEntity, type Entity, sendEntity } from '../http/answers/entity.ts';
import { originOf } from '../http/origin.ts';
import { robots, sitemap } from '../site/sitemap.ts';
import { languages } from '../text/languages.ts';

export interface SitemapSite {
  paths: readonly string[];
  /** `PUBLIC_URL`. Default: the origin of each request. */
  publicUrl?: string;
}

/** Both contain absolute URLs: made once for a `PUBLIC_URL`, else for each request. */
export function sitemapRoutes(app: FastifyInstance, { paths, publicUrl }: SitemapSite): void {
  const files: Record<string, { type: string; write: (origin: string) => string }> = {
    '/sitemap.xml': {
      type: 'application/xml; charset=utf-8',
      write: (origin) => sitemap({ origin, paths, languages }),
    },
    '/robots.txt': { type: 'text/plain; charset=utf-8', write: (origin) => robots({ origin }) },
  };
  for (const [path, { type, write }] of Object.entries(files)) {
    let kept: Promise<Entity> | undefined;
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-cache');
      if (!publicUrl)
        return sendEntity(request, reply, await createEntityFor(request, write(originOf(request, publicUrl)), type));
      kept ??= createPackedEntity(write(publicUrl), type);
      return sendEntity(request, reply, await kept);
    });
  }
}
