import type { GiftCurrency, GiftMethod, GiftStatus } from '@nzete/domain';
import type { Generated } from 'kysely';

/** What a donor says was sent, and what staff found on the account. Amounts are in hundredths. */
interface GiftTable {
  id: string;
  reference: string;
  created_at: string;
  language: string | null;
  status: Generated<GiftStatus>;
  status_at: string | null;
  method: GiftMethod;
  /** PostgreSQL answers a `bigint` as text. */
  amount: number | string;
  currency: GiftCurrency;
  /** YYYY-MM-DD */
  sent_on: string;
  transfer_reference: string;
  name: string | null;
  email: string;
  /** The username of who confirmed or refused it. */
  decided_by: string | null;
  received_amount: number | string | null;
  received_currency: GiftCurrency | null;
  /** YYYY-MM-DD */
  received_on: string | null;
  /** `2026-0001` */
  receipt_number: string | null;
  /** JSON of the foundation's address when the receipt was written, so that it stays the same. */
  receipt_issuer: string | null;
  /** A receipt is a record of the accounts. */
  retained_until: string | null;
}

/** Counts up within the transaction of a confirmation, so that no number is left out. */
interface GiftReceiptYearTable {
  year: number;
  last_number: number;
}

declare module '../db/types.ts' {
  interface Database {
    gift: GiftTable;
    gift_receipt_year: GiftReceiptYearTable;
  }
}
