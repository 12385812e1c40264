import type { Language } from '@nzete/ui/format';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Area, Messages } from './catalogues.ts';

interface LanguageState {
  /** The language that shows. */
  current: Language;
  /** The one chosen last, whose texts may still be on their way. */
  wanted: Language;
  /** The areas of the site whose texts have been needed so far; a change of language fetches all of them before it shows. */
  areas: Area[];
  /** What has been fetched, by language and area. */
  messages: Partial<Record<Language, Partial<Record<Area, Messages>>>>;
}

const initialState: LanguageState = { current: 'en', wanted: 'en', areas: [], messages: {} };

export const languageSlice = createSlice({
  name: 'language',
  initialState,
  reducers: {
    languageWanted(state, { payload }: PayloadAction<Language>) {
      state.wanted = payload;
    },
    languageChanged(state, { payload }: PayloadAction<Language>) {
      state.current = payload;
      state.wanted = payload;
    },
    areaNeeded(state, { payload }: PayloadAction<Area>) {
      if (!state.areas.includes(payload)) state.areas.push(payload);
    },
    messagesLoaded(state, { payload }: PayloadAction<{ language: Language; area: Area; messages: Messages }>) {
      const { language, area, messages } = payload;
      state.messages[language] = { ...state.messages[language], [area]: messages };
    },
  },
  selectors: {
    selectLanguage: (state) => state.current,
    selectWantedLanguage: (state) => state.wanted,
    /** The texts that are there in the current language, by area. */
    selectMessages: (state) => state.messages[state.current],
    /** The areas that have been needed and are not there in a language. */
    selectMissingAreas: (state, language: Language) => state.areas.filter((area) => !state.messages[language]?.[area]),
  },
});

export const { languageWanted, languageChanged, areaNeeded, messagesLoaded } = languageSlice.actions;
export const { selectLanguage, selectWantedLanguage, selectMessages, selectMissingAreas } = languageSlice.selectors;
