import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { tableNames } from '../db/backup/inspection.ts';
import { databaseCode } from '../db/errors.ts';
import { assertReachable, connectPostgres } from '../db/postgres.ts';
import type { Store } from '../db/types.ts';
import { StartupError } from '../startup-error.ts';

/** A rehearsal is not possible, which says nothing about the backup. */
export class NoPlaceError extends StartupError {}

export interface TrialPlace {
  dataDir: string;
  databaseUrl: string | undefined;
  remove(): Promise<void>;
}

async function connected<Result>(databaseUrl: string, work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = connectPostgres(databaseUrl, { name: 'nzete rehearsal' });
  try {
    await assertReachable(store.db);
    return await work(store);
  } finally {
    await store.db.destroy();
  }
}

/** Uses an empty database that the staff created, and leaves it empty. */
async function borrowDatabase(databaseUrl: string): Promise<() => Promise<void>> {
  const tables = await connected(databaseUrl, tableNames);
  if (tables.length > 0) {
    throw new NoPlaceError(
      'The database of --database-url is not empty, and a rehearsal never overwrites data. Use one without tables.',
    );
  }
  return () =>
    connected(databaseUrl, async (store) => {
      for (const table of await tableNames(store)) await sql`drop table ${sql.table(table)} cascade`.execute(store.db);
    });
}

const refuseCreation = (error: unknown): never => {
  throw new NoPlaceError(
    `No temporary database can be created on the server of DATABASE_URL (${databaseCode(error) ?? 'no answer'}). Allow its role to ` +
      'create databases (alter role … createdb), or create an empty one, and use --database-url URL',
  );
};

/** Creates a database on the server of the settings. Drops one left by a killed rehearsal first. */
async function createDatabase(besides: string): Promise<{ databaseUrl: string; drop: () => Promise<void> }> {
  const url = new URL(besides);
  const name = `${decodeURIComponent(url.pathname.slice(1)).slice(0, 50)}_rehearsal`;
  const drop = () =>
    connected(
      besides,
      async ({ db }) => void (await sql`drop database if exists ${sql.id(name)} with (force)`.execute(db)),
    );
  await drop().catch(refuseCreation);
  await connected(besides, ({ db }) => sql`create database ${sql.id(name)}`.execute(db)).catch(refuseCreation);
  url.pathname = `/${encodeURIComponent(name)}`;
  return { databaseUrl: url.href, drop };
}

async function databaseFor(besides: string | undefined, named: string | undefined) {
  if (named) return { databaseUrl: named, drop: await borrowDatabase(named) };
  if (besides) return createDatabase(besides);
  throw new NoPlaceError(
    'The backup is of PostgreSQL. Set DATABASE_URL, or give an empty database: --database-url URL',
  );
}

/** `besides` is the database of the settings, `named` an empty one to use instead. */
export async function trialPlace(
  kind: Store['kind'],
  { besides, named }: { besides?: string; named?: string },
): Promise<TrialPlace> {
  const database = kind === 'postgres' ? await databaseFor(besides, named) : undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'nzete-rehearsal-'));
  const remove = async () => {
    await rm(dataDir, { recursive: true, force: true });
    await database?.drop();
  };
  return { dataDir, databaseUrl: database?.databaseUrl, remove };
}
