import type { Store } from '../db/types.ts';
import { buildCatalogue, fingerprintOf } from './catalogue.ts';
import { readCatalogue } from './source.ts';

const NAME = 'courses';
/** Rows of one insert: five values each, far below what either database takes (32,766 in SQLite). */
const CHUNK = 500;

/** The hash of the stored catalogue, or `undefined` before the first load. */
export async function storedFingerprint({ db }: Pick<Store, 'db'>): Promise<string | undefined> {
  const row = await db.selectFrom('course_catalogue').select('fingerprint').where('name', '=', NAME).executeTakeFirst();
  return row?.fingerprint;
}

/**
 * Puts the courses of the content files into the database, all of them or none. A catalogue that is stored already is
 * only compared. Several servers may load at the same moment.
 *
 * @returns how many courses were written: 0 when nothing has changed.
 * @throws {StartupError} when a content file is missing or not valid; nothing changes then.
 */
export async function loadCatalogue({ db }: Store, contentDir: string): Promise<number> {
  const source = await readCatalogue(contentDir);
  const fingerprint = fingerprintOf(source);
  if ((await storedFingerprint({ db })) === fingerprint) return 0;
  const rows = buildCatalogue(source);
  return db.transaction().execute(async (trx) => {
    // This row is the lock: a second server waits here, and then finds that there is nothing left to do.
    const claimed = await trx
      .insertInto('course_catalogue')
      .values({ name: NAME, fingerprint })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ fingerprint }).where('course_catalogue.fingerprint', '<>', fingerprint),
      )
      .returning('name')
      .executeTakeFirst();
    if (!claimed) return 0;
    await trx.deleteFrom('course').execute();
    for (let start = 0; start < rows.length; start += CHUNK) {
      await trx
        .insertInto('course')
        .values(rows.slice(start, start + CHUNK))
        .execute();
    }
    return rows.length;
  });
}
