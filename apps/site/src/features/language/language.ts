import type { Language } from '@nzete/ui/format';
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { hydrateSections } from '../../shared/untilNear.ts';
import type { Area, Catalogues } from './catalogues.ts';
import {
  type LanguageRoot,
  languageChanged,
  languageWanted,
  offerDeclined,
  selectIsLanguageFromAddress,
  selectLanguage,
  selectWantedLanguage,
} from './languageSlice.ts';
import { storedLanguage } from './storedLanguage.ts';

/** What the thunks of this feature find in the store's `extra`. */
export interface LanguageExtra {
  catalogues: Catalogues;
}

type LanguageThunk<Result> = ThunkAction<Result, LanguageRoot, LanguageExtra, UnknownAction>;
export type LanguageDispatch = ThunkDispatch<LanguageRoot, LanguageExtra, UnknownAction>;

/** How long after a selection the event follows, in milliseconds. */
const EVENT_DELAY_MS = 100;

/** Fetches the texts of an area in the language that is current when they have come. */
export const loadTexts =
  (area: Area): LanguageThunk<Promise<void>> =>
  async (_dispatch, getState, { catalogues }) => {
    let language: Language;
    do {
      language = selectLanguage(getState());
      await catalogues.load(language, area);
    } while (selectLanguage(getState()) !== language);
  };

/** Shows a language: first its texts are fetched, then everything changes at once. Says whether it did: a later wish wins. */
const showLanguage =
  (language: Language): LanguageThunk<Promise<boolean>> =>
  async (dispatch, getState, { catalogues }) => {
    dispatch(languageWanted(language));
    const isStale = () => selectWantedLanguage(getState()) !== language;
    try {
      await catalogues.loadAll(language);
    } catch (error) {
      if (isStale()) return false;
      dispatch(languageWanted(selectLanguage(getState())));
      throw error;
    }
    if (isStale()) return false;
    // React changes the language of the whole page at once.
    hydrateSections();
    dispatch(languageChanged(language));
    return true;
  };

/**
 * Changes the language, and keeps the choice for the next visit. The last choice wins, however long an earlier one
 * takes; says whether it was this one. Rejects, and changes nothing, when the texts cannot be fetched.
 */
export const chooseLanguage =
  (language: Language): LanguageThunk<Promise<boolean>> =>
  async (dispatch) => {
    if (!(await dispatch(showLanguage(language)))) return false;
    storedLanguage.write(language);
    setTimeout(
      () => window.dispatchEvent(new CustomEvent('language-changed', { detail: { language } })),
      EVENT_DELAY_MS,
    );
    return true;
  };

/**
 * Shows the language of an earlier visit when the server did not know of it: its cookie has gone, or the choice is older than the cookie. A
 * language in the address holds for this visit all the same. Rejects when the texts cannot be fetched.
 */
export const restoreLanguage = (): LanguageThunk<Promise<void>> => async (dispatch, getState) => {
  const stored = storedLanguage.read();
  if (!stored || selectIsLanguageFromAddress(getState())) return;
  if (stored === selectLanguage(getState()) || (await dispatch(showLanguage(stored)))) storedLanguage.write(stored);
};

/** Closes the offer of another language for good. */
export const declineOffer = (): LanguageThunk<void> => (dispatch) => {
  storedLanguage.declineOffer();
  dispatch(offerDeclined());
};
