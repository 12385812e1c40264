import type { FastifyRequest } from 'fastify';

/**
 * Protocol and host under which the visitor reached the site: `PUBLIC_URL` when it is set, otherwise those of the request (of the trusted proxy,
 * when there is one). What a request says is made a plain origin first: it can hold anything.
 */
export function originOf(request: Pick<FastifyRequest, 'protocol' | 'host'>, publicUrl: string | undefined): string {
  if (publicUrl) return publicUrl;
  const asked = `${request.protocol}://${request.host}`;
  return request.host && URL.canParse(asked) ? new URL(asked).origin : 'http://localhost';
}
