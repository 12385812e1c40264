import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../startup-error.ts';
import { isBusy } from './errors.ts';
import { lockFileIn } from './files.ts';

export type Unlock = () => void;

/** The kernel releases SQLite's locks when a process ends, even if the database is damaged. */
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

/** @throws {StartupError} during a restore */
export function lockShared(dataDir: string): Unlock {
  // Reading takes the lock, and an open transaction keeps it.
  const unlock = lock(dataDir, 'begin; select count(*) from sqlite_schema');
  if (unlock) return unlock;
  throw new StartupError(`A backup is being restored to ${dataDir}. Start again when this has finished.`);
}

/** @throws {StartupError} while another process uses it */
export function lockExclusive(dataDir: string): Unlock {
  const unlock = lock(dataDir, 'begin exclusive');
  if (unlock) return unlock;
  throw new StartupError(`A server or a command of Nzete uses ${dataDir}. Stop it, and try again.`);
}
