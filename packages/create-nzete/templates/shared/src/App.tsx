'use client';

import { type NzeteLinkProps, NzeteProvider, warnOfMissingMessages } from '@nzete/ui/NzeteProvider';
import { type ElementType, useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { languages, messages } from './languages';
import { Page } from './Page';
import { samplesReady } from './samples';
import { makeStore } from './store';

/** The providers around the page. A router passes its link. */
export function App({ linkComponent = 'a' }: { linkComponent?: ElementType<NzeteLinkProps> }) {
  const [store] = useState(makeStore);
  const [language, setLanguage] = useState('en');
  useEffect(() => void samplesReady(), []);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = languages.find(({ code }) => code === language)?.direction ?? 'ltr';
  }, [language]);
  return (
    <Provider store={store}>
      <IntlProvider locale={language} messages={messages[language]} onError={warnOfMissingMessages}>
        <NzeteProvider languages={languages} timeZone="UTC" linkComponent={linkComponent}>
          <Page language={language} onLanguage={setLanguage} />
        </NzeteProvider>
      </IntlProvider>
    </Provider>
  );
}
