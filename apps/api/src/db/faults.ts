import type { LogEvent } from 'kysely';
import { databaseCode, isDamaged, isDiskFull } from './errors.ts';

/** What a database cannot do, until it has been seen to do it again. */
export type Fault = 'full' | 'damaged';

/** What went wrong in the database since the start: for `/readyz` and `/metrics`. */
export class Faults {
  #fault: Fault | undefined;
  #onError: (code: string) => void = () => {};

  /** Why nothing can be stored, as the last failure said. */
  get fault(): Fault | undefined {
    return this.#fault;
  }

  /** Has every failure told, by the database's own code. */
  listen(onError: (code: string) => void): void {
    this.#onError = onError;
  }

  /** The disk was found to have space again. */
  clear(): void {
    this.#fault = undefined;
  }

  /** For the `log` of Kysely, which sees every query. It writes nothing: a query may hold what a visitor typed. */
  readonly watch = (event: LogEvent): void => {
    if (event.level !== 'error') return;
    const code = databaseCode(event.error);
    if (code === undefined) return;
    this.#onError(code);
    if (isDiskFull(event.error)) this.#fault = 'full';
    else if (isDamaged(event.error)) this.#fault = 'damaged';
  };
}
