import type { Store } from '../db/types.ts';
import { createEntity, type Entity } from '../http/entity.ts';
import type { Lang } from '../http/schemas.ts';
import { loadContent } from './load.ts';
import { readContent } from './read.ts';
import type { Answers } from './source.ts';

/** How long another server on the same database may serve what this one has replaced. */
const FRESH_MS = 30_000;

interface Held {
  entity: Promise<Entity>;
  until: number;
}

/**
 * The content answers, serialised and compressed once per key and language and kept in memory. There are as many as
 * keys times languages, so the cache needs no limit.
 */
export class ContentAnswers {
  readonly #store: Store;
  readonly #held = new Map<string, Held>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Loads the content files into the database (see `loadContent`) and forgets every answer made before. */
  async load(contentDir: string, picturesDir: string): Promise<boolean> {
    const changed = await loadContent(this.#store, await readContent(contentDir, picturesDir));
    this.forget();
    return changed;
  }

  /** Drops the answers held in memory; call it after every write to content. */
  forget(): void {
    this.#held.clear();
  }

  /** The answer in one language, or in English where that language has none. */
  get(key: keyof Answers, lang: Lang): Promise<Entity> {
    const name = `${key}.${lang}`;
    const held = this.#held.get(name);
    if (held && held.until > Date.now()) return held.entity;
    const entity = this.#read(key, lang);
    this.#held.set(name, { entity, until: Date.now() + FRESH_MS });
    entity.catch(() => this.#held.delete(name));
    return entity;
  }

  async #read(key: keyof Answers, lang: Lang): Promise<Entity> {
    const found = await this.#store.db
      .selectFrom('content')
      .select(['lang', 'body'])
      .where('key', '=', key)
      .where('lang', 'in', [lang, 'en'])
      .execute();
    const row = found.find((candidate) => candidate.lang === lang) ?? found[0];
    if (!row) throw new Error(`No content was loaded under the key ${key}`);
    return createEntity(row.body, 'application/json; charset=utf-8');
  }
}
