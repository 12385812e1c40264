import { LRUCache } from 'lru-cache';
import { isUnavailable } from '../../db/errors.ts';

/** How long a slow source may take before the last value is returned as stale. */
const SOURCE_TIMEOUT_MS = 2_000;
/** How long the source is not read again after that. */
const RETRY_MS = 1_000;

interface Made<Value> {
  source: string;
  value: Value;
}

interface Entry<Value> {
  made: Promise<Made<Value>>;
  /** The last value that was made. */
  last: Made<Value> | undefined;
  isStale: boolean;
  /** A `performance.now` time, which a change of the clock does not affect. */
  until: number;
}

export interface CacheOptions<Value> {
  /** How long a value is returned without reading its source again. @default 0 */
  freshMs?: number;
  /** Maximum number of values; the least recently used is evicted. */
  limit: number;
  /** Marks a value returned while the database does not answer. Without it the error is thrown. */
  markStale?: (value: Value) => Value;
}

/** With the code of a database error, so that it is handled like one. */
const timeoutError = () => Object.assign(new Error('The source took too long'), { code: 'ETIMEDOUT' });

async function withTimeout(task: Promise<string>): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeoutError()), SOURCE_TIMEOUT_MS).unref();
  });
  return Promise.race([task, late]).finally(() => clearTimeout(timer));
}

/** Values that are expensive to derive from a text: only derived again when it has changed. */
export class Cache<Value> {
  readonly #freshMs: number;
  readonly #markStale: ((value: Value) => Value) | undefined;
  readonly #entries: LRUCache<string, Entry<Value>>;

  constructor({ freshMs = 0, limit, markStale }: CacheOptions<Value>) {
    this.#freshMs = freshMs;
    this.#markStale = markStale;
    this.#entries = new LRUCache({ max: limit });
  }

  /** Call it after every write to a source: the next requests read it again. */
  forget(): void {
    for (const entry of this.#entries.values()) entry.until = 0;
  }

  /** Errors are not cached. `read` is not called while the value is fresh. */
  async get(
    key: string,
    read: () => Promise<string>,
    make: (source: string) => Value | Promise<Value>,
  ): Promise<Value> {
    let entry = this.#entries.get(key);
    if (!entry || entry.until <= performance.now()) {
      entry = this.#renew(read, make, entry);
      this.#entries.set(key, entry);
    }
    try {
      const { value } = await entry.made;
      return entry.isStale && this.#markStale ? this.#markStale(value) : value;
    } catch (error) {
      if (this.#entries.peek(key) === entry) this.#entries.delete(key);
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
    reading.catch(() => {}); // awaited below
    const known = (await before?.made.catch(() => undefined)) ?? before?.last;
    try {
      const source = await (known && this.#markStale ? withTimeout(reading) : reading);
      const made = known?.source === source ? known : { source, value: await make(source) };
      return { made, isStale: false };
    } catch (error) {
      if (!known || !this.#markStale || !isUnavailable(error)) throw error;
      return { made: known, isStale: true };
    }
  }
}
