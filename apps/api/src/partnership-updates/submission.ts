import type { SubmissionKind } from '../submissions/kind.ts';
import { stateOf } from './moderation.ts';
import { readVisitorUpdates } from './visitors.ts';

/** Staff manage them on a separate page. */
export const visitorUpdates: SubmissionKind = {
  kind: 'updates',
  rows: async ({ store }) => {
    const rows = await readVisitorUpdates(store);
    return rows.map(({ hidden, waiting, ...row }) => ({ state: stateOf({ hidden, waiting }), ...row }));
  },
};
