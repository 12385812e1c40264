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
import { type Manifest, readManifest, syncToDisk } from './manifest.ts';
import { countAll, otherConnections, RESTORE_NAME, tableNames } from './postgres.ts';
import { loadDump } from './postgres-tools.ts';
import { inspectSqlite } from './sqlite.ts';

/** What a restore did. */
export interface Restored {
  manifest: Manifest;
  /** Where what was there before is now; `undefined` when there was nothing. */
  before: string | undefined;
}

interface RestoreOptions {
  from: string;
  dataDir: string;
  databaseUrl?: string | undefined;
}

const timestamp = () => new Date().toISOString().slice(0, 19).replaceAll(':', '-');

function refuseOther(manifest: Manifest, kind: Store['kind'], from: string): void {
  if (manifest.kind !== kind) {
    const [there, here] = kind === 'sqlite' ? ['PostgreSQL', 'SQLite'] : ['SQLite', 'PostgreSQL'];
    throw new StartupError(`The backup in ${from} is of ${there}, and the settings name ${here} (DATABASE_URL).`);
  }
  const unknown = unknownMigrations(manifest.migrations);
  if (unknown.length === 0) return;
  throw new StartupError(
    `The backup in ${from} was made by a newer version of Nzete (${unknown.join(', ')}). Put it back with that version.`,
  );
}

function refuseDifferent(manifest: Manifest, rows: Record<string, number>): void {
  const tables = new Set([...Object.keys(manifest.rows), ...Object.keys(rows)]);
  const different = [...tables].filter((table) => manifest.rows[table] !== rows[table]);
  if (different.length === 0) return;
  throw new StartupError(`The backup does not hold what it says, in: ${different.join(', ')}. Take another.`);
}

/**
 * Moves a database with all that SQLite keeps beside it. The database goes first: if the machine stops in between, a
 * start finds none and says so, where one without its log would silently lack its last changes.
 */
function moveAside(dataDir: string): string | undefined {
  const file = databaseFileIn(dataDir);
  const parts = [file, `${file}-wal`, `${file}-shm`, `${file}-journal`].filter((part) => existsSync(part));
  if (parts.length === 0) return undefined;
  const folder = join(dataDir, `before-restore-${timestamp()}-${process.pid}`);
  mkdirSync(folder, { mode: 0o700 });
  for (const part of parts) renameSync(part, join(folder, basename(part)));
  return folder;
}

async function restoreSqlite({ from, dataDir }: RestoreOptions, manifest: Manifest): Promise<string | undefined> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const release = takeFolder(dataDir);
  const draft = `${databaseFileIn(dataDir)}.restoring`;
  try {
    copyFileSync(join(from, manifest.file), draft);
    refuseDifferent(manifest, inspectSqlite(draft).rows);
    await syncToDisk(draft);
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
  { from, dataDir }: RestoreOptions,
  databaseUrl: string,
  manifest: Manifest,
): Promise<string | undefined> {
  const store = connectPostgres(databaseUrl, { name: RESTORE_NAME });
  try {
    await refuseConnected(store);
    const tables = await tableNames(store);
    const before =
      tables.includes('kysely_migration') && tables.includes('content')
        ? (await makeBackup(store, { databaseUrl, to: join(dataDir, 'before-restore') })).folder
        : undefined;
    // What others began in the meantime, or what a server writes that starts now, must not be lost unnoticed.
    await refuseConnected(store);
    const drops = tables.map((table) => `drop table ${quoted(table)} cascade;`).join('\n');
    await loadDump(databaseUrl, join(from, manifest.file), drops);
    refuseDifferent(manifest, await countAll(store));
    return before;
  } finally {
    await store.db.destroy();
  }
}

/**
 * Replaces the database of the settings by a backup. What was there is kept.
 *
 * @throws {StartupError} when a server uses the database, or the backup is damaged, of another database or too new.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { from, databaseUrl } = options;
  const manifest = await readManifest(from);
  refuseOther(manifest, databaseUrl ? 'postgres' : 'sqlite', from);
  const before = databaseUrl
    ? await restorePostgres(options, databaseUrl, manifest)
    : await restoreSqlite(options, manifest);
  return { manifest, before };
}
