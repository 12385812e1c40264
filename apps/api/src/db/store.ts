import type { S3Options } from '../files/s3-files.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { OpenOptions, Store } from './types.ts';

interface StoreOptions {
  databaseUrl?: string;
  /** PostgreSQL itself, if `databaseUrl` names a pooler. */
  directUrl?: string;
  dataDir: string;
  /** Object storage for documents, instead of the database. */
  documents?: S3Options;
}

/** Adds the object storage to a database, if configured. Its client is loaded only then. */
export async function withFiles(store: Store, documents: S3Options | undefined): Promise<Store> {
  if (!documents) return store;
  const { S3Files } = await import('../files/s3-files.ts');
  return { ...store, files: new S3Files(documents) };
}

/** Opens PostgreSQL if there is a URL, else SQLite in the data folder. */
export async function openStore(
  { databaseUrl, directUrl, dataDir, documents }: StoreOptions,
  options?: OpenOptions,
): Promise<Store> {
  const opened = databaseUrl
    ? openPostgres(databaseUrl, { ...options, dataDir, directUrl })
    : openSqlite(dataDir, options);
  return withFiles(await opened, documents);
}
