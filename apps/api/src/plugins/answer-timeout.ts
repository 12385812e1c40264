import type { FastifyInstance } from 'fastify';
import { errorTexts } from '../http/error-texts.ts';
import { httpError } from '../http/http-error.ts';

const BEGINNING_MS = 8_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Milliseconds that an answer may take, from the last byte of the request to its own. Without it an answer must begin
     * within 8,000, and may then take as long as the connection of the visitor makes it.
     */
    answerTimeoutMs?: number;
  }
}

/**
 * Answers 503 instead of a handler that takes too long. Fastify's own `handlerTimeout` does nothing for a request with
 * a body: it stops its timer when the body has been read.
 */
export function answerTimeout(app: FastifyInstance): void {
  // The first hook after the body: how long that takes is limited by itself (see plugins/body-timeout.ts).
  app.addHook('preValidation', (request, reply, done) => {
    const { raw } = reply;
    const { answerTimeoutMs } = request.routeOptions.config;
    const end = () => {
      if (!raw.headersSent) {
        reply.send(httpError(503, errorTexts.answerTooSlow));
        reply.send = () => reply; // what the handler still answers comes too late
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
