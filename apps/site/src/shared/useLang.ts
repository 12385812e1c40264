import { type Language, useFormat } from '@nzete/ui/format';

/** The current language, for the `lang` of queries: `useGetTeamQuery({ lang: useLang() })`. */
export function useLang(): Language {
  return useFormat().language;
}
