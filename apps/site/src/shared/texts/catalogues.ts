import type { Language } from '@nzete/ui/format';
import { createContext } from 'react';

/** Messages by id: strings in development, compiled in the build. */
export type Messages = Record<string, string>;

/** A set of texts with a file for each language: `common`, or the folder of a page. */
export type Area = string;

/** Message catalogues, each fetched once. */
export interface Catalogues {
  /** Loads an area. Rejects when the network fails. */
  load: (language: Language, area: Area) => Promise<void>;
  /** Loads in a language every area that has been loaded in any language. */
  loadAll: (language: Language) => Promise<void>;
  /** The messages of an area; none until it has been loaded. */
  get: (language: Language, area: Area) => Messages;
}

export function createCatalogues(fetchMessages: (language: Language, area: Area) => Promise<Messages>): Catalogues {
  const areas = new Set<Area>();
  const loaded = new Map<string, Messages>();
  const keyOf = (language: Language, area: Area) => `${language}/${area}`;
  const load = async (language: Language, area: Area) => {
    areas.add(area);
    const key = keyOf(language, area);
    if (!loaded.has(key)) loaded.set(key, await fetchMessages(language, area));
  };
  const missing = (language: Language) => [...areas].filter((area) => !loaded.has(keyOf(language, area)));
  return {
    load,
    loadAll: async (language) => {
      // Another page may have been opened in the meantime.
      while (missing(language).length > 0) await Promise.all(missing(language).map((area) => load(language, area)));
    },
    get: (language, area) => loaded.get(keyOf(language, area)) ?? {},
  };
}

export const CataloguesContext = createContext<Catalogues>(
  createCatalogues(() => Promise.reject(new Error('Catalogues must be used inside a LanguageProvider.'))),
);
