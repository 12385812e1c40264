import type { Language } from '@nzete/ui/format';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface LanguageState {
  /** The current language. */
  current: Language;
  /** The last choice, whose texts may still be loading. */
  requested: Language;
  /**
   * Whether the language is from the URL (`?lang=fr`): then links keep it, and it is not stored.
   */
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
  requested: 'en',
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
      state.requested = payload.language;
      state.isFromAddress = payload.isFromAddress;
      state.offered = payload.offered;
    },
    languageRequested(state, { payload }: PayloadAction<Language>) {
      state.requested = payload;
    },
    languageChanged(state, { payload }: PayloadAction<Language>) {
      state.current = payload;
      state.requested = payload;
      state.isFromAddress = false;
      state.offered = null;
    },
    offerDeclined(state) {
      state.offered = null;
    },
  },
  selectors: {
    selectLanguage: (state) => state.current,
    selectRequestedLanguage: (state) => state.requested,
    selectIsLanguageFromAddress: (state) => state.isFromAddress,
    selectOfferedLanguage: (state) => state.offered,
  },
});

export const { visitStarted, languageRequested, languageChanged, offerDeclined } = languageSlice.actions;
export const { selectLanguage, selectRequestedLanguage, selectIsLanguageFromAddress, selectOfferedLanguage } =
  languageSlice.selectors;
