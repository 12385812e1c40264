import type { Store } from '../db/types.ts';
import { Cache } from '../http/cache.ts';
import { createEntity, type Entity, staleEntity } from '../http/entity.ts';
import type { Lang } from '../text/languages.ts';
import type { Province } from './provinces.ts';
import { readAlerts, readClimate, readHistory } from './queries.ts';

/** How long another server on the same database may serve what this one has replaced, and how late age is noticed. */
const FRESH_MS = 30_000;
/** Answers kept: the records, the alerts in every language, and histories (a week is about 25 kB). */
const KEPT = 100;
/** A history is often asked for once only, so little time goes into making it smaller. */
const QUICK_BROTLI = 5;

/** The climate answers, serialised and compressed once and kept in memory until new records are stored. */
export class ClimateAnswers {
  readonly #store: Store;
  readonly #liveMs: number;
  readonly #entities = new Cache<Entity>({ freshMs: FRESH_MS, limit: KEPT, markStale: staleEntity });

  /** @param liveMs How long after it was fetched a record counts as live. */
  constructor(store: Store, liveMs: number) {
    this.#store = store;
    this.#liveMs = liveMs;
  }

  /** Makes the next request for each answer read it again; call it after every write to the records. */
  forget(): void {
    this.#entities.forget();
  }

  records(): Promise<Entity> {
    return this.#keep('records', () => readClimate(this.#store, { liveMs: this.#liveMs }));
  }

  alerts(lang: Lang): Promise<Entity> {
    return this.#keep(`alerts ${lang}`, () => readAlerts(this.#store, lang, { liveMs: this.#liveMs }));
  }

  history(province: Province, days: number): Promise<Entity> {
    const name = `history ${province.code} ${days}`;
    return this.#keep(name, () => readHistory(this.#store, province, days), QUICK_BROTLI);
  }

  #keep(name: string, read: () => Promise<unknown>, brotliQuality?: number): Promise<Entity> {
    return this.#entities.get(
      name,
      async () => JSON.stringify(await read()),
      (body) => createEntity(body, 'application/json; charset=utf-8', brotliQuality),
    );
  }
}
