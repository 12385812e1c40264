'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** The distance from the end, in px, within which a list counts as scrolled to the end. */
const NEAR = 48;

/** Keeps a growing list scrolled to its end, unless the user has scrolled up. */
export function useStickToBottom<Item>(list: RefObject<HTMLElement | null>, items: readonly Item[]) {
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
    /** Always shows a message that was just sent. */
    goToEnd: () => {
      isAtEnd.current = true;
    },
    /** Shows new content from its start. */
    stay: () => {
      isAtEnd.current = false;
    },
  };
}
