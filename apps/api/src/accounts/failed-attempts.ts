interface Attempts {
  count: number;
  /** Milliseconds since the epoch: when they are forgotten. */
  until: number;
}

const MAX_KEYS = 10_000;

/**
 * Remembers, in memory, how often a password was wrong for one account, from any address: a limit per address does not
 * stop someone with many addresses.
 */
export class FailedAttempts {
  readonly #max: number;
  readonly #timeWindow: number;
  readonly #byKey = new Map<string, Attempts>();

  /** `max` failures in `timeWindow` milliseconds. */
  constructor({ max, timeWindow }: { max: number; timeWindow: number }) {
    this.#max = max;
    this.#timeWindow = timeWindow;
  }

  /** Seconds until the next try is taken; 0 when it is taken now. */
  wait(key: string): number {
    const attempts = this.#current(key);
    return attempts && attempts.count >= this.#max ? Math.max(1, Math.ceil((attempts.until - Date.now()) / 1_000)) : 0;
  }

  /** Counts a try as failed. Called before it is known: of many at the same moment none slips past. */
  begin(key: string): void {
    const attempts = this.#current(key) ?? { count: 0, until: Date.now() + this.#timeWindow };
    // Written again, so that the first of the map is always the oldest.
    this.#byKey.delete(key);
    this.#byKey.set(key, { ...attempts, count: attempts.count + 1 });
    const [oldest] = this.#byKey.keys();
    if (this.#byKey.size > MAX_KEYS && oldest !== undefined) this.#byKey.delete(oldest);
  }

  /** Takes a try back that was not decided. */
  takeBack(key: string): void {
    const attempts = this.#current(key);
    if (attempts) attempts.count -= 1;
  }

  succeeded(key: string): void {
    this.#byKey.delete(key);
  }

  #current(key: string): Attempts | undefined {
    const attempts = this.#byKey.get(key);
    return attempts && attempts.until > Date.now() ? attempts : undefined;
  }
}
