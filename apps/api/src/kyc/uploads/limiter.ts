import { LONGEST_BODY_MS } from '../../http/body-timeout.ts';
import { MAX_DOCUMENT_BYTES } from '../documents/file-type.ts';
import { documentProblems } from '../problems.ts';

/** How many documents may be uploaded at the same time, and how slowly. */
export interface UploadRules {
  /** Of all visitors: each is in memory until it is encrypted, and 16 of 5 MB are 80 MB. */
  maxConcurrent: number;
  /** Of one address (IPv6: one /56): an application has two documents. */
  perAddress: number;
  /** Milliseconds before the speed matters. */
  graceMs: number;
  /** Milliseconds over which the speed is measured. */
  windowMs: number;
  /** Bytes a second: slower uploads are ended. */
  minimumSpeed: number;
  /** Bytes a second: slower uploads may be ended for others. */
  safeSpeed: number;
}

const defaults: UploadRules = {
  maxConcurrent: 16,
  perAddress: 2,
  graceMs: 10_000,
  windowMs: 10_000,
  minimumSpeed: 1_000,
  // What the largest document needs to arrive in time.
  safeSpeed: (MAX_DOCUMENT_BYTES / LONGEST_BODY_MS) * 1_000,
};

export interface Upload {
  address: string;
  /** Bytes so far. */
  received(): number;
  /** Everything has arrived: the rest does not depend on the visitor. */
  isComplete(): boolean;
  /** Ends it with 408 (too slow) or 503 (others wait). */
  end(status: 408 | 503): void;
}

class MeasuredUpload {
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

  /** Bytes a second: of the last window, or of the current one after half its time. */
  speed(): number {
    const now = performance.now();
    const isFirst = this.#measuredAt === this.#began;
    if (!isFirst && now - this.#measuredAt < this.#rules.windowMs / 2) return this.#speed;
    return ((this.upload.received() - this.#measured) * 1_000) / Math.max(1, now - this.#measuredAt);
  }

  /** Ends the window and returns its speed. */
  measure(): number {
    this.#speed = this.speed();
    this.#measuredAt = performance.now();
    this.#measured = this.upload.received();
    return this.#speed;
  }
}

/** Limits concurrent uploads, so that a few slow ones do not keep everyone else out. */
export class UploadLimiter {
  readonly #rules: UploadRules;
  readonly #running = new Set<MeasuredUpload>();
  #refused = 0;

  constructor(rules: Partial<UploadRules> = {}) {
    this.#rules = { ...defaults, ...rules };
  }

  get size(): number {
    return this.#running.size;
  }

  /** How many uploads were rejected or ended since the start. */
  get refused(): number {
    return this.#refused;
  }

  /** If there is no room, it ends the slowest upload if that is slow, else throws a 503. */
  admit(upload: Upload): () => void {
    const { maxConcurrent, perAddress, windowMs, minimumSpeed } = this.#rules;
    const own = [...this.#running].filter((running) => running.upload.address === upload.address);
    if (own.length >= perAddress) this.#makeRoom(own);
    else if (this.#running.size >= maxConcurrent) this.#makeRoom([...this.#running]);
    const running = new MeasuredUpload(upload, this.#rules);
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

  #makeRoom(uploads: MeasuredUpload[]): void {
    const slow = uploads.filter((one) => one.isPastGrace && one.speed() < this.#rules.safeSpeed);
    this.#refused += 1; // this one or the slowest
    const [slowest] = slow.sort((one, other) => one.speed() - other.speed());
    if (!slowest) throw documentProblems.documentsBusy().with({ 'retry-after': '60' });
    this.#running.delete(slowest);
    slowest.upload.end(503);
  }
}
