import type { FastifyRequest } from 'fastify';

const BEARER = /^Bearer ([\w-]{43})$/i;

/** The token of `Authorization: Bearer <token>`: 43 characters, like every token of this server. */
export const bearerToken = (request: Pick<FastifyRequest, 'headers'>): string | undefined =>
  BEARER.exec(request.headers.authorization ?? '')?.[1];
