'use client';

import { definitionOf, matchLanguage } from '@nzete/languages';
import { useIntl } from 'react-intl';
import { useNzete } from '../provider/NzeteProvider.tsx';

/**
 * The provider's example of a telephone number. In a language from right to left it is isolated,
 * because its groups of digits would change their order.
 */
export function usePhoneExample(): string {
  const { locale } = useIntl();
  const { languages, phoneExample } = useNzete();
  const { direction } = matchLanguage(locale, languages) ?? definitionOf(locale);
  return direction === 'rtl' ? `\u2066${phoneExample}\u2069` : phoneExample;
}
