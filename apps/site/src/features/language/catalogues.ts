import type { Language } from '@nzete/ui/format';
import { createContext } from 'react';

/** Messages by id, as react-intl takes them: sentences in development, syntax trees in the build. */
export type Messages = Record<string, string>;

/** The texts of one part of the site, one file a language: `common`, or the folder of a page. */
export type Area = string;

/** Message catalogues, each fetched once. */
export interface Catalogues {
  /** Rejects when the network fails. */
  load: (language: Language, area: Area) => Promise<void>;
  /** Loads, in a language, every area that was loaded in any. */
  loadAll: (language: Language) => Promise<void>;
  /** The messages of an area; none before it was loaded. */
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
      // Another page may be opened meanwhile.
      while (missing(language).length > 0) await Promise.all(missing(language).map((area) => load(language, area)));
    },
    get: (language, area) => loaded.get(keyOf(language, area)) ?? {},
  };
}

export const CataloguesContext = createContext<Catalogues>(
  createCatalogues(() => Promise.reject(new Error('There is no LanguageProvider.'))),
);
