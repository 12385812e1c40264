import { sql } from 'kysely';
import type { Store } from '../db/types.ts';
import { type Count, type Counters, type Limit, MAX_KEYS } from './counters.ts';

const SWEEP_EVERY = 1_000;
const SWEEP_MS = 60_000;

/** The clock of the database, shared by all servers, in milliseconds since the epoch. */
const clocks = {
  sqlite: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
  postgres: sql<number>`cast(extract(epoch from statement_timestamp()) * 1000 as bigint)`,
};

/** Counts in the database, shared by all servers. */
export class DatabaseCounters implements Counters {
  readonly #store: Store;
  readonly #maxKeys: number;
  #added = 0;
  #sweptAt = performance.now();

  constructor(store: Store, maxKeys = MAX_KEYS) {
    this.#store = store;
    this.#maxKeys = maxKeys;
  }

  /**
   * One statement, so concurrent requests get different counts. After a clock was set back, an end
   * is at most one window from now.
   */
  async add(key: string, { max, timeWindow }: Limit): Promise<Count> {
    await this.#sweepIfDue();
    const now = clocks[this.#store.kind];
    const { rows } = await sql<{ used: number; ends_in: number }>`
      insert into limit_count (key_hash, used, max, ends_at) values (${key}, 1, ${max}, ${now} + ${timeWindow})
      on conflict (key_hash) do update set
        used = case when limit_count.ends_at > ${now} then limit_count.used + 1 else 1 end,
        max = excluded.max,
        ends_at = case
          when limit_count.ends_at > ${now} and limit_count.ends_at < excluded.ends_at then limit_count.ends_at
          else excluded.ends_at
        end
      returning used, cast(ends_at - ${now} as double precision) as ends_in`.execute(this.#store.db);
    const [row] = rows;
    if (!row) throw new Error('The count was not returned');
    return { used: row.used, endsIn: row.ends_in };
  }

  async decrement(key: string): Promise<void> {
    await this.#store.db
      .updateTable('limit_count')
      .set(({ eb }) => ({ used: eb('used', '-', 1) }))
      .where('key_hash', '=', key)
      .execute();
  }

  async reset(key: string): Promise<void> {
    await this.#store.db.deleteFrom('limit_count').where('key_hash', '=', key).execute();
  }

  async close(): Promise<void> {} // the database is closed elsewhere

  /** If too many are left, deletes the lowest counts, never a limit that is reached. */
  async sweep(): Promise<void> {
    const { db, kind } = this.#store;
    await db.deleteFrom('limit_count').where('ends_at', '<=', clocks[kind]).execute();
    const { rows } = await db
      .selectFrom('limit_count')
      .select(({ fn }) => fn.countAll().as('rows'))
      .executeTakeFirstOrThrow();
    const tooMany = Number(rows) - this.#maxKeys;
    if (tooMany <= 0) return;
    const lowestCounts = db
      .selectFrom('limit_count')
      .select('key_hash')
      .whereRef('used', '<', 'max')
      .orderBy('used')
      .orderBy('ends_at')
      .limit(tooMany + Math.ceil(this.#maxKeys * 0.1));
    await db.deleteFrom('limit_count').where('key_hash', 'in', lowestCounts).execute();
  }

  async #sweepIfDue(): Promise<void> {
    this.#added += 1;
    const now = performance.now();
    if (this.#added < SWEEP_EVERY && now - this.#sweptAt < SWEEP_MS) return;
    this.#added = 0;
    this.#sweptAt = now;
    await this.sweep();
  }
}
