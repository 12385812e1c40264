import { createHmac, hkdfSync } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Keyring } from '../crypto/keyring.ts';
import { networksOf } from '../http/network.ts';
import type { Count, Counters, Limit } from './counters.ts';
import { MemoryCounters } from './memory-counters.ts';

const PURPOSE = 'nzete limit keys';
/** How long this process counts alone before it tries the shared counters again. */
const RETRY_MS = 5_000;
const MAX_REFUSED = 10_000;
/** A wide network (an IPv6 /48) may do as much as this many homes. */
const WIDE_NETWORK_FACTOR = 4;

interface LimiterOptions {
  shared: Counters;
  keyring: Keyring;
  log: FastifyBaseLogger;
}

/** Keys are keyed hashes, no addresses. Without the shared counters each server counts alone. */
export class Limiter {
  readonly #shared: Counters;
  readonly #local = new MemoryCounters();
  readonly #secret: Buffer;
  readonly #log: FastifyBaseLogger;
  /** When each rejected key is accepted again: a flood of requests costs the database nothing. */
  readonly #refused = new LRUCache<string, true>({ max: MAX_REFUSED, ttl: RETRY_MS });
  #aloneUntil = 0;
  #isAlone = false;

  constructor({ shared, keyring, log }: LimiterOptions) {
    this.#shared = shared;
    this.#secret = Buffer.from(hkdfSync('sha256', keyring.current.bytes, '', PURPOSE, 32));
    this.#log = log;
  }

  /** The stored form of a name, the same on every server with the same encryption key. */
  keyOf(...names: string[]): string {
    return createHmac('sha256', this.#secret).update(JSON.stringify(names)).digest('base64url');
  }

  /** Returns 0 within the limit, else the milliseconds until the window ends. */
  async add(key: string, limit: Limit): Promise<number> {
    const refusedFor = this.#refusedFor(key);
    if (refusedFor > 0) return refusedFor;
    const { used, endsIn } = await this.#count(key, limit);
    if (used <= limit.max) return 0;
    const wait = Math.max(1, endsIn);
    this.#refused.set(key, true, { ttl: wait });
    return wait;
  }

  /** Counts a visitor by network: the wide one only if the narrow one is within its limit. */
  async addVisitor(what: string, ip: string, limit: Limit): Promise<number> {
    const { narrow, wide } = networksOf(ip);
    const wait = await this.add(this.keyOf(what, narrow), limit);
    if (wait > 0 || wide === undefined) return wait;
    return this.add(this.keyOf(what, wide), { ...limit, max: limit.max * WIDE_NETWORK_FACTOR });
  }

  /** How many milliseconds a visitor is still refused, as far as this process knows, or 0. */
  visitorRefusedFor(what: string, ip: string): number {
    return this.#refusedFor(this.keyOf(what, networksOf(ip).narrow));
  }

  async decrement(key: string): Promise<void> {
    await this.#try(
      () => this.#shared.decrement(key),
      () => this.#local.decrement(key),
    );
  }

  async reset(key: string): Promise<void> {
    this.#refused.delete(key);
    await this.#try(
      () => this.#shared.reset(key),
      () => this.#local.reset(key),
    );
  }

  close(): Promise<void> {
    return this.#shared.close();
  }

  #refusedFor(key: string): number {
    return Math.max(0, this.#refused.getRemainingTTL(key));
  }

  #count(key: string, limit: Limit): Promise<Count> {
    return this.#try(
      () => this.#shared.add(key, limit),
      () => this.#local.add(key, limit),
    );
  }

  async #try<Result>(shared: () => Promise<Result>, local: () => Promise<Result>): Promise<Result> {
    if (performance.now() < this.#aloneUntil) return local();
    try {
      const result = await shared();
      if (this.#isAlone) this.#log.warn('the limits are counted for all servers again');
      this.#isAlone = false;
      return result;
    } catch (error) {
      if (!this.#isAlone) this.#log.warn({ err: error }, 'the limits are counted by this server alone for now');
      this.#isAlone = true;
      this.#aloneUntil = performance.now() + RETRY_MS;
      return local();
    }
  }
}
