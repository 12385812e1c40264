import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import { databaseFileIn } from '../files.ts';
import { takeFolder } from '../lock.ts';
import { writeMarker } from '../marker.ts';
import { unknownMigrations } from '../migrations.ts';
import { connectPostgres } from '../postgres.ts';
import type { Store } from '../types.ts';
import { makeBackup } from './make.ts';
import { type Manifest, syncToDisk } from './manifest.ts';
import { countAll, otherConnections, RESTORE_NAME, tableNames } from './postgres.ts';
import { loadDump } from './postgres-tools.ts';
import { inspectSqlite } from './sqlite.ts';
import { loadSqlite } from './sqlite-to-postgres.ts';

/** Where a database is put back. */
export interface DatabasePlace {
  from: string;
  dataDir: string;
  databaseUrl?: string | undefined;
}

/** What a restore moves out of the way goes into such a folder. */
export const asideFolderIn = (dataDir: string) =>
  join(dataDir, `before-restore-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}-${process.pid}`);

function refuseOther(manifest: Manifest, { from, databaseUrl }: DatabasePlace): void {
  if (manifest.kind === 'postgres' && !databaseUrl) {
    throw new StartupError(
      `The backup in ${from} is of PostgreSQL, and the settings name SQLite: set DATABASE_URL to an address of PostgreSQL.`,
    );
  }
  const unknown = unknownMigrations(manifest.migrations);
  if (unknown.length === 0) return;
  throw new StartupError(
    `The backup in ${from} was made by a newer version of Nzete (${unknown.join(', ')}). Put it back with that version.`,
  );
}

type Rows = Manifest['rows'];

function refuseDifferent(expected: Rows, rows: Rows): void {
  const tables = new Set([...Object.keys(expected), ...Object.keys(rows)]);
  const different = [...tables].filter((table) => expected[table] !== rows[table]);
  if (different.length === 0) return;
  throw new StartupError(`The backup does not hold what it says, in: ${different.join(', ')}. Take another.`);
}

/**
 * Moves a database with all that SQLite keeps beside it. The database goes first: if the machine
 * stops in between, a start finds none and says so, where one without its log would silently lack
 * its last changes.
 */
function moveAside(dataDir: string): string | undefined {
  const file = databaseFileIn(dataDir);
  const parts = [file, `${file}-wal`, `${file}-shm`, `${file}-journal`].filter((part) => existsSync(part));
  if (parts.length === 0) return undefined;
  const folder = asideFolderIn(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const part of parts) renameSync(part, join(folder, basename(part)));
  return folder;
}

/** What else is put back: after all that may refuse, and before the database changes. */
type BeforeSwap = () => Promise<void>;

async function restoreSqlite(
  { from, dataDir }: DatabasePlace,
  manifest: Manifest,
  beforeSwap: BeforeSwap,
): Promise<string | undefined> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const release = takeFolder(dataDir);
  const draft = `${databaseFileIn(dataDir)}.restoring`;
  try {
    copyFileSync(join(from, manifest.file), draft);
    refuseDifferent(manifest.rows, inspectSqlite(draft).rows);
    await syncToDisk(draft);
    await beforeSwap();
    writeMarker(dataDir);
    const before = moveAside(dataDir);
    renameSync(draft, databaseFileIn(dataDir));
    await syncToDisk(dataDir);
    return before;
  } finally {
    rmSync(draft, { force: true });
    release();
  }
}

async function refuseConnected(store: Store): Promise<void> {
  const others = await otherConnections(store);
  if (others.length === 0) return;
  throw new StartupError(
    `Others are connected to the database: ${others.join(', ')}. Stop every server and connection pooler, and try again; ` +
      'DATABASE_URL must lead straight to PostgreSQL.',
  );
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

async function restorePostgres(
  { from, dataDir }: DatabasePlace,
  databaseUrl: string,
  manifest: Manifest,
  beforeSwap: BeforeSwap,
): Promise<string | undefined> {
  const store = connectPostgres(databaseUrl, { name: RESTORE_NAME });
  try {
    await refuseConnected(store);
    const tables = await tableNames(store);
    const before =
      tables.includes('kysely_migration') && tables.includes('content')
        ? (await makeBackup(store, { databaseUrl, to: join(dataDir, 'before-restore') })).folder
        : undefined;
    await beforeSwap();
    // What others began in the meantime, or what a server writes that starts now, must not be lost unnoticed.
    await refuseConnected(store);
    const drops = tables.map((table) => `drop table ${quoted(table)} cascade;`).join('\n');
    const file = join(from, manifest.file);
    if (manifest.kind === 'sqlite') await loadSqlite(store, file, { drops, dataDir });
    else {
      await loadDump(databaseUrl, file, drops);
      refuseDifferent(manifest.rows, await countAll(store));
    }
    return before;
  } finally {
    await store.db.destroy();
  }
}

/**
 * Replaces a database by that of a backup, of which the manifest was read and checked. What was
 * there is kept.
 *
 * @returns where what was there is now; `undefined` when there was nothing.
 * @throws {StartupError} when a server uses the database, or the backup is too new or of PostgreSQL
 * and the place is not.
 */
export async function restoreDatabase(
  manifest: Manifest,
  place: DatabasePlace,
  beforeSwap: BeforeSwap = async () => {},
): Promise<string | undefined> {
  refuseOther(manifest, place);
  return place.databaseUrl
    ? restorePostgres(place, place.databaseUrl, manifest, beforeSwap)
    : restoreSqlite(place, manifest, beforeSwap);
}
