import { BottomNotice } from '@nzete/ui/BottomNotice';
import { NzeteProvider } from '@nzete/ui/NzeteProvider';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { Toasts } from '../features/notifications/Toasts.tsx';
import { LateSection } from '../shared/LateSection.tsx';
import { lazySection } from '../shared/lazySection.ts';
import { sharedMessages } from '../shared/messages.ts';
import { pictureSources } from '../shared/pictureSources.ts';
import { useVisit } from '../shared/visit.ts';
import { LanguageAnnouncement } from './LanguageAnnouncement.tsx';
import { PageFocus } from './PageFocus.tsx';
import { SiteLink } from './SiteLink.tsx';
import { selectIsSettled } from './selectors.ts';
import { LanguageOffer } from './shell/LanguageOffer.tsx';
import { hasNewsletter } from './shell/newsletterPages.ts';
import { ScriptFailedNote } from './shell/ScriptFailedNote.tsx';
import { SiteHeader } from './shell/SiteHeader.tsx';
import { UnsentNote } from './shell/UnsentNote.tsx';
import { useIsIdle } from './useIsIdle.ts';

const NewsletterBlock = lazySection(() => import('./shell/NewsletterBlock.tsx'));
// Pages work without it, so its failure shows nothing.
const OfflineSupport = lazy<ComponentType>(() =>
  import('./shell/OfflineSupport.tsx').catch(() => ({ default: () => null })),
);
const SiteFooter = lazySection(() => import('./shell/SiteFooter.tsx'));

/** The router gives the first history entry and links to a section of the page no key. */
const scrollKey = ({ key, pathname, hash }: Location) => (key === 'default' ? pathname + hash : key);

/** The frame of every page: header, main, footer, toasts. */
export function RootLayout() {
  const [announcement, setAnnouncement] = useState('');
  const { savesData } = useVisit();
  const isIdle = useIsIdle();
  return (
    <NzeteProvider
      linkComponent={SiteLink}
      pictureSources={pictureSources}
      savesData={savesData}
      timeZone="Africa/Kinshasa"
      phoneExample="+243 800 000 000"
    >
      <SiteHeader />
      <Main />
      <LateSection module="src/app/shell/SiteFooter.tsx" isBelow height="100vh">
        <SiteFooter />
      </LateSection>
      {/* Always rendered: screen readers often ignore a live region added with its text. */}
      <p role="status" className="nz:sr-only">
        {announcement}
      </p>
      <LanguageOffer />
      <ScriptFailedNote />
      <UnsentNote />
      <Suspense>{isIdle ? <OfflineSupport /> : null}</Suspense>
      <Toasts />
      <LanguageAnnouncement onAnnounce={setAnnouncement} />
      <PageFocus onAnnounce={setAnnouncement} />
      <ScrollRestoration getKey={scrollKey} />
    </NzeteProvider>
  );
}

function Main() {
  const isSettled = useSelector(selectIsSettled);
  const isNavigating = useNavigation().state === 'loading';
  const { pathname } = useLocation();
  return (
    <main id="main" tabIndex={-1} data-ready={isSettled || undefined} className="nz:outline-none">
      <Outlet />
      {hasNewsletter(pathname) ? (
        <LateSection module="src/app/shell/NewsletterBlock.tsx" isBelow height="24rem">
          <NewsletterBlock />
        </LateSection>
      ) : null}
      {isNavigating ? (
        <BottomNotice role="status" when="late">
          <FormattedMessage {...sharedMessages.loading} />
        </BottomNotice>
      ) : null}
    </main>
  );
}
