import { climateApi } from '@nzete/api-client/climate';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { isAnsweredOfflineSince } from '../../features/offline/answeredOffline.ts';
import { liveSet, selectIsLive } from '../../features/portal/portalSlice.ts';
import { useVisit } from '../../shared/visit.ts';
import { startLiveClock } from './liveClock.ts';
import { messages } from './realtime.messages.ts';
import { useIsOnline } from './useIsOnline.ts';

interface Refetchable {
  refetch: () => PromiseLike<{ isError: boolean }>;
}

const selectRecords = climateApi.endpoints.getClimateRecords.select({});
type ClimateState = Parameters<typeof selectRecords>[0];

/** Live mode: fetches new data once a minute, or on request. */
export function useLive(queries: readonly Refetchable[]) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const notify = useNotify();
  const { savesData } = useVisit();
  const isLive = useSelector(selectIsLive) ?? !savesData;
  const [isRefreshing, setIsRefreshing] = useState(false);
  const fetchAll = () => Promise.all(queries.map(({ refetch }) => refetch()));
  const look = useEffectEvent(() => void fetchAll());
  const store = useStore<ClimateState>();
  useEffect(() => {
    if (!isLive) return;
    const { fulfilledTimeStamp = Date.now() } = selectRecords(store.getState());
    return startLiveClock(look, fulfilledTimeStamp);
  }, [isLive, store]);
  return {
    isLive,
    setLive: (isOn: boolean) => void dispatch(liveSet(isOn)),
    isOffline: !useIsOnline(),
    isRefreshing,
    /** Fetches on request, and reports the outcome. */
    refresh: async () => {
      setIsRefreshing(true);
      const start = Date.now();
      const results = await fetchAll();
      setIsRefreshing(false);
      if (results.every(({ isError }) => !isError) && !isAnsweredOfflineSince(start)) {
        notify({ tone: 'success', title: formatMessage(messages.refreshed) });
      } else {
        notify({
          tone: 'error',
          title: formatMessage(messages.refreshFailed),
          description: formatMessage(messages.refreshFailedText),
        });
      }
    },
  };
}
