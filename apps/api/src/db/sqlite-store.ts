import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { createStore } from './create-store.ts';
import { isBusy } from './errors.ts';
import type { Store } from './types.ts';

/** How long a write waits for another process that writes. */
export const BUSY_TIMEOUT_MS = 5_000;
/** Between two tries, a different time each time, so that two processes do not keep step. */
const pause = () => wait(5 + Math.random() * 15);

const nothing: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

function adapt(database: DatabaseSync, onClose: () => void): SqliteDatabase {
  return {
    close: () => {
      database.close();
      onClose();
    },
    prepare: (text) => {
      // A full disk ends the transaction: another rollback would fail and hide the reason.
      if (text === 'rollback' && !database.isTransaction) return nothing;
      const statement = database.prepare(text);
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}

/** Tries a statement again while another process writes; other requests are answered meanwhile. */
function patient(connection: DatabaseConnection, { database, patienceMs }: Patience): DatabaseConnection {
  const executeQuery = async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
    const end = performance.now() + patienceMs;
    for (;;) {
      try {
        return await connection.executeQuery<Row>(query);
      } catch (error) {
        // Within a transaction the lock is there already.
        if (!isBusy(error) || database.isTransaction || performance.now() > end) throw error;
      }
      await pause();
    }
  };
  return { executeQuery, streamQuery: connection.streamQuery.bind(connection) };
}

interface Patience {
  database: DatabaseSync;
  patienceMs: number;
}

/** A transaction that begins with a read could not write once another process has written. */
class WaitingDriver extends SqliteDriver {
  readonly #patience: Patience;
  #connection: DatabaseConnection | undefined;

  constructor(adapted: SqliteDatabase, patience: Patience) {
    super({ database: adapted });
    this.#patience = patience;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= patient(await super.acquireConnection(), this.#patience);
    return this.#connection;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class WaitingDialect extends SqliteDialect {
  readonly #createDriver: () => SqliteDriver;

  constructor(adapted: SqliteDatabase, patience: Patience) {
    super({ database: adapted });
    this.#createDriver = () => new WaitingDriver(adapted, patience);
  }

  override createDriver(): SqliteDriver {
    return this.#createDriver();
  }
}

/** From now on SQLite does not wait by itself, which would stop the only thread: see {@link patient}. */
export function sqliteStore(database: DatabaseSync, onClose = () => {}, patienceMs = BUSY_TIMEOUT_MS): Store {
  database.exec('pragma busy_timeout = 0');
  return createStore('sqlite', new WaitingDialect(adapt(database, onClose), { database, patienceMs }));
}
