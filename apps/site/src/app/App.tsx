import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Provider } from 'react-redux';
import { LanguageProvider } from '../features/language/LanguageProvider.tsx';
import { OriginContext } from '../shared/origin.ts';
import { type SaveData, SaveDataContext } from '../shared/saveData.ts';
import { catalogues } from './catalogues.ts';
import type { SiteStore } from './store.ts';

interface AppProps {
  store: SiteStore;
  /** The public address of the site. */
  origin: string;
  saveData: SaveData;
  /** Called once the page is interactive. Not called on the server. */
  onReady?: () => void;
  /** The router: `RouterProvider`, on the server `StaticRouterProvider`. */
  children: ReactNode;
}

/** The providers, from the outside in. The same in the browser and on the server. */
export function App({ store, origin, saveData, onReady = () => {}, children }: AppProps) {
  // Sections that hydrate later start from the server's state, even if it has changed since.
  const [serverState] = useState(() => store.getState());
  const ready = useEffectEvent(onReady);
  useEffect(() => ready(), []);
  return (
    <Provider store={store} serverState={serverState}>
      <OriginContext value={origin}>
        <SaveDataContext value={saveData}>
          <LanguageProvider catalogues={catalogues}>{children}</LanguageProvider>
        </SaveDataContext>
      </OriginContext>
    </Provider>
  );
}
