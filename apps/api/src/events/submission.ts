import { findStatusIn } from '../submissions/application.ts';
import type { SubmissionKind } from '../submissions/kind.ts';
import { ownIn } from '../submissions/own.ts';

/** Staff manage them on a separate page. */
export const eventSignUps = {
  kind: 'event-sign-up',
  letter: 'E',
  findStatus: findStatusIn('event_sign_up'),
  own: ownIn('event_sign_up', {
    contact: { name: 'name', phone: 'phone' },
    // A seat or a place on the waiting list can be given back.
    open: ['received', 'accepted'],
  }),
  rows: async ({ store }) => {
    const rows = await store.db.selectFrom('event_sign_up').selectAll().execute();
    return rows.map(({ id, status, ...row }) => ({ state: status, ...row }));
  },
} satisfies SubmissionKind;
