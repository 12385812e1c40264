import type { FastifyReply, FastifyRequest } from 'fastify';
import { createEntityFor, sendEntity } from '../http/entity.ts';
import { errorTexts } from '../http/error-texts.ts';
import { httpError } from '../http/http-error.ts';
import { originOf } from '../http/origin.ts';
import type { PageParts } from './page-sender.ts';
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
    const refusedFor = Math.ceil((await app.limiter.addVisitor('page', ip, app.rateLimits.page)) / 1_000);
    if (refusedFor > 0) {
      throw httpError(429, errorTexts.tooManyRequests(refusedFor), { 'retry-after': String(refusedFor) });
    }
    const { search } = site.searchOf(path, url.slice(url.indexOf('?') + 1 || url.length));
    const form = { type: headers['content-type'] ?? '', body: new Uint8Array(request.body as Buffer) };
    const sender = { ip, userAgent: headers['user-agent'] ?? '' };
    const origin = originOf(request, options.publicUrl);
    const render = () => pool.renderPage({ ...visitLanguage(request), path, search }, { origin, form }, sender);
    const { status, location, html = '' } = await pool.whenFree(render, MAX_WAIT_MS);
    if (location) return reply.redirect(location, status);
    reply.code(status).header('content-security-policy', app.pagePolicy(html));
    return sendEntity(request, reply, await createEntityFor(request, html, HTML));
  };
}
