import type { Kysely } from 'kysely';
import { fileName, storedContentFiles } from '../../../content-files/files.ts';
import type { Problem } from '../../../content-files/json-file.ts';
import { withoutBlanks } from '../../../content-files/localise.ts';
import type { Database } from '../../../db/types.ts';
import { faultsIn, type Nameable } from '../../check.ts';
import { invalidContent } from '../../source-files.ts';
import type { ContentProblem } from '../note-schemas.ts';

/** What keeps a body from being published as a list. */
export type FindProblems = (db: Kysely<Database>, path: string, body: unknown) => Promise<ContentProblem[]>;

/** A body of the wrong shape would fill pages with problems; the first ones are enough. */
export const MAX_PROBLEMS = 100;
const MAX_VALUE = 200;

/** A problem as the API returns it: a code, without a sentence. */
export const problemIn = ({ place, code, value }: Problem): ContentProblem => ({
  pointer: place === '/' ? '' : place,
  code,
  ...(value !== undefined && { value: value.slice(0, MAX_VALUE) }),
});

export const isOf =
  (path: string) =>
  (found: Problem | string): found is Problem =>
    typeof found !== 'string' && found.file === fileName(path);

export function problemFinder(readNameable: (db: Kysely<Database>) => Promise<Nameable>): FindProblems {
  return async (db, path, body) => {
    const files = (await storedContentFiles({ db })).set(path, withoutBlanks(body));
    // The rules read valid lists only.
    const invalid = invalidContent(files, [path]);
    const found = invalid.length > 0 ? invalid : faultsIn(files, await readNameable(db), [path]);
    return found.filter(isOf(path)).slice(0, MAX_PROBLEMS).map(problemIn);
  };
}
