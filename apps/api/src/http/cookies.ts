import type { FastifyRequest } from 'fastify';

/**
 * The cookies of a request. Not `request.cookies`, which a hook sets: no hook sees a request whose
 * address cannot be decoded, and that gets a page too.
 */
export const cookiesOf = ({ server, headers }: FastifyRequest): Record<string, string | undefined> =>
  server.parseCookie(headers.cookie ?? '');
