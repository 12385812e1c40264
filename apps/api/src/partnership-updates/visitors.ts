import type { Store } from '../db/types.ts';

/** What visitors posted, hidden or not, newest first: only the foundation's own is in every language. */
export function readVisitorUpdates({ db }: Pick<Store, 'db'>) {
  return db
    .selectFrom('partnership_update')
    .select(['id', 'created_at', 'type', 'title', 'content', 'author', 'date', 'hidden', 'waiting'])
    .where('translations', 'is', null)
    .orderBy('created_at', 'desc')
    .execute();
}
