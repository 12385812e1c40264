import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createEntity, type Entity, sendEntity } from '../http/answers/entity.ts';
import { staticPolicy } from '../http/security.ts';
import { letterStyleHash } from '../newsletter/letter/style.ts';
import { visitLanguage } from '../site/visit-language.ts';
import { languages } from '../text/languages.ts';

const BASE = '/staff';

/**
 * Serves the frame of the staff area at /staff and below: the browser renders its pages, and the
 * calls under /api/staff check who asks. Search engines, caches and the service worker leave it out.
 *
 * @param folder what `vite.staff.config.ts` built; without it nothing is served
 */
export async function staffPages(app: FastifyInstance, folder: string): Promise<void> {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return;
  const html = readFileSync(file, 'utf8');
  const frames = new Map<string, Entity>(
    languages.map((language) => [
      language,
      createEntity(html.replace('<html lang="en"', `<html lang="${language}"`), 'text/html; charset=utf-8'),
    ]),
  );
  // The preview of a page is a frame, and so is that of a mail, which has the policy of this document.
  const policy = `${staticPolicy(html, [letterStyleHash])};frame-src 'self'`;
  const sendFrame = (request: FastifyRequest, reply: FastifyReply) => {
    const { language: chosen, offered } = visitLanguage(request);
    // Pages of the site offer the browser's language; a tool has it from the start.
    const language = offered ?? chosen;
    reply.headers({
      'cache-control': 'no-store',
      'content-language': language,
      'content-security-policy': policy,
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow',
    });
    return sendEntity(request, reply, frames.get(language) as Entity);
  };
  app.get(BASE, { schema: { hide: true } }, sendFrame);
  app.get(`${BASE}/*`, { schema: { hide: true } }, (request, reply) =>
    request.url.startsWith(`${BASE}/assets/`) ? reply.callNotFound() : sendFrame(request, reply),
  );
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: `${BASE}/assets/`,
    decorateReply: false,
    wildcard: false,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    globIgnore: ['**/*.br', '**/*.gz', '**/*.map'],
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      reply.header('x-robots-tag', 'noindex');
    },
  });
}
