import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Fault } from '../db/faults.ts';
import { canStore } from '../db/probe.ts';
import type { Store } from '../db/types.ts';

const PING_TIMEOUT_MS = 1_000;
const PROBER_SEEN_MS = 30_000;
const DRAIN_LIMIT_MS = 10_000;
const TOLD_TWICE = 2;
/** Node looks after connections that are kept once a second (`connectionsCheckingInterval`). */
const KEPT_LONGER_MS = 1_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Why the server cannot work, as `/readyz` says; `undefined` when it can. */
    whyNotReady(): Promise<string | undefined>;
    /**
     * Ends the work without dropping a request: `/readyz` answers 503 and every connection is closed after its answer.
     * When a load balancer that asks `/readyz` has been told twice (10 s at most; at once when no one asks) it stops listening.
     * Resolves when the last connection has gone, or has said nothing for as long as a connection is kept.
     */
    drain(): Promise<void>;
  }
}

async function within(milliseconds: number, task: Promise<unknown>): Promise<boolean> {
  const controller = new AbortController();
  const late = wait(milliseconds, false, { signal: controller.signal, ref: false }).catch(() => false);
  const done = task.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]).finally(() => controller.abort());
}

const STOPPING = 'The server is stopping.';

const faults: Record<Fault, string> = {
  full: 'The disk of the database is full: nothing can be stored.',
  damaged: 'The database is damaged: a backup must be put in its place.',
};

/** Why the server cannot work, or `undefined` when it can. After a full disk it tries whether there is space again. */
async function whyNot(store: Store): Promise<string | undefined> {
  if (!(await within(PING_TIMEOUT_MS, sql`select 1`.execute(store.db)))) return 'The database does not answer.';
  if (store.faults.fault === 'full' && (await within(PING_TIMEOUT_MS, canStore(store)))) store.faults.clear();
  return store.faults.fault && faults[store.faults.fault];
}

/** `/healthz` (the process lives) and `/readyz` (it can work: the database answers and can store, and it is not stopping). */
export function health(app: FastifyInstance): void {
  let draining = false;
  let lastProbe = Number.NEGATIVE_INFINITY;
  let told = 0;
  let enough = () => {};

  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));

  app.decorate('whyNotReady', async () => (draining ? STOPPING : whyNot(app.store)));

  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    lastProbe = performance.now();
    if (draining) {
      told += 1;
      if (told >= TOLD_TWICE) reply.raw.once('finish', enough);
      return reply.code(503).send({ status: 'draining', detail: STOPPING });
    }
    const detail = await whyNot(app.store);
    if (detail === undefined) return { status: 'ok' };
    return reply.code(503).send({ status: 'unavailable', detail });
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
    if (performance.now() - lastProbe < PROBER_SEEN_MS) {
      const toldTwice = new Promise<void>((resolve) => {
        enough = resolve;
      });
      await within(DRAIN_LIMIT_MS, toldTwice);
    }
    // Not the `close` of HTTP: that cuts connections on which the next request may be on its way.
    const gone = new Promise<void>((resolve) => void Server.prototype.close.call(app.server, () => resolve()));
    await within(app.server.keepAliveTimeout + KEPT_LONGER_MS, gone);
  });
}
