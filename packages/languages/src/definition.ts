/**
 * A language: its name, and its formats for numbers and dates. A host may define its own; code and
 * name are enough for a language that Intl knows.
 */
export interface LanguageDefinition {
  /**
   * The code in URLs and in the API, such as `fr`: a BCP 47 tag, usually just the language.
   */
  code: string;
  /** The name of the language in that language: `Français`. */
  name: string;
  /** @default 'ltr' */
  direction?: 'ltr' | 'rtl';
  /**
   * The BCP 47 tag for react-intl, with the country if it matters: `fr-CD`.
   * @default the code
   */
  locale?: string;
  /**
   * The locale that Intl uses for what is not defined here: currencies, units, compact numbers. Name a related one if
   * browsers have no data for the language: Intl would silently use that of the visitor's device.
   */
  dataLocale?: string;
  /**
   * The separators of thousands and decimals, and what follows a percentage.
   * @default those of Intl
   */
  numbers?: { group: string; decimal: string; percent: string };
  /**
   * The twelve months as written in a date, between day and year.
   * @default the dates of Intl
   */
  months?: readonly string[];
}
