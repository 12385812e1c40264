'use client';

import { useEffect } from 'react';

let locks = 0;

/**
 * Keeps the page behind from scrolling while mounted, by styles of the root element alone: the lock that comes with Radix writes a <style>
 * element, which a strict CSP forbids. Where a scroll bar takes space, its space stays, so that nothing shifts.
 */
export function useScrollLock() {
  useEffect(() => {
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
