import type { FastifyInstance } from 'fastify';
import { closeWith } from './errors.ts';

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
 * Answers 408 to a client whose body trickles in, and disconnects it. Node's own `requestTimeout` is one for all calls, so it has to leave time
 * for the longest upload; this one is per call.
 */
export function bodyTimeout(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    done();
    const { raw, headers } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody) return;
    const cut = () => {
      if (raw.readableEnded) return;
      if (reply.raw.headersSent) raw.destroy();
      else closeWith(raw.socket, 408);
    };
    const timer = setTimeout(cut, request.routeOptions.config.bodyTimeoutMs ?? BODY_TIMEOUT_MS).unref();
    raw.once('close', () => clearTimeout(timer));
  });
}
