/** The key is a keyed hash of the action and the visitor (see `limits/`). */
interface LimitCountTable {
  key_hash: string;
  used: number;
  /** How often it may be done. */
  max: number;
  /** The end of the window, in milliseconds since the epoch on the clock of the database. */
  ends_at: number;
}

declare module '../db/types.ts' {
  interface Database {
    limit_count: LimitCountTable;
  }
}

export {};
