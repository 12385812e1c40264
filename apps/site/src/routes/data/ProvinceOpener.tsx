import { createContext, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { laterPart } from '../../shared/laterPart.tsx';
import { sharedMessages } from '../../shared/messages.ts';
import { usePortalAddress } from './address.ts';

/** Whether the province was opened on the page, so that the entry of the history before it is the page without it. */
export const OpenedHereContext = createContext<RefObject<boolean>>({ current: false });

const Province = laterPart(() => import('./ProvinceView.tsx'), null);

/**
 * The province that the address names: in the HTML of the page that is opened with it, and as a dialog once the page runs. Its code is fetched
 * on demand.
 */
export function ProvinceOpener() {
  const { tab, province } = usePortalAddress();
  const isOpen = tab === 'realtime' && province !== undefined;
  const [isHere, setIsHere] = useState(isOpen);
  const arrived = useRef(isOpen ? province : undefined);
  const isOpenedHere = useRef(false);
  const wasClosed = useRef(false);
  const fail = useFailure();
  const open = useEffectEvent(() => {
    isOpenedHere.current = wasClosed.current;
    Province.preload().then(() => setIsHere(true), fail);
  });
  useEffect(() => {
    if (isOpen) return open();
    wasClosed.current = true;
    // It came with the page: nothing had the focus that the dialog could give back.
    if (arrived.current) focusOn(arrived.current);
    arrived.current = undefined;
  }, [isOpen]);
  return isOpen && isHere ? (
    <OpenedHereContext value={isOpenedHere}>
      <Province />
    </OpenedHereContext>
  ) : null;
}

function focusOn(code: string) {
  const tile = document.querySelector<HTMLElement>(`[data-slot="province-map-tile"][data-code="${code}"]`);
  (tile ?? document.getElementById('main'))?.focus();
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
