import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { errorTexts } from '../http/error-texts.ts';
import { httpError } from '../http/http-error.ts';

/** From when on the server refuses work. 0: never. */
export interface PressureLimits {
  /** The delay of the event loop, in milliseconds, from which on no page is rendered that is not kept. */
  pageDelayMs: number;
  /** The same for calls, which may hold what someone typed. */
  callDelayMs: number;
  /** What the process may take of the memory while it takes calls. */
  memoryBytes: number;
  /** How long after the start nothing is refused, in milliseconds: what a start takes is no overload, and is measured for a second. */
  graceMs: number;
}

const defaultLimits: PressureLimits = {
  pageDelayMs: 500,
  callDelayMs: 2_000,
  memoryBytes: 1_500_000_000,
  graceMs: 3_000,
};
const RETRY_AFTER_SECONDS = '10';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the event loop is too late for a page that is not kept. */
    isTooBusyForPages(): boolean;
  }
}

/** Answers calls with 503 while the event loop or the memory is overloaded. `/healthz`, `/readyz`, files and kept pages go on. */
export async function pressure(app: FastifyInstance, limits: Partial<PressureLimits> = {}): Promise<void> {
  const { pageDelayMs, callDelayMs, memoryBytes, graceMs } = { ...defaultLimits, ...limits };
  let readyAt = Number.POSITIVE_INFINITY;
  app.addHook('onReady', async () => {
    readyAt = performance.now();
  });
  const hasStarted = () => performance.now() - readyAt >= graceMs;
  await app.register(underPressure, {
    maxEventLoopDelay: callDelayMs,
    maxRssBytes: memoryBytes,
    pressureHandler: (request) => {
      if (hasStarted() && request.url.startsWith('/api/'))
        throw httpError(503, errorTexts.busy, { 'retry-after': RETRY_AFTER_SECONDS });
    },
  });
  app.decorate(
    'isTooBusyForPages',
    () => hasStarted() && pageDelayMs > 0 && app.memoryUsage().eventLoopDelay > pageDelayMs,
  );
}
