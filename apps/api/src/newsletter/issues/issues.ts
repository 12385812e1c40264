import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { recordActions } from '../../audit/actions.ts';
import { correctTexts, textsIn } from '../../content-files/typing.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { timeAfter } from '../../db/seen.ts';
import type { Database, Store } from '../../db/types.ts';
import { emptyBody, type LetterBody, shownBody } from '../letter/body.ts';

export type IssueRow = Selectable<Database['newsletter_issue']>;

/** What someone has seen of an issue. */
export interface Seen {
  id: string;
  saved_at: string;
}

export const readIssues = ({ db }: Pick<Store, 'db'>): Promise<IssueRow[]> =>
  db.selectFrom('newsletter_issue').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();

export const readIssue = (db: Kysely<Database>, id: string): Promise<IssueRow | undefined> =>
  db.selectFrom('newsletter_issue').selectAll().where('id', '=', id).executeTakeFirst();

export async function addIssue(db: Kysely<Database>, who: string): Promise<{ id: string }> {
  const id = randomUUID();
  const at = new Date().toISOString();
  await db
    .insertInto('newsletter_issue')
    .values({ id, body: JSON.stringify(emptyBody()), created_at: at, saved_at: at, saved_by: who })
    .execute();
  await recordActions(db, [id], { who, action: 'created-newsletter' }, at);
  return { id };
}

/** Corrects the typing in a body; texts that the draft already has stay. */
export async function correctedIssue(db: Kysely<Database>, id: string, body: LetterBody): Promise<LetterBody> {
  const row = await readIssue(db, id);
  return correctTexts(body, textsIn(row && shownBody(row)));
}

/** Returns whether it was saved: not if it is not the draft that was seen. */
export function saveIssue(
  { db }: Pick<Store, 'db'>,
  { id, saved_at: seen }: Seen,
  { body, who }: { body: LetterBody; who: string },
): Promise<boolean> {
  const saved_at = timeAfter(seen);
  return db.transaction().execute(async (trx) => {
    const saved = await trx
      .updateTable('newsletter_issue')
      .set({ body: JSON.stringify(body), saved_at, saved_by: who })
      .where('id', '=', id)
      .where('saved_at', '=', seen)
      .where('state', '=', 'draft')
      .returning('id')
      .executeTakeFirst();
    if (saved) await recordActions(trx, [id], { who, action: 'saved-newsletter' }, saved_at);
    return saved !== undefined;
  });
}

/** Returns whether there was the draft that was seen. */
export function discardIssue({ db }: Pick<Store, 'db'>, { id, saved_at }: Seen, who: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const discarded = await trx
      .deleteFrom('newsletter_issue')
      .where('id', '=', id)
      .where('saved_at', '=', saved_at)
      .where('state', '=', 'draft')
      .returning('id')
      .executeTakeFirst();
    if (discarded) await recordActions(trx, [id], { who, action: 'discarded-newsletter' });
    return discarded !== undefined;
  });
}
