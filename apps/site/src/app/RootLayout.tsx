import { NzeteProvider } from '@nzete/ui/NzeteProvider';
import { useSelector } from 'react-redux';
import { useLocation } from 'wouter';
import { Toasts } from '../features/notifications/Toasts.tsx';
import { laterPart } from '../shared/laterPart.tsx';
import { routeAt, type SiteRoute } from '../shared/routes.ts';

import { PageOutlet } from './PageOutlet.tsx';
import type { Pages } from './pages.ts';
import { AddressLanguageContext, SiteLink } from './SiteLink.tsx';
import { selectAddressLanguage, selectIsSettled } from './selectors.ts';
import { LanguageOffer } from './shell/LanguageOffer.tsx';
import { ScriptFailedNote } from './shell/ScriptFailedNote.tsx';
import { SiteHeader } from './shell/SiteHeader.tsx';

/** No first screen shows it. */
const SiteFooter = laterPart(() => import('./shell/SiteFooter.tsx'), <div className="nz:min-h-screen" />);

/** What is on every page: bar, main, footer, messages. */
export function RootLayout({ pages }: { pages: Pages }) {
  const [pathname] = useLocation();
  const isSettled = useSelector(selectIsSettled);
  const addressLanguage = useSelector(selectAddressLanguage);
  return (
    <AddressLanguageContext value={addressLanguage}>
      <NzeteProvider linkComponent={SiteLink}>
        <SiteHeader />
        <main id="main" tabIndex={-1} data-ready={isSettled || undefined} className="nz:outline-none">
          <PageOutlet>
            <RoutePage pages={pages} route={routeAt(pathname)} />
          </PageOutlet>
        </main>
        <SiteFooter />
        <LanguageOffer />
        <ScriptFailedNote />
        <Toasts />
      </NzeteProvider>
    </AddressLanguageContext>
  );
}

/** The page of a route; suspends until its code and texts have come. */
function RoutePage({ route, pages }: { route: SiteRoute; pages: Pages }) {
  const Page = pages.read(route);
  return <Page />;
}
