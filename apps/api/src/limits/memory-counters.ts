import { type Count, type Counters, type Limit, MOST_KEYS } from './counters.ts';

interface Entry {
  used: number;
  max: number;
  /** On the clock of `performance.now`, which no one can move. */
  endsAt: number;
}

/** Least useful first: the lowest counts. */
const byUse = ([, one]: [string, Entry], [, other]: [string, Entry]) =>
  one.used - other.used || one.endsAt - other.endsAt;

/** Counts in this process alone. */
export class MemoryCounters implements Counters {
  readonly #entries = new Map<string, Entry>();
  readonly #mostKeys: number;

  constructor(mostKeys = MOST_KEYS) {
    this.#mostKeys = mostKeys;
  }

  get size(): number {
    return this.#entries.size;
  }

  async add(key: string, { max, timeWindow }: Limit): Promise<Count> {
    const now = performance.now();
    const known = this.#entries.get(key);
    const entry =
      known && known.endsAt > now ? { ...known, used: known.used + 1 } : { used: 1, max, endsAt: now + timeWindow };
    if (!known && this.#entries.size >= this.#mostKeys) this.#makeRoom(now);
    this.#entries.set(key, entry);
    return { used: entry.used, endsIn: entry.endsAt - now };
  }

  async takeBack(key: string): Promise<void> {
    const entry = this.#entries.get(key);
    if (entry) entry.used -= 1;
  }

  async forget(key: string): Promise<void> {
    this.#entries.delete(key);
  }

  async close(): Promise<void> {}

  /** A flood of addresses pushes out what is over, then what was counted least, and never a limit that is reached. */
  #makeRoom(now: number): void {
    for (const [key, { endsAt }] of this.#entries) if (endsAt <= now) this.#entries.delete(key);
    const wanted = Math.floor(this.#mostKeys * 0.9);
    const unreached = [...this.#entries].filter(([, { used, max }]) => used < max).sort(byUse);
    for (const [key] of unreached.slice(0, Math.max(0, this.#entries.size - wanted))) this.#entries.delete(key);
  }
}
