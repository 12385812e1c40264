import { type Detail, httpError } from './http-error.ts';

interface SemaphoreOptions {
  /** How many may run at a time. */
  running: number;
  /** How many more may wait for their turn. @default 0 */
  waiting?: number;
  /** How long one may wait, in milliseconds. @default as long as it takes */
  maxWaitMs?: number;
  /** The sentence for everyone else, and the seconds after which to try again. */
  refusal: Detail;
  retryAfter: number;
}

/** Lets a few tasks run at a time and some wait for their turn, for a while; anyone else gets a 503. */
export class Semaphore {
  readonly #options: SemaphoreOptions;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(options: SemaphoreOptions) {
    this.#options = options;
  }

  /**
   * Takes a turn, when there is one.
   *
   * @returns a function that gives it back; calling it twice is safe.
   * @throws {HttpError} 503 when all turns are taken and too many wait, or this one has waited too long.
   */
  async take(): Promise<() => void> {
    const { running, waiting = 0 } = this.#options;
    if (this.#running >= running) {
      if (this.#queue.length >= waiting) throw this.#refusal();
      // The one who finishes hands the turn over, so the count stays as it is.
      await this.#turn();
    } else this.#running += 1;
    let taken = true;
    return () => {
      if (taken) this.#giveBack();
      taken = false;
    };
  }

  /** Runs a task in a turn of its own. Throws as {@link take} does. */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    const giveBack = await this.take();
    try {
      return await task();
    } finally {
      giveBack();
    }
  }

  /** How many wait for their turn. */
  get waiting(): number {
    return this.#queue.length;
  }

  #refusal() {
    const { refusal, retryAfter } = this.#options;
    return httpError(503, refusal, { 'retry-after': String(retryAfter) });
  }

  #turn(): Promise<void> {
    const { maxWaitMs } = this.#options;
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#queue.splice(this.#queue.indexOf(go), 1);
        reject(this.#refusal());
      };
      const timer = maxWaitMs === undefined ? undefined : setTimeout(leave, maxWaitMs);
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#queue.push(go);
    });
  }

  #giveBack(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
