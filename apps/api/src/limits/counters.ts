/** A maximum in a window that starts with the first count. */
export interface Limit {
  max: number;
  /** Milliseconds. */
  timeWindow: number;
}

export interface Count {
  used: number;
  /** Milliseconds until the window ends. */
  endsIn: number;
}

/** Counts by key. Several servers may share one. */
export interface Counters {
  /** Increments a key. */
  add(key: string, limit: Limit): Promise<Count>;
  /** Decrements a key. */
  decrement(key: string): Promise<void>;
  /** Resets a key. */
  reset(key: string): Promise<void>;
  close(): Promise<void>;
}

/** The maximum number of keys: some 10 MB in a database. */
export const MAX_KEYS = 50_000;
