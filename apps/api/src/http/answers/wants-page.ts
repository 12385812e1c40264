import type { FastifyRequest } from 'fastify';

const NOT_PAGES = ['/api', '/assets', '/pictures'];

/** Whether the request is for a page by a person, not for a file or an API call. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isPage = !NOT_PAGES.some(
    (prefix) => url === prefix || url.startsWith(`${prefix}/`) || url.startsWith(`${prefix}?`),
  );
  // A browser without scripts may post a form to its page.
  return isPage && ['GET', 'HEAD', 'POST'].includes(method) && /text\/html/i.test(headers.accept ?? '');
}
