import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { type Static, Type } from 'typebox';
import { recordActions } from '../audit/actions.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { timeAfter } from '../db/seen.ts';
import { readJson } from '../db/stored-json.ts';
import type { Database, Store } from '../db/types.ts';
import { inEveryLanguage } from '../text/languages.ts';
import { normalise } from '../text/normalise.ts';
import defaults from './default-templates.json' with { type: 'json' };
import type { Template, TemplateChange, TemplateInput } from './template-schemas.ts';

type TemplateAnswer = Static<typeof Template>;

/** Of the texts that came with the program. */
const NOBODY = '';

const Texts = Type.Record(Type.String(), Type.String());

const defaultsById = new Map(defaults.map((template) => [template.id, template.texts]));

/** Blank if the stored texts are corrupt. */
const textsOf = ({ id, texts }: Selectable<Database['message_template']>) => ({
  ...inEveryLanguage(() => ''),
  ...readJson(texts, Texts, { column: 'message_template.texts', row: id }),
});

// The cast: only validated input is stored, and the file is checked by a test.
const toAnswer = (row: Selectable<Database['message_template']>) => {
  // A text that nobody has changed is that of this version of the program, not of the one that stored it.
  const texts = (row.updated_by === NOBODY && defaultsById.get(row.id)) || textsOf(row);
  return { ...row, texts } as TemplateAnswer;
};

const all = (db: Kysely<Database>) => db.selectFrom('message_template').selectAll().orderBy('name').orderBy('id');

/** An empty table gets the texts of the file; the fixed ids let two servers do so at once. */
export async function readTemplates({ db }: Pick<Store, 'db'>): Promise<TemplateAnswer[]> {
  const stored = await all(db).execute();
  if (stored.length > 0) return stored.map(toAnswer);
  const updated_at = new Date().toISOString();
  const rows = (defaults as (TemplateInput & { id: string })[]).map(({ texts, ...template }) => ({
    ...template,
    texts: JSON.stringify(texts),
    updated_at,
    updated_by: NOBODY,
  }));
  await db
    .insertInto('message_template')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return (await all(db).execute()).map(toAnswer);
}

function toRow({ name, status, texts }: TemplateInput, who: string, seen: string | null = null) {
  const normalised = Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, normalise(text)]));
  return {
    name: normalise(name),
    status,
    texts: JSON.stringify(normalised),
    updated_at: timeAfter(seen),
    updated_by: who,
  };
}

/** What the server adds to a template. */
type TemplateHead = Pick<TemplateAnswer, 'id' | 'updated_at' | 'updated_by'>;

export async function createTemplate(
  db: Transaction<Database>,
  input: TemplateInput,
  who: string,
): Promise<TemplateHead> {
  const row = { id: randomUUID(), ...toRow(input, who) };
  await db.insertInto('message_template').values(row).execute();
  await recordActions(db, [row.id], { who, action: 'changed-template', reason: row.name });
  return { id: row.id, updated_at: row.updated_at, updated_by: who };
}

/** The template that was written, by this request or an earlier one with the same key. */
export const writtenTemplate = (input: TemplateInput, head: TemplateHead): TemplateAnswer =>
  toAnswer({ ...toRow(input, head.updated_by), ...head });

/** Who wrote a template last, and when; `undefined` if there is none. */
export const readTemplateAuthor = ({ db }: Pick<Store, 'db'>, id: string) =>
  db.selectFrom('message_template').select(['updated_by', 'updated_at']).where('id', '=', id).executeTakeFirst();

/** `undefined` if there is not the one that was seen. */
export function replaceTemplate(
  { db }: Pick<Store, 'db'>,
  id: string,
  { updated_at: seen, ...input }: TemplateChange,
  who: string,
): Promise<TemplateAnswer | undefined> {
  return inTransaction(db, async (trx) => {
    const row = await trx
      .updateTable('message_template')
      .set(toRow(input, who, seen))
      .where('id', '=', id)
      .where('updated_at', '=', seen)
      .returningAll()
      .executeTakeFirst();
    if (row) await recordActions(trx, [id], { who, action: 'changed-template', reason: row.name });
    return row && toAnswer(row);
  });
}

/** Returns whether there was the one that was seen. */
export function deleteTemplate(
  { db }: Pick<Store, 'db'>,
  { id, updated_at }: { id: string; updated_at: string },
  who: string,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const deletion = trx.deleteFrom('message_template').where('id', '=', id).where('updated_at', '=', updated_at);
    const row = await deletion.returning('name').executeTakeFirst();
    if (row) await recordActions(trx, [id], { who, action: 'deleted-template', reason: row.name });
    return row !== undefined;
  });
}
