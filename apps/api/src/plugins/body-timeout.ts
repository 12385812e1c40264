import type { FastifyInstance } from 'fastify';

const BODY_TIMEOUT_MS = 10_000;

/** The longest that any body may take: five megabytes over a slow mobile connection (140 kbit/s). */
export const LONGEST_BODY_MS = 300_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds that the body of a request may take to arrive. @default 10,000 */
    bodyTimeoutMs?: number;
  }
}

/**
 * Lets go of a client whose body trickles in. Node's own `requestTimeout` is one for all calls, so it has to leave time
 * for the longest upload; this one is per call.
 */
export function bodyTimeout(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw, headers, routeOptions }, _reply, done) => {
    done();
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody) return;
    const cut = () => {
      if (!raw.readableEnded) raw.destroy();
    };
    const timer = setTimeout(cut, routeOptions.config.bodyTimeoutMs ?? BODY_TIMEOUT_MS).unref();
    raw.once('close', () => clearTimeout(timer));
  });
}
