import type { Held } from '../jobs/held-queue.ts';

/** Scheduled publications. Their drafts stay whatever is decided. */
export const held: Held = {
  queue: 'publication',
  endsWhenGone: true,

  async waiting(db) {
    const drafts = await db.selectFrom('content_draft').select(['path', 'publish_at']).execute();
    return drafts.flatMap(({ path: id, publish_at: part }) => (part === null ? [] : [{ id, part }]));
  },

  async snapshot(db) {
    const drafts = await held.waiting(db, 0);
    return { things: drafts.map((draft) => ({ ...draft, known: 'unsent' as const })) };
  },

  async settle(db, drops) {
    await db
      .updateTable('content_draft')
      .set({ publish_at: null, scheduled_by: null })
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('held')
            .select('held.id')
            .where('queue', '=', 'publication')
            .where('known', 'in', ['sent', ...drops])
            .whereRef('held.id', '=', 'content_draft.path')
            .whereRef('held.part', '=', 'content_draft.publish_at'),
        ),
      )
      .execute();
  },
};
