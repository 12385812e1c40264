import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import type { Store } from '../db/types.ts';

/** One content file as it is shown; `undefined` before the first load. */
export async function readStoredFile({ db }: Pick<Store, 'db'>, path: string): Promise<unknown> {
  const row = await db.selectFrom('content').select('body').where('path', '=', path).executeTakeFirst();
  return row && JSON.parse(row.body);
}

/** The files that a person loaded or put back and that say something else than those of the last start. */
export async function keptFromStart({ db }: Pick<Store, 'db'>): Promise<string[]> {
  const rows = await db
    .selectFrom('content')
    .select('path')
    .where(({ eb, ref, or }) => or([eb('digest', '<>', ref('start_digest')), eb('start_digest', 'is', null)]))
    .orderBy('path')
    .execute();
  return rows.map(({ path }) => path);
}

/**
 * Writes what is shown into a folder like that of the content files, for what checks files, and removes it afterwards.
 *
 * @param changes Texts by path that take the place of what is shown.
 * @param work Gets the folder, and what shortens the paths in its sentences to the names of the files.
 */
export async function asFolder<Result>(
  { db }: Pick<Store, 'db'>,
  changes: Record<string, string>,
  work: (folder: string, named: (sentence: string) => string) => Promise<Result>,
): Promise<Result> {
  const rows = await db.selectFrom('content').select(['path', 'body']).execute();
  const shown = Object.fromEntries(rows.map(({ path, body }) => [path, body]));
  const folder = await mkdtemp(join(tmpdir(), 'nzete-content-'));
  try {
    for (const [path, body] of Object.entries({ ...shown, ...changes })) {
      const file = join(folder, `${path}.json`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, body);
    }
    return await work(folder, (sentence) => sentence.replaceAll(`${folder}${sep}`, ''));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
