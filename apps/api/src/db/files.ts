import { join } from 'node:path';

/** While it is open, SQLite adds two files with `-wal` and `-shm`. */
export const databaseFileIn = (dataDir: string) => join(dataDir, 'nzete.db');

/** Shared by every process that uses the database, exclusive to `npm run restore`. */
export const lockFileIn = (dataDir: string) => join(dataDir, 'nzete.lock');

/** From then on an empty or missing database is an error, not a first start. */
export const markerFileIn = (dataDir: string) => join(dataDir, 'nzete.marker');

export const migrationBackupsIn = (dataDir: string) => join(dataDir, 'before-migration');
