/** The languages of the package, by the codes the site stores and sends. */
export const languages = ['en', 'fr', 'ln', 'sw'] as const;
export type Language = (typeof languages)[number];

/** Whether a value (from an address, a storage, a toolbar) is one of the four languages. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (languages as readonly string[]).includes(value);
}

/** The name of each language in itself. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  ln: 'Lingala',
  sw: 'Kiswahili',
};

/** BCP 47 tags for react-intl: French and Kiswahili as used in the DR Congo. */
export const intlLocales: Record<Language, string> = { en: 'en', fr: 'fr-CD', ln: 'ln', sw: 'sw-CD' };
