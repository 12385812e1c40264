import { existsSync, statSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { version } from '../../version.ts';
import type { Store } from '../types.ts';
import { hashFile, MANIFEST, type Manifest, syncToDisk } from './manifest.ts';
import { copyPostgres } from './postgres.ts';
import { copySqlite, type Inspection, inspectSqlite } from './sqlite.ts';

/** A backup that was made. */
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

/**
 * Copies the database into a new folder, as of one moment and while servers go on, and verifies the copy. The folder has
 * its name only when all of it is on the disk.
 *
 * @param to The folder in which the new one is made.
 * @throws {StartupError} when the copy is not sound, or the programs of PostgreSQL are not there.
 */
export async function makeBackup(
  store: Store,
  { databaseUrl, to }: { databaseUrl?: string | undefined; to: string },
): Promise<Backup> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const now = new Date();
  const name = freeName(to, now);
  const draft = join(to, `.${name}.${process.pid}`);
  await mkdir(draft, { mode: 0o700 });
  try {
    const inspection = await copy(store, databaseUrl, draft);
    const file = databaseUrl ? 'nzete.dump' : 'nzete.db';
    const path = join(draft, file);
    const { size: bytes } = statSync(path);
    const what = { format: 1, made_at: now.toISOString(), kind: store.kind, version, file, bytes } as const;
    const manifest: Manifest = { ...what, sha256: await hashFile(path), ...inspection };
    await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    for (const part of [path, join(draft, MANIFEST), draft]) await syncToDisk(part);
    const folder = join(to, name);
    await rename(draft, folder);
    await syncToDisk(to);
    return { folder, manifest };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}
