import type { LogEvent } from 'kysely';
import { databaseCode, isDamaged, isDiskFull, isDuplicate } from './errors.ts';

export type Fault = 'full' | 'damaged';

/** Database errors since the start, for `/readyz` and `/metrics`. Duplicates are not errors. */
export class Faults {
  #fault: Fault | undefined;
  #onError: (code: string) => void = () => {};

  get fault(): Fault | undefined {
    return this.#fault;
  }

  /** Sets the listener, which gets the database's code of every error. */
  listen(onError: (code: string) => void): void {
    this.#onError = onError;
  }

  /** Call it when the disk has space again. */
  clear(): void {
    this.#fault = undefined;
  }

  /** For Kysely's `log`. It logs nothing: a query may contain personal data. */
  readonly watch = (event: LogEvent): void => {
    if (event.level !== 'error' || isDuplicate(event.error)) return;
    const code = databaseCode(event.error);
    if (code === undefined) return;
    this.#onError(code);
    if (isDiskFull(event.error)) this.#fault = 'full';
    else if (isDamaged(event.error)) this.#fault = 'damaged';
  };
}
