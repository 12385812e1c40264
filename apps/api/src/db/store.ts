import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './types.ts';

/** Opens the database by configuration: PostgreSQL when there is a URL, else SQLite in the data folder. */
export function openStore(options: { databaseUrl?: string | undefined; dataDir: string }): Promise<Store> {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openSqlite(options.dataDir);
}
