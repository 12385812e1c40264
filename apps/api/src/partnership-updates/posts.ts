import type { Static } from 'typebox';
import type { Store } from '../db/types.ts';
import { moderate, stateOf } from './moderation.ts';
import { POSTS_ON_PAGE, type Post, type PostsQuery, type Visibility } from './post-schemas.ts';

/** Only the foundation's updates have translations. */
const posts = ({ db }: Pick<Store, 'db'>) => db.selectFrom('partnership_update').where('translations', 'is', null);

const countOf = async (query: ReturnType<typeof posts>) =>
  Number((await query.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow()).count);

/** One page of visitors' posts, the newest first. */
export async function readPosts(store: Pick<Store, 'db'>, { state, page = 1 }: Static<typeof PostsQuery>) {
  const waiting = posts(store).where('waiting', '=', 1);
  const hidden = posts(store).where('hidden', '=', 1).where('waiting', '=', 0);
  const asked = { waiting, hidden, shown: posts(store).where('hidden', '=', 0), all: posts(store) }[state ?? 'all'];
  const rows = await asked
    .select(['id', 'created_at', 'type', 'title', 'content', 'author', 'date', 'hidden', 'waiting'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(POSTS_ON_PAGE)
    .offset((page - 1) * POSTS_ON_PAGE)
    .execute();
  const decisions = await readDecisions(
    store,
    rows.map(({ id }) => id),
  );
  return {
    posts: rows.map(
      (row): Post => ({
        id: row.id,
        state: stateOf(row),
        type: row.type,
        title: row.title,
        content: row.content,
        author: row.author,
        date: row.date,
        created_at: row.created_at,
        decision: decisions.get(row.id) ?? null,
      }),
    ),
    total: await countOf(asked),
    waiting: await countOf(waiting),
  };
}

/** The last decision about each post. */
async function readDecisions({ db }: Pick<Store, 'db'>, ids: string[]) {
  if (ids.length === 0) return new Map<string, Post['decision']>();
  const actions = ['shown', 'hidden', 'approved'] as const;
  const rows = await db
    .selectFrom('staff_action')
    .select(['subject', 'at', 'who', 'action', 'reason'])
    .where('subject', 'in', ids)
    .where('action', 'in', actions)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return new Map(
    rows.map(({ subject, action, ...row }) => [subject, { ...row, action: action as (typeof actions)[number] }]),
  );
}

/** Shows or hides a post that has the state that was seen, with an entry in the audit trail. */
export async function changeVisibility(
  store: Pick<Store, 'db'>,
  id: string,
  { state, reason, who, expected_state: expected }: Static<typeof Visibility> & { who: string },
): Promise<'done' | 'unknown' | 'changed'> {
  const post = await posts(store).select('id').where('id', '=', id).executeTakeFirst();
  if (!post) return 'unknown';
  const shows = expected === 'waiting' ? 'approved' : 'shown';
  const action = state === 'hidden' ? 'hidden' : shows;
  return (await moderate(store, id, { who, action, ...(reason && { reason }) }, expected)) ? 'done' : 'changed';
}
