import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { createEntity, sendEntity } from '../http/entity.ts';
import { hero } from '../routes/hero/index.ts';
import { StartupError } from '../startup-error.ts';

const routesSchema = Type.Array(Type.String({ pattern: '^/[a-z0-9/-]*$' }));
const NOT_PAGES = ['/api', '/assets', '/pictures'];

/** The built site: one page, and the exact paths at which it stands. */
export interface Site {
  folder: string;
  indexHtml: string;
  routes: string[];
}

/** Reads the built site, or gives `undefined` when it has not been built (the API then serves alone). */
export async function readSite(folder: string | undefined): Promise<Site | undefined> {
  if (!folder) return undefined;
  const indexHtml = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
  if (indexHtml === undefined) return undefined;
  const file = join(folder, 'routes.json');
  try {
    return { folder, indexHtml, routes: Value.Parse(routesSchema, JSON.parse(await readFile(file, 'utf8'))) };
  } catch {
    throw new StartupError(`The site is incomplete: ${file} is missing or not a list of paths. Build the site again.`);
  }
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isPage = !NOT_PAGES.some(
    (prefix) => url === prefix || url.startsWith(`${prefix}/`) || url.startsWith(`${prefix}?`),
  );
  return isPage && (method === 'GET' || method === 'HEAD') && /text\/html/i.test(headers.accept ?? '');
}

/** Answers what no route knows: JSON, or for a person looking for a page the site's own "Page not found". */
export function notFound(app: FastifyInstance, site: Site | undefined): void {
  const page = site && createEntity(site.indexHtml, 'text/html; charset=utf-8');
  app.setNotFoundHandler((request, reply) => {
    reply.code(404).header('cache-control', 'no-store');
    if (page && wantsPage(request)) return sendEntity(request, reply, page);
    return reply.send({ detail: 'Not found' });
  });
}

/** Serves the pages from memory and the files from disk, compressed by the site's build. */
export async function site(app: FastifyInstance, { folder, indexHtml, routes }: Site): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    globIgnore: ['index.html*', 'routes.json*', 'pictures/**', '**/*.br', '**/*.gz', '**/*.map'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const immutable = path.startsWith(join(folder, 'assets'));
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  const page = createEntity(indexHtml, 'text/html; charset=utf-8');
  for (const path of new Set(['/', ...routes])) {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const [asked = '', query] = request.url.split('?', 2);
      // One address per page: `/about/` moves to `/about`. The target is our own path, never the visitor's text.
      if (asked !== path) return reply.redirect(query === undefined ? path : `${path}?${query}`, 308);
      reply.header('cache-control', 'no-cache');
      const hint = path === '/' ? await firstPictureHint(app) : undefined;
      if (hint) reply.header('link', hint);
      return sendEntity(request, reply, page);
    });
  }
}

/**
 * The home page's largest picture is known from the content alone: naming it beside the HTML lets the browser fetch it before the code that
 * would ask for it. Without content there is no hint, and the page asks as usual.
 */
async function firstPictureHint(app: FastifyInstance): Promise<string | undefined> {
  try {
    const { images } = await app.content.read(hero, 'en');
    return images[0] && `<${encodeURI(images[0].src)}>; rel=preload; as=image; fetchpriority=high`;
  } catch {
    return undefined;
  }
}
