import { deleteTraces } from '../audit/traces.ts';
import type { Store } from '../db/types.ts';
import { containsEmail } from '../http/validation/email.ts';
import { type PersonalData, type PersonalTable, runDeletion } from '../personal-data/data.ts';
import { incrementFeedVersion } from './version.ts';
import { readVisitorUpdates } from './visitors.ts';

/** Compared here, because the databases fold case differently. */
async function updatesHolding(store: Store, email: string) {
  const updates = await readVisitorUpdates(store);
  return updates.filter(({ author, title, content }) =>
    [author, title, content].some((text) => containsEmail(text, email)),
  );
}

/** A post has no address column, but people write addresses into the text. */
const visitorUpdates: PersonalTable = {
  table: 'partnership_update',
  find: ({ store }, { email }) => updatesHolding(store, email),
  erase: async ({ store }, { email }) => {
    const ids = (await updatesHolding(store, email)).map(({ id }) => id);
    await deleteTraces(store.db, ids);
    if (ids.length > 0) await incrementFeedVersion(store.db);
    return runDeletion(store.db.deleteFrom('partnership_update').where('id', 'in', ids));
  },
};

export const personal: PersonalData = { tables: [visitorUpdates] };
