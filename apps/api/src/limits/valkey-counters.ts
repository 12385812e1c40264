import { Valkey } from 'iovalkey';
import type { Count, Counters, Limit } from './counters.ts';

const PREFIX = 'nzete:limit:';
const TIMEOUT_MS = 1_000;

/** Counts in Valkey (or Redis 7), for every server that uses it. It forgets each key by itself. */
export class ValkeyCounters implements Counters {
  readonly #client: Valkey;

  /** @param url Such as `valkey://user:password@host:6379/0`; nothing is thrown while it cannot be reached. */
  constructor(url: string) {
    this.#client = new Valkey(url.replace(/^valkey/, 'redis'), {
      keyPrefix: PREFIX,
      connectTimeout: TIMEOUT_MS,
      commandTimeout: TIMEOUT_MS,
      // What cannot be counted here is counted by the server alone, at once.
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      retryStrategy: (times) => Math.min(times * 200, 5_000),
      lazyConnect: true,
    });
    // Every command says by itself that there is no connection.
    this.#client.on('error', () => {});
  }

  /** Waits for the first connection, at most as long as one may take. */
  async connect(): Promise<void> {
    await this.#client.connect().catch(() => {}); // it goes on trying
  }

  /** One transaction. The end is never later than one window from now, also when the clock was set back. */
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

  async takeBack(key: string): Promise<void> {
    // Without an end it would be counted for ever: only what is there is taken back.
    if (await this.#client.exists(key)) await this.#client.decr(key);
  }

  async forget(key: string): Promise<void> {
    await this.#client.del(key);
  }

  async close(): Promise<void> {
    this.#client.disconnect();
  }
}
