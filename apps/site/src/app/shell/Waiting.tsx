import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { ErrorBoundary } from '../../shared/ErrorBoundary.tsx';
import type { RootState } from '../../shared/rootReducer.ts';

const OutboxNote = lazy(() => import('../../shared/outbox/OutboxNote.tsx'));

/** In the header: that forms wait to be sent. Its code is loaded only then. */
export function Waiting() {
  const hasForms = useSelector(({ outbox }: RootState) => Boolean(outbox?.forms.length));
  const notify = useNotify();
  if (!hasForms) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <OutboxNote onNews={notify} />
      </Suspense>
    </ErrorBoundary>
  );
}
