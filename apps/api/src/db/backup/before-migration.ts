import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import { migrationBackupsIn } from '../files.ts';
import { readMigrations } from '../migrations.ts';
import type { Store } from '../types.ts';
import { makeBackup } from './make.ts';

const KEPT = 3;

async function removeOld(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith('nzete-')).sort();
  for (const name of names.slice(0, -KEPT)) await rm(join(folder, name), { recursive: true });
}

/** Unless it is new or up to date. Without PostgreSQL's programs it is migrated without a copy. */
export async function backUpBeforeMigration(
  store: Store,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string },
): Promise<void> {
  const { pending, begun } = await readMigrations(store.db);
  if (!begun || pending.length === 0) return;
  const to = migrationBackupsIn(dataDir);
  try {
    const { folder } = await makeBackup(store, { databaseUrl, to });
    process.stderr.write(
      `The database is migrated to a newer version (${pending.join(', ')}). A backup of the old one: ${folder}\n`,
    );
  } catch (error) {
    if (store.kind === 'sqlite' || !(error instanceof StartupError)) throw error;
    process.stderr.write(`The database is migrated to a newer version without a backup. ${error.message}\n`);
    return;
  }
  await removeOld(to);
}
