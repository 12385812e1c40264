import { localeOf } from '@nzete/ui/format';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { useSelector } from 'react-redux';
import { type Catalogues, CataloguesContext } from '../../shared/texts/catalogues.ts';
import { reportMissingText } from '../../shared/texts/reportMissingText.ts';
import { selectLanguage } from './languageSlice.ts';

interface LanguageProviderProps {
  catalogues: Catalogues;
  children: ReactNode;
}

/** Provides the current language, and the texts that all pages share. */
export function LanguageProvider({ catalogues, children }: LanguageProviderProps) {
  // Deferred, so that the server's HTML stays while the code of a section loads.
  const language = useDeferredValue(useSelector(selectLanguage));
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <CataloguesContext value={catalogues}>
      <IntlProvider
        locale={localeOf(language)}
        messages={catalogues.get(language, 'common')}
        onError={reportMissingText}
      >
        {children}
      </IntlProvider>
    </CataloguesContext>
  );
}
