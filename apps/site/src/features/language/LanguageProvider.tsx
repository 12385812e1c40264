import { type ReactNode, useEffect, useMemo } from 'react';
import { RawIntlProvider } from 'react-intl';
import { useSelector } from 'react-redux';
import { createSiteIntl } from './createSiteIntl.ts';
import { selectLanguage, selectMessages } from './languageSlice.ts';

/** Gives the page the texts of the current language. A missing text shows its key. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const language = useSelector(selectLanguage);
  const areas = useSelector(selectMessages);
  const intl = useMemo(
    () => createSiteIntl(language, Object.assign({}, ...Object.values(areas ?? {}))),
    [language, areas],
  );
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
