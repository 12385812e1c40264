import type { Store } from '../db/types.ts';

/** Visitors' posts, hidden or not, newest first: only the foundation's have translations. */
export function readVisitorUpdates({ db }: Pick<Store, 'db'>) {
  return db
    .selectFrom('partnership_update')
    .select(['id', 'created_at', 'type', 'title', 'content', 'author', 'date', 'hidden', 'waiting'])
    .where('translations', 'is', null)
    .orderBy('created_at', 'desc')
    .execute();
}
