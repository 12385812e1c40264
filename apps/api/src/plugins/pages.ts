import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createEntity, type Entity, sendEntity, withoutIdentity } from '../http/entity.ts';
import { errorTexts } from '../http/error-texts.ts';
import { HttpError, httpError } from '../http/http-error.ts';
import type { ShellReason } from '../operations/page-metrics.ts';
import type { Site } from '../site/built-site.ts';
import { ANY_ORIGIN, originWriter } from '../site/page-origin.ts';
import { RenderPool } from '../site/render-pool.ts';
import { RenderedPages } from '../site/rendered-pages.ts';
import { visitLanguage } from '../site/visit.ts';
import { type Lang, languages } from '../text/languages.ts';

const NOT_PAGES = ['/api', '/assets', '/pictures'];
/** No path of the site; its page is "not found". */
const UNKNOWN = '*';
const HTML = 'text/html; charset=utf-8';
const READ_LIMIT_MS = 2_000;

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

/** A page whose data do not come holds up those that wait for their turn. */
function withinLimit<Value>(reading: Promise<Value>): Promise<Value> {
  const controller = new AbortController();
  const late = wait(READ_LIMIT_MS, undefined, { signal: controller.signal, ref: false }).then(() => {
    throw new Error(`The data of the page did not come within ${READ_LIMIT_MS} ms`);
  });
  return Promise.race([reading, late]).finally(() => {
    late.catch(() => {}); // it is told to stop
    controller.abort();
  });
}

/** What the pages of this server are made with. */
export interface PageOptions {
  /** Protocol and host that visitors use. Default: those of each request. */
  publicUrl?: string | undefined;
  /** How many megabytes the kept pages may take. @default 64 */
  keptPagesMb?: number | undefined;
  /** How long a page may wait to be rendered, in milliseconds. @default 300 */
  renderWaitMs?: number | undefined;
}

/** Whether too many pages wait to be rendered. */
const isBusy = (error: unknown) => error instanceof HttpError && error.statusCode === 503;

function pageSender(
  app: FastifyInstance,
  site: Site,
  { publicUrl, keptPagesMb = 64, renderWaitMs = 300 }: PageOptions,
): SendPage {
  const pool = new RenderPool(site.workerData, renderWaitMs);
  const fetch = apiFetch(app);
  const withOrigin = originWriter();
  const pages = new RenderedPages({
    maxBytes: keptPagesMb * 1_000_000,
    read: (request) => withinLimit(site.readPage(request, fetch)),
    render: (request, answers) =>
      app.pageMeter.timed(() => pool.render({ request, answers, origin: publicUrl ?? ANY_ORIGIN })),
    inTurn: (work) => pool.inTurn(work),
    policyOf: app.pagePolicy,
    // Into the others the origin is written each time.
    pack: publicUrl ? withoutIdentity : (entity) => entity,
    onResult: (result) => app.pageMeter.countResult(result),
    onStale: (error, { path }) => {
      if (!isBusy(error)) app.log.error({ err: error, path }, 'a page could not be renewed, and is sent as it was');
    },
  });
  app.dataChange.on('change', () => void pages.renew());
  app.addHook('onClose', () => {
    pages.close();
    return pool.close();
  });
  app.pageMeter.watch(
    () => ({ ...pages.kept, waiting: pool.waiting }),
    () => pool.memory(),
  );

  const shells = new Map(languages.map((language) => [language, createEntity(site.shell(language), HTML)]));
  const sendShell = (reply: FastifyReply, language: Lang, reason: ShellReason) => {
    app.pageMeter.countShell(reason);
    reply.header('cache-control', 'no-store');
    return sendEntity(reply.request, reply, shells.get(language) as Entity);
  };

  /** Why a page that is not kept is not rendered for this visitor; it starts in the browser. */
  const refuse = async ({ ip }: FastifyRequest, reply: FastifyReply): Promise<ShellReason | undefined> => {
    if (app.isTooBusyForPages()) {
      reply.code(503).header('retry-after', '5');
      return 'busy';
    }
    if (pool.isFull) return 'busy';
    const seconds = Math.ceil((await app.limiter.addVisitor('page', ip, app.rateLimits.page)) / 1_000);
    if (seconds === 0) return undefined;
    reply.code(429).header('retry-after', String(seconds));
    return 'limit';
  };

  return async (request, reply, path, status) => {
    const { language, isFromAddress, offered } = visitLanguage(request);
    if (isFromAddress) reply.header('cache-control', 'public, no-cache');
    else reply.headers({ 'cache-control': 'private, no-cache', vary: 'cookie, accept-language' });
    const query = request.url.slice(request.url.indexOf('?') + 1 || request.url.length);
    const { search, isTyped } = site.searchOf(path, query);
    const asked = { language, isFromAddress, offered, path, search };
    reply.code(status ?? (path === UNKNOWN ? 404 : 200));
    try {
      const refusal = pages.has(asked) ? undefined : await refuse(request, reply);
      if (refusal) return sendShell(reply, language, refusal);
      const page = await pages.get(asked, { isKept: !isTyped });
      reply.code(status ?? page.status).header('content-security-policy', page.policy);
      if (reply.statusCode !== 200) reply.header('cache-control', 'no-store');
      if (publicUrl) return sendEntity(request, reply, page.entity);
      return sendEntity(request, reply, await withOrigin(page, request));
    } catch (error) {
      // The address may hold what someone typed; the path is one of ours.
      if (!isBusy(error))
        request.log.error({ err: error, path }, 'a page could not be rendered; its browser starts alone');
      return sendShell(reply, language, isBusy(error) ? 'busy' : 'failure');
    }
  };
}

/** Serves the pages, rendered and kept in memory, and the files from disk, compressed by the site's build. */
export async function pages(app: FastifyInstance, site: Site | undefined, options: PageOptions): Promise<void> {
  if (!site) {
    app.decorate('sendNotFoundPage', undefined);
    return;
  }
  const sendPage = pageSender(app, site, options);
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
