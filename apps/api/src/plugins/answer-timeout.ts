import type { FastifyInstance } from 'fastify';
import { errorTexts } from '../http/error-texts.ts';
import { httpError } from '../http/http-error.ts';

const BEGINNING_MS = 8_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Milliseconds from the end of the request to the end of the response. Without it, only the
     * start of the response is limited, to 8,000.
     */
    answerTimeoutMs?: number;
  }
}

/**
 * Answers 503 if a handler takes too long. Fastify's `handlerTimeout` ignores requests with a body:
 * its timer stops when the body has been read.
 */
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
