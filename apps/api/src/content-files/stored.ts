import { readList } from '../db/stored-json.ts';
import type { Store } from '../db/types.ts';

type Stored = Pick<Store, 'db'>;
interface Row {
  path: string;
  revision: number;
  body: string;
}

/** A published list. If its row is corrupt, the copy kept with the versions; `undefined` if that is corrupt too. */
export async function readPublished({ db }: Stored, { path, revision, body }: Row): Promise<unknown> {
  const published = readList(body, { column: 'content.body', row: path });
  if (published !== undefined) return published;
  const kept = db.selectFrom('content_version').select('body').where('path', '=', path);
  const row = await kept.where('revision', '=', revision).executeTakeFirst();
  return row && readList(row.body, { column: 'content_version.body', row: path });
}

/** A published content file; `undefined` before the first load. */
export async function readStoredFile({ db }: Stored, path: string): Promise<unknown> {
  const file = db.selectFrom('content').select(['path', 'revision', 'body']).where('path', '=', path);
  const row = await file.executeTakeFirst();
  return row && readPublished({ db }, row);
}

/** The files that a person loaded or restored and that differ from those of the last start. */
export async function manuallyLoadedFiles({ db }: Stored): Promise<string[]> {
  const rows = await db
    .selectFrom('content')
    .select('path')
    .where(({ eb, ref, or }) => or([eb('digest', '<>', ref('start_digest')), eb('start_digest', 'is', null)]))
    .orderBy('path')
    .execute();
  return rows.map(({ path }) => path);
}
