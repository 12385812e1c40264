import type { LogEvent } from 'kysely';
import { databaseCode, isDamaged, isDiskFull, isDuplicate } from './errors.ts';

/** Why a database cannot store anything. */
export type Fault = 'full' | 'damaged';

/** What went wrong in the database since the start, for `/readyz` and `/metrics`. A value that is taken already is no fault. */
export class Faults {
  #fault: Fault | undefined;
  #onError: (code: string) => void = () => {};

  /** Why nothing can be stored, as the last failure said. */
  get fault(): Fault | undefined {
    return this.#fault;
  }

  /** Calls a function for every failure, with the database's own code. */
  listen(onError: (code: string) => void): void {
    this.#onError = onError;
  }

  /** The disk was found to have space again. */
  clear(): void {
    this.#fault = undefined;
  }

  /** For the `log` of Kysely, which sees every query. It writes nothing: a query may hold what a visitor typed. */
  readonly watch = (event: LogEvent): void => {
    if (event.level !== 'error' || isDuplicate(event.error)) return;
    const code = databaseCode(event.error);
    if (code === undefined) return;
    this.#onError(code);
    if (isDiskFull(event.error)) this.#fault = 'full';
    else if (isDamaged(event.error)) this.#fault = 'damaged';
  };
}
