import { randomUUID } from 'node:crypto';
import { type GiftCurrency, homeDay } from '@nzete/domain';
import type { Transaction, Updateable } from 'kysely';
import { recordActions } from '../audit/actions.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Database, Store } from '../db/types.ts';
import { queueOne } from '../mail/outbox.ts';
import { isLang } from '../text/languages.ts';
import { queueReceipt } from './mail-queue.ts';
import { nextReceiptNumber } from './receipt-numbers.ts';

/**
 * The accounting law of OHADA, which holds in DR Congo, has records of the accounts kept for ten
 * years (article 24 of its uniform act), counted here from the end of the year.
 */
const YEARS_KEPT = 10;

/** `changed`: someone else has decided it. */
type Outcome = 'done' | 'unknown' | 'changed';

interface Decision {
  /** For the audit trail. */
  who: string;
  /** Whether the server sends mail. */
  mails: boolean;
}

interface Confirmation extends Decision {
  /** In hundredths. */
  amount: number;
  currency: GiftCurrency;
  received_on: string;
  /** JSON, for the receipt. */
  issuer: string;
}

/** Once at most: a gift that is decided stays so. */
async function decideOnce(db: Transaction<Database>, reference: string, values: Updateable<Database['gift']>) {
  return db
    .updateTable('gift')
    .set(values)
    .where('reference', '=', reference)
    .where('status', '=', 'received')
    .returning(['email', 'language'])
    .executeTakeFirst();
}

async function whyNot(db: Transaction<Database>, reference: string): Promise<Outcome> {
  const row = db.selectFrom('gift').select('reference').where('reference', '=', reference);
  return (await row.executeTakeFirst()) ? 'changed' : 'unknown';
}

/** With its receipt number, an entry in the audit trail and the queued receipt, in one transaction. */
export async function confirmGift(
  { db }: Pick<Store, 'db'>,
  reference: string,
  { who, mails, amount, currency, received_on, issuer }: Confirmation,
  now = new Date(),
): Promise<Outcome> {
  return inTransaction(db, async (trx) => {
    const at = now.toISOString();
    // The books of the foundation are those of Kinshasa, where the year begins an hour before UTC.
    const year = Number(homeDay(now).slice(0, 4));
    const gift = await decideOnce(trx, reference, {
      ...{ status: 'accepted' as const, status_at: at, decided_by: who },
      ...{ received_amount: amount, received_currency: currency, received_on, receipt_issuer: issuer },
      retained_until: `${year + YEARS_KEPT + 1}-01-01T00:00:00.000Z`,
    });
    if (!gift) return whyNot(trx, reference);
    const receipt_number = await nextReceiptNumber(trx, year);
    await trx.updateTable('gift').set({ receipt_number }).where('reference', '=', reference).execute();
    await recordActions(trx, [reference], { who, action: 'gift-confirmed', reason: receipt_number }, at);
    if (mails) await queueReceipt(trx, { reference, email: gift.email, language: languageOf(gift) }, now);
    return 'done';
  });
}

/** With the reason stored for the donor, and queued. */
export async function refuseGift(
  { db }: Pick<Store, 'db'>,
  reference: string,
  { who, mails, reason }: Decision & { reason: string },
  now = new Date(),
): Promise<Outcome> {
  return inTransaction(db, async (trx) => {
    const at = now.toISOString();
    const status = 'refused' as const;
    const gift = await decideOnce(trx, reference, { status, status_at: at, decided_by: who });
    if (!gift) return whyNot(trx, reference);
    const language = languageOf(gift);
    const message = { id: randomUUID(), subject: reference, at, who, status, language, text: reason };
    await trx.insertInto('submission_message').values(message).execute();
    await recordActions(trx, [reference], { who, action: 'gift-refused' }, at);
    const mail = { kind: 'message' as const, about: 'gift', reference, email: gift.email, language };
    if (mails) await queueOne(trx, { id: message.id, ...mail }, now);
    return 'done';
  });
}

export const languageOf = ({ language }: { language: string | null }) => (isLang(language) ? language : 'en');
