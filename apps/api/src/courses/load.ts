import type { Transaction } from 'kysely';
import type { Database, Store } from '../db/types.ts';
import { buildCatalogue, fingerprintOf } from './catalogue.ts';
import type { CatalogueSource } from './source.ts';
import type { CourseTable } from './tables.ts';

const NAME = 'courses';
/** Five values a row: far below SQLite's limit of 32,766. */
const CHUNK = 500;
const columns = ['category', 'level', 'search', 'body'] as const;

/** The hash of the stored catalogue, or `undefined` before the first load. */
export async function storedFingerprint({ db }: Pick<Store, 'db'>): Promise<string | undefined> {
  const row = await db.selectFrom('course_catalogue').select('fingerprint').where('name', '=', NAME).executeTakeFirst();
  return row?.fingerprint;
}

/** Makes the table match the rows. Returns how many rows it changed. */
async function storeCourses(trx: Transaction<Database>, rows: CourseTable[]): Promise<number> {
  let changed = 0;
  for (let start = 0; start < rows.length; start += CHUNK) {
    const written = await trx
      .insertInto('course')
      .values(rows.slice(start, start + CHUNK))
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(({ ref }) => Object.fromEntries(columns.map((column) => [column, ref(`excluded.${column}`)])))
          .where(({ eb, or, ref }) =>
            or(columns.map((column) => eb(ref(`course.${column}`), '!=', ref(`excluded.${column}`)))),
          ),
      )
      .returning('id')
      .execute();
    changed += written.length;
  }
  // Courses are numbered from 1, without gaps.
  const gone = await trx.deleteFrom('course').where('id', '>', rows.length).returning('id').execute();
  return changed + gone.length;
}

/** In one transaction, if they have changed. Returns the number of changed rows. */
export async function loadCatalogue({ db }: Store, source: CatalogueSource): Promise<number> {
  if ((await storedFingerprint({ db })) === fingerprintOf(source)) return 0;
  return db.transaction().execute((trx) => writeCatalogue(trx, source));
}

/** As {@link loadCatalogue}, in a transaction of the caller. Writes first: SQLite cannot turn a read into a write. */
export async function writeCatalogue(trx: Transaction<Database>, source: CatalogueSource): Promise<number> {
  const fingerprint = fingerprintOf(source);
  const rows = buildCatalogue(source);
  // This row is the lock: a second server waits here, and then has nothing to do.
  const claimed = await trx
    .insertInto('course_catalogue')
    .values({ name: NAME, fingerprint })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ fingerprint }).where('course_catalogue.fingerprint', '<>', fingerprint),
    )
    .returning('name')
    .executeTakeFirst();
  if (!claimed) return 0;
  return storeCourses(trx, rows);
}
