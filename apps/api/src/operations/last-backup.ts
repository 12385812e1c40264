import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileIn = (dataDir: string) => join(dataDir, 'last-backup.json');

/** The newest backup of a data folder by `npm run backup`. */
interface LastBackup {
  made_at: string;
  folder: string;
}

/** Records a backup, for `npm run status`. */
export function noteBackup(dataDir: string, last: LastBackup): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(fileIn(dataDir), `${JSON.stringify(last)}\n`, { mode: 0o600 });
}

/** The last recorded backup, if any. */
export function readLastBackup(dataDir: string): LastBackup | undefined {
  try {
    // Written by `noteBackup`.
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as LastBackup;
  } catch {
    return undefined;
  }
}
