import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartupError } from '../startup-error.ts';
import { initial } from './migrations/0001-initial.ts';
import { submissions } from './migrations/0002-submissions.ts';
import { climate } from './migrations/0003-climate.ts';
import { courses } from './migrations/0004-courses.ts';
import { kyc } from './migrations/0005-kyc.ts';
import { contentVersions } from './migrations/0009-content-versions.ts';
import type { Database } from './types.ts';

/** Every migration by name, oldest first. A released migration is never edited: add the next one. */
const migrations: Record<string, Migration> = {
  '0001_initial': initial,
  '0002_submissions': submissions,
  '0003_climate': climate,
  '0004_courses': courses,
  '0005_kyc': kyc,
  '0009_content_versions': contentVersions,
};

const migratorOf = (db: Kysely<Database>) => new Migrator({ db, provider: { getMigrations: async () => migrations } });

/** Which migrations a database still needs, and whether it has had any. Changes nothing. */
export async function readMigrations(db: Kysely<Database>): Promise<{ pending: string[]; begun: boolean }> {
  const all = await migratorOf(db).getMigrations();
  const pending = all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
  return { pending, begun: pending.length < all.length };
}

/** The names of migrations that this version of the server does not know. */
export const unknownMigrations = (names: string[]): string[] =>
  names.filter((name) => !Object.hasOwn(migrations, name));

/**
 * Brings the database to the newest schema. The caller makes sure that only one process does it at a time.
 *
 * @throws {StartupError} when the database was written by a newer version of the server.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new StartupError(
      'The database was written by a newer version of Nzete. Start that version, or another DATA_DIR.',
    );
  }
  if (error) throw error;
}
