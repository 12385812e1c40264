import { intlLocales } from '@nzete/ui/format';
import { type ReactNode, useEffect, useMemo } from 'react';
import { IntlProvider } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectLanguage, selectMessages } from './languageSlice.ts';

/** Gives the page the texts of the current language. A missing text shows its key. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const language = useSelector(selectLanguage);
  const areas = useSelector(selectMessages);
  const messages = useMemo(() => Object.assign({}, ...Object.values(areas ?? {})), [areas]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <IntlProvider locale={intlLocales[language]} messages={messages} onError={reportMissingText}>
      {children}
    </IntlProvider>
  );
}

function reportMissingText(error: { code: string; message: string }) {
  // Chromium has no Lingala data, and the site formats without it; everything else is worth a look.
  if (error.code !== 'MISSING_DATA') console.warn(error.message);
}
