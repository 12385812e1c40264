import { type PartnershipUpdates, partnershipsApi } from '@nzete/api-client/partnerships';
import { useState } from 'react';
import { useLang } from '../../shared/useLang.ts';

/** The page size. A shorter page is the last one. */
const PART = 50;

interface Older {
  lang: string;
  list: PartnershipUpdates;
  isEnd: boolean;
}

/** The older pages of the feed, in the current language. */
export function useOlderUpdates(newest: PartnershipUpdates) {
  const lang = useLang();
  const [fetchPart, { isFetching }] = partnershipsApi.useLazyGetPartnershipUpdatesQuery();
  const [fetched, setFetched] = useState<Older>();
  const older = fetched?.lang === lang ? fetched : undefined;
  // New posts may have shifted the first page.
  const list = older?.list.filter(({ id }) => newest.every((update) => update.id !== id)) ?? [];
  const last = list.at(-1) ?? newest.at(-1);
  return {
    older: list,
    hasMore: older ? !older.isEnd : newest.length >= PART,
    isLoading: isFetching,
    fetchOlder: async () => {
      if (!last) return;
      const { data } = await fetchPart({ lang, before: last.id });
      if (data) setFetched({ lang, list: [...list, ...data], isEnd: data.length < PART });
    },
  };
}
