import type { FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { recordActions } from '../audit/actions.ts';
import { bodyOfDraft, readDraft, writeDraft } from '../content/editing/drafts/drafts.ts';
import { readShown } from '../content/editing/publishing/publish.ts';
import { originalOf } from '../content/editing/texts.ts';
import { walk } from '../content/rules/walk.ts';
import { contentPaths } from '../content/source-files.ts';
import { isTexts } from '../content-files/localise.ts';
import { readStoredFile } from '../content-files/stored.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Database, Store } from '../db/types.ts';
import { type Lang, languages } from '../text/languages.ts';
import { messageFault } from './icu.ts';
import { translationProblems } from './problems.ts';
import type { FoundText, Language } from './read.ts';
import { isSecured } from './secured.ts';

/** A new translation. Null takes back what replaces a text of the program. */
export interface Change {
  before: FoundText;
  text: string | null;
}

/** Someone else has changed one of the texts in the meantime. */
export class Changed extends Error {}

const isMissing = (text: string | undefined) => !text?.trim();

/** In the order of the other texts, so that an export has it too. */
export function setText(texts: Partial<Record<Lang, string>>, language: Language, text: string): void {
  const all = { ...texts, [language]: text };
  for (const one of languages) {
    delete texts[one];
    if (all[one] !== undefined) texts[one] = all[one];
  }
}

/** The draft of a list with the new texts. */
export async function nextDraft(db: Kysely<Database>, path: string, changes: readonly Change[], language: Language) {
  const [draft, shown] = [await readDraft(db, path), await readShown(db, path)];
  if (!shown) throw new Changed();
  const body = (draft && bodyOfDraft(draft)) ?? (await readStoredFile({ db }, path));
  const places = new Map([...walk(body)].map(({ place, value }) => [place, value]));
  for (const { before, text } of changes) {
    const texts = places.get(before.name);
    if (!isTexts(texts) || originalOf(texts)?.text !== before.english) throw new Changed();
    const current = texts[language];
    if (isMissing(current) ? before.text !== null : current !== before.text) throw new Changed();
    setText(texts, language, text ?? '');
  }
  const [base_digest, saved_at] = [draft?.base_digest ?? shown.digest, draft?.saved_at ?? null];
  // A translation belongs to what is planned.
  return { path, body, base_digest, saved_at, planned: undefined };
}

/**
 * The stored text that a change replaces. `row` is read now: what the person saw is in `before`, so
 * that a text in force since then is not taken for it.
 */
function replacedRow({ is_overridden, text, english }: FoundText, row: string | undefined): string | undefined {
  if (is_overridden) return text ?? '';
  // Of another release of the program, not in force, and seen by nobody.
  if (row !== undefined && messageFault(english, row) === undefined) throw new Changed();
  return row;
}

/** Returns whether nobody else has changed it. `row` is what the change replaces, if anything. */
async function writeOverride(
  trx: Transaction<Database>,
  { before, text }: Change,
  { language, who, row }: { language: Language; who: string; row: string | undefined },
): Promise<boolean> {
  const program = before.is_overridden ? before.program_text : before.text;
  // The text of the program again is no override.
  const isReset = text === null || text === program;
  const key = { language, message: before.name };
  const values = { text: text ?? '', saved_at: new Date().toISOString(), saved_by: who };
  const insertion = trx
    .insertInto('interface_text')
    .values({ ...key, ...values })
    .onConflict((conflict) => conflict.columns(['language', 'message']).doNothing())
    .returning('message');
  const seen = { ...key, text: row ?? '' };
  const update = trx
    .updateTable('interface_text')
    .set(values)
    .where((eb) => eb.and(seen))
    .returning('message');
  const deletion = trx
    .deleteFrom('interface_text')
    .where((eb) => eb.and(seen))
    .returning('message');
  const write = isReset ? deletion : row === undefined ? insertion : update;
  if (!(await write.executeTakeFirst())) return false;
  const action = isReset ? 'reset-text' : 'changed-text';
  await recordActions(trx, [before.id], { who, action, reason: language });
  return true;
}

/** The rows that changes replace: also those that are not in force. */
async function rowsOf(db: Kysely<Database>, language: Language): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('interface_text')
    .select(['message', 'text'])
    .where('language', '=', language)
    .execute();
  return new Map(rows.map(({ message, text }) => [message, text]));
}

/** The changes of a list of content. */
interface ListChanges {
  path: string;
  changes: readonly Change[];
  language: Language;
  who: string;
}

/** Writes them in a transaction, or throws a {@link Changed}. */
export type WriteList = (trx: Transaction<Database>, changes: ListChanges) => Promise<void>;

const saveList: WriteList = async (trx, { path, changes, language, who }) => {
  const { path: _, ...draft } = await nextDraft(trx, path, changes, language);
  if (!(await writeDraft(trx, path, draft, who))) throw new Changed();
};

interface SaveOptions {
  language: Language;
  who: string;
  /** Without it content is saved in the drafts of its lists. */
  writeList?: WriteList;
  /** Throws unless another person has proposed the changes. Without it texts of security mails are refused. */
  approve?: (trx: Transaction<Database>) => Promise<void>;
}

/** A command has a store alone, and a part of a transaction tells of it after that. */
type Parts = { store: Pick<Store, 'db'> } & Partial<Pick<FastifyInstance, 'shownOverrides' | 'dataChange'>>;

/**
 * Saves translations in one transaction. Those of the interface are in force at once. Returns
 * whether they were saved: not if one was changed in the meantime.
 */
export async function saveTexts(
  { store: { db }, shownOverrides, dataChange }: Parts,
  changes: readonly Change[],
  { language, who, approve, writeList = saveList }: SaveOptions,
): Promise<boolean> {
  // The only way to what security mails say: every call and command saves here.
  if (!approve && changes.some(({ before }) => isSecured(before.name))) throw translationProblems.takesTwoPeople();
  const ofPath = (path: string) => changes.filter(({ before }) => before.place === `content${path}`);
  const messages = changes.filter(({ before }) => before.source === 'interface');
  try {
    const changed = contentPaths.filter((path) => ofPath(path).length > 0);
    const rows = await rowsOf(db, language);
    await inTransaction(db, async (trx) => {
      for (const path of changed) await writeList(trx, { path, changes: ofPath(path), language, who });
      await approve?.(trx);
      for (const change of messages) {
        const row = replacedRow(change.before, rows.get(change.before.name));
        if (!(await writeOverride(trx, change, { language, who, row }))) throw new Changed();
      }
    });
  } catch (error) {
    if (error instanceof Changed) return false;
    throw error;
  }
  if (messages.length > 0) {
    shownOverrides?.forget();
    dataChange?.emit('change');
  }
  return true;
}
