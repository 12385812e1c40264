import type { Kysely } from 'kysely';
import type { Database } from '../db/types.ts';
import { queueOne } from '../mail/outbox.ts';
import type { Lang } from '../text/languages.ts';

/** What the mail is about that has the receipt of a gift. The receipt is written when it is sent. */
export const GIFT_RECEIPT = 'gift-receipt';

interface Donor {
  reference: string;
  email: string;
  language: Lang;
}

/** Only staff cause it. */
export const queueReceipt = (db: Kysely<Database>, donor: Donor, now: Date): Promise<void> =>
  queueOne(db, { kind: 'message', about: GIFT_RECEIPT, ...donor }, now);
