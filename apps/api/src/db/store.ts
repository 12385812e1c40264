import type { S3Options } from '../files/s3-files.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './types.ts';

interface StoreOptions {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Where documents are kept instead of the database. */
  documents?: S3Options | undefined;
}

/** Opens the database by configuration: PostgreSQL when there is a URL, else SQLite in the data folder. */
export async function openStore({ databaseUrl, dataDir, documents }: StoreOptions): Promise<Store> {
  const store = await (databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir));
  if (!documents) return store;
  const { S3Files } = await import('../files/s3-files.ts');
  return { ...store, files: new S3Files(documents) };
}
