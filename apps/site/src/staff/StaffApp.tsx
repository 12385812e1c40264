import { NzeteProvider } from '@nzete/ui/NzeteProvider';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { LanguageProvider } from '../features/language/LanguageProvider.tsx';
import { Toasts } from '../features/notifications/Toasts.tsx';
import { catalogues } from './catalogues.ts';
import { StaffLink } from './shell/StaffLink.tsx';
import type { StaffStore } from './store.ts';

interface StaffAppProps {
  store: StaffStore;
  /** The router. */
  children: ReactNode;
}

/** The providers of the staff area, from the outside in. */
export function StaffApp({ store, children }: StaffAppProps) {
  return (
    <Provider store={store}>
      <LanguageProvider catalogues={catalogues}>
        <NzeteProvider linkComponent={StaffLink} timeZone="Africa/Kinshasa" phoneExample="+243 800 000 000">
          {children}
          <Toasts />
        </NzeteProvider>
      </LanguageProvider>
    </Provider>
  );
}
