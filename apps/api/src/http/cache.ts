interface Made<Value> {
  /** The text that the value was made from. */
  source: string;
  value: Value;
}

interface Entry<Value> {
  made: Promise<Made<Value>>;
  /** On the clock of `performance.now`, which is never set back. */
  until: number;
}

export interface CacheOptions {
  /** How long a value is given out without looking at its source again. @default 0 */
  freshMs?: number;
  /** How many values are kept; the one that was used longest ago goes first. */
  limit: number;
}

/** Keeps what is made at a cost from a text, such as a compressed answer: it is made again only when the text has changed. */
export class Cache<Value> {
  readonly #freshMs: number;
  readonly #limit: number;
  /** The one used last comes last. */
  readonly #entries = new Map<string, Entry<Value>>();

  constructor({ freshMs = 0, limit }: CacheOptions) {
    this.#freshMs = freshMs;
    this.#limit = limit;
  }

  /** Has every source looked at again; call it after every write to what the sources are read from. */
  forget(): void {
    for (const entry of this.#entries.values()) entry.until = 0;
  }

  /**
   * The value of a key. What fails is not kept.
   *
   * @param read Reads the source. Not called while the value is fresh.
   * @param make Makes the value of a new source.
   */
  async get(
    key: string,
    read: () => Promise<string>,
    make: (source: string) => Value | Promise<Value>,
  ): Promise<Value> {
    const before = this.#entries.get(key);
    const fresh = before !== undefined && before.until > performance.now();
    const entry = fresh ? before : { made: this.#make(read, make, before), until: performance.now() + this.#freshMs };
    if (!fresh || this.#limit < Number.POSITIVE_INFINITY) {
      this.#entries.delete(key);
      this.#entries.set(key, entry);
    }
    if (this.#entries.size > this.#limit) {
      const [oldest] = this.#entries.keys();
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    try {
      return (await entry.made).value;
    } catch (error) {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
      throw error;
    }
  }

  async #make(
    read: () => Promise<string>,
    make: (source: string) => Value | Promise<Value>,
    before: Entry<Value> | undefined,
  ): Promise<Made<Value>> {
    const [source, known] = await Promise.all([read(), before?.made.catch(() => undefined)]);
    return known?.source === source ? known : { source, value: await make(source) };
  }
}
