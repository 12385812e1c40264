import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Provider } from 'react-redux';
import { LanguageProvider } from '../features/language/LanguageProvider.tsx';
import type { Catalogues } from '../shared/texts/catalogues.ts';
import { type Visit, VisitContext } from '../shared/visit.ts';
import { catalogues as siteCatalogues } from './catalogues.ts';
import type { SiteStore } from './store.ts';

interface AppProps {
  store: SiteStore;
  /** Those of the server have the texts that staff have changed. */
  catalogues?: Catalogues;
  visit: Visit;
  /** Called once the page is interactive. Not called on the server. */
  onReady?: () => void;
  /** The router: `RouterProvider`, on the server `StaticRouterProvider`. */
  children: ReactNode;
}

/** The providers, from the outside in. The same in the browser and on the server. */
export function App({ store, catalogues = siteCatalogues, visit, onReady = () => {}, children }: AppProps) {
  // Sections that hydrate later start from the server's state, even if it has changed since.
  const [serverState] = useState(() => store.getState());
  const ready = useEffectEvent(onReady);
  useEffect(() => ready(), []);
  return (
    <Provider store={store} serverState={serverState}>
      <VisitContext value={visit}>
        <LanguageProvider catalogues={catalogues}>{children}</LanguageProvider>
      </VisitContext>
    </Provider>
  );
}
