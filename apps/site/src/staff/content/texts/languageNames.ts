import { definitionOf, type Language } from '@nzete/ui/format';

/** The name of a language in that language, the same for every reader. */
export const languageName = (language: Language): string => definitionOf(language).name;
