import type { Language } from '@nzete/ui/format';
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { hydrateParts } from '../../shared/laterPart.tsx';
import {
  type Area,
  areaNeeded,
  type LanguageRoot,
  languageChanged,
  languageWanted,
  type Messages,
  messagesLoaded,
  offerDeclined,
  selectIsLanguageFromAddress,
  selectLanguage,
  selectMissingAreas,
  selectWantedLanguage,
} from './languageSlice.ts';
import { storedLanguage } from './storedLanguage.ts';

/** What the thunks of this feature find in the store's `extra`. */
export interface LanguageExtra {
  /** Fetches the texts of one area in one language. Rejects when the network fails. */
  fetchMessages: (language: Language, area: Area) => Promise<Messages>;
}

type LanguageThunk<Result> = ThunkAction<Result, LanguageRoot, LanguageExtra, UnknownAction>;
export type LanguageDispatch = ThunkDispatch<LanguageRoot, LanguageExtra, UnknownAction>;

/** How long after a selection the event follows, in milliseconds. */
const EVENT_DELAY_MS = 100;

/** Takes the language out of the address: a choice replaces it. */
function cleanAddress() {
  const address = new URL(window.location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', address);
}

/** Makes sure that the texts of an area are there in the language that is current when they have come. */
export const loadArea =
  (area: Area): LanguageThunk<Promise<void>> =>
  async (dispatch, getState) => {
    dispatch(areaNeeded(area));
    let language: Language;
    do {
      language = selectLanguage(getState());
      await dispatch(completeLanguage(language));
    } while (selectLanguage(getState()) !== language);
  };

/** Fetches, in a language, every area that is needed, also those that become needed meanwhile. */
const completeLanguage =
  (language: Language): LanguageThunk<Promise<void>> =>
  async (dispatch, getState, { fetchMessages }) => {
    for (
      let missing = selectMissingAreas(getState(), language);
      missing.length > 0;
      missing = selectMissingAreas(getState(), language)
    ) {
      await Promise.all(
        missing.map(async (area) =>
          dispatch(messagesLoaded({ language, area, messages: await fetchMessages(language, area) })),
        ),
      );
    }
  };

/** Shows a language: first its texts are fetched, then everything changes at once. Says whether it did: a later wish wins. */
const showLanguage =
  (language: Language): LanguageThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    dispatch(languageWanted(language));
    const isStale = () => selectWantedLanguage(getState()) !== language;
    try {
      // A part that is not hydrated when the language changes would be replaced by an empty place until its code has come.
      await Promise.all([dispatch(completeLanguage(language)), hydrateParts()]);
    } catch (error) {
      if (isStale()) return false;
      dispatch(languageWanted(selectLanguage(getState())));
      throw error;
    }
    if (isStale()) return false;
    dispatch(languageChanged(language));
    return true;
  };

/**
 * Changes the language, and keeps the choice for the next visit. The last choice wins, however long an earlier one takes. Rejects, and changes
 * nothing, when the texts cannot be fetched.
 */
export const chooseLanguage =
  (language: Language): LanguageThunk<Promise<void>> =>
  async (dispatch) => {
    if (!(await dispatch(showLanguage(language)))) return;
    cleanAddress();
    storedLanguage.write(language);
    setTimeout(
      () => window.dispatchEvent(new CustomEvent('language-changed', { detail: { language } })),
      EVENT_DELAY_MS,
    );
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
