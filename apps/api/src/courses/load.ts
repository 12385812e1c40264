import type { Transaction } from 'kysely';
import type { CourseTable } from '../db/tables/courses.ts';
import type { Database, Store } from '../db/types.ts';
import { buildCatalogue, fingerprintOf } from './catalogue.ts';
import type { CatalogueSource } from './source.ts';

const NAME = 'courses';
/** Five values a row: far below SQLite's limit of 32,766. */
const CHUNK = 500;

/** The hash of the stored catalogue, or `undefined` before the first load. */
export async function storedFingerprint({ db }: Pick<Store, 'db'>): Promise<string | undefined> {
  const row = await db.selectFrom('course_catalogue').select('fingerprint').where('name', '=', NAME).executeTakeFirst();
  return row?.fingerprint;
}

const same = (a: CourseTable, b: CourseTable | undefined) =>
  a.body === b?.body && a.search === b.search && a.category === b.category && a.level === b.level;

async function writeCourses(trx: Transaction<Database>, rows: CourseTable[]): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    await trx
      .insertInto('course')
      .values(rows.slice(start, start + CHUNK))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          category: ref('excluded.category'),
          level: ref('excluded.level'),
          search: ref('excluded.search'),
          body: ref('excluded.body'),
        })),
      )
      .execute();
  }
}

async function storeCourses(trx: Transaction<Database>, rows: CourseTable[]): Promise<number> {
  const stored = new Map((await trx.selectFrom('course').selectAll().execute()).map((row) => [row.id, row]));
  const changed = rows.filter((row) => !same(row, stored.get(row.id)));
  await writeCourses(trx, changed);
  // Courses are numbered from 1, without gaps.
  const gone = await trx.deleteFrom('course').where('id', '>', rows.length).returning('id').execute();
  return changed.length + gone.length;
}

/** In one transaction, if they have changed. Returns the number of changed rows. */
export async function loadCatalogue({ db }: Store, source: CatalogueSource): Promise<number> {
  const fingerprint = fingerprintOf(source);
  if ((await storedFingerprint({ db })) === fingerprint) return 0;
  const rows = buildCatalogue(source);
  return db.transaction().execute(async (trx) => {
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
  });
}
