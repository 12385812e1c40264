import { useEffect, useEffectEvent, useState } from 'react';
import { Provider } from 'react-redux';
import { LanguageProvider } from '../features/language/LanguageProvider.tsx';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { PageError } from './PageError.tsx';
import type { Pages } from './pages.ts';
import { RootLayout } from './RootLayout.tsx';
import type { SiteStore } from './store.ts';

interface AppProps {
  store: SiteStore;
  pages: Pages;
  /** Called once React answers what the visitor does. Not on the server. */
  onReady?: () => void;
}

/** The providers, from the outside in: state, texts. The same in the browser and on the server. */
export function App({ store, pages, onReady = () => {} }: AppProps) {
  // Parts that are hydrated later begin with the state that the server had, whatever has happened since.
  const [serverState] = useState(() => store.getState());
  const ready = useEffectEvent(onReady);
  useEffect(() => ready(), []);
  return (
    <Provider store={store} serverState={serverState}>
      <LanguageProvider>
        {/* The last resort: when bar or footer break, the whole page says so. */}
        <ErrorBoundary fallback={(error) => <PageError error={error} />}>
          <RootLayout pages={pages} />
        </ErrorBoundary>
      </LanguageProvider>
    </Provider>
  );
}
