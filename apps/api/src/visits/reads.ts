import type { FastifyRequest } from 'fastify';

/** Pages of the staff area are not counted. */
const isStaff = (path: string) => path === '/staff' || path.startsWith('/staff/');

/**
 * Whether a request is a person who opens a page: not the service worker, which keeps pages for
 * later, and not a browser that fetches a page in case it is opened.
 */
export function isVisit({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>, path: string): boolean {
  const purpose = String(headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'] ?? '');
  const destination = headers['sec-fetch-dest'] ?? 'document'; // older browsers do not say
  return method === 'GET' && !isStaff(path) && destination === 'document' && !purpose.includes('prefetch');
}
