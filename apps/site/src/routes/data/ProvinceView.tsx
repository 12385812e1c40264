import { type ClimateRecord, useGetClimateHistoryQuery } from '@nzete/api-client/climate';
import { ProvinceDialog, ProvinceSheet } from '@nzete/ui/ProvinceDialog';
import { use, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { changeSearch } from '../../shared/searchParams.ts';
import { useIsHydrating } from '../../shared/useIsHydrating.ts';
import { usePageSearch } from '../../shared/usePageSearch.ts';
import { OpenedHereContext } from './openedHere.ts';
import { ProvinceActions } from './ProvinceActions.tsx';
import { search as schema } from './search.ts';
import { useRecords } from './useClimate.ts';
import { useMarkedSource } from './useRecordSource.ts';

const DAYS = 7;

/** The province in the URL. */
export default function ProvinceView() {
  const [{ province }] = usePageSearch(schema);
  const { data } = useRecords();
  const record = data?.find(({ code }) => code === province);
  return record ? <Opened record={record} /> : null;
}

/**
 * The values, the last days and the downloads of a province: a section in the server's HTML, then a
 * dialog.
 */
function Opened({ record }: { record: ClimateRecord }) {
  const source = useMarkedSource(record);
  const history = useGetClimateHistoryQuery({ province: record.code, days: DAYS });
  const points = history.currentData;
  const isWritten = useIsHydrating();
  const [wasWritten] = useState(isWritten);
  const { href, close } = useClose();
  const shown = {
    record,
    history: {
      points,
      isError: history.isError && !history.isFetching,
      onRetry: () => void history.refetch(),
    },
    isSample: record.source === 'sample',
    isOld: record.source === 'stored',
    source,
    actions: <ProvinceActions record={record} points={points} />,
  };
  if (isWritten) return <ProvinceSheet {...shown} closeHref={href} />;
  return (
    <ProvinceDialog
      {...shown}
      open
      isInstant={wasWritten}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
    />
  );
}

/** Back to all provinces. */
function useClose() {
  const { pathname, search } = useLocation();
  const [, change] = usePageSearch(schema);
  const navigate = useNavigate();
  const others = changeSearch(schema, new URLSearchParams(search), { province: undefined }).toString();
  const isOpenedHere = use(OpenedHereContext);
  const isClosing = useRef(false);
  return {
    href: pathname + (others && `?${others}`),
    close: () => {
      // Navigation is asynchronous; a second Back would leave the page.
      if (isClosing.current) return;
      isClosing.current = true;
      if (isOpenedHere.current) void navigate(-1);
      else change({ province: undefined }, { replace: true });
    },
  };
}
