import { type Held, heldAs } from '../jobs/held-queue.ts';
import type { HeldKnown } from '../jobs/tables.ts';

export const held: Held = {
  queue: 'mail',
  endsWhenGone: true,

  async waiting(db) {
    const mails = await db.selectFrom('mail').select('id').where('due_at', 'is not', null).execute();
    return mails.map(({ id }) => ({ id, part: '' }));
  },

  async snapshot(db) {
    const rows = await db.selectFrom('mail').select(['id', 'sent_at', 'attempts', 'error']).execute();
    // An attempt without an error had not ended: the mail server may have taken the message. One
    // that was given up was not sent.
    const knownOf = ({ sent_at, attempts, error }: Omit<(typeof rows)[number], 'id'>): HeldKnown =>
      sent_at !== null ? 'sent' : attempts > 0 && error === null ? 'unknown' : 'unsent';
    return { things: rows.map(({ id, ...row }) => ({ id, part: '', known: knownOf(row) })) };
  },

  async settle(db, drops, now) {
    const sent = { due_at: null, sent_at: now, error: null };
    await db
      .updateTable('mail')
      .set(sent)
      .where('id', 'in', heldAs(db, 'mail', ['sent']))
      .execute();
    await db
      .deleteFrom('mail')
      .where('id', 'in', heldAs(db, 'mail', drops))
      .execute();
  },
};
