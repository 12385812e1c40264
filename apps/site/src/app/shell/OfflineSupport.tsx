import { lazy, Suspense, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { reportPage } from '../../features/offline/worker.ts';
import { ErrorBoundary } from '../../shared/ErrorBoundary.tsx';
import type { RootState } from '../../shared/rootReducer.ts';
import { privatePaths } from '../../shared/routes.ts';
import { useLang } from '../../shared/useLang.ts';
import { selectIsSettled } from '../selectors.ts';
import { storedFlag } from './storedFlag.ts';

const OutboxSupport = lazy(() => import('./OutboxSupport.tsx'));

const isPrivate = (pathname: string) => privatePaths.some((path) => path === pathname);

/**
 * Keeps the pages that the visitor reads on the phone, and sends the forms that wait there. Loaded
 * when the page is idle.
 */
export default function OfflineSupport() {
  const { pathname, search } = useLocation();
  const language = useLang();
  const isSettled = useSelector(selectIsSettled);
  useEffect(() => {
    if (!isSettled || !navigator.onLine || isPrivate(pathname)) return;
    const address = new URL(pathname + search, window.location.href).href;
    void reportPage({ address, title: document.title, language });
  }, [isSettled, pathname, search, language]);
  const [wasKept] = useState(storedFlag.read);
  const isPrepared = useSelector(({ outbox }: RootState) => outbox?.isPrepared);
  if (!wasKept && !isPrepared) return null;
  return (
    // Forms can be sent without it, so its failure shows nothing.
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <OutboxSupport opens={wasKept} />
      </Suspense>
    </ErrorBoundary>
  );
}
