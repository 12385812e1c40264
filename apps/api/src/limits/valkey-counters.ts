import { Valkey } from 'iovalkey';
import type { Count, Counters, Limit } from './counters.ts';

const PREFIX = 'nzete:limit:';
const TIMEOUT_MS = 1_000;

/** Counts in Valkey (or Redis 7), shared by all servers. Keys expire by themselves. */
export class ValkeyCounters implements Counters {
  readonly #client: Valkey;

  /** @param url such as `valkey://user:password@host:6379/0`; connection errors do not throw */
  constructor(url: string) {
    this.#client = new Valkey(url.replace(/^valkey/, 'redis'), {
      keyPrefix: PREFIX,
      connectTimeout: TIMEOUT_MS,
      commandTimeout: TIMEOUT_MS,
      // Fail fast: the server then counts alone.
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      retryStrategy: (times) => Math.min(times * 200, 5_000),
      lazyConnect: true,
    });
    // Every command reports a lost connection itself.
    this.#client.on('error', () => {});
  }

  /** Waits for the first connection, at most for its timeout. */
  async connect(): Promise<void> {
    await this.#client.connect().catch(() => {}); // it keeps trying
  }

  /** One transaction. The end is at most one window from now, even if the clock was set back. */
  async add(key: string, { timeWindow }: Limit): Promise<Count> {
    const answers = await this.#client
      .multi()
      .set(key, 0, 'PX', Math.max(1, timeWindow), 'NX')
      .incr(key)
      .pexpire(key, Math.max(1, timeWindow), 'LT')
      .pttl(key)
      .exec();
    const [, used, , endsIn] = (answers ?? []).map(([error, answer]) => {
      if (error) throw error;
      return Number(answer);
    });
    if (used === undefined || endsIn === undefined) throw new Error('Valkey did not answer');
    return { used, endsIn };
  }

  async decrement(key: string): Promise<void> {
    // A new key would never expire, so only an existing one is decremented.
    if (await this.#client.exists(key)) await this.#client.decr(key);
  }

  async reset(key: string): Promise<void> {
    await this.#client.del(key);
  }

  async close(): Promise<void> {
    this.#client.disconnect();
  }
}
