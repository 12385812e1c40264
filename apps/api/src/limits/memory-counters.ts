import { type Count, type Counters, type Limit, MAX_KEYS } from './counters.ts';

interface Entry {
  used: number;
  max: number;
  /** A `performance.now` time, which a change of the clock does not affect. */
  endsAt: number;
}

/** Lowest counts first. */
const byUse = ([, one]: [string, Entry], [, other]: [string, Entry]) =>
  one.used - other.used || one.endsAt - other.endsAt;

export class MemoryCounters implements Counters {
  readonly #entries = new Map<string, Entry>();
  readonly #maxKeys: number;

  constructor(maxKeys = MAX_KEYS) {
    this.#maxKeys = maxKeys;
  }

  get size(): number {
    return this.#entries.size;
  }

  async add(key: string, { max, timeWindow }: Limit): Promise<Count> {
    const now = performance.now();
    const known = this.#entries.get(key);
    const entry =
      known && known.endsAt > now ? { ...known, used: known.used + 1 } : { used: 1, max, endsAt: now + timeWindow };
    if (!known && this.#entries.size >= this.#maxKeys) this.#makeRoom(now);
    this.#entries.set(key, entry);
    return { used: entry.used, endsIn: entry.endsAt - now };
  }

  async decrement(key: string): Promise<void> {
    const entry = this.#entries.get(key);
    if (entry) entry.used -= 1;
  }

  async reset(key: string): Promise<void> {
    this.#entries.delete(key);
  }

  async close(): Promise<void> {}

  /** Evicts expired entries, then the lowest counts, never a limit that is reached. */
  #makeRoom(now: number): void {
    for (const [key, { endsAt }] of this.#entries) if (endsAt <= now) this.#entries.delete(key);
    const wanted = Math.floor(this.#maxKeys * 0.9);
    const unreached = [...this.#entries].filter(([, { used, max }]) => used < max).sort(byUse);
    for (const [key] of unreached.slice(0, Math.max(0, this.#entries.size - wanted))) this.#entries.delete(key);
  }
}
