import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Static, TSchema } from 'typebox';
import type { Store } from '../db/types.ts';
import { StartupError } from '../startup-error.ts';
import { cleaned } from '../text/characters.ts';
import { assertValid, InvalidFile, MissingFile } from './json-file.ts';
import { withoutBlanks } from './localise.ts';
import { readPublished } from './stored.ts';

/** Parsed, not yet validated, by path: `/photos/borehole` is `photos/borehole.json`. */
export type ContentFiles = ReadonlyMap<string, unknown>;

export const fileName = (path: string) => `${path.slice(1)}.json`;

/**
 * Drops characters that no text may contain, such as U+FFFF: nobody sees them in a file.
 *
 * @throws {InvalidFile} with every file that is not JSON
 */
export async function readContentFiles(folder: string): Promise<ContentFiles> {
  const names = await readdir(folder, { recursive: true }).catch(() => {
    throw new StartupError(`The content folder ${folder} is missing.`);
  });
  const files = new Map<string, unknown>();
  const problems: string[] = [];
  for (const name of names.map((one) => one.replaceAll('\\', '/')).sort()) {
    if (!name.endsWith('.json')) continue;
    try {
      const content: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'), cleaned);
      files.set(`/${name.slice(0, -'.json'.length)}`, withoutBlanks(content));
    } catch (error) {
      problems.push(`The content file ${name} is not valid JSON: ${(error as Error).message}.`);
    }
  }
  if (problems.length > 0) throw new InvalidFile(problems);
  return files;
}

export async function storedContentFiles({ db }: Pick<Store, 'db'>): Promise<Map<string, unknown>> {
  const files = new Map<string, unknown>();
  for (const row of await db.selectFrom('content').select(['path', 'revision', 'body']).execute()) {
    const file = await readPublished({ db }, row);
    if (file !== undefined) files.set(row.path, file);
  }
  return files;
}

/** Throws `MissingFile`, or `InvalidFile` with all problems. */
export function validFile<Schema extends TSchema>(files: ContentFiles, path: string, schema: Schema): Static<Schema> {
  if (!files.has(path)) throw new MissingFile(`The content file ${fileName(path)} is missing.`);
  return assertValid(fileName(path), schema, files.get(path));
}
