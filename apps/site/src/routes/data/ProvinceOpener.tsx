import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { laterPart } from '../../shared/laterPart.tsx';
import { sharedMessages } from '../../shared/messages.ts';
import { changeAddress, usePortalAddress } from './address.ts';
import { OpenedHereContext } from './openedHere.ts';

const load = () => import('./ProvinceView.tsx');
const WrittenView = laterPart(load, null);

/**
 * The province that the address names: in the HTML of the page that is opened with it, and as a dialog once the page runs. Its code is fetched
 * on demand.
 */
export function ProvinceOpener() {
  const province = usePortalAddress('province');
  const isOnMap = usePortalAddress('tab') === 'realtime';
  const isOpen = isOnMap && province !== undefined;
  const [isWritten, setIsWritten] = useState(isOpen);
  const [View, setView] = useState<ComponentType>();
  /** The one that the address led to, from another page or tab: nothing has the focus that its dialog could give back. */
  const arrived = useRef<string>(undefined);
  const isOpenedHere = useRef(false);
  const wasOnMap = useRef(false);
  const fail = useFailure();
  const open = useEffectEvent(() => {
    isOpenedHere.current = wasOnMap.current;
    arrived.current = wasOnMap.current ? undefined : province;
    load().then(
      (loaded) => setView(() => loaded.default),
      () => {
        fail();
        // What the server has written stays; a province that was chosen here can be chosen again.
        if (!isWritten) changeAddress({ province: null }, { replace: true });
      },
    );
  });
  useEffect(() => {
    if (isOpen) return open();
    wasOnMap.current = isOnMap;
    setIsWritten(false);
    // After the dialog, which gives the focus back to what had it before.
    if (arrived.current) setTimeout(focusOn, 0, arrived.current);
    arrived.current = undefined;
  }, [isOpen, isOnMap]);
  // Opened later, it puts nothing into the page, which would then be styled again.
  const Part = isWritten ? WrittenView : View;
  return isOpen && Part ? (
    <OpenedHereContext value={isOpenedHere}>
      <Part />
    </OpenedHereContext>
  ) : null;
}

function focusOn(code: string) {
  const tile = document.querySelector<HTMLElement>(`[data-slot="province-map-tile"][data-code="${code}"]`);
  if (tile) tile.focus();
  // Back has led to another tab, or the map is still on its way: the page stays where it is.
  else document.getElementById('main')?.focus({ preventScroll: true });
}

function useFailure() {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  return () =>
    notify({
      tone: 'error',
      title: formatMessage(sharedMessages.offlineTitle),
      description: formatMessage(sharedMessages.offlineText),
    });
}
