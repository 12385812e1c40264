import type { Store } from '../db/types.ts';
import type { ContentFile } from './source-files.ts';

/**
 * Puts the content into the database, all of it or nothing, one row per file. Rows that are already as the files say
 * are left alone, so a second load writes nothing.
 *
 * @returns the paths of what was written or removed.
 */
export async function loadContent({ db }: Store, files: ContentFile[]): Promise<string[]> {
  const stored = new Map((await db.selectFrom('content').selectAll().execute()).map((row) => [row.path, row.body]));
  const rows = files.map(({ path, source }) => ({ path, body: JSON.stringify(source) }));
  const changed = rows.filter(({ path, body }) => stored.get(path) !== body);
  const gone = [...stored.keys()].filter((path) => !rows.some((row) => row.path === path));
  if (changed.length === 0 && gone.length === 0) return [];
  await db.transaction().execute(async (trx) => {
    for (const row of changed) {
      await trx
        .insertInto('content')
        .values(row)
        .onConflict((conflict) => conflict.column('path').doUpdateSet({ body: row.body }))
        .execute();
    }
    if (gone.length > 0) await trx.deleteFrom('content').where('path', 'in', gone).execute();
  });
  return [...changed.map(({ path }) => path), ...gone];
}
