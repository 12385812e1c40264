import { createHash, timingSafeEqual } from 'node:crypto';
import { Counter, collectDefaultMetrics, Histogram, prometheusContentType, Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';
import { httpProblems } from '../http/problems/problems.ts';
import { type Installation, serverMetrics } from '../operations/server-metrics.ts';
import { type PageMeter, pageMeter, unmetered } from '../site/page-metrics.ts';

/** Seconds, from a cached response to the longest that a handler may take. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Begins with 0: Prometheus does not see a counter that begins with 1 as an increase. */
const FULL_DISK = { sqlite: 'SQLITE_FULL', postgres: '53100' };

declare module 'fastify' {
  interface FastifyInstance {
    pageMeter: PageMeter;
    countDatabaseError(code: string): void;
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();

interface MetricsOptions extends Installation {
  metricsToken?: string;
}

/**
 * GET /metrics for Prometheus, with a bearer token. Without a configured token nothing is measured
 * and the path is a 404. Labels contain route patterns, never URLs, which are unbounded and may
 * contain personal data.
 */
export function metrics(app: FastifyInstance, { metricsToken, ...installation }: MetricsOptions): void {
  if (!metricsToken) {
    app.decorate('pageMeter', unmetered);
    app.decorate('countDatabaseError', () => {});
    return;
  }
  const registry = new Registry(prometheusContentType);
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const databaseErrors = new Counter({
    name: 'nzete_database_errors_total',
    help: 'What the database refused, by its own code: SQLITE_FULL or 53100 is a full disk',
    labelNames: ['code'],
    registers,
  });
  databaseErrors.inc({ code: installation.databaseUrl ? FULL_DISK.postgres : FULL_DISK.sqlite }, 0);
  app.decorate('countDatabaseError', (code) => databaseErrors.inc({ code }));
  app.decorate('pageMeter', pageMeter(registers));
  serverMetrics(app, registers, installation);
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'unmatched', status: reply.statusCode };
    duration.observe(labels, reply.elapsedTime / 1_000);
  });

  const expected = digest(`Bearer ${metricsToken}`);
  app.get('/metrics', { logLevel: 'silent', schema: { hide: true } }, async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      throw httpProblems.metricsTokenWanted().with({ 'www-authenticate': 'Bearer' });
    }
    reply.header('cache-control', 'no-store').type(registry.contentType);
    return registry.metrics();
  });
}
