import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../startup-error.ts';
import { isBusy } from './errors.ts';
import { lockFileIn } from './files.ts';

/** Releases a lock. */
export type Unlock = () => void;

/**
 * SQLite locks on a separate file: the kernel releases them when a process ends, and they work
 * while the database is damaged.
 */
function lock(dataDir: string, statement: string): Unlock | undefined {
  const database = new DatabaseSync(lockFileIn(dataDir), { timeout: 0 });
  try {
    database.exec(statement);
    return () => database.close();
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}

/**
 * Takes a shared lock on a data folder.
 *
 * @throws {StartupError} during a restore
 */
export function lockShared(dataDir: string): Unlock {
  // Reading takes the lock, and an open transaction keeps it.
  const unlock = lock(dataDir, 'begin; select count(*) from sqlite_schema');
  if (unlock) return unlock;
  throw new StartupError(`A backup is being restored to ${dataDir}. Start again when this has finished.`);
}

/**
 * Takes an exclusive lock on a data folder.
 *
 * @throws {StartupError} while another process uses it
 */
export function lockExclusive(dataDir: string): Unlock {
  const unlock = lock(dataDir, 'begin exclusive');
  if (unlock) return unlock;
  throw new StartupError(`A server or a command of Nzete uses ${dataDir}. Stop it, and try again.`);
}
