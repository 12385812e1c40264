import type { DatabaseSync } from 'node:sqlite';
import { inject } from 'vitest';
import { openFile } from '../../src/db/sqlite.ts';
import { sqliteStore } from '../../src/db/sqlite-store.ts';
import type { Store } from '../../src/db/types.ts';

/** Tables before the indexes, which are quicker to make of all rows at once. */
function copyInto(database: DatabaseSync, template: string): void {
  database.exec('pragma foreign_keys = off');
  database.prepare('attach ? as template').run(template);
  const parts = database
    .prepare("select type, name, sql from template.sqlite_schema where sql is not null and name not like 'sqlite_%'")
    .all();
  database.exec('begin');
  for (const { name, sql } of parts.filter(({ type }) => type === 'table')) {
    database.exec(String(sql));
    database.exec(`insert into main."${name}" select * from template."${name}"`);
  }
  for (const { sql } of parts.filter(({ type }) => type !== 'table')) database.exec(String(sql));
  database.exec('commit');
  database.exec('detach template');
  database.exec('pragma foreign_keys = on');
}

/** A migrated database in memory with the content; `undefined` where none was prepared. */
export function copyOfSqlite(): Store | undefined {
  const template = inject('sqlite');
  if (!template) return undefined;
  const database = openFile(':memory:');
  copyInto(database, template);
  return sqliteStore(database);
}
