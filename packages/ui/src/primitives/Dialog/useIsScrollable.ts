'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the element overflows vertically, updated when its size or content changes. */
export function useIsScrollable(ref: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setIsScrollable] = useState(false);
  // Before the first paint, so that it is focusable at once; a ResizeObserver first reports a frame
  // later.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setIsScrollable(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref]);
  return isScrollable;
}
