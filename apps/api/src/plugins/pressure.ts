import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { httpProblems } from '../http/problems/problems.ts';

/** When the server rejects requests; 0 for never. */
export interface PressureLimits {
  /** The event loop delay, in milliseconds, from which uncached pages are not rendered. */
  pageDelayMs: number;
  /** The same for API calls, which may carry what a visitor typed. */
  callDelayMs: number;
  /** The memory of the process from which API calls are rejected. */
  memoryBytes: number;
  /** Milliseconds after the start in which nothing is rejected: the start delays the event loop. */
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
    /** Whether the event loop is too busy for uncached pages. */
    isTooBusyForPages(): boolean;
  }
}

/**
 * For API calls. Health checks, files and cached pages still work.
 *
 * @param renderWaitMs how long a page may wait for a thread; a shorter delay does not refuse it
 */
export async function pressure(
  app: FastifyInstance,
  limits: Partial<PressureLimits> = {},
  renderWaitMs = 0,
): Promise<void> {
  const defaults = { ...defaultLimits, pageDelayMs: Math.max(defaultLimits.pageDelayMs, renderWaitMs) };
  const { pageDelayMs, callDelayMs, memoryBytes, graceMs } = { ...defaults, ...limits };
  let startedAt = Number.POSITIVE_INFINITY;
  const start = async () => {
    startedAt = performance.now();
  };
  app.addHook('onReady', start);
  // Between the two the first page is rendered, which may take longer than the time of grace.
  app.addHook('onListen', start);
  const hasStarted = () => performance.now() - startedAt >= graceMs;
  await app.register(underPressure, {
    maxEventLoopDelay: callDelayMs,
    maxRssBytes: memoryBytes,
    pressureHandler: (request) => {
      if (hasStarted() && request.url.startsWith('/api/'))
        throw httpProblems.busy().with({ 'retry-after': RETRY_AFTER_SECONDS });
    },
  });
  app.decorate(
    'isTooBusyForPages',
    () => hasStarted() && pageDelayMs > 0 && app.memoryUsage().eventLoopDelay > pageDelayMs,
  );
}
