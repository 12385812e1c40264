import { useEffect, useEffectEvent } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { LanguageProvider } from '../features/language/LanguageProvider.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageError } from './PageError.tsx';
import { RootLayout } from './RootLayout.tsx';
import type { SiteStore } from './store.ts';

interface AppProps {
  store: SiteStore;
  /** Called once there is something on the screen: the first page, that it is still loading, or why it did not come. */
  onReady: () => void;
}

/** The providers, from the outside in: state, texts, addresses. */
export function App({ store, onReady }: AppProps) {
  const ready = useEffectEvent(onReady);
  useEffect(() => ready(), []);
  return (
    <Provider store={store}>
      <LanguageProvider>
        {/* The last resort: when bar or footer break, the whole page says so. */}
        <ErrorBoundary fallback={(error) => <PageError error={error} />}>
          <BrowserRouter>
            <RootLayout />
          </BrowserRouter>
        </ErrorBoundary>
      </LanguageProvider>
    </Provider>
  );
}
