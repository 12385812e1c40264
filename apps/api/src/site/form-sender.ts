import type { FastifyReply, FastifyRequest } from 'fastify';
import { createEntityFor, sendEntity } from '../http/answers/entity.ts';
import { originOf } from '../http/origin.ts';
import { limitVisitor } from '../limits/rate-limit.ts';
import type { PageParts } from './page-sender.ts';
import { savesData } from './save-data.ts';
import { visitLanguage } from './visit-language.ts';

const HTML = 'text/html; charset=utf-8';
/** How long a form waits for a thread: longer than a page, because its sender would lose it. */
const MAX_WAIT_MS = 5_000;

/**
 * Handles a form that a browser posted to its page, because it has no JavaScript: redirects to the
 * confirmation, or sends the page with the errors and the values. Nothing of it is cached.
 */
export function createFormSender({ app, site, pool, options }: PageParts) {
  return async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> => {
    const { ip, headers, url } = request;
    reply.header('cache-control', 'no-store');
    await limitVisitor(request, 'page', app.rateLimits.page);
    const { search } = site.searchOf(path, url.slice(url.indexOf('?') + 1 || url.length));
    const form = { type: headers['content-type'] ?? '', body: new Uint8Array(request.body as Buffer) };
    const sender = { ip, userAgent: headers['user-agent'] ?? '' };
    const origin = originOf(request, options.publicUrl);
    const render = () =>
      pool.renderPage(
        { ...visitLanguage(request), isLater: true, savesData: savesData(request), path, search },
        { origin, form },
        { sender },
      );
    const { status, location, html = '' } = await pool.whenFree(render, MAX_WAIT_MS);
    if (location) return reply.redirect(location, status);
    reply.code(status).header('content-security-policy', app.pagePolicy(html));
    return sendEntity(request, reply, await createEntityFor(request, html, HTML));
  };
}
