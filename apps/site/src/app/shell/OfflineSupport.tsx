import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { reportPage } from '../../features/offline/worker.ts';
import { privatePaths } from '../../shared/routes.ts';
import { useLang } from '../../shared/useLang.ts';
import { selectIsSettled } from '../selectors.ts';

const isPrivate = (pathname: string) => privatePaths.some((path) => path === pathname);

/** Keeps the pages that the visitor reads on the phone. Loaded when the page is idle. */
export default function OfflineSupport() {
  const { pathname, search } = useLocation();
  const language = useLang();
  const isSettled = useSelector(selectIsSettled);
  useEffect(() => {
    if (!isSettled || !navigator.onLine || isPrivate(pathname)) return;
    const address = new URL(pathname + search, window.location.href).href;
    void reportPage({ address, title: document.title, language });
  }, [isSettled, pathname, search, language]);
  return null;
}
