import { problem } from '../http/problem.ts';

/** A fixed number of things that may go on at once. A model answers one after another anyway: waiting in line helps nobody. */
export class Slots {
  #free: number;

  constructor(count: number) {
    this.#free = count;
  }

  /**
   * Takes a slot.
   *
   * @returns gives it back; calling it twice does no harm.
   * @throws {Problem} 503 when none is free.
   */
  take(): () => void {
    if (this.#free === 0) {
      throw problem(503, 'The assistant is answering others. Try again in a few seconds.', { 'retry-after': '5' });
    }
    this.#free -= 1;
    let taken = true;
    return () => {
      if (taken) this.#free += 1;
      taken = false;
    };
  }
}
