import { type ReactNode, Suspense, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { appMessages } from './app.messages.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageArrival } from './PageArrival.tsx';
import { PageError } from './PageError.tsx';

/**
 * Around the page: while its code is on its way a status says so, when it fails an alert says what to do, and when it has come, scroll, focus
 * and title follow. Bar and footer stand outside and stay.
 */
export function PageFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const hasArrived = useRef(false);
  const [title, setTitle] = useState('');
  const arrival = <PageArrival hasArrived={hasArrived} onAnnounce={setTitle} />;
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
      <p role="status" className="sr-only">
        {title}
      </p>
    </>
  );
}

/** Keeps the room of a page. The words appear late, so that a quick link stays calm. */
function PageLoading() {
  return (
    <div role="status" className="wrap min-h-screen pt-40">
      <span className="appears-late type-lead text-text-muted">
        <FormattedMessage {...appMessages.loading} />
      </span>
    </div>
  );
}
