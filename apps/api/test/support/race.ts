import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { CompiledQuery, DatabaseConnection } from 'kysely';
import { onTestFinished } from 'vitest';

/** Limits and remembered keys are no part of what a request changes. */
const isWrite = ({ sql }: CompiledQuery) =>
  /^\s*(?:insert into|update|delete from)\s+"?(?!limit_count|idempotency_key)/i.test(sql);

/** Holds the first write of each of two requests until both have come so far, or one has ended. */
class Gate {
  readonly #expected = new Set(['first', 'second']);
  readonly #opened: Promise<void>;
  #open = () => {};
  /** How many requests came to a write. */
  arrivals = 0;

  constructor() {
    this.#opened = new Promise((resolve) => {
      this.#open = resolve;
    });
  }

  arrive(request: string): Promise<void> {
    if (this.#expected.has(request)) this.arrivals += 1;
    this.leave(request);
    return this.#opened;
  }

  leave(request: string): void {
    this.#expected.delete(request);
    if (this.#expected.size === 0) this.#open();
  }
}

/** What a request waits for before a write, or before any statement. */
interface Waiting {
  beforeWrite?: () => Promise<void>;
  beforeEach?: () => Promise<void>;
}

/** What the server does by itself does not wait. */
const racing = new AsyncLocalStorage<Waiting>();

const atTheGate = async () => await racing.getStore()?.beforeWrite?.();

/** PostgreSQL: every write waits, in a transaction too. */
function gatedConnection(connection: DatabaseConnection): DatabaseConnection {
  return Object.assign(Object.create(connection), {
    executeQuery: async (query: CompiledQuery) => {
      if (isWrite(query)) await atTheGate();
      return connection.executeQuery(query);
    },
  });
}

/**
 * SQLite has one connection, which a transaction keeps: a request waits before its transaction, or
 * before a write without one. Both have read by then, and the transactions run one after the other.
 */
function gateRoot({ store: { db } }: FastifyInstance): () => void {
  const executor = db.getExecutor();
  const { executeQuery } = executor;
  const { transaction } = db;
  executor.executeQuery = async (query, ...rest) => {
    await racing.getStore()?.beforeEach?.();
    if (isWrite(query)) await atTheGate();
    return executeQuery.call(executor, query, ...rest) as never; // the same call
  };
  db.transaction = () => {
    const builder = transaction.call(db);
    const { execute } = builder;
    builder.execute = async (work) => {
      await racing.getStore()?.beforeEach?.();
      await atTheGate();
      return execute.call(builder, work) as never; // the same call
    };
    return builder;
  };
  return () => Object.assign(executor, { executeQuery }) && void Object.assign(db, { transaction });
}

function gatePostgres({ store: { db } }: FastifyInstance): () => void {
  const executor = db.getExecutor();
  const { provideConnection } = executor;
  executor.provideConnection = (consumer, ...rest) =>
    provideConnection.call(executor, (connection) => consumer(gatedConnection(connection)), ...rest) as never; // the same call
  return () => void Object.assign(executor, { provideConnection });
}

export type Call = () => Promise<LightMyRequestResponse>;

/**
 * Two requests of which neither writes before both have read. `haveBothRead` is false if one of them
 * ended without a write.
 */
export async function race(app: FastifyInstance, [first, second]: readonly [Call, Call]) {
  const ungate = app.store.kind === 'postgres' ? gatePostgres(app) : gateRoot(app);
  onTestFinished(ungate);
  const gate = new Gate();
  const start = (
    request: string,
    call: Call, // `inject` begins when it is awaited.
  ) =>
    racing
      .run({ beforeWrite: () => gate.arrive(request) }, async () => await call())
      .finally(() => gate.leave(request));
  const answers = await Promise.all([start('first', first), start('second', second)]);
  ungate();
  return { answers, haveBothRead: gate.arrivals === 2 };
}

/**
 * The first request happens as a whole before a statement of the second, or before its transaction:
 * what the second read until then is old. `isReached` is false if it has fewer statements.
 */
export async function overtake(app: FastifyInstance, [first, second]: readonly [Call, Call], statement: number) {
  const ungate = gateRoot(app);
  onTestFinished(ungate);
  let count = 0;
  let overtaking: LightMyRequestResponse | undefined;
  const beforeEach = async () => {
    count += 1;
    if (count === statement) overtaking = await racing.run({}, async () => await first());
  };
  const overtaken = await racing.run({ beforeEach }, async () => await second());
  ungate();
  return { overtaking, overtaken, isReached: overtaking !== undefined };
}
