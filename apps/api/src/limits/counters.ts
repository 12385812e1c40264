/** At most so many in so long: the time begins with the first. */
export interface Limit {
  max: number;
  /** Milliseconds. */
  timeWindow: number;
}

/** How often something has been counted. */
export interface Count {
  used: number;
  /** Milliseconds until it is counted from the beginning again. */
  endsIn: number;
}

/** Counts by key. Several servers that count in one place have one limit together. */
export interface Counters {
  /** Counts one more. */
  add(key: string, limit: Limit): Promise<Count>;
  /** Takes one back. */
  takeBack(key: string): Promise<void>;
  /** Begins a key again. */
  forget(key: string): Promise<void>;
  close(): Promise<void>;
}

/** Keys that are kept at most: some 10 MB in a database. */
export const MOST_KEYS = 50_000;
