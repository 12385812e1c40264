import type { Language } from '@nzete/ui/format';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface LanguageState {
  /** The current language. */
  current: Language;
  /** The last choice, whose texts may still be loading. */
  wanted: Language;
  /** Whether the language is from the URL (`?lang=fr`): then links keep it, and it is not stored. */
  isFromAddress: boolean;
  /** The language that the browser prefers; offered until it is accepted or declined. */
  offered: Language | null;
}

/** The state that this feature uses. */
export interface LanguageRoot {
  language: LanguageState;
}

const initialState: LanguageState = {
  current: 'en',
  wanted: 'en',
  isFromAddress: false,
  offered: null,
};

/** The language of a visit, as determined by the server. */
export interface VisitLanguage {
  language: Language;
  isFromAddress: boolean;
  offered: Language | null;
}

export const languageSlice = createSlice({
  name: 'language',
  initialState,
  reducers: {
    visitStarted(state, { payload }: PayloadAction<VisitLanguage>) {
      state.current = payload.language;
      state.wanted = payload.language;
      state.isFromAddress = payload.isFromAddress;
      state.offered = payload.offered;
    },
    languageWanted(state, { payload }: PayloadAction<Language>) {
      state.wanted = payload;
    },
    languageChanged(state, { payload }: PayloadAction<Language>) {
      state.current = payload;
      state.wanted = payload;
      state.isFromAddress = false;
      state.offered = null;
    },
    offerDeclined(state) {
      state.offered = null;
    },
  },
  selectors: {
    selectLanguage: (state) => state.current,
    selectWantedLanguage: (state) => state.wanted,
    selectIsLanguageFromAddress: (state) => state.isFromAddress,
    selectOfferedLanguage: (state) => state.offered,
  },
});

export const { visitStarted, languageWanted, languageChanged, offerDeclined } = languageSlice.actions;
export const { selectLanguage, selectWantedLanguage, selectIsLanguageFromAddress, selectOfferedLanguage } =
  languageSlice.selectors;
