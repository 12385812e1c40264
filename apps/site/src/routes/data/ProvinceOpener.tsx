import type { ClimateRecord } from '@nzete/api-client/climate';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { sharedMessages } from '../../shared/messages.ts';
import { useOnDemand } from '../../shared/useOnDemand.ts';
import { changeAddress, usePortalAddress } from './address.ts';
import type { ProvinceViewProps } from './ProvinceView.tsx';
import { useRecords } from './useClimate.ts';

const load = () => import('./ProvinceView.tsx');

/** Opens the dialog of the province that the address names, its code on demand. Closing it leads back to the address before. */
export function ProvinceOpener() {
  const { tab, province } = usePortalAddress();
  const { data } = useRecords();
  const record = tab === 'realtime' ? data?.find(({ code }) => code === province) : undefined;
  const view = useView(record);
  if (!view.Part || !record) return null;
  return <view.Part record={record} onClose={view.close} />;
}

function useView(record: ClimateRecord | undefined) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const { Part, ask } = useOnDemand<ProvinceViewProps>(load, () =>
    notify({
      tone: 'error',
      title: formatMessage(sharedMessages.offlineTitle),
      description: formatMessage(sharedMessages.offlineText),
    }),
  );
  const isOpen = record !== undefined;
  /** Whether the entry before this one is the page without the dialog. */
  const isPressed = useRef(false);
  const wasClosed = useRef(false);
  const open = useEffectEvent(() => {
    isPressed.current = wasClosed.current;
    if (!Part) void ask(() => {});
  });
  useEffect(() => {
    if (isOpen) open();
    else wasClosed.current = true;
  }, [isOpen]);
  return {
    Part,
    close: () => {
      if (isPressed.current) window.history.back();
      else changeAddress({ province: null }, { replace: true });
    },
  };
}
