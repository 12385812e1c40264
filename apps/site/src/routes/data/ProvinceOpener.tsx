import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotifyLoadFailure } from '../../features/notifications/useNotifyLoadFailure.ts';
import { LateDialog } from '../../shared/LateDialog.tsx';
import { LateSection } from '../../shared/LateSection.tsx';
import { lazySection } from '../../shared/lazySection.ts';
import { usePageSearch } from '../../shared/usePageSearch.ts';
import { whenIdle } from '../../shared/whenIdle.ts';
import { OpenedHereContext } from './openedHere.ts';
import { search } from './search.ts';

const load = () => import('./ProvinceView.tsx');
const RenderedView = lazySection(load);

/** The province in the URL: in the server's HTML as a section, then as a dialog. */
export function ProvinceOpener() {
  const [{ tab, province }, change] = usePageSearch(search);
  const isOnMap = tab === 'realtime';
  const isNamed = isOnMap && province !== undefined;
  const [isRendered, setIsRendered] = useState(isNamed);
  const [isOpen, setIsOpen] = useState(false);
  /** The province of the first URL: its dialog has no element to return focus to. */
  const arrived = useRef<string>(undefined);
  const isOpenedHere = useRef(false);
  const wasOnMap = useRef(false);
  const notifyLoadFailure = useNotifyLoadFailure();
  const open = useEffectEvent(() => {
    isOpenedHere.current = wasOnMap.current;
    arrived.current = wasOnMap.current ? undefined : province;
    if (!isRendered) startTransition(() => setIsOpen(true));
  });
  useEffect(() => {
    if (isOnMap) prefetch();
  }, [isOnMap]);
  useEffect(() => {
    if (isNamed) return open();
    wasOnMap.current = isOnMap;
    setIsRendered(false);
    setIsOpen(false);
    // After the dialog, which returns focus when it closes.
    if (arrived.current) setTimeout(focusOn, 0, arrived.current);
    arrived.current = undefined;
  }, [isNamed, isOnMap]);
  const fail = () => {
    notifyLoadFailure();
    change({ province: undefined }, { replace: true });
  };
  return (
    <OpenedHereContext value={isOpenedHere}>
      {isRendered ? (
        <LateSection module="src/routes/data/ProvinceView.tsx">{isNamed ? <RenderedView /> : null}</LateSection>
      ) : (
        <LateDialog load={load} isOpen={isOpen} onFailure={fail}>
          {(ProvinceView) => (isNamed ? <ProvinceView /> : null)}
        </LateDialog>
      )}
    </OpenedHereContext>
  );
}

/**
 * Loads the code of the dialog before it is opened, once the page is complete. Visitors who save
 * data load it when they open it.
 */
function prefetch() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData || 'saveData' in document.documentElement.dataset) return;
  const start = () => whenIdle(() => void load().catch(() => {})); // opening it tries again, and reports
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

function focusOn(code: string) {
  const tile = document.querySelector<HTMLElement>(`[data-slot="province-map-tile"][data-code="${CSS.escape(code)}"]`);
  if (tile) tile.focus();
  // Back may have led to another tab, or the map may still be loading.
  else document.getElementById('main')?.focus({ preventScroll: true });
}
