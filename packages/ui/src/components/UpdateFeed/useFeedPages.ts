'use client';

import { useEffect, useRef, useState } from 'react';

interface FeedPagesOptions<Entry> {
  updates: readonly Entry[];
  pageSize: number;
  hasMore: boolean | undefined;
  onShowMore: (() => void) | undefined;
}

/** How much of the feed shows. After "Show more" focus goes to the first entry that came, also when it comes later. */
export function useFeedPages<Entry>({ updates, pageSize, hasMore = false, onShowMore }: FeedPagesOptions<Entry>) {
  const [limit, setLimit] = useState(pageSize);
  const list = useRef<HTMLOListElement>(null);
  /** The place of the entry that focus goes to when it is there. */
  const awaited = useRef<number>(undefined);
  const shown = updates.slice(0, limit);

  useEffect(() => {
    const place = awaited.current;
    if (place === undefined || shown.length <= place) return;
    awaited.current = undefined;
    list.current?.children[place]?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }, [shown.length]);

  return {
    list,
    shown,
    canShowMore: updates.length > limit || hasMore,
    showMore: () => {
      awaited.current = shown.length;
      setLimit(shown.length + pageSize);
      if (updates.length < shown.length + pageSize && hasMore) onShowMore?.();
    },
  };
}
