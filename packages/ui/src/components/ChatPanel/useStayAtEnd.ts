'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** How near to its end a list still counts as read to the end, in px. */
const NEAR = 48;

/** Keeps a list that scrolls at its end while it grows, unless the reader has gone up to read. */
export function useStayAtEnd<Item>(list: RefObject<HTMLElement | null>, items: readonly Item[]) {
  const isAtEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list has grown when its items have changed
  useEffect(() => {
    if (list.current && isAtEnd.current) list.current.scrollTop = list.current.scrollHeight;
  }, [list, items]);
  return {
    onScroll: () => {
      const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = list.current ?? {};
      isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
    },
    /** What was just sent is shown, wherever the reader was. */
    goToEnd: () => {
      isAtEnd.current = true;
    },
    /** What comes now is read from its start. */
    stay: () => {
      isAtEnd.current = false;
    },
  };
}
