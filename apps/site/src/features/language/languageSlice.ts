import type { Language } from '@nzete/ui/format';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface LanguageState {
  /** The language that shows. */
  current: Language;
  /** The one chosen last, whose texts may still be on their way. */
  wanted: Language;
  /** Whether the language came with the address (`?lang=fr`): it then holds for this visit, so links carry it on, and is not stored. */
  isFromAddress: boolean;
  /** A language that this visitor's browser prefers to the one that shows; offered until it is taken or declined. */
  offered: Language | null;
}

/** The part of the store's state that this feature knows. */
export interface LanguageRoot {
  language: LanguageState;
}

const initialState: LanguageState = {
  current: 'en',
  wanted: 'en',
  isFromAddress: false,
  offered: null,
};

/** What the server found out about the language of a visit. */
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
