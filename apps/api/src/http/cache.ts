import { isUnavailable } from '../db/errors.ts';

/** How long a source that is known already may take before the value made from it is returned as stale. */
const PATIENCE_MS = 2_000;
/** How long after that the source is left alone. */
const RETRY_MS = 1_000;

interface Made<Value> {
  /** The text that the value was made from. */
  source: string;
  value: Value;
}

interface Entry<Value> {
  made: Promise<Made<Value>>;
  /** What was made last, once it is. */
  last: Made<Value> | undefined;
  isStale: boolean;
  /** On the clock of `performance.now`, which no one can move. */
  until: number;
}

export interface CacheOptions<Value> {
  /** How long a value is returned without looking at its source again. @default 0 */
  freshMs?: number;
  /** How many values are kept; the one that was used longest ago goes first. */
  limit: number;
  /**
   * Marks a value that is returned although its source cannot be read, because the database does not answer. Without it
   * the error of the database is thrown.
   */
  markStale?: (value: Value) => Value;
}

/** As an error of the database, because it is treated as one. */
const tooSlow = () => Object.assign(new Error('The source took too long'), { code: 'ETIMEDOUT' });

async function withPatience(task: Promise<string>): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooSlow()), PATIENCE_MS).unref();
  });
  return Promise.race([task, late]).finally(() => clearTimeout(timer));
}

/** Keeps what is made at a cost from a text, such as a compressed answer: it is made again only when the text has changed. */
export class Cache<Value> {
  readonly #freshMs: number;
  readonly #limit: number;
  readonly #markStale: ((value: Value) => Value) | undefined;
  /** The one used last comes last. */
  readonly #entries = new Map<string, Entry<Value>>();

  constructor({ freshMs = 0, limit, markStale }: CacheOptions<Value>) {
    this.#freshMs = freshMs;
    this.#limit = limit;
    this.#markStale = markStale;
  }

  /** Makes the next request for each value look at its source again; call it after every write to what the sources are read from. */
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
    const entry = fresh ? before : this.#renew(read, make, before);
    if (!fresh || this.#limit < Number.POSITIVE_INFINITY) {
      this.#entries.delete(key);
      this.#entries.set(key, entry);
    }
    if (this.#entries.size > this.#limit) {
      const [oldest] = this.#entries.keys();
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    try {
      const { value } = await entry.made;
      return entry.isStale && this.#markStale ? this.#markStale(value) : value;
    } catch (error) {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
      throw error;
    }
  }

  #renew(
    read: () => Promise<string>,
    make: (source: string) => Value | Promise<Value>,
    before: Entry<Value> | undefined,
  ): Entry<Value> {
    const entry: Entry<Value> = {
      last: before?.last,
      isStale: false,
      until: performance.now() + this.#freshMs,
      made: this.#make(read, make, before).then(({ made, isStale }) => {
        entry.last = made;
        entry.isStale = isStale;
        if (isStale) entry.until = performance.now() + RETRY_MS;
        return made;
      }),
    };
    return entry;
  }

  async #make(
    read: () => Promise<string>,
    make: (source: string) => Value | Promise<Value>,
    before: Entry<Value> | undefined,
  ): Promise<{ made: Made<Value>; isStale: boolean }> {
    const reading = read();
    reading.catch(() => {}); // it is waited for below
    const known = (await before?.made.catch(() => undefined)) ?? before?.last;
    try {
      const source = await (known && this.#markStale ? withPatience(reading) : reading);
      const made = known?.source === source ? known : { source, value: await make(source) };
      return { made, isStale: false };
    } catch (error) {
      if (!known || !this.#markStale || !isUnavailable(error)) throw error;
      return { made: known, isStale: true };
    }
  }
}
