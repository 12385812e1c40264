import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { inlineHashes } from '../http/security.ts';
import { StartupError } from '../startup-error.ts';

/**
 * The policy of the documentation: Storybook shows its stories in a frame, and both it and the
 * highlighted code set styles in attributes and elements. Scripts stay limited to files and hashes.
 */
const policyOf = (scripts: string[]) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
  ].join(';');

/**
 * Shows the documentation of the packages under /design. Search engines are told not to index it.
 *
 * @param folder what `npm run docs` built; without it nothing is shown
 * @throws {StartupError} if the folder has no built documentation
 */
export async function design(app: FastifyInstance, folder: string | undefined): Promise<void> {
  if (folder === undefined) return;
  if (!existsSync(join(folder, 'index.html'))) {
    throw new StartupError('DESIGN_DIR has no built documentation (no index.html). Build it with `npm run docs`.');
  }
  const pages = globSync('**/*.html', { cwd: folder });
  const scripts = new Set(pages.flatMap((page) => inlineHashes(readFileSync(join(folder, page), 'utf8')).script));
  const policy = policyOf([...scripts]);
  // The wildcard of the files does not match the folder itself.
  app.get('/design', { schema: { hide: true } }, (_request, reply) => reply.redirect('/design/index.html', 302));
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/design/',
    decorateReply: false,
    redirect: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('content-security-policy', policy);
      reply.header('x-frame-options', 'SAMEORIGIN');
      reply.header('x-robots-tag', 'noindex');
      const isHashed = path.startsWith(join(folder, 'assets') + sep);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
