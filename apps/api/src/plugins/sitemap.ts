import type { FastifyInstance } from 'fastify';
import { createEntity, type Entity, sendEntity } from '../http/entity.ts';
import { originOf } from '../http/origin.ts';
import { robots, sitemap } from '../site/sitemap.ts';
import { languages } from '../text/languages.ts';

/** Many times faster than the best, for an origin that anyone can choose. */
const QUICK = 5;

/** What the sitemap lists, and where the site is. */
export interface SitemapSite {
  /** The path of every page. */
  paths: readonly string[];
  /** The public address (`PUBLIC_URL`). Default: the request's. */
  publicUrl?: string | undefined;
}

/** Answers `/sitemap.xml` and `/robots.txt`. Both hold full addresses, so they are made for the origin that is asked for, and the last one is kept. */
export function sitemapRoutes(app: FastifyInstance, { paths, publicUrl }: SitemapSite): void {
  const files: Record<string, (origin: string) => Entity> = {
    '/sitemap.xml': latest((origin) =>
      createEntity(sitemap({ origin, paths, languages }), 'application/xml; charset=utf-8', QUICK),
    ),
    '/robots.txt': latest((origin) => createEntity(robots({ origin }), 'text/plain; charset=utf-8', QUICK)),
  };
  for (const [path, entityFor] of Object.entries(files)) {
    app.get(path, { schema: { hide: true } }, (request, reply) => {
      reply.header('cache-control', 'no-cache');
      return sendEntity(request, reply, entityFor(originOf(request, publicUrl)));
    });
  }
}

/** Keeps the last result: nearly every request asks for the same origin, and a made-up one cannot fill the memory. */
function latest(make: (origin: string) => Entity): (origin: string) => Entity {
  let kept: { origin: string; entity: Entity } | undefined;
  return (origin) => {
    if (kept?.origin !== origin) kept = { origin, entity: make(origin) };
    return kept.entity;
  };
}
