/** What is queued in a transaction can be seen only after it has ended. */
const COMMIT_DELAY_MS = 100;

interface RoundsOptions {
  /** How often, in milliseconds: for what other servers queued, and for what failed. */
  everyMs: number;
  /** How long the server waits at its end for a round that waits for another server. @default for ever */
  stopMs?: number;
}

/** Work that a server does again and again, one round at a time, until it is stopped. */
export abstract class Rounds {
  readonly #options: RoundsOptions;
  #timer: NodeJS.Timeout | undefined;
  /** When the timer fires, as a `performance.now` time. */
  #dueAt = Number.POSITIVE_INFINITY;
  #current: Promise<void> = Promise.resolve();
  #isStarted = false;
  #isStopped = false;

  constructor(options: RoundsOptions) {
    this.#options = options;
  }

  /** One round. It ends early when {@link isStopped}. */
  protected abstract work(now: Date): Promise<void>;

  /** A round failed, and is tried again with the next. */
  protected abstract failed(error: unknown): void;

  protected get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Begins, also with what an earlier run of the server left. */
  start(): void {
    this.#isStarted = true;
    this.#schedule(0);
  }

  /** Something was queued. */
  wake(): void {
    if (this.#isStarted) this.#schedule(COMMIT_DELAY_MS);
  }

  /** A round after the current one. Never rejects. */
  run(now = new Date()): Promise<void> {
    this.#current = this.#current.then(() => this.work(now)).catch((error: unknown) => this.failed(error));
    return this.#current;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    const { stopMs } = this.#options;
    if (stopMs === undefined) return this.#current;
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, stopMs);
    });
    await Promise.race([this.#current, limit]);
    clearTimeout(timer);
  }

  /** A round after a delay, unless one is due earlier, and then again and again. */
  #schedule(delay: number): void {
    const at = performance.now() + delay;
    if (this.#isStopped || at >= this.#dueAt) return;
    clearTimeout(this.#timer);
    this.#dueAt = at;
    this.#timer = setTimeout(() => {
      this.#dueAt = Number.POSITIVE_INFINITY;
      void this.run().then(() => this.#schedule(this.#options.everyMs));
    }, delay).unref();
  }
}
