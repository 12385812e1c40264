import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { createPackedEntity, type Entity } from '../http/entity.ts';
import { originOf } from '../http/origin.ts';
import type { RenderedPage } from './rendered-pages.ts';

/** Stands in a kept page for the address of the site, while no `PUBLIC_URL` says it and each request may have another. */
export const ANY_ORIGIN = 'https://origin.invalid';
/** A compressed page is kept for the host that asked last. Another host takes its place when that one has not asked for so long. */
const HOST_KEPT_MS = 1_000;

/** The pieces of a page between its mentions of the origin. */
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
 * Writes the origin of a request into pages. Nearly every request has the same host, for which a page is compressed and
 * kept; made-up hosts cost a copy of the page and no more.
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
      // The hash of the page and the origin: hashing the whole page for each host would take longer than writing it.
      const hash = createHash('sha256').update(page.entity.variants.identity.etag).update(origin).digest('base64url');
      return Promise.resolve({ type, variants: { identity: { body: html, etag: `"${hash}"` } } });
    }
    const entity = createPackedEntity(html, type);
    last.set(page, { origin, entity, usedAt: now });
    return entity;
  };
}
