import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { OpenOptions, Store } from './types.ts';

/** Opens the database by configuration: PostgreSQL when there is a URL, else SQLite in the data folder. */
export function openStore(
  { databaseUrl, dataDir }: { databaseUrl?: string | undefined; dataDir: string },
  options?: OpenOptions,
): Promise<Store> {
  return databaseUrl ? openPostgres(databaseUrl, { ...options, dataDir }) : openSqlite(dataDir, options);
}
