import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { openFile } from '../../src/db/sqlite.ts';
import { sqliteStore } from '../../src/db/sqlite-store.ts';
import type { Store } from '../../src/db/types.ts';

declare module 'node:sqlite' {
  interface DatabaseSync {
    /** Not yet in Node's types. */
    deserialize(bytes: Uint8Array): void;
  }
}

let template: Buffer | undefined;

/** A database in memory has no WAL, which these two bytes of the file ask for. */
function readTemplate(file: string): Buffer {
  const bytes = readFileSync(file);
  return bytes.fill(1, 18, 20);
}

/** A migrated database in memory with the content; `undefined` where none was prepared. */
export function copyOfSqlite(): Store | undefined {
  const file = inject('sqlite');
  if (!file) return undefined;
  template ??= readTemplate(file);
  const database = openFile(':memory:');
  database.deserialize(template);
  // It belongs to the database that was replaced.
  database.exec('pragma secure_delete = on');
  return sqliteStore(database);
}
