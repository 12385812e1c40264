import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { bodyOf, createEntityFor, type Entity } from '../http/entity.ts';
import { originOf } from '../http/origin.ts';
import type { RenderedPage } from './rendered-pages.ts';

/** Stands in a kept page for the address of the site, while no `PUBLIC_URL` says it and each request may have another. */
export const ANY_ORIGIN = 'https://origin.invalid';
/** How long, in milliseconds, a page with an origin in it is kept that no one asks for. */
const ORIGIN_KEPT_MS = 1_000;

/** Writes the origin of a request into pages. Nearly every request has the same, so of each page one is kept: others take its place once it rests. */
export function originWriter() {
  const last = new WeakMap<RenderedPage, { key: string; entity: Promise<Entity>; usedAt: number }>();
  return (page: RenderedPage, request: FastifyRequest): Promise<Entity> => {
    const origin = originOf(request, undefined);
    const key = `${origin} ${request.headers['accept-encoding']}`;
    const known = last.get(page);
    const now = performance.now();
    if (known?.key === key) {
      known.usedAt = now;
      return known.entity;
    }
    const body = bodyOf(page.entity);
    const { etag } = page.entity.variants.identity;
    // An origin is ASCII, so the bytes of the page need not be decoded.
    const html = Buffer.from(body.toString('latin1').replaceAll(ANY_ORIGIN, origin), 'latin1');
    const hash = createHash('sha256').update(etag).update(origin).digest('base64url').slice(0, 27);
    const entity = createEntityFor(request, html, page.entity.type, hash);
    if (!known || now - known.usedAt > ORIGIN_KEPT_MS) last.set(page, { key, entity, usedAt: now });
    return entity;
  };
}
