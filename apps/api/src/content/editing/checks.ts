import { recordActions } from '../../audit/actions.ts';
import { readStoredFile } from '../../content-files/stored.ts';
import type { Store } from '../../db/types.ts';
import { digestOf } from '../versions.ts';
import { bodyOfDraft, readDraft } from './drafts/drafts.ts';
import type { CheckInput } from './schemas.ts';
import { originalOf, textsAt } from './texts.ts';

/** Marks a translation as read by a person. Returns whether both texts are there, in the draft or published. */
export async function checkText(
  { db }: Pick<Store, 'db'>,
  path: string,
  check: Omit<CheckInput, 'path'>,
  who: string,
): Promise<boolean> {
  const draft = await readDraft(db, path);
  const bodies = [draft && bodyOfDraft(draft), await readStoredFile({ db }, path)];
  const { pointer, language, text, english } = check;
  const isThere = bodies
    .map((body) => textsAt(body, pointer))
    .some((texts) => texts?.[language] === text && originalOf(texts)?.text === english);
  if (isThere) await storeCheck({ db }, { path, ...check }, who);
  return isThere;
}

/** `path` is a content list, or a catalogue of the interface. */
export async function storeCheck(
  { db }: Pick<Store, 'db'>,
  { path, pointer, language, text, english: original }: CheckInput,
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
