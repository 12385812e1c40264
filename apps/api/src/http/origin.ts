import type { FastifyRequest } from 'fastify';

const PLAIN_HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

/**
 * The origin of the site as the visitor reached it: `PUBLIC_URL`, otherwise that of the request or
 * its trusted proxy. A `Host` header can contain anything, so it is reduced to a plain origin that
 * needs no escaping: the host of a URL may have quotes, `&` and `$`.
 */
export function originOf(request: Pick<FastifyRequest, 'protocol' | 'host'>, publicUrl: string | undefined): string {
  if (publicUrl) return publicUrl;
  const asked = request.host ? URL.parse(`${request.protocol}://${request.host}`) : null;
  return asked && PLAIN_HOST.test(asked.host) ? asked.origin : 'http://localhost';
}
