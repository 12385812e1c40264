import { type Detail, httpError } from './http-error.ts';

interface SemaphoreOptions {
  /** How many may run at a time. */
  running: number;
  /** How many more may wait for their turn. @default 0 */
  waiting?: number;
  /** The sentence for everyone after that, and the seconds after which to try again. */
  refusal: Detail;
  retryAfter: number;
}

/** Lets a few tasks run at a time and some wait for their turn; anyone after that gets a 503 at once. */
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
   * @throws {HttpError} 503 when all turns are taken and too many wait.
   */
  async take(): Promise<() => void> {
    const { running, waiting = 0, refusal, retryAfter } = this.#options;
    if (this.#running >= running) {
      if (this.#queue.length >= waiting) throw httpError(503, refusal, { 'retry-after': String(retryAfter) });
      // The one who finishes hands the turn over, so the count stays as it is.
      await new Promise<void>((resolve) => this.#queue.push(resolve));
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

  #giveBack(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
