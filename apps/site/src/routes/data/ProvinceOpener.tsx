import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotifyLoadFailure } from '../../features/notifications/useNotifyLoadFailure.ts';
import { LateDialog } from '../../shared/LateDialog.tsx';
import { LateSection } from '../../shared/LateSection.tsx';
import { lazySection } from '../../shared/lazySection.ts';
import { usePageSearch } from '../../shared/usePageSearch.ts';
import { OpenedHereContext } from './openedHere.ts';
import { search } from './search.ts';

const load = () => import('./ProvinceView.tsx');
const RenderedView = lazySection(load);

/** The province that the address names: in the HTML of the page that is opened with it, and as a dialog once the page runs. */
export function ProvinceOpener() {
  const [{ tab, province }, change] = usePageSearch(search);
  const isOnMap = tab === 'realtime';
  const isNamed = isOnMap && province !== undefined;
  const [isRendered, setIsRendered] = useState(isNamed);
  const [isOpen, setIsOpen] = useState(false);
  /** The one that the address led to, from another page or tab: nothing has the focus that its dialog could give back. */
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
    if (isNamed) return open();
    wasOnMap.current = isOnMap;
    setIsRendered(false);
    setIsOpen(false);
    // After the dialog, which gives the focus back to what had it before.
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
        <LateSection module="src/routes/data/ProvinceView.tsx" fallback={null}>
          {isNamed ? <RenderedView /> : null}
        </LateSection>
      ) : (
        <LateDialog load={load} isOpen={isOpen} onFailure={fail}>
          {(ProvinceView) => (isNamed ? <ProvinceView /> : null)}
        </LateDialog>
      )}
    </OpenedHereContext>
  );
}

function focusOn(code: string) {
  const tile = document.querySelector<HTMLElement>(`[data-slot="province-map-tile"][data-code="${code}"]`);
  if (tile) tile.focus();
  // Back has led to another tab, or the map is still on its way: the page stays where it is.
  else document.getElementById('main')?.focus({ preventScroll: true });
}
