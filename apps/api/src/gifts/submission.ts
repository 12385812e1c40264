import { findStatusIn } from '../submissions/application.ts';
import type { SubmissionKind } from '../submissions/kind.ts';
import { fromHundredths } from './amount.ts';

/** Staff manage them on a separate page. */
export const giftNotices = {
  kind: 'gift',
  letter: 'G',
  findStatus: findStatusIn('gift'),
  rows: async ({ store }) => {
    const rows = await store.db.selectFrom('gift').selectAll().execute();
    return rows.map(({ id, status, receipt_issuer, ...row }) => ({
      state: status,
      ...row,
      amount: fromHundredths(row.amount),
      received_amount: row.received_amount === null ? null : fromHundredths(row.received_amount),
    }));
  },
} satisfies SubmissionKind;
