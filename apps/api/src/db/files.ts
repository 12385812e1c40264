import { join } from 'node:path';

/** While it is open, SQLite adds two files with `-wal` and `-shm`. */
export const databaseFileIn = (dataDir: string) => join(dataDir, 'nzete.db');

/**
 * Every process that uses the database holds a shared lock on this file; `npm run restore` an
 * exclusive one.
 */
export const lockFileIn = (dataDir: string) => join(dataDir, 'nzete.lock');

/**
 * Exists once the database has tables: from then on an empty or missing database is an error, not a
 * first start.
 */
export const markerFileIn = (dataDir: string) => join(dataDir, 'nzete.marker');

/** The backups that are made before a migration. */
export const migrationBackupsIn = (dataDir: string) => join(dataDir, 'before-migration');
