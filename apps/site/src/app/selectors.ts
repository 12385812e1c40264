import { nzeteApi } from '@nzete/api-client';
import { selectIsLanguageFromAddress, selectLanguage } from '../features/language/languageSlice.ts';
import type { RootState } from './store.ts';

/** Whether the page has asked for its data and nothing is on its way any more. */
export function selectIsSettled(state: RootState): boolean {
  const queries = Object.values(state[nzeteApi.reducerPath].queries);
  return queries.length > 0 && queries.every((query) => query?.status !== 'pending');
}

/** The language of the visit when it came with the address, so that the links carry it on; null when it is the visitor's own. */
export const selectAddressLanguage = (state: RootState) =>
  selectIsLanguageFromAddress(state) ? selectLanguage(state) : null;
