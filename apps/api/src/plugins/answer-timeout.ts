import type { FastifyInstance } from 'fastify';
import { errorTexts } from '../http/error-texts.ts';
import { httpError } from '../http/http-error.ts';

const BEGINNING_MS = 8_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds until the end of the response. Without it only its start is limited: 8,000. */
    answerTimeoutMs?: number;
  }
}

/** Fastify's `handlerTimeout` ignores requests with a body: its timer stops when that is read. */
export function answerTimeout(app: FastifyInstance): void {
  // The first hook after the body, which has its own timeout (plugins/body-timeout.ts).
  app.addHook('preValidation', (request, reply, done) => {
    const { raw } = reply;
    const { answerTimeoutMs } = request.routeOptions.config;
    const end = () => {
      if (!raw.headersSent) {
        reply.send(httpError(503, errorTexts.answerTooSlow));
        reply.send = () => reply; // ignores a late response of the handler
      } else if (answerTimeoutMs !== undefined) {
        request.log.warn('cut off: the answer took too long');
        raw.destroy();
      }
    };
    const timer = setTimeout(end, answerTimeoutMs ?? BEGINNING_MS).unref();
    raw.once('close', () => clearTimeout(timer));
    done();
  });
}
