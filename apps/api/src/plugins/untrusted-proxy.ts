import type { FastifyInstance } from 'fastify';

/** Behind a proxy that is not configured all visitors count as one, and soon reach the limits. */
export function warnUntrustedProxy(app: FastifyInstance, isProxy: (address: string | undefined) => boolean): void {
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
