import type { Store } from '../db/types.ts';

/** A published content file; `undefined` before the first load. */
export async function readStoredFile({ db }: Pick<Store, 'db'>, path: string): Promise<unknown> {
  const row = await db.selectFrom('content').select('body').where('path', '=', path).executeTakeFirst();
  return row && JSON.parse(row.body);
}

/** The files that a person loaded or restored and that differ from those of the last start. */
export async function manuallyLoadedFiles({ db }: Pick<Store, 'db'>): Promise<string[]> {
  const rows = await db
    .selectFrom('content')
    .select('path')
    .where(({ eb, ref, or }) => or([eb('digest', '<>', ref('start_digest')), eb('start_digest', 'is', null)]))
    .orderBy('path')
    .execute();
  return rows.map(({ path }) => path);
}
