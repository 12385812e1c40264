import { randomUUID } from 'node:crypto';
import type { Store } from '../db/types.ts';
import { MINUTE_MS } from '../durations.ts';
import { acquireLease, releaseLease } from './lease.ts';
import type { Fetched } from './open-meteo.ts';
import { lastAirFetch, lastFetch, storeObservations } from './records.ts';
import { isAirDue, retryDelay, withJitter } from './schedule.ts';

/** Longer than two requests that time out. */
const ATTEMPT_MS = 2 * MINUTE_MS;
/** How long after the planned refresh the lease expires. */
const GRACE_MS = MINUTE_MS;
/** How often a server without the lease tries to acquire it. */
const POLL_MS = MINUTE_MS;

/** Replaced in tests. */
export interface Clock {
  now(): Date;
  /** Like `setTimeout`; returns a function that cancels it. */
  after(milliseconds: number, call: () => void): () => void;
  /** From 0 to 1. */
  random(): number;
}

const realClock: Clock = {
  now: () => new Date(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

interface Log {
  warn(message: string): void;
  info(message: string): void;
}

export interface RefresherOptions {
  store: Store;
  /** Rejects when the signal aborts. Air quality is due once an hour. */
  fetch(signal: AbortSignal, withAir: boolean): Promise<Fetched>;
  everyMs: number;
  log: Log;
  onStored(): void;
  clock?: Clock;
}

/** The outcome of one run. `waiting`: nothing is due; `elsewhere`: another server has the lease. */
export type RunOutcome = 'stored' | 'failed' | 'waiting' | 'elsewhere' | 'stopped';

/** Runs on the server that holds the lease. An outage is one line in the log, its end another. */
export class ClimateRefresher {
  readonly #options: RefresherOptions;
  readonly #clock: Clock;
  readonly #holder = randomUUID();
  readonly #stop = new AbortController();
  #cancelTimer = () => {};
  #currentRun: Promise<RunOutcome> = Promise.resolve('waiting');
  #failures = 0;
  #airFails = false;
  #leased = false;

  constructor(options: RefresherOptions) {
    this.#options = options;
    this.#clock = options.clock ?? realClock;
  }

  start(): void {
    this.#schedule(0);
  }

  /** Aborts the current run, waits for its end and releases the lease. */
  async stop(): Promise<void> {
    if (this.#stop.signal.aborted) return;
    this.#stop.abort();
    this.#cancelTimer();
    await this.#currentRun;
    if (this.#leased) await releaseLease(this.#options.store, this.#holder).catch(() => {});
  }

  /** Resolves with the outcome of the current run, or else the last one. */
  settled(): Promise<RunOutcome> {
    return this.#currentRun;
  }

  #schedule(delay: number): void {
    if (this.#stop.signal.aborted) return;
    this.#cancelTimer = this.#clock.after(delay, () => {
      this.#currentRun = this.#run();
    });
  }

  /** Never rejects, because nothing would catch it. */
  async #run(): Promise<RunOutcome> {
    const { everyMs } = this.#options;
    try {
      const due = await this.#due();
      if (due > 0) {
        this.#failures = 0; // another server has ended the outage
        this.#schedule(due);
        return 'waiting';
      }
      if (!(await this.#extendLease(ATTEMPT_MS))) {
        this.#schedule(Math.min(POLL_MS, everyMs));
        return 'elsewhere';
      }
      await this.#refresh();
      return await this.#scheduleNext('stored', everyMs);
    } catch (error) {
      if (this.#stop.signal.aborted) return 'stopped';
      this.#failures += 1;
      if (this.#failures === 1) this.#options.log.warn(`climate records cannot be refreshed: ${describe(error)}`);
      return this.#scheduleNext('failed', withJitter(retryDelay(this.#failures, error), this.#clock.random));
    }
  }

  /** How long until the newest records, of any server, are due for a refresh. */
  async #due(): Promise<number> {
    const last = await lastFetch(this.#options.store);
    if (!last) return 0;
    const { everyMs } = this.#options;
    // Never longer than the interval, even if another server's clock is ahead.
    return Math.min(last.getTime() + everyMs - this.#clock.now().getTime(), everyMs);
  }

  async #extendLease(forMs: number): Promise<boolean> {
    const now = this.#clock.now();
    const until = new Date(now.getTime() + forMs);
    this.#leased = await acquireLease(this.#options.store, this.#holder, { now, until });
    return this.#leased;
  }

  async #refresh(): Promise<void> {
    const { store, fetch, onStored, log } = this.#options;
    const withAir = isAirDue(await lastAirFetch(store), this.#clock.now());
    const { observations, airQualityError } = await fetch(this.#stop.signal, withAir);
    await storeObservations(store, observations, this.#clock.now());
    onStored();
    if (this.#failures > 0) log.info(`climate records are refreshed again, after ${this.#failures} failures`);
    this.#failures = 0;
    if (!withAir) return;
    if (airQualityError && !this.#airFails) log.warn(`air quality cannot be refreshed: ${airQualityError.message}`);
    this.#airFails = airQualityError !== undefined;
  }

  /** Schedules the next run and keeps the lease until then. */
  async #scheduleNext(outcome: RunOutcome, delay: number): Promise<RunOutcome> {
    this.#schedule(delay);
    // A failure is harmless: another server fetches too.
    await this.#extendLease(delay + GRACE_MS).catch(() => {});
    return outcome;
  }
}

/** A database error may quote its query, so only its name is logged. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  return error.name === 'SourceError' ? error.message : error.name;
}
