import { createIntl, type IntlShape } from '@formatjs/intl';
import { catalogues } from './catalogues.ts';
import { type Lang, languages } from './languages.ts';

/** Formats the server's messages in one language. It is an argument, because requests in several languages overlap. */
export interface ServerIntl extends IntlShape<string> {
  readonly locale: Lang;
  /** What staff have written in place of messages: what is kept of a text is made again when it has changed. */
  readonly changes: string;
}

/** @param changed what staff have written in place of messages, by their ids */
export function createServerIntl(locale: Lang, changed: Readonly<Record<string, string>> = {}): ServerIntl {
  const own = locale === 'en' ? {} : catalogues[locale];
  // Without a cache that is shared, so that what was typed or replaced is not kept.
  const intl = createIntl({
    locale,
    defaultLocale: 'en',
    messages: { ...own, ...changed },
    onError: (error) => {
      // A language that is not translated yet is written in English, and Node has no numbers in
      // Lingala, which packages/languages writes. A value that is missing is a fault.
      if (error.code === 'FORMAT_ERROR' || error.code === 'INVALID_CONFIG') throw error;
    },
  });
  return { ...intl, locale, changes: JSON.stringify(changed) };
}

const shipped = new Map(languages.map((language) => [language, createServerIntl(language)]));

/** The messages as the release has them. */
export const intlOf = (language: Lang): ServerIntl => shipped.get(language) ?? createServerIntl(language);
