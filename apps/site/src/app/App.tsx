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
}

/** The providers, from the outside in: state, texts. The same in the browser and on the server. */
export function App({ store, pages }: AppProps) {
  return (
    <Provider store={store}>
      <LanguageProvider>
        {/* The last resort: when bar or footer break, the whole page says so. */}
        <ErrorBoundary fallback={(error) => <PageError error={error} />}>
          <RootLayout pages={pages} />
        </ErrorBoundary>
      </LanguageProvider>
    </Provider>
  );
}
