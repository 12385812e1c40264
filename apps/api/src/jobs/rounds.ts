/** Queued work is visible only after its transaction has ended. */
const COMMIT_DELAY_MS = 100;

interface RoundsOptions {
  /** The interval between rounds, in milliseconds: for work that other servers queued, and for retries. */
  everyMs: number;
  /** How long `stop` waits for a round that depends on another server, in milliseconds. @default no limit */
  stopMs?: number;
}

/**
 * Recurring work of a server, one round at a time, until it is stopped. Several servers may do it at
 * once, so a statement that writes compares with what was read.
 */
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

  /** One round. Return early once {@link isStopped}. */
  protected abstract work(now: Date): Promise<void>;

  /** Called when a round has thrown; the next one tries again. */
  protected abstract failed(error: unknown): void;

  protected get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Starts the rounds, beginning with what an earlier run of the server left. */
  start(): void {
    this.#isStarted = true;
    this.#schedule(0);
  }

  /** Call it after queueing work: the next round then starts soon. */
  wake(): void {
    if (this.#isStarted) this.#schedule(COMMIT_DELAY_MS);
  }

  /** Runs a round after the current one. Never rejects. */
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

  /** Schedules a round, unless one is due earlier, and the regular ones after it. */
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
