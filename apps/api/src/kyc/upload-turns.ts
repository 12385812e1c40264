import { errorTexts } from '../http/error-texts.ts';
import { httpError } from '../http/http-error.ts';
import { LONGEST_BODY_MS } from '../plugins/body-timeout.ts';
import { MAX_DOCUMENT_BYTES } from './file-type.ts';

/** Who may send documents at the same time, and how slowly. */
export interface UploadRules {
  /** Of all visitors together: a body is held in memory until it is encrypted, and 16 of five megabytes are 80 MB. */
  atOnce: number;
  /** Of one address (IPv6: one /56): an application has two documents. */
  perAddress: number;
  /** Milliseconds before an upload has to be fast. */
  graceMs: number;
  /** Milliseconds over which the speed is measured. */
  windowMs: number;
  /** Bytes a second: what is slower is ended. */
  minimumSpeed: number;
  /** Bytes a second: what is slower gives way when others want its turn. */
  safeSpeed: number;
}

const defaults: UploadRules = {
  atOnce: 16,
  perAddress: 2,
  graceMs: 10_000,
  windowMs: 10_000,
  minimumSpeed: 1_000,
  // As fast as the largest document has to be in the time that it has.
  safeSpeed: (MAX_DOCUMENT_BYTES / LONGEST_BODY_MS) * 1_000,
};

/** A document on its way. */
export interface Upload {
  /** Of the visitor. */
  address: string;
  /** Bytes so far. */
  received(): number;
  /** All of it has come: from now on it does not depend on the visitor. */
  isComplete(): boolean;
  /** Ends it with 408 (too slow) or 503 (others wait). */
  end(status: 408 | 503): void;
}

/** An upload that has a turn, with its speed since it was measured last. */
class Running {
  readonly upload: Upload;
  readonly #began = performance.now();
  readonly #rules: UploadRules;
  #measuredAt = this.#began;
  #measured: number;
  #speed = 0;

  constructor(upload: Upload, rules: UploadRules) {
    this.upload = upload;
    this.#rules = rules;
    this.#measured = upload.received();
  }

  get isPastGrace(): boolean {
    return performance.now() - this.#began >= this.#rules.graceMs && !this.upload.isComplete();
  }

  /** Bytes a second: of the last window, or of the present one once that has gone on for half its time. */
  speed(): number {
    const now = performance.now();
    const isFirst = this.#measuredAt === this.#began;
    if (!isFirst && now - this.#measuredAt < this.#rules.windowMs / 2) return this.#speed;
    return ((this.upload.received() - this.#measured) * 1_000) / Math.max(1, now - this.#measuredAt);
  }

  /** Ends the window, and says how fast it was. */
  measure(): number {
    this.#speed = this.speed();
    this.#measuredAt = performance.now();
    this.#measured = this.upload.received();
    return this.#speed;
  }
}

/** Gives turns to those who send documents, so that a few slow ones do not keep everyone else out. */
export class UploadTurns {
  readonly #rules: UploadRules;
  readonly #running = new Set<Running>();
  #refused = 0;

  constructor(rules: Partial<UploadRules> = {}) {
    this.#rules = { ...defaults, ...rules };
  }

  /** How many uploads are on their way. */
  get size(): number {
    return this.#running.size;
  }

  /** How many were refused or ended since the start: all turns were taken, or they were too slow. */
  get refused(): number {
    return this.#refused;
  }

  /**
   * Takes a turn. When there is none, the slowest upload gives way, if it is slow.
   *
   * @returns a function that gives it back; calling it twice is safe.
   * @throws {HttpError} 503 when all turns are taken by uploads that go well.
   */
  take(upload: Upload): () => void {
    const { atOnce, perAddress, windowMs, minimumSpeed } = this.#rules;
    const own = [...this.#running].filter((running) => running.upload.address === upload.address);
    if (own.length >= perAddress) this.#makeRoom(own);
    else if (this.#running.size >= atOnce) this.#makeRoom([...this.#running]);
    const running = new Running(upload, this.#rules);
    this.#running.add(running);
    const timer = setInterval(() => {
      const isSlow = running.measure() < minimumSpeed;
      if (!isSlow || !running.isPastGrace) return;
      this.#refused += 1;
      upload.end(408);
    }, windowMs).unref();
    return () => {
      clearInterval(timer);
      this.#running.delete(running);
    };
  }

  #makeRoom(uploads: Running[]): void {
    const slow = uploads.filter((one) => one.isPastGrace && one.speed() < this.#rules.safeSpeed);
    this.#refused += 1; // this one or the slowest
    const [slowest] = slow.sort((one, other) => one.speed() - other.speed());
    if (!slowest) throw httpError(503, errorTexts.documentsBusy, { 'retry-after': '60' });
    this.#running.delete(slowest);
    slowest.upload.end(503);
  }
}
