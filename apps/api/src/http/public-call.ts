import type { FastifyContextConfig, FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Who may make a public call: anyone, who is signed in to an account, who has the token of an
     * upload, or who has the token of a mailed link or of the mail server. The handler checks it.
     */
    access?: 'anyone' | 'account' | 'upload' | 'token';
    /** The `Cache-Control` of a successful answer to a public call. */
    cache?: string;
  }
}

/** Cached, but checked with the server before each use. */
export const REVALIDATED = 'no-cache';
/** Content, which changes a few times a week. */
export const CONTENT_CACHE = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400';
/** Never cached, neither by browsers nor by proxies. */
export const NO_STORE = 'no-store';

/** Those whose token comes in `Authorization`, which the OpenAPI document says. */
const hasBearer: Record<NonNullable<FastifyContextConfig['access']>, boolean> = {
  anyone: false,
  account: true,
  upload: true,
  token: false,
};

/**
 * What every public call must say: a route without its access, its cache and its limit (`null` for
 * none) stops the start of the server, so that none is left out by oversight. Errors are never cached.
 */
export function publicCalls(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    if (config?.staff) return;
    const missing = (['access', 'cache', 'rateLimit'] as const).filter((name) => config?.[name] === undefined);
    if (missing.length > 0) throw new Error(`${[method].flat().join()} ${url} does not say its ${missing.join(', ')}`);
    if (schema && config?.access && hasBearer[config.access]) Object.assign(schema, { security: [{ bearer: [] }] });
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', NO_STORE);
    done();
  });
  app.addHook('preHandler', (request, reply, done) => {
    reply.header('cache-control', request.routeOptions.config.cache ?? NO_STORE);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode >= 400) reply.header('cache-control', NO_STORE);
    done(null, payload);
  });
}
