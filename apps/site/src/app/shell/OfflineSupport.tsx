import { BottomNotice } from '@nzete/ui/BottomNotice';
import { Button } from '@nzete/ui/Button';
import { useFormat } from '@nzete/ui/format';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { offlineTexts } from '../../features/offline/texts.ts';
import { useReadOffline } from '../../features/offline/useReadOffline.ts';
import { reportPage } from '../../features/offline/worker.ts';
import { privatePaths } from '../../shared/routes.ts';
import { useLang } from '../../shared/useLang.ts';
import { selectIsSettled } from '../selectors.ts';

const isPrivate = (pathname: string) => privatePaths.some((path) => path === pathname);

/**
 * Keeps the pages that the visitor reads on the phone, and says when one is from there. Loaded when
 * the page is idle.
 */
export default function OfflineSupport() {
  const { pathname, search } = useLocation();
  const language = useLang();
  const isSettled = useSelector(selectIsSettled);
  const asOf = useReadOffline(pathname);
  useEffect(() => {
    if (!isSettled || asOf || !navigator.onLine || isPrivate(pathname)) return;
    const address = new URL(pathname + search, window.location.href).href;
    void reportPage({ address, title: document.title, language });
  }, [isSettled, asOf, pathname, search, language]);
  return asOf ? <ReadOfflineNote key={pathname} asOf={asOf} /> : null;
}

function ReadOfflineNote({ asOf }: { asOf: string }) {
  const { date, language } = useFormat();
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  const texts = offlineTexts[language];
  return (
    <BottomNotice role="status" data-slot="read-offline">
      {texts.readOffline(date(asOf), date(asOf, 'time'))}
      <a
        // biome-ignore lint/a11y/useValidAnchor: an empty href reloads the page
        href=""
      >
        {texts.reload}
      </a>
      <Button variant="quiet" size="sm" onClick={() => setClosed(true)}>
        {texts.close}
      </Button>
    </BottomNotice>
  );
}
