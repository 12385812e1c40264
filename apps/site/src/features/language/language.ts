import type { Language } from '@nzete/ui/format';
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Area, Catalogues } from '../../shared/texts/catalogues.ts';
import { hydrateSections } from '../../shared/whenNear.ts';
import {
  type LanguageRoot,
  languageChanged,
  languageRequested,
  offerDeclined,
  selectIsLanguageFromAddress,
  selectLanguage,
  selectRequestedLanguage,
} from './languageSlice.ts';
import { storedLanguage } from './storedLanguage.ts';

/** The thunks' extra argument, as far as this feature uses it. */
export interface LanguageExtra {
  catalogues: Catalogues;
}

type LanguageThunk<Result> = ThunkAction<Result, LanguageRoot, LanguageExtra, UnknownAction>;
export type LanguageDispatch = ThunkDispatch<LanguageRoot, LanguageExtra, UnknownAction>;

/** The delay of the `language-changed` event, in milliseconds. */
const EVENT_DELAY_MS = 100;

/**
 * Loads the texts of an area; if the language changes in the meantime, those of the new one too.
 */
export const loadTexts =
  (area: Area): LanguageThunk<Promise<void>> =>
  async (_dispatch, getState, { catalogues }) => {
    let language: Language;
    do {
      language = selectLanguage(getState());
      await catalogues.load(language, area);
    } while (selectLanguage(getState()) !== language);
  };

/**
 * Loads the texts of a language, then switches to it. Resolves with false if a later choice won.
 */
const showLanguage =
  (language: Language): LanguageThunk<Promise<boolean>> =>
  async (dispatch, getState, { catalogues }) => {
    dispatch(languageRequested(language));
    const isStale = () => selectRequestedLanguage(getState()) !== language;
    try {
      await catalogues.loadAll(language);
    } catch (error) {
      if (isStale()) return false;
      dispatch(languageRequested(selectLanguage(getState())));
      throw error;
    }
    // The language of the whole page must change at once.
    await hydrateSections();
    if (isStale()) return false;
    dispatch(languageChanged(language));
    return true;
  };

/**
 * Changes the language and stores the choice. Resolves with false if a later choice won. Rejects,
 * and changes nothing, when the texts fail to load.
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
 * Restores the language of an earlier visit if its cookie is gone, unless the URL has a language.
 * Rejects when the texts fail to load.
 */
export const restoreLanguage = (): LanguageThunk<Promise<void>> => async (dispatch, getState) => {
  const stored = storedLanguage.read();
  if (!stored || selectIsLanguageFromAddress(getState())) return;
  if (stored === selectLanguage(getState()) || (await dispatch(showLanguage(stored)))) storedLanguage.write(stored);
};

/** Dismisses the offer of another language permanently. */
export const declineOffer = (): LanguageThunk<void> => (dispatch) => {
  storedLanguage.declineOffer();
  dispatch(offerDeclined());
};
