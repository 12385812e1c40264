import { nzeteApi } from '@nzete/api-client';
import { selectIsLanguageFromAddress, selectLanguage } from '../features/language/languageSlice.ts';
import type { RootState } from './store.ts';

/** Whether the page has sent its queries and none is pending. */
export function selectIsSettled(state: RootState): boolean {
  const queries = Object.values(state[nzeteApi.reducerPath].queries);
  return queries.length > 0 && queries.every((query) => query?.status !== 'pending');
}

/** The language from the URL, which links keep; null when there is none. */
export const selectAddressLanguage = (state: RootState) =>
  selectIsLanguageFromAddress(state) ? selectLanguage(state) : null;
