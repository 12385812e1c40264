import type { FastifyInstance } from 'fastify';
import { httpProblems } from '../http/problems/problems.ts';

const BEGINNING_MS = 8_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds until the end of the response. Without it only its start is limited: 8,000, or more where pages may wait longer. */
    answerTimeoutMs?: number;
  }
}

/**
 * Fastify's `handlerTimeout` ignores requests with a body: its timer stops when that is read.
 *
 * @param renderWaitMs how long a page may wait for a thread, and then be rendered
 */
export function answerTimeout(app: FastifyInstance, renderWaitMs = 0): void {
  const beginningMs = Math.max(BEGINNING_MS, 2 * renderWaitMs);
  // The first hook after the body, which has its own timeout (http/body-timeout.ts).
  app.addHook('preValidation', (request, reply, done) => {
    const { raw } = reply;
    const { answerTimeoutMs } = request.routeOptions.config;
    const end = () => {
      if (!raw.headersSent) {
        reply.send(httpProblems.answerTooSlow());
        reply.send = () => reply; // ignores a late response of the handler
      } else if (answerTimeoutMs !== undefined) {
        request.log.warn('cut off: the answer took too long');
        raw.destroy();
      }
    };
    const timer = setTimeout(end, answerTimeoutMs ?? beginningMs).unref();
    raw.once('close', () => clearTimeout(timer));
    done();
  });
}
