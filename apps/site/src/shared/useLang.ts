import { type Language, useFormat } from '@nzete/ui/format';

/** The language that is shown, for the `lang` argument of every read: `useGetTeamQuery({ lang: useLang() })`. */
export function useLang(): Language {
  return useFormat().language;
}
