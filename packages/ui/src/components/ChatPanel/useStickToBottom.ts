'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** The distance from the end, in px, within which a list counts as scrolled to the end. */
const NEAR = 48;
/** The space in px above an item that is shown from its beginning. */
const SPACE_ABOVE = 8;

/**
 * Keeps a growing list scrolled to its end, unless the user has scrolled up. A last item that is
 * taller than the list stays at its beginning, which is read first.
 */
export function useStickToBottom<Item>(list: RefObject<HTMLElement | null>, items: readonly Item[]) {
  const isAtEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list has grown when its items have changed
  useEffect(() => {
    const { current } = list;
    if (!current || !isAtEnd.current) return;
    const last = current.querySelector('li:last-child');
    const toStart = last
      ? last.getBoundingClientRect().top - current.getBoundingClientRect().top
      : Number.POSITIVE_INFINITY;
    current.scrollTop = Math.min(current.scrollHeight, current.scrollTop + toStart - SPACE_ABOVE);
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
