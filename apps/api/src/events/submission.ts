import { findStatusIn } from '../submissions/application.ts';
import type { SubmissionKind } from '../submissions/kind.ts';

/** Staff have a page of their own for them. */
export const eventSignUps: SubmissionKind = {
  kind: 'event-sign-up',
  letter: 'E',
  findStatus: findStatusIn('event_sign_up'),
  rows: async ({ store }) => {
    const rows = await store.db.selectFrom('event_sign_up').selectAll().execute();
    return rows.map(({ id, status, ...row }) => ({ state: status, ...row }));
  },
};
