import type { FastifyInstance } from 'fastify';
import { respondAndClose } from './answers/respond-and-close.ts';
import { httpProblems } from './problems/problems.ts';

const BODY_TIMEOUT_MS = 10_000;

/** The maximum for any body: five megabytes over a slow mobile connection (140 kbit/s). */
export const LONGEST_BODY_MS = 300_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds until the body must have arrived. @default 10,000 */
    bodyTimeoutMs?: number;
  }
}

/** Node's `requestTimeout` applies to all routes, so it must allow the longest upload. */
export function bodyTimeout(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    done();
    const { raw, headers } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody) return;
    const cut = () => {
      if (raw.readableEnded) return;
      if (reply.raw.headersSent) raw.destroy();
      else respondAndClose(raw.socket, httpProblems.tooSlow());
    };
    const timer = setTimeout(cut, request.routeOptions.config.bodyTimeoutMs ?? BODY_TIMEOUT_MS).unref();
    raw.once('close', () => clearTimeout(timer));
  });
}
