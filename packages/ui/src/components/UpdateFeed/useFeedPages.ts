'use client';

import { useEffect, useRef, useState } from 'react';

interface FeedPagesOptions<Entry> {
  updates: readonly Entry[];
  pageSize: number;
  hasMore: boolean | undefined;
  onShowMore: (() => void) | undefined;
}

/**
 * How many entries are visible. After "Show more", focus moves to the first new entry, even if it
 * loads later.
 */
export function useFeedPages<Entry>({ updates, pageSize, hasMore = false, onShowMore }: FeedPagesOptions<Entry>) {
  const [limit, setLimit] = useState(pageSize);
  const list = useRef<HTMLOListElement>(null);
  /** The index of the entry to focus once it exists. */
  const pendingFocus = useRef<number>(undefined);
  const shown = updates.slice(0, limit);

  useEffect(() => {
    const place = pendingFocus.current;
    if (place === undefined || shown.length <= place) return;
    pendingFocus.current = undefined;
    list.current?.children[place]?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }, [shown.length]);

  return {
    list,
    shown,
    canShowMore: updates.length > limit || hasMore,
    showMore: () => {
      pendingFocus.current = shown.length;
      setLimit(shown.length + pageSize);
      if (updates.length < shown.length + pageSize && hasMore) onShowMore?.();
    },
  };
}
