import { recordActions } from '../audit/actions.ts';
import { digestOf } from '../content/versions.ts';
import type { Store } from '../db/types.ts';
import { readDraft } from './drafts/drafts.ts';
import type { CheckInput } from './schemas.ts';
import { textsAt } from './texts.ts';

/** Marks a translation as read by a person. Returns whether it is there, in the draft or published. */
export async function checkText(
  { db }: Pick<Store, 'db'>,
  path: string,
  { pointer, language, text }: Omit<CheckInput, 'path'>,
  who: string,
): Promise<boolean> {
  const shown = await db.selectFrom('content').select('body').where('path', '=', path).executeTakeFirst();
  const bodies = [await readDraft(db, path), shown].flatMap((row) => (row ? [JSON.parse(row.body)] : []));
  const texts = bodies.map((body) => textsAt(body, pointer)).find((found) => found?.[language] === text);
  if (!texts) return false;
  await storeCheck({ db }, { path, pointer, language, text, original: texts.en }, who);
  return true;
}

interface ReadText extends CheckInput {
  /** The English of this moment. */
  original: string;
}

/** `path` is a content list, or a catalogue of the interface. */
export async function storeCheck(
  { db }: Pick<Store, 'db'>,
  { path, pointer, language, text, original }: ReadText,
  who: string,
): Promise<void> {
  const checked = { checked_at: new Date().toISOString(), checked_by: who };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('content_check')
      .values({ path, language, text_hash: digestOf(text), original_hash: digestOf(original), original, ...checked })
      .onConflict((conflict) =>
        conflict.columns(['path', 'language', 'text_hash', 'original_hash']).doUpdateSet(checked),
      )
      .execute();
    await recordActions(trx, [path], { who, action: 'checked-text', reason: `${language} ${pointer}` });
  });
}
