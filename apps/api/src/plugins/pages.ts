import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createEntity, sendEntity } from '../http/entity.ts';
import { errorTexts } from '../http/error-texts.ts';
import { httpError } from '../http/http-error.ts';
import { originOf } from '../http/origin.ts';
import type { Site } from '../site/built-site.ts';
import { RenderedPages } from '../site/rendered-pages.ts';
import { visitLanguage } from '../site/visit.ts';

const NOT_PAGES = ['/api', '/assets', '/pictures'];
/** No path of the site; its page is "not found". */
const UNKNOWN = '*';
const RENDER_LIMIT_MS = 2_000;
/** Pages of an address that is a path and a language. */
const KEPT_PAGES = 200;
/** Pages of an address that says more. There is no end of them, so they have a place of their own, where they push out no other. */
const KEPT_SEARCHES = 40;

/** Sends the page at a path of the site, or "not found"; the status can be said otherwise. */
type SendPage = (request: FastifyRequest, reply: FastifyReply, path: string, status?: number) => Promise<FastifyReply>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers what no route knows. Undefined while the site has not been built. */
    sendNotFoundPage:
      | ((request: FastifyRequest, reply: FastifyReply, status?: number) => Promise<FastifyReply>)
      | undefined;
  }
}

/** Whether a person is looking for a page, rather than a program for a file or a call. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isPage = !NOT_PAGES.some(
    (prefix) => url === prefix || url.startsWith(`${prefix}/`) || url.startsWith(`${prefix}?`),
  );
  // An old browser that runs no script may send a form to its page.
  return isPage && ['GET', 'HEAD', 'POST'].includes(method) && /text\/html/i.test(headers.accept ?? '');
}

/** Answers what no route knows: JSON, or for a person looking for a page the site's own "Page not found". */
export function notFound(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    if (!app.sendNotFoundPage || !wantsPage(request)) throw httpError(404, errorTexts.notFound);
    return app.sendNotFoundPage(request, reply);
  });
}

/** Answers the calls of a page or a card that is made, in the process: as for a visitor, without the network. */
export function apiFetch(app: FastifyInstance) {
  return async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const { rawPayload, statusCode, headers } = await app.inject(`/api${pathname}${search}`);
    const body = new Uint8Array(rawPayload);
    return new Response(body, { status: statusCode, headers: headers as Record<string, string> });
  };
}

function withinLimit<Value>(task: Promise<Value>): Promise<Value> {
  const controller = new AbortController();
  const late = wait(RENDER_LIMIT_MS, undefined, { signal: controller.signal, ref: false }).then(() => {
    throw new Error(`Rendering took longer than ${RENDER_LIMIT_MS} ms`);
  });
  return Promise.race([task, late]).finally(() => {
    late.catch(() => {}); // it is told to stop
    controller.abort();
  });
}

function pageSender(app: FastifyInstance, site: Site, publicUrl: string | undefined): SendPage {
  const plain = new RenderedPages(KEPT_PAGES, app.pagePolicy);
  const searched = new RenderedPages(KEPT_SEARCHES, app.pagePolicy);
  app.dataChange.on('change', () => {
    plain.forget();
    searched.forget();
  });
  const fetch = apiFetch(app);
  return async (request, reply, path, status) => {
    const visit = visitLanguage(request);
    const origin = originOf(request, publicUrl);
    if (visit.isFromAddress) reply.header('cache-control', 'public, no-cache');
    else reply.headers({ 'cache-control': 'private, no-cache', vary: 'cookie, accept-language' });
    const { language, isFromAddress, offered } = visit;
    try {
      const search = site.searchOf(path, request.url.slice(request.url.indexOf('?') + 1 || request.url.length));
      const key = [language, isFromAddress, offered, origin, path, search].join(' ');
      const prepare = () => site.preparePage({ ...visit, path, search, origin, fetch });
      const page = await withinLimit((search ? searched : plain).get(key, prepare));
      reply.code(status ?? page.status).header('content-security-policy', page.policy);
      if (reply.statusCode !== 200) reply.header('cache-control', 'no-store');
      return sendEntity(request, reply, page.entity);
    } catch (error) {
      // The address may hold what someone typed; the path is one of ours.
      request.log.error({ err: error, path }, 'a page could not be rendered; its browser starts alone');
      app.countRenderFailure();
      reply.code(status ?? (path === UNKNOWN ? 404 : 200)).header('cache-control', 'no-store');
      return sendEntity(request, reply, createEntity(site.shell(language), 'text/html; charset=utf-8', 1));
    }
  };
}

/** Serves the pages, rendered and kept in memory, and the files from disk, compressed by the site's build. */
export async function pages(
  app: FastifyInstance,
  site: Site | undefined,
  publicUrl: string | undefined,
): Promise<void> {
  if (!site) {
    app.decorate('sendNotFoundPage', undefined);
    return;
  }
  const sendPage = pageSender(app, site, publicUrl);
  app.decorate('sendNotFoundPage', (request, reply, status) => sendPage(request, reply, UNKNOWN, status));

  await app.register(fastifyStatic, {
    root: site.folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    globIgnore: ['index.html*', 'pictures/**', '**/*.br', '**/*.gz', '**/*.map'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isCard = path.startsWith(join(site.folder, 'social'));
      const isHashed = path.startsWith(join(site.folder, 'assets'));
      if (isHashed) reply.header('cache-control', 'public, max-age=31536000, immutable');
      else reply.header('cache-control', isCard ? 'public, max-age=86400' : 'no-cache');
      // The cards are for the pages of others: previews of links to this site.
      if (isCard) reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });

  for (const path of site.paths) {
    app.get(path, { schema: { hide: true } }, (request, reply) => {
      const [asked = ''] = request.url.split('?', 1);
      // One address per page: `/about/` moves to `/about`. The target is our own path, never the visitor's text.
      if (asked !== path) return reply.redirect(path + request.url.slice(asked.length), 308);
      return sendPage(request, reply, path);
    });
  }
}
