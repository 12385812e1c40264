import { randomUUID } from 'node:crypto';
import type { Store } from '../db/types.ts';
import { dropLease, takeLease } from './lease.ts';
import type { Fetched } from './open-meteo.ts';
import { lastFetch, storeObservations } from './records.ts';
import { retryDelay, withJitter } from './schedule.ts';

const MINUTE_MS = 60_000;
/** More than two requests that time out take. */
const ATTEMPT_MS = 2 * MINUTE_MS;
/** How much later than it should another server may think that the holder of the lease has died. */
const GRACE_MS = MINUTE_MS;
/** How often a server without the lease looks whether it is free. */
const LOOK_MS = MINUTE_MS;

/** Time, so that a test can hold it. */
export interface Clock {
  now(): Date;
  /** Calls once, later; returns a function that cancels it. */
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
  /** Asks the source; rejects when the signal says stop. */
  fetch(signal: AbortSignal): Promise<Fetched>;
  everyMs: number;
  log: Log;
  /** Called when new records have been stored. */
  onStored(): void;
  clock?: Clock | undefined;
}

/** The outcome of one turn. `waiting`: it is not time yet; `elsewhere`: another server has the lease. */
export type Turn = 'stored' | 'failed' | 'waiting' | 'elsewhere' | 'stopped';

/**
 * Fetches and stores the climate records again and again: one request at a time, and of several servers on one
 * database only the one that holds the lease. After a failure it waits ever longer (see `schedule.ts`). An outage is
 * one line in the log, and its end another.
 */
export class ClimateRefresher {
  readonly #options: RefresherOptions;
  readonly #clock: Clock;
  readonly #holder = randomUUID();
  readonly #stop = new AbortController();
  #callOff = () => {};
  #turn: Promise<Turn> = Promise.resolve('waiting');
  #failures = 0;
  #airFails = false;
  #leased = false;

  constructor(options: RefresherOptions) {
    this.#options = options;
    this.#clock = options.clock ?? realClock;
  }

  /** Begins at once with what is due. */
  start(): void {
    this.#schedule(0);
  }

  /** Cancels what is in progress, waits until it has ended, and lets another server continue. */
  async stop(): Promise<void> {
    if (this.#stop.signal.aborted) return;
    this.#stop.abort();
    this.#callOff();
    await this.#turn;
    if (this.#leased) await dropLease(this.#options.store, this.#holder).catch(() => {});
  }

  /** Resolves with what the turn under way, or else the last one, came to. */
  settled(): Promise<Turn> {
    return this.#turn;
  }

  #schedule(delay: number): void {
    if (this.#stop.signal.aborted) return;
    this.#callOff = this.#clock.after(delay, () => {
      this.#turn = this.#take();
    });
  }

  /** Never rejects: no one would catch it. */
  async #take(): Promise<Turn> {
    const { everyMs } = this.#options;
    try {
      const due = await this.#due();
      if (due > 0) {
        this.#failures = 0; // another server has ended the outage
        this.#schedule(due);
        return 'waiting';
      }
      if (!(await this.#hold(ATTEMPT_MS))) {
        this.#schedule(Math.min(LOOK_MS, everyMs));
        return 'elsewhere';
      }
      await this.#refresh();
      return await this.#next('stored', everyMs);
    } catch (error) {
      if (this.#stop.signal.aborted) return 'stopped';
      this.#failures += 1;
      if (this.#failures === 1) this.#options.log.warn(`climate records cannot be refreshed: ${describe(error)}`);
      return this.#next('failed', withJitter(retryDelay(this.#failures, error), this.#clock.random));
    }
  }

  /** How long until the newest records, also those that another server fetched, are old enough. */
  async #due(): Promise<number> {
    const last = await lastFetch(this.#options.store);
    if (!last) return 0;
    const { everyMs } = this.#options;
    // Never longer than that, even when another server's clock is ahead.
    return Math.min(last.getTime() + everyMs - this.#clock.now().getTime(), everyMs);
  }

  async #hold(forMs: number): Promise<boolean> {
    const now = this.#clock.now();
    const until = new Date(now.getTime() + forMs);
    this.#leased = await takeLease(this.#options.store, this.#holder, { now, until });
    return this.#leased;
  }

  async #refresh(): Promise<void> {
    const { store, fetch, onStored, log } = this.#options;
    const { observations, airQualityError } = await fetch(this.#stop.signal);
    await storeObservations(store, observations, this.#clock.now());
    onStored();
    if (this.#failures > 0) log.info(`climate records are refreshed again, after ${this.#failures} failures`);
    this.#failures = 0;
    if (airQualityError && !this.#airFails) log.warn(`air quality cannot be refreshed: ${airQualityError.message}`);
    this.#airFails = airQualityError !== undefined;
  }

  /** Plans the next turn and keeps the lease until then, so that no other server asks in the meantime. */
  async #next(turn: Turn, delay: number): Promise<Turn> {
    this.#schedule(delay);
    await this.#hold(delay + GRACE_MS).catch(() => {}); // without it, another server only asks too
    return turn;
  }
}

/** An error of the database may quote what it was asked, so only its kind is told. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  return error.name === 'SourceError' ? error.message : error.name;
}
