import { deleteTraces } from '../audit/traces.ts';
import { before } from '../db/times.ts';
import type { Store } from '../db/types.ts';
import { byEmail } from '../personal-data/by-email.ts';
import { type PersonalData, type PersonalTable, runDeletion } from '../personal-data/data.ts';

/** Nobody has confirmed the address: perhaps somebody else typed it. */
const UNCONFIRMED_KEPT_MS = 30 * 86_400_000;

const subscriptionsOf = ({ db }: Store, email: string) =>
  db.selectFrom('newsletter_subscription').select('id').where('email', '=', email);

/** Which issues are being sent to a subscription. */
const letters: PersonalTable = {
  table: 'newsletter_recipient',
  find: ({ store }, { email }) =>
    store.db
      .selectFrom('newsletter_recipient')
      .select(['issue_id', 'state', 'due_at'])
      .where('subscription_id', 'in', subscriptionsOf(store, email))
      .execute(),
  erase: async ({ store }, { email }) =>
    runDeletion(
      store.db.deleteFrom('newsletter_recipient').where('subscription_id', 'in', subscriptionsOf(store, email)),
    ),
};

const subscription = byEmail('newsletter_subscription');

/** What staff did with a subscription goes with it. */
const subscriptions: PersonalTable = {
  ...subscription,
  erase: async (vault, person) => {
    const rows = await subscriptionsOf(vault.store, person.email).execute();
    await deleteTraces(
      vault.store.db,
      rows.map(({ id }) => id),
    );
    return subscription.erase(vault, person);
  },
};

export const personal: PersonalData = {
  tables: [letters, subscriptions],
  expired: (db, now) => ({
    newsletter_subscription: db
      .deleteFrom('newsletter_subscription')
      .where('state', '=', 'pending')
      .where('created_at', '<=', before(now, UNCONFIRMED_KEPT_MS)),
  }),
};
