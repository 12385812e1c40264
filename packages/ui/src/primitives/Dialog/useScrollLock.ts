'use client';

import { useLayoutEffect } from 'react';

let locks = 0;

/**
 * Keeps the page behind from scrolling while mounted, by styles of the root element alone: the lock that comes with Radix writes a <style>
 * element, which a strict CSP forbids. Where a scroll bar takes space, its space stays, so that nothing shifts. Before the first paint, while
 * the layout is known: a moment later reading the width would have the page laid out once more.
 */
export function useScrollLock() {
  useLayoutEffect(() => {
    const { style, clientWidth } = document.documentElement;
    if (locks++ === 0) {
      if (window.innerWidth > clientWidth) style.setProperty('scrollbar-gutter', 'stable');
      style.setProperty('overflow', 'hidden');
    }
    return () => {
      if (--locks > 0) return;
      style.removeProperty('overflow');
      style.removeProperty('scrollbar-gutter');
    };
  }, []);
}
