/** A language: its name, and how it writes numbers and dates. A host may define one of its own. */
export interface LanguageDefinition {
  /**
   * What the site stores and sends, such as `fr`: a BCP 47 tag, in most cases the language alone.
   */
  code: string;
  /** The name of the language in itself: `Français`. */
  name: string;
  /** @default 'ltr' */
  direction?: 'ltr' | 'rtl';
  /**
   * The BCP 47 tag for react-intl, with the country where it matters: `fr-CD`.
   * @default the code
   */
  locale?: string;
  /**
   * The locale that Intl is asked for currencies, units and compact numbers. Name a related one
   * when browsers have no data for the language: Intl would silently take the one of the visitor's
   * machine.
   * @default the locale
   */
  dataLocale?: string;
  /**
   * What is between groups of thousands, what is before decimals, and what follows a percentage.
   */
  numbers: { group: string; decimal: string; percent: string };
  /** The twelve months as they are written in a date, between day and year. */
  months: readonly string[];
}
