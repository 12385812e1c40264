import type { SubmissionKind } from '../submissions/kind.ts';
import { deletableIn, plainRow } from '../submissions/own.ts';
import { unsubscribePath } from './subscriptions/unsubscribe-token.ts';

/** Staff manage them on a separate page. With the keys, each row has its unsubscribe link. */
export const newsletterSubscriptions: SubmissionKind = {
  kind: 'newsletter',
  rows: async ({ store, keyring }) => {
    const rows = await store.db.selectFrom('newsletter_subscription').selectAll().execute();
    return rows.map(({ id, ...row }) => ({
      ...row,
      ...(keyring && { unsubscribe: unsubscribePath(keyring, { id, language: row.language }) }),
    }));
  },
  own: {
    ...deletableIn('newsletter_subscription', { contact: {} }),
    read: async ({ store: { db } }, email) => {
      const rows = await db.selectFrom('newsletter_subscription').selectAll().where('email', '=', email).execute();
      return rows.map((row) => ({ ...plainRow(row), language: row.language, contact: {}, subscription: row.state }));
    },
  },
};
