import { type ReactNode, Suspense, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'wouter';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { sharedMessages } from '../shared/messages.ts';
import { LanguageAnnouncement } from './LanguageAnnouncement.tsx';
import { PageArrival } from './PageArrival.tsx';
import { PageError } from './PageError.tsx';

/**
 * Around the page: while its code is on its way a status says so, when it fails an alert says what to do, and when it has come, scroll and
 * focus follow. Bar and footer are outside and stay.
 */
export function PageOutlet({ children }: { children: ReactNode }) {
  const [pathname] = useLocation();
  const hasArrived = useRef(false);
  const [announcement, setAnnouncement] = useState('');
  const arrival = <PageArrival hasArrived={hasArrived} onAnnounce={setAnnouncement} />;
  const failure = (error: unknown) => (
    <>
      <PageError error={error} />
      {arrival}
    </>
  );
  return (
    <>
      <ErrorBoundary key={pathname} fallback={failure}>
        <Suspense fallback={<PageLoading />}>
          {children}
          {arrival}
        </Suspense>
      </ErrorBoundary>
      {/* Outside, because a live region that comes with its words is often not read. */}
      <p role="status" className="nz:sr-only">
        {announcement}
      </p>
      <LanguageAnnouncement onAnnounce={setAnnouncement} />
    </>
  );
}

/** Keeps the place of a page. The words appear late, so that a quick link stays calm. */
function PageLoading() {
  return (
    <div role="status" className="nz:wrap nz:min-h-screen nz:pt-40">
      <span className="nz:appears-late nz:type-lead nz:text-text-muted">
        <FormattedMessage {...sharedMessages.loading} />
      </span>
    </div>
  );
}
