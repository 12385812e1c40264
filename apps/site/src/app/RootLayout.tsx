import { NzeteProvider } from '@nzete/ui/NzeteProvider';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'wouter';
import { Toasts } from '../features/notifications/Toasts.tsx';
import { laterPart } from '../shared/laterPart.tsx';
import { pictureSources } from '../shared/pictureSources.ts';
import { routeAt } from '../shared/routes.ts';
import { PageOutlet } from './PageOutlet.tsx';
import type { Pages } from './pages.ts';
import { AddressLanguageContext, SiteLink } from './SiteLink.tsx';
import { selectAddressLanguage, selectIsSettled } from './selectors.ts';
import { LanguageOffer } from './shell/LanguageOffer.tsx';
import { ScriptFailedNote } from './shell/ScriptFailedNote.tsx';
import { SiteHeader } from './shell/SiteHeader.tsx';

/** No first screen shows it. */
const SiteFooter = laterPart(() => import('./shell/SiteFooter.tsx'), <div className="nz:min-h-screen" />);

/** What is on every page: bar, main, footer, messages. Reads little by itself: what changes here is rendered everywhere. */
export function RootLayout({ pages }: { pages: Pages }) {
  const addressLanguage = useSelector(selectAddressLanguage);
  return (
    <AddressLanguageContext value={addressLanguage}>
      <NzeteProvider linkComponent={SiteLink} pictureSources={pictureSources}>
        <SiteHeader />
        <Main>
          <PageOutlet>
            <RoutePage pages={pages} />
          </PageOutlet>
        </Main>
        <SiteFooter />
        <LanguageOffer />
        <ScriptFailedNote />
        <Toasts />
      </NzeteProvider>
    </AddressLanguageContext>
  );
}

function Main({ children }: { children: ReactNode }) {
  const isSettled = useSelector(selectIsSettled);
  return (
    <main id="main" tabIndex={-1} data-ready={isSettled || undefined} className="nz:outline-none">
      {children}
    </main>
  );
}

/** The page of the address; suspends until its code and texts have come. */
function RoutePage({ pages }: { pages: Pages }) {
  const [pathname] = useLocation();
  const Page = pages.read(routeAt(pathname));
  return <Page />;
}
