import type { FastifyInstance } from 'fastify';

/**
 * Warns, once, when `X-Forwarded-For` comes from an address that is not a named proxy: behind a proxy that was forgotten
 * all visitors count as one, and their limits are soon reached.
 */
export function unnamedProxy(app: FastifyInstance, isProxy: (address: string | undefined) => boolean): void {
  let warned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!warned && request.headers['x-forwarded-for'] !== undefined && !isProxy(request.raw.socket.remoteAddress)) {
      warned = true;
      request.log.warn(
        { req: request },
        'X-Forwarded-For came from an address that TRUST_PROXY does not name, and is not believed. If that is your proxy, name it in TRUST_PROXY: until then all visitors behind it share one limit.',
      );
    }
    done();
  });
}
