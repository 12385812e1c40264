import type { Kysely } from 'kysely';
import { type ContentFiles, fileName, storedContentFiles } from '../../../content-files/files.ts';
import { type Found, sentenceOf } from '../../../content-files/json-file.ts';
import type { Database } from '../../../db/types.ts';
import { type Nameable, problemsIn } from '../../check.ts';
import { invalidContent } from '../../source-files.ts';
import type { ContentProblem } from '../schemas.ts';
import { bodyOfDraft } from './drafts.ts';

/** What keeps a body from being published as a list, in view of the other lists. */
export type FindProblems = (db: Kysely<Database>, path: string, body: unknown) => Promise<ContentProblem[]>;

/** A body of the wrong shape would fill pages with problems; the first ones are enough. */
const MAX_PROBLEMS = 100;
const MAX_VALUE = 200;

const isOf = (path: string, found: Found) => typeof found !== 'string' && found.file === fileName(path);

const toProblem = (found: Found): ContentProblem =>
  typeof found === 'string'
    ? { pointer: '', message: found }
    : {
        pointer: found.place === '/' ? '' : found.place,
        message: found.what,
        ...(found.code !== undefined && { code: found.code }),
        ...(found.value !== undefined && { value: found.value.slice(0, MAX_VALUE) }),
      };

/** Those of the list itself, and what it newly contradicts in another list. */
function problemsOf(files: ContentFiles, path: string, body: unknown, nameable: Nameable): ContentProblem[] {
  const changed = new Map(files).set(path, body);
  // The rules read valid lists only.
  const invalid = invalidContent(changed, [path]);
  if (invalid.length > 0) return invalid.map(toProblem);
  const found = problemsIn(changed, nameable, [path]);
  const own = found.filter((one) => isOf(path, one)).map(toProblem);
  const others = found.filter((one) => !isOf(path, one)).map(sentenceOf);
  if (others.length === 0) return own;
  const before = problemsIn(files, nameable, []).map(sentenceOf);
  return [...own, ...others.filter((sentence) => !before.includes(sentence)).map(toProblem)];
}

/**
 * Two lists may have to change together, such as a figure that both show. So a contradiction that
 * the drafts of the others solve is no problem: they are published one after the other.
 */
export function problemFinder(readNameable: (db: Kysely<Database>) => Promise<Nameable>): FindProblems {
  return async (db, path, body) => {
    const nameable = await readNameable(db);
    const files = await storedContentFiles({ db });
    const found = problemsOf(files, path, body, nameable);
    if (found.length === 0) return found;
    const drafts = await db.selectFrom('content_draft').select(['path', 'body']).where('path', '<>', path).execute();
    for (const draft of drafts) {
      const other = new Map(files).set(draft.path, bodyOfDraft(draft));
      if (invalidContent(other, [draft.path]).length === 0) files.set(draft.path, other.get(draft.path));
    }
    const together = drafts.length > 0 ? problemsOf(files, path, body, nameable) : found;
    return (together.length < found.length ? together : found).slice(0, MAX_PROBLEMS);
  };
}
