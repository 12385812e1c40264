import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { CompiledQuery, Kysely } from 'kysely';
import pg from 'pg';
import { restoredTable } from '../restored-table.ts';
import { sqliteStore } from '../sqlite-store.ts';
import type { Database } from '../types.ts';

export interface Mark {
  /** When the backup was made; null for a copy that a person holds. */
  madeAt: string | null;
  /** What the replaced database knew; `undefined` if there was none, or it could not be read. */
  replaced: object | undefined;
}

const insertMark = (db: Kysely<Database>, { madeAt, replaced }: Mark) =>
  db.insertInto('restored').values({
    id: randomUUID(),
    restored_at: new Date().toISOString(),
    made_at: madeAt,
    replaced: replaced ? JSON.stringify(replaced) : null,
    held_at: null,
    ended_at: null,
    ended_by: null,
  });

/** From the next start of a server on, nothing of this database goes outward by itself. */
export async function markRestored(db: Kysely<Database>, mark: Mark): Promise<void> {
  await restoredTable(db).execute();
  await insertMark(db, mark).execute();
}

export async function markRestoredFile(file: string, mark: Mark): Promise<void> {
  const { db } = sqliteStore(new DatabaseSync(file));
  await markRestored(db, mark).finally(() => db.destroy());
}

const asText = ({ sql, parameters }: CompiledQuery) =>
  `${sql.replace(/\$(\d+)/g, (_, at) => {
    const value = parameters[Number(at) - 1];
    return value === null ? 'null' : pg.escapeLiteral(String(value));
  })};`;

/** The same as SQL, for the transaction of psql: no server may start between it and the data. */
export const markRestoredSql = (db: Kysely<Database>, mark: Mark): string =>
  [restoredTable(db).compile(), insertMark(db, mark).compile()].map(asText).join('\n');
