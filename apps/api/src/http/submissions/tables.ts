/** One for each Idempotency-Key of the last 31 days, without personal data. */
interface IdempotencyKeyTable {
  key_hash: string;
  request_hash: string;
  /** JSON of the outcome; null only inside the transaction that writes it. */
  outcome: string | null;
  expires_at: string;
}

declare module '../../db/types.ts' {
  interface Database {
    idempotency_key: IdempotencyKeyTable;
  }
}

export {};
