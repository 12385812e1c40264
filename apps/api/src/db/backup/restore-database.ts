import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { StartupError } from '../../startup-error.ts';
import { databaseFileIn } from '../files.ts';
import { lockExclusive } from '../lock.ts';
import { writeMarker } from '../marker.ts';
import { unknownMigrations } from '../migrations.ts';
import { connectPostgres } from '../postgres.ts';
import { sqliteStore } from '../sqlite-store.ts';
import type { Store } from '../types.ts';
import { tableNames } from './inspection.ts';
import { makeBackup } from './make.ts';
import { type Manifest, syncToDisk } from './manifest.ts';
import { markRestored, markRestoredFile, markRestoredSql } from './mark-restored.ts';
import { countAll, otherConnections, RESTORE_APPLICATION_NAME } from './postgres.ts';
import { loadDump } from './postgres-tools.ts';
import { inspectSqlite } from './sqlite.ts';
import { loadSqlite } from './sqlite-to-postgres.ts';

export interface RestoreTarget {
  from: string;
  dataDir: string;
  databaseUrl?: string;
}

/** The folder that a restore moves the replaced files to. */
export const replacedFilesIn = (dataDir: string) =>
  join(dataDir, `before-restore-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}-${process.pid}`);

function assertRestorable(manifest: Manifest, { from, databaseUrl }: RestoreTarget): void {
  if (manifest.kind === 'postgres' && !databaseUrl) {
    throw new StartupError(
      `The backup in ${from} is of PostgreSQL, but the settings use SQLite: set DATABASE_URL to the URL of a PostgreSQL database.`,
    );
  }
  const unknown = unknownMigrations(manifest.migrations);
  if (unknown.length === 0) return;
  throw new StartupError(
    `The backup in ${from} was made by a newer version of Nzete (${unknown.join(', ')}). Restore it with that version.`,
  );
}

type Rows = Manifest['rows'];

function assertSameRows(expected: Rows, rows: Rows): void {
  const tables = new Set([...Object.keys(expected), ...Object.keys(rows)]);
  tables.delete('restored'); // the restore itself adds a row to it
  const different = [...tables].filter((table) => expected[table] !== rows[table]);
  if (different.length === 0) return;
  throw new StartupError(
    `The backup has other numbers of rows than it says, in: ${different.join(', ')}. Use another one.`,
  );
}

/**
 * Moves a database with its WAL files. The database goes first: after a crash a start finds no
 * database and fails, whereas one without its log would silently lack its last changes.
 */
function moveAside(dataDir: string): string | undefined {
  const file = databaseFileIn(dataDir);
  const parts = [file, `${file}-wal`, `${file}-shm`, `${file}-journal`].filter((part) => existsSync(part));
  if (parts.length === 0) return undefined;
  const folder = replacedFilesIn(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const part of parts) renameSync(part, join(folder, basename(part)));
  return folder;
}

interface RestoreSteps {
  /** What the database that is replaced knows of its queues. */
  readReplaced?: (store: Store) => Promise<object | undefined>;
  /** Runs after all checks and before the database changes. */
  beforeSwap?: () => Promise<void>;
}

export interface Swapped {
  /** Where the old database is now, or `undefined` if there was none. */
  before: string | undefined;
  /** What the old database knew of what was sent after the backup. */
  replaced: object | undefined;
}

/** Reads a database file without changing it; `undefined` if it cannot be opened. */
async function readFileWith(file: string, read: NonNullable<RestoreSteps['readReplaced']>) {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    return await read(sqliteStore(database));
  } catch {
    return undefined;
  } finally {
    database?.close();
  }
}

async function restoreSqlite(
  { from, dataDir }: RestoreTarget,
  manifest: Manifest,
  { readReplaced, beforeSwap }: RestoreSteps,
): Promise<Swapped> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const release = lockExclusive(dataDir);
  const draft = `${databaseFileIn(dataDir)}.restoring`;
  try {
    copyFileSync(join(from, manifest.file), draft);
    assertSameRows(manifest.rows, (await inspectSqlite(draft)).rows);
    const replaced = readReplaced && (await readFileWith(databaseFileIn(dataDir), readReplaced));
    await markRestoredFile(draft, { madeAt: manifest.made_at, replaced });
    await syncToDisk(draft);
    await beforeSwap?.();
    writeMarker(dataDir);
    const before = moveAside(dataDir);
    renameSync(draft, databaseFileIn(dataDir));
    await syncToDisk(dataDir);
    return { before, replaced };
  } finally {
    rmSync(draft, { force: true });
    release();
  }
}

async function assertNotConnected(store: Store): Promise<void> {
  const others = await otherConnections(store);
  if (others.length === 0) return;
  throw new StartupError(
    `The database has other connections: ${others.join(', ')}. Stop every server and connection pooler, and try again; ` +
      'DATABASE_URL must connect to PostgreSQL directly.',
  );
}

async function restorePostgres(
  { from, dataDir }: RestoreTarget,
  databaseUrl: string,
  manifest: Manifest,
  { readReplaced, beforeSwap }: RestoreSteps,
): Promise<Swapped> {
  const store = connectPostgres(databaseUrl, { name: RESTORE_APPLICATION_NAME });
  try {
    await assertNotConnected(store);
    const tables = await tableNames(store);
    const before =
      tables.includes('kysely_migration') && tables.includes('content')
        ? (await makeBackup(store, { databaseUrl, to: join(dataDir, 'before-restore') })).folder
        : undefined;
    await beforeSwap?.();
    // Checked again, so that nothing that was written meanwhile is lost.
    await assertNotConnected(store);
    const replaced = await readReplaced?.(store);
    const mark = { madeAt: manifest.made_at, replaced };
    const drops = tables.map((table) => `drop table ${pg.escapeIdentifier(table)} cascade;`).join('\n');
    const file = join(from, manifest.file);
    if (manifest.kind === 'sqlite') {
      await loadSqlite(store, file, { drops, dataDir, after: (trx) => markRestored(trx, mark) });
    } else {
      await loadDump(databaseUrl, file, { before: drops, after: markRestoredSql(store.db, mark) });
      assertSameRows(manifest.rows, await countAll(store));
    }
    return { before, replaced };
  } finally {
    await store.db.destroy();
  }
}

/** The old database is kept. Nothing of the restored one goes outward before a person decides. */
export async function restoreDatabase(
  manifest: Manifest,
  target: RestoreTarget,
  steps: RestoreSteps = {},
): Promise<Swapped> {
  assertRestorable(manifest, target);
  return target.databaseUrl
    ? restorePostgres(target, target.databaseUrl, manifest, steps)
    : restoreSqlite(target, manifest, steps);
}
