import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Site } from '../files/built-site.ts';
import {
  createEntity,
  createEntityFor,
  createPackedEntity,
  createPlainEntity,
  type Entity,
  sendEntity,
} from '../http/answers/entity.ts';
import { HttpError } from '../http/problems/problem.ts';
import { type Lang, languages } from '../text/languages.ts';
import { isVisit } from '../visits/reads.ts';
import { createLeadPictures } from './lead-picture.ts';
import type { ShellReason } from './page-metrics.ts';
import { ANY_ORIGIN, originWriter } from './page-origin.ts';
import type { RenderPool } from './render-pool.ts';
import { type RenderedPage, RenderedPages } from './rendered-pages.ts';
import { SAVE_DATA_VARY, savesData } from './save-data.ts';
import { visitLanguage } from './visit-language.ts';

/** Stands for every unknown path. */
export const UNKNOWN = '*';
const HTML = 'text/html; charset=utf-8';
/** The best quality would add a tenth of a second to the start for the four documents. */
const SHELL_QUALITY = 9;

/** Sends the page at a path, or "not found". `status` replaces the status of the page. */
type SendPage = (request: FastifyRequest, reply: FastifyReply, path: string, status?: number) => Promise<FastifyReply>;

interface PageOptions {
  /** The folder of the generated pictures. */
  picturesDir: string;
  /** The public origin of the site. Default: that of each request. */
  publicUrl?: string | undefined;
  /** The size of the page cache in megabytes. @default 64 */
  keptPagesMb?: number | undefined;
  /** Whether visitors' browsers keep or lose the service worker. @default 'on' */
  serviceWorker?: Config['serviceWorker'] | undefined;
}

/** Why an uncached page is not rendered on the server. The browser renders it instead. */
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

/** Whether a page waited too long for a thread, or the queue is full. */
const isFull = (error: unknown) => error instanceof HttpError && error.statusCode === 503;

/** Whether a page of this site led here. Browsers say so; nothing about the visit is stored. */
const isLater = ({ headers }: FastifyRequest) => headers['sec-fetch-site'] === 'same-origin';

export interface PageParts {
  app: FastifyInstance;
  site: Site;
  pool: RenderPool;
  options: PageOptions;
}

function keepPages({ app, site, pool, options }: PageParts): RenderedPages {
  const { publicUrl, keptPagesMb = 64 } = options;
  const prepare = createLeadPictures({ pictures: options.picturesDir, assets: join(site.folder, 'assets') });
  const pages = new RenderedPages({
    maxBytes: keptPagesMb * 1_000_000,
    render: (request, keptSource) =>
      app.pageMeter.timed(() => pool.renderPage(request, { origin: publicUrl ?? ANY_ORIGIN, keptSource })),
    createPage: async (rendered, isKept) => {
      const { html, link } = await prepare(rendered);
      const entity = await (isKept && publicUrl ? createPackedEntity(html, HTML) : createPlainEntity(html, HTML));
      return { entity, policy: app.pagePolicy(html), ...(link && { link }) };
    },
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

/** Sends pages from the cache or rendered, or else the document without content. */
export function createPageSender(parts: PageParts): SendPage {
  const { app, site, pool, options } = parts;
  const pages = keepPages(parts);
  const withOrigin = originWriter();
  const shells = new Map<string, Entity>(
    languages.flatMap((language) =>
      [true, false].map((isSaving): [string, Entity] => [
        `${language} ${isSaving}`,
        createEntity(site.shell(language, isSaving), HTML, SHELL_QUALITY),
      ]),
    ),
  );
  const sendShell = (reply: FastifyReply, language: Lang, reason: ShellReason) => {
    app.pageMeter.countShell(reason);
    reply.header('cache-control', 'no-store');
    return sendEntity(reply.request, reply, shells.get(`${language} ${savesData(reply.request)}`) as Entity);
  };

  /** Why an uncached page is refused before it waits for a thread, if it is. */
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

  /** Counts towards the limit only when a thread is free: pages refused earlier cost no write. */
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
    // The service worker keeps each page by its language.
    reply.header('content-language', language);
    // Not `sec-fetch-site`: each use is revalidated (`no-cache`), and the worker, whose requests are
    // from the same site, takes a first document from the browser's cache.
    if (isFromAddress) reply.headers({ 'cache-control': 'public, no-cache', vary: SAVE_DATA_VARY });
    else reply.headers({ 'cache-control': 'private, no-cache', vary: `${SAVE_DATA_VARY}, accept-language` });
    if (site.privatePaths.includes(path)) reply.header('cache-control', 'no-store');
    const query = request.url.slice(request.url.indexOf('?') + 1 || request.url.length);
    const { search, isTyped } = site.searchOf(path, query);
    const visit = { language, isFromAddress, offered, isLater: isLater(request), savesData: savesData(request) };
    const asked = { ...visit, path, search };
    reply.code(status ?? (path === UNKNOWN ? 404 : 200));
    try {
      const refusal = pages.has(asked) ? undefined : refusalOf(request);
      if (refusal) return sendRefusal(reply, language, refusal);
      const page = await pages.get(asked, { isKept: !isTyped, whenFree: whenFree(request) });
      reply.code(status ?? page.status).header('content-security-policy', page.policy);
      if (reply.statusCode === 200 && isVisit(request, path)) app.visits.countPage(path, language);
      if (page.link) reply.header('link', page.link);
      if (reply.statusCode !== 200) reply.header('cache-control', 'no-store');
      return sendEntity(request, reply, await entityOf(page, request));
    } catch (error) {
      if (isFull(error)) return sendShell(reply, language, 'busy');
      if (error instanceof PageRefused) return sendRefusal(reply, language, error.refusal);
      // The path only: the URL may contain what a visitor typed.
      request.log.error({ err: error, path }, 'a page could not be rendered; its browser starts alone');
      return sendShell(reply, language, 'failure');
    }
  };
}
