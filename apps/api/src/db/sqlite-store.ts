import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { createStore } from './create-store.ts';
import type { Store } from './types.ts';

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

export const sqliteStore = (database: DatabaseSync, onClose = () => {}): Store =>
  createStore('sqlite', new SqliteDialect({ database: adapt(database, onClose) }));
