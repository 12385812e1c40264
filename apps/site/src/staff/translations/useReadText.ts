import { staffApi } from '@nzete/api-client/staff';
import { useCallback } from 'react';
import type { Text, TranslatedLanguage } from './types.ts';

/** Reads one text as it is now, whatever the filters of the list leave out; undefined if there is none. */
export function useReadText(language: TranslatedLanguage): (id: string) => Promise<Text | undefined> {
  const [read] = staffApi.useLazyGetTranslationsQuery();
  return useCallback(
    async (id) => {
      const [at = '', name = ''] = id.split('#');
      const { data } = await read({ language, at, q: name.slice(0, 100) });
      return data?.texts.find((text) => text.id === id);
    },
    [read, language],
  );
}
