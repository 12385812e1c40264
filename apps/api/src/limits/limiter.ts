import { createHmac, hkdfSync } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Keyring } from '../crypto/keyring.ts';
import { networksOf } from '../http/network.ts';
import type { Count, Counters, Limit } from './counters.ts';
import { MemoryCounters } from './memory-counters.ts';

const PURPOSE = 'nzete limit keys';
/** How long this process counts alone before it asks the shared counters again. */
const RETRY_MS = 5_000;
const MOST_REFUSED = 10_000;
/** A wide network (an IPv6 /48) may do what this many homes may. */
const HOMES_IN_A_WIDE_NETWORK = 4;

interface LimiterOptions {
  /** Where all servers count. */
  shared: Counters;
  keyring: Keyring;
  log: FastifyBaseLogger;
}

/**
 * Limits how often something is done, for all servers together. What is counted is stored as a keyed hash: it makes no table of
 * the addresses of visitors. While the shared counters do not answer, each server counts by itself.
 */
export class Limiter {
  readonly #shared: Counters;
  readonly #alone = new MemoryCounters();
  readonly #secret: Buffer;
  readonly #log: FastifyBaseLogger;
  /** When each refused key is taken again, so that a flood of refused requests costs the database nothing. */
  readonly #refused = new Map<string, number>();
  #aloneUntil = 0;
  #isAlone = false;

  constructor({ shared, keyring, log }: LimiterOptions) {
    this.#shared = shared;
    this.#secret = Buffer.from(hkdfSync('sha256', keyring.current.bytes, '', PURPOSE, 32));
    this.#log = log;
  }

  /** What a name is stored as. The same on every server with the same encryption key. */
  keyOf(...names: string[]): string {
    return createHmac('sha256', this.#secret).update(JSON.stringify(names)).digest('base64url');
  }

  /**
   * Counts one more.
   *
   * @returns 0 when it is within the limit, else the milliseconds until the next one is.
   */
  async add(key: string, limit: Limit): Promise<number> {
    const refusedFor = this.#refusedFor(key);
    if (refusedFor > 0) return refusedFor;
    const now = performance.now();
    const { used, endsIn } = await this.#count(key, limit);
    if (used <= limit.max) return 0;
    const wait = Math.max(1, endsIn);
    this.#remember(key, now + wait);
    return wait;
  }

  /** Counts a visitor by the networks of the address: the wide one only for what the narrow one may do. */
  async addVisitor(what: string, ip: string, limit: Limit): Promise<number> {
    const { narrow, wide } = networksOf(ip);
    const wait = await this.add(this.keyOf(what, narrow), limit);
    if (wait > 0 || wide === undefined) return wait;
    return this.add(this.keyOf(what, wide), { ...limit, max: limit.max * HOMES_IN_A_WIDE_NETWORK });
  }

  /** For how many milliseconds more a visitor is refused, as far as this process knows; 0 when it would have to count. */
  visitorRefusedFor(what: string, ip: string): number {
    return this.#refusedFor(this.keyOf(what, networksOf(ip).narrow));
  }

  /** Takes one back that was within the limit. */
  async takeBack(key: string): Promise<void> {
    await this.#try(
      () => this.#shared.takeBack(key),
      () => this.#alone.takeBack(key),
    );
  }

  /** Begins a key again. */
  async forget(key: string): Promise<void> {
    this.#refused.delete(key);
    await this.#try(
      () => this.#shared.forget(key),
      () => this.#alone.forget(key),
    );
  }

  close(): Promise<void> {
    return this.#shared.close();
  }

  #refusedFor(key: string): number {
    return Math.max(0, (this.#refused.get(key) ?? 0) - performance.now());
  }

  #count(key: string, limit: Limit): Promise<Count> {
    return this.#try(
      () => this.#shared.add(key, limit),
      () => this.#alone.add(key, limit),
    );
  }

  async #try<Result>(shared: () => Promise<Result>, alone: () => Promise<Result>): Promise<Result> {
    if (performance.now() < this.#aloneUntil) return alone();
    try {
      const result = await shared();
      if (this.#isAlone) this.#log.warn('the limits are counted for all servers again');
      this.#isAlone = false;
      return result;
    } catch (error) {
      if (!this.#isAlone) this.#log.warn({ err: error }, 'the limits are counted by this server alone for now');
      this.#isAlone = true;
      this.#aloneUntil = performance.now() + RETRY_MS;
      return alone();
    }
  }

  #remember(key: string, until: number): void {
    // The oldest goes; it is still refused where it is counted.
    const [oldest] = this.#refused.keys();
    if (this.#refused.size >= MOST_REFUSED && oldest !== undefined) this.#refused.delete(oldest);
    this.#refused.delete(key);
    this.#refused.set(key, until);
  }
}
