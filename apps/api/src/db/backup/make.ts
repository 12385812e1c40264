import { createReadStream, existsSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DAY_MS } from '../../durations.ts';
import { StartupError } from '../../startup-error.ts';
import { version } from '../../version.ts';
import { isOutOfSpace } from '../errors.ts';
import type { Store } from '../types.ts';
import { hashStream } from './copy-file.ts';
import type { DocumentRow, Inspection } from './inspection.ts';
import { MANIFEST, type Manifest, syncToDisk } from './manifest.ts';
import { copyPostgres } from './postgres.ts';
import { copySqlite, inspectSqlite } from './sqlite.ts';

export interface Backup {
  folder: string;
  manifest: Manifest;
}

/** A name that sorts by time: `nzete-2026-11-22T10-15-00Z`. */
function freeName(to: string, now: Date): string {
  const name = `nzete-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? name : `${name}-${count}`;
    if (!existsSync(join(to, free))) return free;
  }
}

async function copy(store: Store, databaseUrl: string | undefined, folder: string): Promise<Inspection> {
  if (databaseUrl) return copyPostgres(store, databaseUrl, join(folder, 'nzete.dump'));
  const file = join(folder, 'nzete.db');
  await copySqlite(store.db, file);
  return inspectSqlite(file);
}

interface BackupOptions {
  databaseUrl?: string;
  to: string;
  /** Copies the files that the database names. Without it only the database is copied. */
  copyFiles?: (folder: string, documents: DocumentRow[]) => Promise<Pick<Manifest, 'files' | 'missing'>>;
}

/** Removes incomplete backups of killed processes. */
async function removeDrafts(to: string): Promise<void> {
  for (const name of await readdir(to)) {
    if (!name.startsWith('.nzete-')) continue;
    const draft = join(to, name);
    if (Date.now() - (await stat(draft)).mtimeMs > DAY_MS) await rm(draft, { recursive: true, force: true });
  }
}

/** The database first: files are written before their rows, and deleted before them. */
async function fill(store: Store, { databaseUrl, copyFiles }: BackupOptions, draft: string, now: Date) {
  const { documents, ...inspection } = await copy(store, databaseUrl, draft);
  const file = databaseUrl ? 'nzete.dump' : 'nzete.db';
  const path = join(draft, file);
  const { size: bytes } = statSync(path);
  const what = { format: 1, made_at: now.toISOString(), kind: store.kind, version, file, bytes } as const;
  const database: Manifest = { ...what, sha256: await hashStream(createReadStream(path)), ...inspection };
  return { ...database, ...(await copyFiles?.(draft, documents)) };
}

/** The folders that contain the files, innermost first. */
function foldersOf(draft: string, paths: string[]): string[] {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) folders.add(join(draft, folder));
  }
  return [...folders].sort().reverse();
}

/** Works while servers run. The folder gets its final name when everything is on disk. */
export async function makeBackup(store: Store, options: BackupOptions): Promise<Backup> {
  const { to } = options;
  await mkdir(to, { recursive: true, mode: 0o700 });
  await removeDrafts(to);
  const now = new Date();
  const name = freeName(to, now);
  const draft = join(to, `.${name}.${process.pid}`);
  await mkdir(draft, { mode: 0o700 });
  try {
    const manifest = await fill(store, options, draft, now);
    await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    const folders = foldersOf(draft, Object.keys(manifest.files ?? {}));
    for (const part of [join(draft, manifest.file), ...folders, join(draft, MANIFEST), draft]) await syncToDisk(part);
    const folder = join(to, name);
    await rename(draft, folder);
    await syncToDisk(to);
    return { folder, manifest };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // The database is only read: it is the copy that finds no space.
    if (!isOutOfSpace(error)) throw error;
    throw new StartupError(
      `The disk of ${to} is full, so the backup was not made. Free some space on it, or choose another folder.`,
    );
  }
}
