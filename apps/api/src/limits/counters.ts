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
  add(key: string, limit: Limit): Promise<Count>;
  decrement(key: string): Promise<void>;
  reset(key: string): Promise<void>;
  close(): Promise<void>;
}

/** The maximum number of keys: some 10 MB in a database. */
export const MAX_KEYS = 50_000;
