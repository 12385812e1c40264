import type { Store } from '../db/types.ts';
import { Cache } from '../http/answers/cache.ts';
import { createJsonEntity, type Entity, staleEntity } from '../http/answers/entity.ts';
import type { ServerIntl } from '../text/intl.ts';
import type { Province } from './provinces.ts';
import { readAlerts, readClimate, readHistory } from './queries.ts';

/** How long a server may serve records that another one has replaced. */
const FRESH_MS = 30_000;
/** The records, the alerts in every language, and histories (a week is about 25 kB). */
const MAX_ENTRIES = 100;
/** A history is often requested only once, so it is compressed fast. */
const HISTORY_BROTLI_QUALITY = 5;

/** Compressed once, and cached until new records are stored. */
export class ClimateResponses {
  readonly #store: Store;
  readonly #liveMs: number;
  readonly #entities = new Cache<Entity>({ freshMs: FRESH_MS, limit: MAX_ENTRIES, markStale: staleEntity });

  constructor(store: Store, liveMs: number) {
    this.#store = store;
    this.#liveMs = liveMs;
  }

  /** Makes the next request for each response read the records again. Call it after every write. */
  forget(): void {
    this.#entities.forget();
  }

  records(): Promise<Entity> {
    return this.#cached('records', () => readClimate(this.#store, { liveMs: this.#liveMs }));
  }

  alerts(intl: ServerIntl): Promise<Entity> {
    const name = `alerts ${intl.locale} ${intl.changes}`;
    return this.#cached(name, () => readAlerts(this.#store, intl, { liveMs: this.#liveMs }));
  }

  history(province: Province, days: number): Promise<Entity> {
    const name = `history ${province.code} ${days}`;
    return this.#cached(name, () => readHistory(this.#store, province, days), HISTORY_BROTLI_QUALITY);
  }

  #cached(name: string, read: () => Promise<unknown>, brotliQuality?: number): Promise<Entity> {
    return this.#entities.get(
      name,
      async () => JSON.stringify(await read()),
      (body) => createJsonEntity(body, brotliQuality),
    );
  }
}
