import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wantsPage } from '../http/answers/wants-page.ts';
import { LONGEST_BODY_MS } from '../http/body-timeout.ts';
import { httpProblems } from '../http/problems/problems.ts';
import { MAX_DOCUMENT_BYTES } from '../kyc/documents/file-type.ts';
import { admitUpload } from '../kyc/uploads/admit.ts';
import { limitVisitor } from '../limits/rate-limit.ts';
import { createFormSender } from '../site/form-sender.ts';
import { createPageSender, type PageParts, UNKNOWN } from '../site/page-sender.ts';
import { createPreview, type RenderPreview } from '../site/preview.ts';
import { keepSaveDataChoice, saveDataChoice } from '../site/save-data.ts';
import { cards } from './cards.ts';
import { WORKER_PATH, withoutServiceWorker } from './service-worker.ts';

/** Four times that of the API: in a form a letter may take several characters. */
const FORM_LIMIT = 262_144;
/** The two documents of an identity check, and the rest of its form. */
const FILES_LIMIT = 2 * MAX_DOCUMENT_BYTES + FORM_LIMIT;

declare module 'fastify' {
  interface FastifyInstance {
    /** For staff, who look at a draft. Undefined if the site has not been built. */
    renderPreview: RenderPreview | undefined;
    /** Sends the page "not found". Undefined if the site has not been built. */
    sendNotFoundPage:
      | ((request: FastifyRequest, reply: FastifyReply, status?: number) => Promise<FastifyReply>)
      | undefined;
  }
}

/** Answers unknown paths: with JSON, or with the site's "Page not found" for a browser. */
export function notFound(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    if (!app.sendNotFoundPage || !wantsPage(request)) throw httpProblems.notFound();
    return app.sendNotFoundPage(request, reply);
  });
}

/** Serves rendered pages from memory, and files from disk, which the build compressed. */
export async function pages(app: FastifyInstance, { site, pool, options }: Omit<PageParts, 'app'>): Promise<void> {
  cards(app, site, pool);
  const { serviceWorker = 'on' } = options;
  if (serviceWorker !== 'on') withoutServiceWorker(app, serviceWorker);
  const sendPage = createPageSender({ app, site, pool, options });
  app.decorate('renderPreview', createPreview({ app, site, pool, options }));
  app.decorate('sendNotFoundPage', (request, reply, status) => sendPage(request, reply, UNKNOWN, status));

  await app.register(fastifyStatic, {
    root: site.folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    globIgnore: [
      ...['index.html*', 'pictures/**', '**/*.br', '**/*.gz', '**/*.map'],
      ...(serviceWorker === 'on' ? [] : [WORKER_PATH.slice(1)]),
    ],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isCard = path.startsWith(join(site.folder, 'social'));
      const isHashed = path.startsWith(join(site.folder, 'assets'));
      if (isHashed) reply.header('cache-control', 'public, max-age=31536000, immutable');
      else reply.header('cache-control', isCard ? 'public, max-age=86400' : 'no-cache');
      // Other sites show cards in link previews.
      if (isCard) reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });

  for (const path of site.paths) {
    app.get(path, { schema: { hide: true } }, (request, reply) => {
      const [asked = ''] = request.url.split('?', 1);
      // One URL per page: `/about/` redirects to `/about`. The target is never the visitor's text.
      if (asked !== path) return reply.redirect(path + request.url.slice(asked.length), 308);
      return sendPage(request, reply, path);
    });
  }
  await app.register(forms, { site, pool, options });
}

/** The forms of the pages, for browsers without JavaScript. */
async function forms(app: FastifyInstance, parts: Omit<PageParts, 'app'>): Promise<void> {
  const sendForm = createFormSender({ app, ...parts });
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  app.addContentTypeParser(
    types,
    { parseAs: 'buffer', bodyLimit: FORM_LIMIT },
    async (_request: unknown, body: unknown) => body,
  );
  for (const path of parts.site.paths) {
    const takesFiles = parts.site.filePaths.includes(path);
    app.post(
      path,
      {
        schema: { hide: true },
        bodyLimit: takesFiles ? FILES_LIMIT : FORM_LIMIT,
        ...(takesFiles && { config: { bodyTimeoutMs: LONGEST_BODY_MS }, preParsing: limitFiles }),
      },
      (request, reply) => {
        if (!wantsPage(request) || !Buffer.isBuffer(request.body)) return reply.callNotFound();
        const choice = saveDataChoice(request.body);
        return choice ? keepSaveDataChoice(request, reply, path, choice) : sendForm(request, reply, path);
      },
    );
  }
}

/** Files are limited as documents that are sent one by one. */
async function limitFiles(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (Number(request.headers['content-length']) <= FORM_LIMIT) return;
  await limitVisitor(request, 'form files', request.server.rateLimits.upload);
  admitUpload(request, reply);
}
