import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Site } from '../built-site.ts';
import { sendEntity } from '../http/entity.ts';
import { errorTexts } from '../http/error-texts.ts';
import { problem } from '../http/problem.ts';
import { hero } from '../routes/hero/index.ts';

const NOT_PAGES = ['/api', '/assets', '/pictures'];

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isPage = !NOT_PAGES.some(
    (prefix) => url === prefix || url.startsWith(`${prefix}/`) || url.startsWith(`${prefix}?`),
  );
  return isPage && (method === 'GET' || method === 'HEAD') && /text\/html/i.test(headers.accept ?? '');
}

/** Answers what no route knows: JSON, or for a person looking for a page the site's own "Page not found". */
export function notFound(app: FastifyInstance, site: Site | undefined): void {
  app.setNotFoundHandler((request, reply) => {
    if (!site || !wantsPage(request)) throw problem(404, errorTexts.notFound);
    reply.code(404).header('cache-control', 'no-store');
    return sendEntity(request, reply, site.page);
  });
}

/** Serves the pages from memory and the files from disk, compressed by the site's build. */
export async function site(app: FastifyInstance, { folder, page, routes }: Site): Promise<void> {
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

  for (const path of new Set(['/', ...routes])) {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const [asked = ''] = request.url.split('?', 1);
      // One address per page: `/about/` moves to `/about`. The target is our own path, never the visitor's text.
      if (asked !== path) return reply.redirect(path + request.url.slice(asked.length), 308);
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
