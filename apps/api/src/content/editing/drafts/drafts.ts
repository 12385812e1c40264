import type { ExpressionBuilder, Kysely, Selectable, Transaction } from 'kysely';
import { recordActions } from '../../../audit/actions.ts';
import { readStoredFile } from '../../../content-files/stored.ts';
import { correctTexts, textsIn } from '../../../content-files/typing.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { timeAfter } from '../../../db/seen.ts';
import { readList } from '../../../db/stored-json.ts';
import { isTimeSeen } from '../../../db/stored-times.ts';
import type { Database, Store } from '../../../db/types.ts';
import type { DraftInput } from '../schemas.ts';

/** Of a draft that nobody asks another person to publish. */
export const notProposed = { proposed_by: null, proposed_at: null, ready_at: null };

export type Draft = Selectable<Database['content_draft']>;

export const readDraft = (db: Kysely<Database>, path: string): Promise<Draft | undefined> =>
  db.selectFrom('content_draft').selectAll().where('path', '=', path).executeTakeFirst();

/** The body of a draft; `undefined` if it is corrupt. */
export const bodyOfDraft = ({ path, body }: Pick<Draft, 'path' | 'body'>): unknown =>
  readList(body, { column: 'content_draft.body', row: path });

/** Corrects the typing in a body; texts that the draft or the published list already has stay. */
export async function correctedBody<Body>({ db }: Pick<Store, 'db'>, path: string, body: Body): Promise<Body> {
  const draft = await readDraft(db, path);
  const stored = textsIn(await readStoredFile({ db }, path));
  return correctTexts(body, draft ? textsIn(bodyOfDraft(draft), stored) : stored);
}

type WrittenDraft = Pick<DraftInput, 'body' | 'base_digest' | 'saved_at'> & {
  /** The time of publication that was seen, which is withdrawn; `undefined` keeps whatever there is. */
  planned: string | null | undefined;
};

type Expressions = ExpressionBuilder<Database, 'content_draft'>;

/** That a draft has the time of publication that was seen. */
export const isPlannedFor = (seen: string | null) => isTimeSeen('publish_at', seen);

/** That it has no other: what was withdrawn since is not lost. */
const isPlannedForNoOther = (seen: string | null) => (eb: Expressions) =>
  eb.or([isTimeSeen('publish_at', null), eb('publish_at', '=', seen)]);

/** Returns whether it was saved: not if there is another draft than the one that was seen. */
export const saveDraft = (
  { db }: Pick<Store, 'db'>,
  path: string,
  draft: WrittenDraft,
  who: string,
): Promise<boolean> => db.transaction().execute((trx) => writeDraft(trx, path, draft, who));

/** The same as a part of a transaction. */
export async function writeDraft(
  trx: Transaction<Database>,
  path: string,
  { body, base_digest, saved_at: seen, planned }: WrittenDraft,
  who: string,
): Promise<boolean> {
  const saved_at = timeAfter(seen);
  // A time of publication was chosen for another text, and so was a proposal made.
  const unplanned = { publish_at: null, scheduled_by: null, not_published: null };
  const written = { body: JSON.stringify(body), base_digest, saved_at, saved_by: who, ...notProposed };
  const draft = planned === undefined ? written : { ...written, ...unplanned };
  const saved =
    seen === null
      ? trx
          .insertInto('content_draft')
          .values({ path, ...written, ...unplanned })
          .onConflict((conflict) => conflict.column('path').doNothing())
          .returning('path')
      : trx
          .updateTable('content_draft')
          .set(draft)
          .where('path', '=', path)
          .where('saved_at', '=', seen)
          .$if(planned !== undefined, (query) => query.where(isPlannedForNoOther(planned ?? null)))
          .returning('path');
  if (!(await saved.executeTakeFirst())) return false;
  await recordActions(trx, [path], { who, action: 'saved-draft' }, saved_at);
  return true;
}

/** Returns whether there was the draft that was seen. */
export function discardDraft(
  { db }: Pick<Store, 'db'>,
  { path, saved_at, planned }: { path: string; saved_at: string; planned: string | null },
  who: string,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const row = await trx
      .deleteFrom('content_draft')
      .where('path', '=', path)
      .where('saved_at', '=', saved_at)
      .where(isPlannedForNoOther(planned))
      .returning('path')
      .executeTakeFirst();
    if (!row) return false;
    await recordActions(trx, [path], { who, action: 'discarded-draft' });
    return true;
  });
}

interface Schedule {
  path: string;
  saved_at: string;
  publish_at: string | null;
  /** The time that was seen. */
  expected: string | null;
}

/**
 * Sets or withdraws the time at which a draft is published. Returns whether there was that draft, with
 * that time.
 */
export function scheduleDraft(
  { db }: Pick<Store, 'db'>,
  { path, saved_at, publish_at, expected }: Schedule,
  who: string,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const row = await trx
      .updateTable('content_draft')
      .set({ publish_at, scheduled_by: publish_at && who, not_published: null })
      .where('path', '=', path)
      .where('saved_at', '=', saved_at)
      .where(isPlannedFor(expected))
      .returning('path')
      .executeTakeFirst();
    if (!row) return false;
    const reason = publish_at ?? 'none';
    await recordActions(trx, [path], { who, action: 'scheduled-content', reason });
    return true;
  });
}
