import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Fault } from '../db/faults.ts';
import { canStore } from '../db/probe.ts';
import type { Store } from '../db/types.ts';
import { describeRestored, readRestored } from '../jobs/held.ts';

const PING_TIMEOUT_MS = 1_000;
const PROBER_SEEN_MS = 30_000;
const DRAIN_LIMIT_MS = 10_000;
const PROBES_BEFORE_STOP = 2;
const ACCEPT_LIMIT_MS = 1_000;
/** Node checks idle connections once a second (`connectionsCheckingInterval`). */
const KEEP_ALIVE_CHECK_MS = 1_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Why `/readyz` answers 503; `undefined` if the server is ready. */
    whyNotReady(): Promise<string | undefined>;
    /**
     * Drains the server without dropping a request: `/readyz` answers 503. It stops listening
     * once a load balancer has seen two 503s (10 s at most; at once without one). From then on
     * responses close their connections. It resolves when no connection is left or all are idle.
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

/**
 * Waits until the process has accepted the connections that the system holds for it: those still
 * waiting are reset when it stops listening, and a proxy does not repeat a write. None waits after a
 * turn of the event loop that took less than a millisecond and brought no connection.
 */
async function acceptAll(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on('connection', count);
  const end = performance.now() + ACCEPT_LIMIT_MS;
  await nextTurn();
  for (let isQuiet = false; !isQuiet && performance.now() < end; ) {
    const [before, started] = [accepted, performance.now()];
    await nextTurn();
    isQuiet = accepted === before && performance.now() - started < 1;
  }
  server.off('connection', count);
}

const STOPPING = 'The server is stopping.';

const faults: Record<Fault, string> = {
  full: 'The disk of the database is full: nothing can be stored.',
  damaged: 'The database is damaged: a backup must be put in its place.',
};

/** Why the server is not ready, or `undefined`. After a full disk it tries to write again. */
async function reasonNotReady(store: Store): Promise<string | undefined> {
  if (!(await within(PING_TIMEOUT_MS, sql`select 1`.execute(store.db)))) return 'The database does not answer.';
  if (store.faults.fault === 'full' && (await within(PING_TIMEOUT_MS, canStore(store)))) store.faults.clear();
  return store.faults.fault && faults[store.faults.fault];
}

/** `/healthz`: the process runs. `/readyz`: it can store, and is not stopping. */
export function health(app: FastifyInstance): void {
  let draining = false;
  /** Not before it stops listening: a proxy would open more connections in their place. */
  let isClosing = false;
  let lastProbe = Number.NEGATIVE_INFINITY;
  let probesAnswered = 0;
  let finishDraining = () => {};

  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));

  app.decorate('whyNotReady', async () => (draining ? STOPPING : reasonNotReady(app.store)));

  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    lastProbe = performance.now();
    if (draining) {
      probesAnswered += 1;
      if (probesAnswered >= PROBES_BEFORE_STOP) reply.raw.once('finish', finishDraining);
      return reply.code(503).send({ status: 'draining', detail: STOPPING });
    }
    const detail = await reasonNotReady(app.store);
    if (detail === undefined) {
      const restored = await readRestored(app.store.db);
      return restored ? { status: 'ok', detail: describeRestored(restored) } : { status: 'ok' };
    }
    return reply.code(503).send({ status: 'unavailable', detail });
  });

  app.addHook('onRequest', (request, reply, done) => {
    if (request.url === '/healthz' || request.url === '/readyz') reply.header('cache-control', 'no-store');
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });

  app.decorate('drain', async () => {
    draining = true;
    if (performance.now() - lastProbe < PROBER_SEEN_MS) {
      const drained = new Promise<void>((resolve) => {
        finishDraining = resolve;
      });
      await within(DRAIN_LIMIT_MS, drained);
    }
    await acceptAll(app.server);
    isClosing = true;
    // Not HTTP's `close`, which cuts idle connections on which the next request may be on its way.
    const gone = new Promise<void>((resolve) => void Server.prototype.close.call(app.server, () => resolve()));
    await within(app.server.keepAliveTimeout + KEEP_ALIVE_CHECK_MS, gone);
  });
}
