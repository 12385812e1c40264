import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { createPackedEntity, createPlainEntity, type Entity } from '../http/answers/entity.ts';
import { originOf } from '../http/origin.ts';
import type { RenderedPage } from './rendered-pages.ts';

/** The placeholder for the origin in cached pages. Without `PUBLIC_URL` it differs by request. */
export const ANY_ORIGIN = 'https://origin.invalid';
/** A compressed page is cached for one host until it has sent no request for this long. */
const HOST_KEPT_MS = 1_000;

/** Splits a page at each placeholder of the origin. */
function split(html: Buffer): Buffer[] {
  const pieces: Buffer[] = [];
  let start = 0;
  for (let at = html.indexOf(ANY_ORIGIN); at >= 0; at = html.indexOf(ANY_ORIGIN, start)) {
    pieces.push(html.subarray(start, at));
    start = at + ANY_ORIGIN.length;
  }
  return [...pieces, html.subarray(start)];
}

/**
 * Inserts the origin of a request into pages. The compressed page is cached for the usual host; any
 * other host costs one copy of the page.
 */
export function originWriter() {
  const pieces = new WeakMap<RenderedPage, Buffer[]>();
  const last = new WeakMap<RenderedPage, { origin: string; entity: Promise<Entity>; usedAt: number }>();

  const write = (page: RenderedPage, origin: string): Buffer => {
    const parts = pieces.get(page) ?? split(page.entity.variants.identity.body ?? Buffer.alloc(0));
    pieces.set(page, parts);
    const name = Buffer.from(origin);
    return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [name, part])));
  };

  return (page: RenderedPage, request: FastifyRequest): Promise<Entity> => {
    const origin = originOf(request, undefined);
    const known = last.get(page);
    const now = performance.now();
    if (known?.origin === origin) {
      known.usedAt = now;
      return known.entity;
    }
    const { type } = page.entity;
    const html = write(page, origin);
    if (known && now - known.usedAt < HOST_KEPT_MS) {
      // Hashing the ETag and the origin is faster than hashing the whole page for each host.
      const hash = createHash('sha256').update(page.entity.variants.identity.etag).update(origin).digest('base64url');
      return Promise.resolve(createPlainEntity(html, type, hash));
    }
    const entity = createPackedEntity(html, type);
    last.set(page, { origin, entity, usedAt: now });
    return entity;
  };
}
