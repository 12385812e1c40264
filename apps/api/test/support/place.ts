import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { describe, inject, onTestFinished, test } from 'vitest';
import { type AtEnd, temporaryFolder } from './folders.ts';
import { databaseAt } from './postgres.ts';

/** Where a server stores its data. `databaseUrl` is set only in the project `api-postgres`. */
export interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
}

/**
 * The database of this run: SQLite (project `api`) or PostgreSQL (`api-postgres`; see
 * `on-both-databases.ts`).
 */
export const databaseKind = inject('postgres') ? 'postgres' : 'sqlite';

/** For tests of SQLite only. */
export const sqliteTest = test.skipIf(databaseKind === 'postgres');

/** For tests that use no database: they run once. */
export const sqliteDescribe = describe.skipIf(databaseKind === 'postgres');

/** For tests of PostgreSQL only. */
export const postgresTest = test.skipIf(databaseKind === 'sqlite');

const urls = new Map<string, Promise<string>>();

const administrators = new Map<string, pg.Pool>();

/** One connection for all tests of this process. */
function administrator(url: string): pg.Pool {
  const pool = administrators.get(url) ?? new pg.Pool({ connectionString: url, max: 1, allowExitOnIdle: true });
  // The server and this connection end with the run.
  if (!administrators.has(url)) pool.on('error', () => {});
  administrators.set(url, pool);
  return pool;
}

async function createDatabase({ url, copy }: { url: string; copy: string }, atEnd: AtEnd): Promise<string> {
  const name = `nzete_test_${randomBytes(6).toString('hex')}`;
  const admin = administrator(url);
  atEnd(async () => void (await admin.query(`drop database if exists ${name} with (force)`)));
  await admin.query(`create database ${name} ${copy}`);
  return databaseAt(url, name);
}

/**
 * A migrated PostgreSQL database with the content, for a data folder, deleted when the test ends;
 * `undefined` on SQLite. Servers of one folder share it.
 */
export async function databaseOf(dataDir: string, atEnd: AtEnd = onTestFinished): Promise<string | undefined> {
  const postgres = inject('postgres');
  if (!postgres) return undefined;
  if (dataDir === ':memory:') return createDatabase(postgres, atEnd);
  const known = urls.get(dataDir) ?? createDatabase(postgres, atEnd);
  urls.set(dataDir, known);
  return known;
}

/**
 * An empty place for several servers, or several starts of one. It is deleted when the test ends.
 */
export async function temporaryPlace(): Promise<Place> {
  const dataDir = temporaryFolder();
  return { dataDir, databaseUrl: await databaseOf(dataDir) };
}
