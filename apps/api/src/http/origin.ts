import type { FastifyRequest } from 'fastify';

/**
 * The origin of the site as the visitor reached it: `PUBLIC_URL`, otherwise that of the request or
 * its trusted proxy. A `Host` header can contain anything, so it is reduced to a plain origin.
 */
export function originOf(request: Pick<FastifyRequest, 'protocol' | 'host'>, publicUrl: string | undefined): string {
  if (publicUrl) return publicUrl;
  const asked = `${request.protocol}://${request.host}`;
  return request.host && URL.canParse(asked) ? new URL(asked).origin : 'http://localhost';
}
