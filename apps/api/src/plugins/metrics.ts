import { createHash, timingSafeEqual } from 'node:crypto';
import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  prometheusContentType,
  Registry,
} from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';
import { httpError } from '../http/http-error.ts';

/** Seconds. From an answer out of memory (under a millisecond) to the longest that a handler may take. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Why a page was sent without content: rendering failed, too many waited for it, or its visitor asked for too many. */
export type ShellReason = 'failure' | 'busy' | 'limit';

interface PageFigures {
  pages: number;
  bytes: number;
  waiting: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a page that was sent without content. */
    countShell(reason: ShellReason): void;
    /** Says where to read how many pages are kept, and how many wait to be rendered. */
    measurePages(read: () => PageFigures): void;
    /** Counts what the database refused, by its own code. */
    countDatabaseError(code: string): void;
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * GET /metrics, for Prometheus: how long answers took by method, route and status, and what the process uses. It takes
 * `Authorization: Bearer <token>`. Without a token in the settings nothing is measured, and the path is a 404 like any
 * other. The label is the pattern of the route, never the address: that may hold what someone typed, and is endless.
 */
export function metrics(app: FastifyInstance, token: string | undefined): void {
  if (!token) {
    app.decorate('countShell', () => {});
    app.decorate('measurePages', () => {});
    app.decorate('countDatabaseError', () => {});
    return;
  }
  const registry = new Registry(prometheusContentType);
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const shells = new Counter({
    name: 'page_shells_total',
    help: 'Pages that were sent without content, from which the browser starts alone, by reason',
    labelNames: ['reason'],
    registers: [registry],
  });
  const databaseErrors = new Counter({
    name: 'database_errors_total',
    help: 'What the database refused, by its own code: SQLITE_FULL or 53100 is a full disk',
    labelNames: ['code'],
    registers: [registry],
  });
  app.decorate('countShell', (reason) => shells.inc({ reason }));
  app.decorate('measurePages', (read) => {
    const gauge = (figure: keyof PageFigures, name: string, help: string) =>
      new Gauge({
        name,
        help,
        registers: [registry],
        collect() {
          this.set(read()[figure]);
        },
      });
    gauge('pages', 'pages_kept', 'Rendered pages that are kept');
    gauge('bytes', 'pages_kept_bytes', 'Size of the kept pages');
    gauge('waiting', 'pages_waiting', 'Pages that wait to be rendered');
  });
  app.decorate('countDatabaseError', (code) => databaseErrors.inc({ code }));
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'unmatched', status: reply.statusCode };
    duration.observe(labels, reply.elapsedTime / 1_000);
  });

  const expected = digest(`Bearer ${token}`);
  app.get('/metrics', { logLevel: 'silent', schema: { hide: true } }, async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      throw httpError(401, 'The token of METRICS_TOKEN is needed.', { 'www-authenticate': 'Bearer' });
    }
    reply.header('cache-control', 'no-store').type(registry.contentType);
    return registry.metrics();
  });
}
