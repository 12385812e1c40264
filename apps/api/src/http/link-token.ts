import type { FastifyRequest } from 'fastify';
import { NO_STORE } from './public-call.ts';

/** The options of a page that a mailed link opens. */
export const linkPageOptions = {
  config: { access: 'token', cache: NO_STORE, rateLimit: null },
  schema: { hide: true },
} as const;

/** The token of the mailed link. The query has no schema, because a link may have been truncated. */
export function linkToken({ query }: FastifyRequest): string | undefined {
  const { token } = query as { token?: unknown };
  return typeof token === 'string' ? token : undefined;
}
