import { isLanguage, type Language } from '@nzete/ui/format';
import type { AppThunk } from '../../app/store.ts';
import { type Area, fetchMessages } from './catalogues.ts';
import {
  areaNeeded,
  languageChanged,
  languageWanted,
  messagesLoaded,
  selectLanguage,
  selectMissingAreas,
  selectWantedLanguage,
} from './languageSlice.ts';

const STORAGE_KEY = 'language';
/** How long after a selection the event follows, in milliseconds. */
const EVENT_DELAY_MS = 100;

/** Keeps the choice for the next visit; one that came with the address (`?lang=fr`) has been overruled and leaves it. */
function store(language: Language) {
  const address = new URL(window.location.href);
  if (address.searchParams.has('lang')) {
    address.searchParams.delete('lang');
    window.history.replaceState(window.history.state, '', address);
  }
  try {
    window.localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Storage can be switched off; the choice then lasts as long as the page.
  }
}

/** The language of this visit, found by the boot script (`src/boot`) before anything was downloaded. Browser only. */
export function findInitialLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
}

/** Makes sure that the texts of an area are there in the current language, whichever that is when they have come. */
export const loadArea =
  (area: Area): AppThunk<Promise<void>> =>
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
  (language: Language): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
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

/**
 * Changes the language: first the texts, then everything at once, so that no half-translated page shows. The last choice wins, however long an
 * earlier one takes. Rejects, and changes nothing, when the texts cannot be fetched.
 */
export const chooseLanguage =
  (language: Language): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    dispatch(languageWanted(language));
    const isStale = () => selectWantedLanguage(getState()) !== language;
    try {
      await dispatch(completeLanguage(language));
    } catch (error) {
      if (isStale()) return;
      dispatch(languageWanted(selectLanguage(getState())));
      throw error;
    }
    if (isStale()) return;
    dispatch(languageChanged(language));
    store(language);
    setTimeout(
      () => window.dispatchEvent(new CustomEvent('language-changed', { detail: { language } })),
      EVENT_DELAY_MS,
    );
  };
