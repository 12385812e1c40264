import { createFormatters, createIntlCache, DEFAULT_INTL_CONFIG, formatMessage } from '@formatjs/intl';
import { type Language, localeOf } from '@nzete/ui/format';
import { IntlMessageFormat } from 'intl-messageformat';
import { Children, type ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import type { Messages } from './languageSlice.ts';

// Both ask the browser which languages it has data for, which opens those data: 0.1 s in one task on a slow phone. The site's languages are known,
// and its numbers and dates are formatted without the browser's data (`@nzete/ui/format`).
IntlMessageFormat.resolveLocale = (locales) => new Intl.Locale([locales].flat()[0] ?? 'en');

/**
 * What react-intl's `createIntl` makes, with messages only: numbers, dates and lists are not formatted through it. A missing text shows its key.
 */
export function createSiteIntl(language: Language, messages: Messages): IntlShape {
  const config = { ...DEFAULT_INTL_CONFIG, locale: localeOf(language), messages, onError: reportMissingText };
  const formatters = createFormatters(createIntlCache());
  const format = (...[descriptor, values, options]: Parameters<IntlShape['formatMessage']>) => {
    const text = formatMessage(config, formatters, descriptor, values, options);
    // A text with elements in it comes in pieces, of which React wants each to have a key.
    return Array.isArray(text) ? Children.toArray(text as ReactNode[]) : text;
  };
  return { ...config, formatters, formatMessage: format, $t: format } as unknown as IntlShape; // see above
}

function reportMissingText(error: { message: string }) {
  console.warn(error.message);
}
