import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createEntity,
  createEntityFor,
  createPackedEntity,
  createPlainEntity,
  type Entity,
  sendEntity,
} from '../http/entity.ts';
import { errorTexts } from '../http/error-texts.ts';
import { HttpError, httpError } from '../http/http-error.ts';
import type { ShellReason } from '../operations/page-metrics.ts';
import type { Site } from '../site/built-site.ts';
import { ANY_ORIGIN, originWriter } from '../site/page-origin.ts';
import { RenderPool } from '../site/render-pool.ts';
import type { ApiAnswer } from '../site/render-worker.ts';
import { type RenderedPage, RenderedPages } from '../site/rendered-pages.ts';
import { visitLanguage } from '../site/visit-language.ts';
import { type Lang, languages } from '../text/languages.ts';
import { cards } from './cards.ts';

const NOT_PAGES = ['/api', '/assets', '/pictures'];
/** No path of the site; its page is "not found". */
const UNKNOWN = '*';
const HTML = 'text/html; charset=utf-8';
const READ_LIMIT_MS = 2_000;
/** Of Brotli. The best one takes a tenth of a second of the start for four documents. */
const SHELL_QUALITY = 9;

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

/** Answers the requests of a page that is rendered, in the process: as for a visitor, without the network. */
function apiCaller(app: FastifyInstance) {
  const late = async (): Promise<ApiAnswer> => {
    await wait(READ_LIMIT_MS, undefined, { ref: false });
    return { status: 504, headers: {}, body: new Uint8Array() };
  };
  const answer = async (url: string): Promise<ApiAnswer> => {
    const { pathname, search } = new URL(url);
    const { rawPayload, statusCode, headers } = await app.inject(`/api${pathname}${search}`);
    // Only names and values travel to the thread; a list of cookies is not among what a page reads.
    const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return { status: statusCode, headers: Object.fromEntries(texts), body: new Uint8Array(rawPayload) };
  };
  return (url: string) => Promise.race([answer(url), late()]);
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

/** Why a page that is not kept is not rendered; it starts in the browser. */
interface Refusal {
  reason: ShellReason;
  statusCode?: number;
  /** In seconds. */
  retryAfter?: number;
}

const limited = (milliseconds: number): Refusal => ({
  reason: 'limit',
  statusCode: 429,
  retryAfter: milliseconds / 1_000,
});

class PageRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`A page was refused: ${refusal.reason}`);
    this.refusal = refusal;
  }
}

/** Whether a page has waited too long for a thread, or too many wait already. */
const isFull = (error: unknown) => error instanceof HttpError && error.statusCode === 503;

interface PageParts {
  app: FastifyInstance;
  site: Site;
  pool: RenderPool;
  options: PageOptions;
}

function keepPages({ app, pool, options: { publicUrl, keptPagesMb = 64 } }: PageParts): RenderedPages {
  const pages = new RenderedPages({
    maxBytes: keptPagesMb * 1_000_000,
    render: (request, keptSource) =>
      app.pageMeter.timed(() => pool.renderPage(request, { origin: publicUrl ?? ANY_ORIGIN, keptSource })),
    createPage: async (html, isKept) => ({
      entity: await (isKept && publicUrl ? createPackedEntity(html, HTML) : createPlainEntity(html, HTML)),
      policy: app.pagePolicy(html),
    }),
    onResult: (result) => app.pageMeter.countResult(result),
    onStale: (error, { path }) => {
      app.log.error({ err: error, path }, 'a page could not be renewed, and is sent as it was');
    },
  });
  app.dataChange.on('change', () => void pages.renew());
  app.addHook('onClose', () => pages.close());
  app.pageMeter.watch(
    () => ({ ...pages.kept, waiting: pool.waiting }),
    () => pool.memory(),
  );
  return pages;
}

function pageSender(parts: PageParts): SendPage {
  const { app, site, pool, options } = parts;
  const pages = keepPages(parts);
  const withOrigin = originWriter();
  const shells = new Map(
    languages.map((language) => [language, createEntity(site.shell(language), HTML, SHELL_QUALITY)]),
  );
  const sendShell = (reply: FastifyReply, language: Lang, reason: ShellReason) => {
    app.pageMeter.countShell(reason);
    reply.header('cache-control', 'no-store');
    return sendEntity(reply.request, reply, shells.get(language) as Entity);
  };

  /** Why a page that is not kept is refused, where that is known before it waits for a thread. */
  const refusalOf = ({ ip }: FastifyRequest): Refusal | undefined => {
    if (app.isTooBusyForPages()) return { reason: 'busy', statusCode: 503, retryAfter: 5 };
    if (pool.isFull) return { reason: 'busy' };
    const refusedFor = app.limiter.visitorRefusedFor('page', ip);
    return refusedFor > 0 ? limited(refusedFor) : undefined;
  };

  const sendRefusal = (reply: FastifyReply, language: Lang, { reason, statusCode, retryAfter = 0 }: Refusal) => {
    if (statusCode) reply.code(statusCode).header('retry-after', Math.ceil(retryAfter));
    return sendShell(reply, language, reason);
  };

  /** Counts a page when a thread is free for it: what is refused before costs no write. */
  const whenFree =
    ({ ip }: FastifyRequest) =>
    <Result>(work: () => Promise<Result>) =>
      pool.whenFree(async () => {
        const refusedFor = await app.limiter.addVisitor('page', ip, app.rateLimits.page);
        if (refusedFor > 0) throw new PageRefused(limited(refusedFor));
        return work();
      });

  const entityOf = async (page: RenderedPage, request: FastifyRequest): Promise<Entity> => {
    const { type, variants } = page.entity;
    if (!options.publicUrl) return withOrigin(page, request);
    return variants.br ? page.entity : createEntityFor(request, variants.identity.body ?? '', type);
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
      const refusal = pages.has(asked) ? undefined : refusalOf(request);
      if (refusal) return sendRefusal(reply, language, refusal);
      const page = await pages.get(asked, { isKept: !isTyped, whenFree: whenFree(request) });
      reply.code(status ?? page.status).header('content-security-policy', page.policy);
      if (reply.statusCode !== 200) reply.header('cache-control', 'no-store');
      return sendEntity(request, reply, await entityOf(page, request));
    } catch (error) {
      if (isFull(error)) return sendShell(reply, language, 'busy');
      if (error instanceof PageRefused) return sendRefusal(reply, language, error.refusal);
      // The address may hold what someone typed; the path is one of ours.
      request.log.error({ err: error, path }, 'a page could not be rendered; its browser starts alone');
      return sendShell(reply, language, 'failure');
    }
  };
}

/** Starts the threads that render pages. They load the site while the server goes on starting. */
export function startRenderPool(app: FastifyInstance, site: Site, { renderWaitMs = 300 }: PageOptions): RenderPool {
  const { rendererUrl, folder } = site;
  const pool = new RenderPool({ rendererUrl, folder, callApi: apiCaller(app), maxWaitMs: renderWaitMs });
  app.addHook('onClose', () => pool.close());
  return pool;
}

/** Serves the pages, rendered and kept in memory, and the files from disk, compressed by the site's build. */
export async function pages(app: FastifyInstance, { site, pool, options }: Omit<PageParts, 'app'>): Promise<void> {
  cards(app, site, pool);
  const sendPage = pageSender({ app, site, pool, options });
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
