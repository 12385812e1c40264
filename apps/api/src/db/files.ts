import { join } from 'node:path';

/** What a data folder holds beside `encryption.key` (see `crypto/key-file.ts`). */

/** The database. While it is open, SQLite keeps two files of the same name with `-wal` and `-shm` beside it. */
export const databaseFileIn = (dataDir: string) => join(dataDir, 'nzete.db');

/** Every process that has the database open holds a lock on this file; `npm run restore` takes it for itself alone. */
export const lockFileIn = (dataDir: string) => join(dataDir, 'nzete.lock');

/** Written once the database has its tables: from then on an empty or missing database is a loss, not a first start. */
export const markerFileIn = (dataDir: string) => join(dataDir, 'nzete.marker');

/** The copies that are made before a migration. */
export const copiesFolderIn = (dataDir: string) => join(dataDir, 'before-migration');
