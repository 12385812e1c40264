import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../startup-error.ts';
import { isBusy } from './errors.ts';
import { lockFileIn } from './files.ts';

/** Ends a lock. */
export type Unlock = () => void;

/**
 * SQLite's own locks on a file of their own: the kernel takes them away when a process ends, however it ends, and they
 * hold while the database itself is damaged.
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
 * Says that this process uses the data of a folder. Any number of processes may do so at a time.
 *
 * @throws {StartupError} while a backup is being put back there.
 */
export function shareFolder(dataDir: string): Unlock {
  // Reading takes the lock, and an open transaction keeps it.
  const unlock = lock(dataDir, 'begin; select count(*) from sqlite_schema');
  if (unlock) return unlock;
  throw new StartupError(`A backup is being put back into ${dataDir}. Start again when that has ended.`);
}

/**
 * Takes a folder for this process alone.
 *
 * @throws {StartupError} while any other process uses it.
 */
export function takeFolder(dataDir: string): Unlock {
  const unlock = lock(dataDir, 'begin exclusive');
  if (unlock) return unlock;
  throw new StartupError(`A server or a command of Nzete uses ${dataDir}. Stop it, and try again.`);
}
