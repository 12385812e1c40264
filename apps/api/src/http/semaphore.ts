import type { Problem } from './problems/problem.ts';

interface SemaphoreOptions {
  maxRunning: number;
  /** How many more may wait. @default 0 */
  maxWaiting?: number;
  /** In milliseconds. @default no limit */
  maxWaitMs?: number;
  /** The error for all others, and after how many seconds they may retry. */
  refusal: Problem;
  retryAfter: number;
}

/** Limits how many tasks run at a time. Some wait for a while; others get a 503. */
export class Semaphore {
  readonly #options: SemaphoreOptions;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(options: SemaphoreOptions) {
    this.#options = options;
  }

  /**
   * Returns a function that releases it; calling it twice is safe. Throws a 503.
   *
   * @param maxWaitMs instead of that of the options
   */
  async acquire(maxWaitMs = this.#options.maxWaitMs): Promise<() => void> {
    const { maxRunning, maxWaiting = 0 } = this.#options;
    if (this.#running < maxRunning) this.#running += 1;
    else {
      if (this.#queue.length >= maxWaiting) throw this.#refusal();
      // A release passes it on to the next one, so the count stays the same.
      await this.#wait(maxWaitMs);
    }
    let isAcquired = true;
    return () => {
      if (isAcquired) this.#release();
      isAcquired = false;
    };
  }

  /** Runs a task when it is acquired. Throws as {@link acquire} does. */
  async run<Result>(task: () => Promise<Result>, maxWaitMs?: number): Promise<Result> {
    const release = await this.acquire(maxWaitMs);
    try {
      return await task();
    } finally {
      release();
    }
  }

  get waiting(): number {
    return this.#queue.length;
  }

  #refusal() {
    const { refusal, retryAfter } = this.#options;
    return refusal().with({ 'retry-after': String(retryAfter) });
  }

  #wait(maxWaitMs: number | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#queue.splice(this.#queue.indexOf(proceed), 1);
        reject(this.#refusal());
      };
      const timer = maxWaitMs === undefined ? undefined : setTimeout(leave, maxWaitMs);
      const proceed = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#queue.push(proceed);
    });
  }

  #release(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
