import type { Language } from '@nzete/ui/format';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Messages by id, as react-intl takes them: sentences in development, syntax trees in the build. */
export type Messages = Record<string, string>;

/** The texts of one part of the site, one file a language: `common`, or the folder of a page. */
export type Area = string;

interface LanguageState {
  /** The language that shows. */
  current: Language;
  /** The one chosen last, whose texts may still be on their way. */
  wanted: Language;
  /** Whether the language came with the address (`?lang=fr`): it then holds for this visit, so links carry it on, and is not stored. */
  isFromAddress: boolean;
  /** A language that this visitor's browser prefers to the one that shows; offered until it is taken or declined. */
  offered: Language | null;
  /** The areas of the site whose texts have been needed so far; a change of language fetches all of them before it shows. */
  areas: Area[];
  /** What has been fetched, by language and area. */
  messages: Partial<Record<Language, Partial<Record<Area, Messages>>>>;
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
  areas: [],
  messages: {},
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
    areaNeeded(state, { payload }: PayloadAction<Area>) {
      if (!state.areas.includes(payload)) state.areas.push(payload);
    },
    messagesLoaded(state, { payload }: PayloadAction<{ language: Language; area: Area; messages: Messages }>) {
      const { language, area, messages } = payload;
      // Frozen already, they are not traversed to be frozen: they are many.
      Object.freeze(messages);
      state.messages[language] = { ...state.messages[language], [area]: messages };
    },
  },
  selectors: {
    selectLanguage: (state) => state.current,
    selectWantedLanguage: (state) => state.wanted,
    selectIsLanguageFromAddress: (state) => state.isFromAddress,
    selectOfferedLanguage: (state) => state.offered,
    /** The texts that are there in the current language, by area. */
    selectMessages: (state) => state.messages[state.current],
    /** The areas that have been needed and are not there in a language. */
    selectMissingAreas: (state, language: Language) => state.areas.filter((area) => !state.messages[language]?.[area]),
  },
});

export const { visitStarted, languageWanted, languageChanged, offerDeclined, areaNeeded, messagesLoaded } =
  languageSlice.actions;
export const {
  selectLanguage,
  selectWantedLanguage,
  selectIsLanguageFromAddress,
  selectOfferedLanguage,
  selectMessages,
  selectMissingAreas,
} = languageSlice.selectors;
