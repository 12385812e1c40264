'use client';

import { type RefObject, useEffect, useState } from 'react';

/** On which sides a scrolling list has more content. */
export interface Overflow {
  start: boolean;
  end: boolean;
}

const none: Overflow = { start: false, end: false };

/**
 * Follows the scrolling and the width of the list. Nothing waits on the server and until the first
 * effect.
 */
export function useOverflow(list: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState(none);
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const update = () => {
      // In right-to-left text, scrollLeft counts down from 0.
      const scrolled = Math.abs(current.scrollLeft);
      const start = scrolled > 1;
      const end = current.scrollWidth - current.clientWidth - scrolled > 1;
      setOverflow((last) => (last.start === start && last.end === end ? last : { start, end }));
    };
    update();
    current.addEventListener('scroll', update, { passive: true });
    const observer = new ResizeObserver(update);
    for (const element of [current, ...current.children]) observer.observe(element);
    return () => {
      current.removeEventListener('scroll', update);
      observer.disconnect();
    };
  }, [list]);
  return overflow;
}
