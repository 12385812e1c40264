import type { Kysely } from 'kysely';
import { recordActions } from '../../audit/actions.ts';
import { storedContentFiles } from '../../content-files/files.ts';
import type { Problem } from '../../content-files/json-file.ts';
import { withoutBlanks } from '../../content-files/localise.ts';
import { readStoredFile } from '../../content-files/stored.ts';
import type { Database, Store } from '../../db/types.ts';
import { notesIn } from '../check.ts';
import { walk } from '../rules/walk.ts';
import { invalidContent } from '../source-files.ts';
import { digestOf } from '../versions.ts';
import { isOf, MAX_PROBLEMS, problemIn } from './drafts/draft-problems.ts';
import { bodyOfDraft, readDraft } from './drafts/drafts.ts';
import type { ContentNote, NoteInput } from './note-schemas.ts';

/** The published lists, with each valid draft in place of its list: related drafts are published one after the other. */
async function plannedFiles(db: Kysely<Database>): Promise<Map<string, unknown>> {
  const files = await storedContentFiles({ db });
  for (const draft of await db.selectFrom('content_draft').select(['path', 'body']).execute()) {
    const planned = new Map(files).set(draft.path, withoutBlanks(bodyOfDraft(draft)));
    if (invalidContent(planned, [draft.path]).length === 0) files.set(draft.path, planned.get(draft.path));
  }
  return files;
}

/** Without the positions of entries, so that an entry keeps its answers when it moves. */
const withoutNumbers = (place: string) => place.replaceAll(/\/\d+(?=\/|$)/g, '/*');

/** For the list as a whole, only the number of entries matters. */
const valueFor = (place: string, value: unknown) => (place === '' && Array.isArray(value) ? value.length : value);

/** The digest changes with the value and with what it was compared with; then the note comes back. */
function noteOf(found: Problem, values: ReadonlyMap<string, unknown>): ContentNote {
  const { place, code, value, elsewhere } = found;
  const about = [withoutNumbers(place), code, value, elsewhere?.path, valueFor(place, values.get(place))];
  return {
    ...problemIn(found),
    ...(elsewhere && { elsewhere: { path: elsewhere.path.slice(1), pointer: elsewhere.place } }),
    digest: digestOf(JSON.stringify(about)),
  };
}

/** All notes on a list, compared with the other lists. */
async function allNotes(db: Kysely<Database>, path: string, body: unknown): Promise<ContentNote[]> {
  const files = (await plannedFiles(db)).set(path, body);
  const values = new Map([...walk(body)].map(({ place, value }) => [place, value]));
  return notesIn(files, [path])
    .filter(isOf(path))
    .map((one) => noteOf(one, values));
}

/** The notes without an answer. */
export async function findNotes(db: Kysely<Database>, path: string, body: unknown): Promise<ContentNote[]> {
  const all = await allNotes(db, path, body);
  if (all.length === 0) return [];
  const answers = await db.selectFrom('content_note').select(['code', 'digest']).where('path', '=', path).execute();
  const keyOf = ({ code, digest }: Pick<ContentNote, 'code' | 'digest'>) => `${code} ${digest}`;
  const answered = new Set(answers.map(keyOf));
  return all.filter((note) => !answered.has(keyOf(note))).slice(0, MAX_PROBLEMS);
}

/** Stores the answer “it is so”. Returns whether the list still has that note, answered or not. */
export async function answerNote(
  { db }: Pick<Store, 'db'>,
  path: string,
  { code, digest }: Omit<NoteInput, 'path'>,
  who: string,
): Promise<boolean> {
  const draft = await readDraft(db, path);
  const body = (draft && bodyOfDraft(draft)) ?? (await readStoredFile({ db }, path));
  const note = (await allNotes(db, path, body)).find((one) => one.code === code && one.digest === digest);
  if (!note) return false;
  const { pointer } = note;
  const answered_at = new Date().toISOString();
  await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('content_note')
      .values({ path, code, digest, pointer, answered_at, answered_by: who })
      .onConflict((conflict) => conflict.columns(['path', 'code', 'digest']).doNothing())
      .returning('path')
      .executeTakeFirst();
    if (added) await recordActions(trx, [path], { who, action: 'answered-note', reason: `${code} ${pointer}` });
  });
  return true;
}
