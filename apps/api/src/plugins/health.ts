import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const PING_TIMEOUT_MS = 1_000;
const PROBER_SEEN_MS = 30_000;
const DRAIN_LIMIT_MS = 10_000;
const TOLD_TWICE = 2;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Starts to refuse work: `/readyz` answers 503 and every connection is closed after its answer. Resolves when a
     * load balancer that asks `/readyz` has been told twice (10 s at most), and at once when there is none.
     */
    drain(): Promise<void>;
  }
}

async function within(milliseconds: number, task: Promise<void>): Promise<boolean> {
  const controller = new AbortController();
  const late = wait(milliseconds, false, { signal: controller.signal, ref: false }).catch(() => false);
  const done = task.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]).finally(() => controller.abort());
}

/** `/healthz` (the process lives) and `/readyz` (it can work: the database answers and it is not stopping). */
export function health(app: FastifyInstance): void {
  let draining = false;
  let lastProbe = Number.NEGATIVE_INFINITY;
  let told = 0;
  let enough = () => {};

  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));

  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    lastProbe = performance.now();
    if (draining) {
      told += 1;
      if (told >= TOLD_TWICE) reply.raw.once('finish', enough);
      return reply.code(503).send({ status: 'draining', detail: 'The server is stopping.' });
    }
    if (await within(PING_TIMEOUT_MS, app.store.ping())) return { status: 'ok' };
    return reply.code(503).send({ status: 'unavailable', detail: 'The database does not answer.' });
  });

  app.addHook('onRequest', (request, reply, done) => {
    if (request.url === '/healthz' || request.url === '/readyz') reply.header('cache-control', 'no-store');
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining) reply.header('connection', 'close');
    done();
  });

  app.decorate('drain', async () => {
    draining = true;
    if (performance.now() - lastProbe > PROBER_SEEN_MS) return;
    const timer = new AbortController();
    const toldTwice = new Promise<void>((resolve) => {
      enough = resolve;
    });
    await Promise.race([toldTwice, wait(DRAIN_LIMIT_MS, undefined, { signal: timer.signal }).catch(() => {})]);
    timer.abort();
  });
}
