/** Keeps the values used last, up to a number of them: what is made at a cost and asked for again and again. */
export class Recent<Value> {
  readonly #limit: number;
  readonly #values = new Map<string, Value>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The value of a key, made when it is not there. A value that could not be made is not kept. */
  async get(key: string, make: () => Promise<Value>): Promise<Value> {
    const value = this.#values.get(key) ?? (await make());
    // A map keeps the order of insertion, so the first key is the one that was used longest ago.
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#limit && oldest !== undefined) this.#values.delete(oldest);
    return value;
  }
}
